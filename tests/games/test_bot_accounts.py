"""Bot accounts at the table: marked wherever a seat shows, and rated only where the game says so."""

import pytest

from accounts.identity import Identity
from games import history
from games.models import Event, Game, Seat
from games.rules.record import verify
from games.selectors import rated_seats, read_game
from games.services import lobby, resignations
from tests.games.factories import make_bot, make_lobby, make_player, play_to_the_end

pytestmark = pytest.mark.django_db


@pytest.fixture
def robo():
    """A bot account, whose owner does not play."""
    return make_bot("robo", make_player("gwen"))


def started(robo, **options):
    """A running game of dana, robo and a built-in bot."""
    game = make_lobby(seats=3, **options)
    lobby.join_game(robo, game.uuid)
    lobby.start_game(make_player("dana"), game.uuid, "easy")
    game.refresh_from_db()
    return game


def marks(game):
    """(player, bot, is_bot, rated) of every seat, as anybody sees them."""
    seats = read_game(Identity(), game.uuid).state()["seats"]
    return [(seat["player"], seat["bot"], seat["is_bot"], seat["rated"]) for seat in seats]


def test_seats__of_bot_accounts_and_built_in_bots__are_marked(robo):
    assert marks(started(robo)) == [
        ("dana", None, False, True),
        ("robo", None, True, False),
        (None, "easy", True, False),
    ]


def test_seats__of_a_game_that_rates_bots__count_but_for_the_built_in_bot(robo):
    assert marks(started(robo, rate_bots=True)) == [
        ("dana", None, False, True),
        ("robo", None, True, True),
        (None, "easy", True, False),
    ]


def test_seat__that_a_bot_account_left__is_nobodys(robo):
    game = make_lobby(seats=3)
    lobby.join_game(robo, game.uuid)
    lobby.leave_game(robo, game.uuid)
    assert marks(game)[1] == (None, None, False, False)


def test_seat_taken__says_whether_a_bot_took_it(robo):
    game = started(robo)
    told = history.event_documents(game, Event.objects.filter(game=game, kind=Event.Kind.SEAT_TAKEN).order_by("number"))
    assert [(event["details"]["player"], event["details"]["is_bot"]) for event in told] == [
        ("dana", False),
        ("robo", True),
        (None, True),
    ]


def test_events__hold_keys_and_no_names(robo):
    game = started(robo)
    kept = Event.objects.filter(game=game, kind=Event.Kind.SEAT_TAKEN).order_by("number")
    assert [event.data["player"] for event in kept] == [make_player("dana").pk, robo.pk, None]


def test_record__says_who_is_a_bot_and_is_verified(robo):
    game = play_to_the_end(started(robo, rate_bots=True))
    record = history.record(game)
    assert [seat["is_bot"] for seat in record["seats"]] == [False, True, True]
    assert record["options"]["rate_bots"] is True
    assert verify(record) is None


def test_record__without_marks__is_verified_as_well(robo):
    record = history.record(play_to_the_end(started(robo)))
    for seat in record["seats"]:
        del seat["is_bot"]
    del record["options"]["rate_bots"]
    assert verify(record) is None


@pytest.mark.parametrize(("rate_bots", "rated"), [(False, [0]), (True, [0, 1])])
def test_rated_seats__of_a_finished_game__are_those_that_are_shown_as_rated(robo, rate_bots, rated):
    game = play_to_the_end(started(robo, rate_bots=rate_bots))
    assert list(rated_seats().filter(game=game).values_list("index", flat=True)) == rated
    assert [index for index, mark in enumerate(marks(game)) if mark[3]] == rated


def test_rated_seats__who_resigned_or_missed__count(robo):
    game = started(robo)
    resignations.resign(make_player("dana"), game.uuid)
    play_to_the_end(game)
    assert list(rated_seats().filter(game=game).values_list("index", flat=True)) == [0]


def test_rated_seats__of_a_game_that_runs__are_none(robo):
    started(robo)
    assert list(rated_seats()) == []


def test_mark__of_a_bot_account_that_was_deleted__stays(robo):
    game = play_to_the_end(started(robo))
    Seat.objects.filter(game=game, player=robo).update(player=None)
    assert Seat.objects.get(game=game, index=1).is_bot is True
    assert Game.objects.get(pk=game.pk).rates(Seat.objects.get(game=game, index=1)) is False
