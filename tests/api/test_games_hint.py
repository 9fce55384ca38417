"""Hints over HTTP: what they say, in which language, and where there are none."""

import pytest
from django.utils import translation

from accounts.models import Player
from accounts.services.account_deletion import delete_player
from games.bots.hints import LEVELS, hint
from games.hint_texts import sentence
from games.models import Game, Seat, Submission, Tenure
from games.rules.observation import observe
from games.rules.record_format import move_to_json
from games.services import lobby, resignations
from games.services.table import load_tables
from tests.games.clients import Api, refused
from tests.games.factories import (
    fix_shuffles,
    make_bot,
    make_game,
    make_lobby,
    make_player,
    open_turn,
    play_to_the_end,
    play_turn,
    play_until,
    poison,
    submit,
)

pytestmark = pytest.mark.django_db

OFF = (409, "hints_off")


@pytest.fixture
def game():
    """dana alone with two bots, some turns on."""
    return play_until(make_game("hint", seats=3, bots=("steady", "easy")), lambda game: open_turn(game).number > 8)


@pytest.fixture
def dana(db):
    return Api(make_player("dana"))


def ask(api, game, **headers):
    return api.get(f"/games/{game.uuid}/hint", **headers)


def seen_by(game, seat=0):
    return observe(load_tables([game.pk])[0].state, seat)


def test_hint__turn_that_waits__is_what_the_bots_do_and_why(dana, game):
    answer, seen, turn = ask(dana, game), seen_by(game), open_turn(game)
    said = answer.json()
    assert (answer.status_code, said["turn"], said["quacks"]) == (200, turn.number, False)
    found = [hint(level, seen) for level in LEVELS]
    assert [(each["level"], each["move"], each["next_best"], each["margin"]) for each in said["hints"]] == [
        (each.level, move_to_json(each.move), each.other and move_to_json(each.other), each.margin) for each in found
    ]
    assert [each["reasons"] for each in said["hints"]] == [
        [
            {
                "code": reason.code,
                "figures": reason.figures,
                "gain": reason.gain,
                "text": sentence(reason, seen.rules),
            }
            for reason in each.reasons
        ]
        for each in found
    ]
    legal = dana.get(f"/games/{game.uuid}").json()["you"]["legal_moves"]
    assert all(each["move"] in legal for each in said["hints"])


def test_hint__asked_again__is_the_same_and_not_modified(dana, game):
    first, second = ask(dana, game), ask(dana, game)
    assert first.content == second.content
    assert ask(dana, game, If_None_Match=first["ETag"]).status_code == 304
    play_turn(game)
    assert ask(dana, game, If_None_Match=first["ETag"]).status_code == 200


@pytest.mark.parametrize("language", ["es", "fr", "it", "ko"])
def test_hint__another_language__is_said_in_it_with_the_same_figures(dana, game, language):
    answers = [ask(dana, game, Accept_Language=each) for each in ("en", language)]
    assert [answer["Content-Language"] for answer in answers] == ["en", language]
    english, other = (answer.json()["hints"] for answer in answers)
    with translation.override(language):
        assert [reason["text"] for reason in other[0]["reasons"]] == [
            sentence(reason, seen_by(game).rules) for reason in hint("steady", seen_by(game)).reasons
        ]
    for one, same in zip(english, other, strict=True):
        for reason, translated in zip(one["reasons"], same["reasons"], strict=True):
            assert (reason["code"], reason["figures"]) == (translated["code"], translated["figures"])
            assert reason["text"] != translated["text"]


def test_hint__move_is_in_but_may_be_changed__is_the_same(dana, game):
    before = ask(dana, game).json()
    submit(game, 0)
    assert ask(dana, game).json() == before


def test_hint__asked__changes_nothing_in_six_queries(dana, game, django_assert_num_queries):
    before = (dana.get(f"/games/{game.uuid}").content, list(Submission.objects.values()))
    with django_assert_num_queries(6):
        ask(dana, game)
    assert (dana.get(f"/games/{game.uuid}").content, list(Submission.objects.values())) == before


