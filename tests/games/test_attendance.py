"""DA4: turns asked and missed are counted, and lobbies admit reliable players."""

import pytest

from accounts.models import Miss, Reliability
from accounts.reliability import reliability_of
from duckcover.errors import AppError, ErrorCode
from games.models import Grid, Submission
from games.services import lobby, offers, resignations, resolution
from games.services.locks import database_now
from tests.games.clients import Api
from tests.games.factories import (
    awaits,
    expire,
    make_game,
    make_lobby,
    make_player,
    make_players,
    open_turn,
    play_to_the_end,
    play_until,
    player_of,
    rounds_ended,
    submit,
)

pytestmark = pytest.mark.django_db


def asked(player):
    return reliability_of(player, database_now()).turns_asked


def moves(game, seat, *origins):
    return Submission.objects.filter(turn__game=game, seat=seat, origin__in=origins).count()


def miss(game, seat):
    """Let all move but one, who misses the open turn."""
    for other in set(open_turn(game).waiting_for) - {seat}:
        submit(game, other)
    expire(game)
    assert resolution.resolve_game(game.pk) == 1


@pytest.fixture
def game():
    """Three players, all of them asked."""
    return play_until(make_game(seats=3), awaits(3))


def test_da4__game_is_over__every_move_of_a_player_was_asked_for():
    game = play_to_the_end(make_game(seats=3, bots=["easy"]))
    assert [asked(player_of(game, seat)) for seat in (0, 1)] == [moves(game, seat, "player") for seat in (0, 1)]
    assert Reliability.objects.count() == 2


def test_da4__round_runs__its_turns_wait_to_be_counted(game):
    assert not Reliability.objects.exists()
    waiting = [grid.asked for grid in Grid.objects.filter(round__game=game).order_by("seat")]
    assert waiting == [moves(game, seat, "player") for seat in range(3)]
    play_until(game, rounds_ended(1))
    assert all(asked(player_of(game, seat)) > 0 for seat in range(3))


def test_da4__miss__counts_at_once_as_a_turn_asked(game):
    miss(game, 1)
    record = reliability_of(player_of(game, 1), database_now())
    assert (record.misses, record.turns_asked) == (1, 1)
    assert not Miss.objects.exclude(player=player_of(game, 1)).exists()


def test_da4__two_misses_on_one_day__have_one_row(game):
    miss(game, 1)
    play_until(game, awaits(3))
    miss(game, 1)
    assert (Miss.objects.count(), asked(player_of(game, 1))) == (1, 2)


def test_da4__turns_on_autopilot__are_not_asked(game):
    for _ in range(2):
        miss(game, 1)
        while 1 not in open_turn(game).asked:
            for seat in open_turn(game).waiting_for:
                submit(game, seat)
            assert resolution.resolve_game(game.pk) == 1
    before = asked(player_of(game, 1)) + Grid.objects.get(round__game=game, seat=1).asked
    play_until(game, rounds_ended(1))
    assert asked(player_of(game, 1)) == before


def test_da4__seat_is_taken_over__each_player_is_counted_for_the_own_turns(game):
    former, zoe = player_of(game, 1), make_player("zoe")
    before = moves(game, 1, "player")
    resignations.resign(former, game.uuid)
    offers.offer_seat(player_of(game, 0), game.uuid, 1)
    offers.take_seat(zoe, game.uuid, 1)
    play_to_the_end(game)
    assert (asked(former), asked(zoe)) == (before, moves(game, 1, "player") - before)


def test_da4__profile_and_own_account__show_it(game):
    miss(game, 1)
    player = player_of(game, 1)
    wanted = {"value": 95, "new": True, "turns_asked": 1, "misses": 1}
    assert Api().get(f"/players/{player.username}").json()["reliability"] == wanted
    assert Api(player).get("/me").json()["reliability"] == wanted


def unreliable():
    """A player who has missed one of two turns: 95."""
    player = make_player("zoe")
    Miss.objects.create(player=player, at=database_now())
    Reliability.objects.create(player=player, turns_asked=2)
    return player


@pytest.mark.parametrize(("minimum", "welcome"), [(95, True), (96, False), (None, True)])
def test_da4__reliability_min__admits_who_is_as_reliable(minimum, welcome):
    table, player = make_lobby(seats=3, reliability_min=minimum), unreliable()
    if welcome:
        lobby.join_game(player, table.uuid)
        assert table.seats.filter(player=player).exists()
        return
    with pytest.raises(AppError) as refused:
        lobby.join_game(player, table.uuid)
    assert refused.value.code == ErrorCode.RELIABILITY_TOO_LOW


def test_da4__reliability_min__admits_a_new_player(game):
    table = make_lobby(make_players(1)[0], seats=3, reliability_min=100)
    lobby.join_game(make_player("yara"), table.uuid)


def test_da4__reliability_min__holds_for_seats_on_offer():
    game = make_game(seats=3, reliability_min=96)
    resignations.resign(player_of(game, 1), game.uuid)
    offers.offer_seat(player_of(game, 0), game.uuid, 1)
    with pytest.raises(AppError) as refused:
        offers.take_seat(unreliable(), game.uuid, 1)
    assert refused.value.code == ErrorCode.RELIABILITY_TOO_LOW
