"""The games' part of the export of an account: everything of the player's, and nothing that H5 hides."""

import json

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.access import seats_once_taken
from games.models import Submission, Turn
from games.personal_history import personal_history
from games.services import lobby, resignations
from tests.games.factories import (
    make_game,
    make_lobby,
    make_player,
    open_turn,
    origins,
    play_to_the_end,
    play_turn,
    play_until,
    rounds_ended,
    submit,
)
from tests.games.shapes import ANY_TIME

pytestmark = pytest.mark.django_db


def history_of(name):
    """What is held of a player in games, as JSON makes it."""
    return json.loads(json.dumps(personal_history(make_player(name))))


def turns_of(seat):
    """The numbers of the turns whose moves are in it."""
    return [move["turn"] for move in seat["moves"]]


def test_history__of_a_lobby__is_the_whole_document():
    game = make_lobby(name="Tuesday", family="divers", player_seed=b"d" * 16)
    assert history_of("dana") == {
        "seats": [
            {
                "game": str(game.uuid),
                "name": "Tuesday",
                "status": "lobby",
                "host": True,
                "seat": 0,
                "family": "divers",
                "created_at": ANY_TIME,
                "finished_at": None,
                "resigned_at": None,
                "from_turn": 1,
                "misses": 0,
                "autopilot_since": None,
                "player_seed": (b"d" * 16).hex(),
                "round_seeds": [],
                "result": None,
                "moves": [],
                "orders": None,
            }
        ],
        "tenures": [],
        "left": [],
        "invitations": [],
        "tickets": [],
        "messages": [],
    }


def test_history__of_a_finished_game__has_every_move_every_seed_and_the_result():
    game = make_lobby(seats=2)
    lobby.join_game(make_player("erin"), game.uuid, player_seed=b"e" * 16)
    play_to_the_end(game)
    (seat,) = history_of("erin")["seats"]
    moved = Submission.objects.filter(turn__game=game, seat=1).order_by("turn__number")
    assert turns_of(seat) == [move.turn.number for move in moved.select_related("turn")]
    assert seat["round_seeds"] == [(b"e" * 16).hex()] * 3
    assert seat["result"] == next(each for each in game.result["ranking"] if each["seat"] == 1)
    assert seat["host"] is False


def test_history__moves__say_what_and_when_and_who_decided():
    game = make_game(seats=2)
    submit(game, 1)
    (move,) = history_of("erin")["seats"][0]["moves"]
    assert (move["round"], move["turn"], move["origin"]) == (1, open_turn(game).number, "player")
    assert set(move) == {"round", "turn", "action", "from", "to", "origin", "submitted_at"}


def test_history__while_a_round_runs__has_the_last_turn_and_the_open_one():
    game = play_until(make_game("past", seats=2), lambda game: open_turn(game).number >= 6)
    submit(game, open_turn(game).waiting_for[0])
    number = open_turn(game).number
    for name, seat in (("dana", 0), ("erin", 1)):
        own = [turn for turn in (number - 1, number) if seat in origins(game, turn)]
        assert turns_of(history_of(name)["seats"][0]) == own


def test_history__once_a_round_has_ended__has_all_its_moves():
    game = play_until(make_game("past", seats=2), rounds_ended(1))
    ended = set(Turn.objects.filter(game=game, round__number=1).values_list("number", flat=True))
    own = {number for number in ended if 0 in origins(game, number)}
    assert own <= set(turns_of(history_of("dana")["seats"][0]))


def test_history__of_a_game_with_an_open_log__has_all_moves():
    game = play_until(make_game("past", seats=2, open_log=True), lambda game: open_turn(game).number >= 6)
    own = [number for number in range(1, open_turn(game).number) if 0 in origins(game, number)]
    assert turns_of(history_of("dana")["seats"][0]) == own


def test_history__seat_that_was_left__is_named():
    game = make_lobby(seats=3)
    lobby.join_game(make_player("erin"), game.uuid)
    lobby.leave_game(make_player("erin"), game.uuid)
    left = [{"game": str(game.uuid), "seat": 1, "taken_at": ANY_TIME}]
    expected = {"seats": [], "tenures": [], "left": left, "invitations": [], "tickets": [], "messages": []}
    assert history_of("erin") == expected


def test_history__invited__says_to_what_and_the_answer():
    make_player("erin")
    game = make_lobby(make_player("dana"), invited=["erin"])
    wanted = {"game": str(game.uuid), "state": "open", "created_at": ANY_TIME, "answered_at": None}
    assert history_of("erin")["invitations"] == [wanted]


def test_history__after_a_resignation__says_when():
    game = make_game(seats=3)
    resignations.resign(make_player("erin"), game.uuid)
    assert history_of("erin")["seats"][0]["resigned_at"] == ANY_TIME


def test_history__one_game_and_three__is_the_same_number_of_queries():
    def queries():
        with CaptureQueriesContext(connection) as captured:
            personal_history(dana)
        return len(captured)

    dana = make_player("dana")
    play_turn(make_game("one", seats=2))
    one = queries()
    for key in ("two", "three"):
        play_turn(make_game(key, seats=3))
    assert (one, queries()) == (10, 10)


def test_seats_once_taken__are_found_by_their_index():
    make_game()
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off")
    assert "event_seat_taken_by" in seats_once_taken(make_player("dana")).explain()