def test_hint__seat_that_quacks__says_so():
    """A bot account is still to move: else such a turn is over at once."""
    game = _with_a_bot_account()
    game = play_until(game, lambda game: open_turn(game).waiting_for == [1])
    said = ask(Api(make_player("dana")), game).json()
    assert (said["turn"], said["quacks"], said["hints"]) == (open_turn(game).number, True, [])


def _with_a_bot_account(key="hint", **options):
    """dana and a bot account of erin's."""
    game = fix_shuffles(make_lobby(make_player("dana"), seats=2, **options), key)
    bot = Player.objects.filter(username="robo").first() or make_bot("robo", make_player("erin"))
    lobby.join_game(bot, game.uuid)
    game.refresh_from_db()
    return game


def test_hint__bot_account_beside__is_given_but_where_its_results_are_rated(dana):
    assert ask(dana, _with_a_bot_account()).status_code == 200
    assert refused(ask(dana, _with_a_bot_account("rated", rate_bots=True))) == OFF


def test_hint__another_person_at_the_table__is_refused(dana):
    assert refused(ask(dana, make_game(seats=3, bots=("steady",)))) == OFF


def _resign(game):
    resignations.resign(make_player("erin"), game.uuid)


def _delete(game):
    delete_player(make_player("erin"))


def _hand_over(game):
    """Somebody else's seat is a bot account's now: only its tenure tells."""
    Tenure.objects.create(
        game=game,
        seat=1,
        player=make_player("erin"),
        from_turn=1,
        to_turn=3,
        ended_by="resigned",
        ended_at=game.started_at,
    )
    bot = make_bot("robo", make_player("erin"))
    Seat.objects.filter(game=game, index=1).update(player=bot, bot_account=True, resigned_at=None)


@pytest.mark.parametrize("go", [_resign, _delete, _hand_over])
def test_hint__person_who_has_gone__still_counts(dana, go):
    game = make_game(seats=3, bots=("steady",))
    go(game)
    assert refused(ask(dana, game)) == OFF


def test_hint__seat_taken_over_from_somebody_else__is_refused(dana, game):
    Tenure.objects.create(
        game=game,
        seat=0,
        player=make_player("erin"),
        from_turn=1,
        to_turn=3,
        ended_by="resigned",
        ended_at=game.started_at,
    )
    assert refused(ask(dana, game)) == OFF


def test_hint__game_of_a_league__is_refused(dana, game):
    Game.objects.filter(pk=game.pk).update(league=game.uuid)
    assert refused(ask(dana, game)) == OFF


def test_hint__caller_who_has_resigned__is_refused(dana, game):
    resignations.resign(make_player("dana"), game.uuid)
    game.refresh_from_db()
    expected = "already_resigned" if game.status == Game.Status.PLAYING else "game_not_playing"
    assert refused(ask(dana, game)) == (409, expected)


@pytest.mark.parametrize(
    "make", [lambda: make_lobby(seats=2), lambda: play_to_the_end(make_game(seats=2, bots=("easy",)))]
)
def test_hint__game_that_is_not_played__is_refused(dana, make):
    assert refused(ask(dana, make())) == (409, "game_not_playing")


def test_hint__rows_that_the_rules_refuse__is_unavailable(dana, game):
    poison(game)
    assert refused(ask(dana, game)) == (503, "service_unavailable")


def test_hint__who_has_no_seat__learns_no_more_than_elsewhere(game):
    assert refused(ask(Api(), game)) == (401, "not_authenticated")
    zoe = Api(make_player("zoe"))
    assert refused(ask(zoe, game)) == (403, "not_seated")
    Game.objects.filter(pk=game.pk).update(visibility="private")
    assert refused(ask(zoe, game)) == (404, "not_found")
