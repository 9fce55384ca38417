"""How many queries reads cost: the same whatever the number of rows, seats and rounds."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.games.clients import Api
from tests.games.factories import make_game, make_player, open_turn, play_turn, play_until, rounds_ended, submit

pytestmark = pytest.mark.django_db


def queries(api, path, **headers):
    """How many queries a read makes that is answered with 200 or 304; one of them lets it in."""
    with CaptureQueriesContext(
        connection,
    ) as captured:
        assert api.get(path, **headers).status_code in (200, 304)
    return len(captured)


@pytest.fixture
def dana_api(db):
    """dana, signed in by token."""
    return Api(make_player("dana"))


def test_game__with_a_token__is_one_query_beside_its_count(dana_api):
    game = make_game()
    submit(game, 0)
    assert queries(dana_api, f"/games/{game.uuid}") == 2


def test_game__anonymous__is_one_query_beside_its_count():
    assert queries(Api(), f"/games/{make_game().uuid}") == 2


def test_game__not_modified__is_one_query_beside_its_count(dana_api):
    game = make_game()
    tag = dana_api.get(f"/games/{game.uuid}")["ETag"]
    assert queries(dana_api, f"/games/{game.uuid}", If_None_Match=tag) == 2


@pytest.mark.parametrize("seats", [2, 7])
def test_game__whatever_its_seats__is_one_query_beside_its_count(dana_api, seats):
    assert queries(dana_api, f"/games/{make_game(seats=seats).uuid}") == 2


def test_game__in_its_third_round__is_one_query_beside_its_count(dana_api):
    game = play_until(make_game(seats=2), rounds_ended(2))
    assert queries(dana_api, f"/games/{game.uuid}") == 2


@pytest.mark.parametrize(
    ("path", "expected"),
    [("/games", 4), ("/games?seat=me", 4), ("/games?awaiting=me", 4), ("/games?status=playing", 4), ("/me/turns", 3)],
)
def test_list__one_row_and_three__is_the_same_number(dana_api, path, expected):
    make_game("first", seats=2)
    one = queries(dana_api, path)
    make_game("second", seats=3)
    make_game("third", seats=4)
    assert len(dana_api.get(path).json()["results"]) == 3
    assert (one, queries(dana_api, path)) == (expected, expected)


def test_events__one_turn_and_three__is_the_same_number(dana_api):
    game = make_game(seats=2)
    path = f"/games/{game.uuid}/events?limit=100"
    play_turn(game)
    one = queries(dana_api, path)
    play_turn(game)
    play_turn(game)
    assert queries(dana_api, path) == one


def test_events__one_round_and_three__is_the_same_number():
    game = play_until(make_game(seats=2), rounds_ended(1))
    path = f"/games/{game.uuid}/events?limit=100"
    one = queries(Api(), path)
    play_until(game, rounds_ended(3))
    assert queries(Api(), path) == one


def test_record__one_round_and_three__is_the_same_number():
    game = play_until(make_game(seats=2), rounds_ended(1))
    path = f"/games/{game.uuid}/record"
    one = queries(Api(), path)
    play_until(game, rounds_ended(3))
    assert queries(Api(), path) == one


@pytest.mark.parametrize("name", ["fairness", "turns/1"])
def test_history__two_seats_and_seven__is_the_same_number(name):
    few, many = (play_until(make_game(f"seats {seats}", seats=seats, open_log=True), _two_turns) for seats in (2, 7))
    assert queries(Api(), f"/games/{few.uuid}/{name}") == queries(Api(), f"/games/{many.uuid}/{name}")


def _two_turns(game):
    return open_turn(game).number >= 3
