"""A player's account is deleted: what becomes of its lobbies, its running games, and what was played."""

import json

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from accounts.identity import Identity
from accounts.services.account_deletion import delete_player
from games import history
from games.models import EVENT_STEP, Event, Game, Round, Seat, Snapshot
from games.rules.record import verify
from games.selectors import read_game
from games.services import account_deletion, lobby, resignations, resolution
from tests.chaos.invariants import check_games
from tests.games.factories import (
    expire,
    kinds,
    make_game,
    make_lobby,
    make_player,
    make_players,
    open_turn,
    origins,
    play_to_the_end,
    play_turn,
    play_until,
    poison,
    rounds_ended,
    submit,
)

pytestmark = [pytest.mark.django_db, pytest.mark.thorough]

ANYBODY = Identity()


def shown(game):
    """The game as anybody sees it."""
    return read_game(ANYBODY, game.uuid).state()


def seats_shown(game):
    """(player, bot, resigned) of every seat, as anybody sees them."""
    return [(seat["player"], seat["bot"], seat["resigned"]) for seat in shown(game)["seats"]]


def events_of(game):
    """Every event as anybody sees it."""
    game.refresh_from_db()
    return history.event_documents(game, history.events_after(game, 0, 1000))


def check(game):
    """The invariants of the game hold, the version among them. Raises: AssertionError."""
    connection.ensure_connection()
    check_games(connection.connection, [game.pk])


def everything_kept(game):
    """Every row of a game as text."""
    rows = [list(model.objects.filter(game=game).values()) for model in (Seat, Round, Event, Snapshot)]
    return json.dumps(
        [
            *rows,
            list(Game.objects.filter(pk=game.pk).values()),
            history.event_documents(game, Event.objects.filter(game=game)),
        ],
        default=str,
    )


# --- lobbies ----------------------------------------------------------------------------------------------


def test_lobby__of_a_guest__has_a_free_seat_again():
    game = make_lobby(seats=3)
    lobby.join_game(make_player("erin"), game.uuid, family="divers", player_seed=b"e" * 16)
    delete_player(make_player("erin"))
    seat = Seat.objects.get(game=game, index=1)
    assert (seat.taken, seat.family, bytes(seat.player_seed)) == (False, None, b"")
    assert kinds(game)[-2:] == ["player_deleted", "seat_left"]
    check(game)


def test_lobby__of_the_host__is_handed_on_and_can_be_started():
    game = make_lobby(seats=3, name="Dana's table")
    lobby.join_game(make_player("erin"), game.uuid)
    delete_player(make_player("dana"))
    assert (shown(game)["host"], kinds(game)[-3:]) == ("erin", ["player_deleted", "seat_left", "host_changed"])
    lobby.start_game(make_player("erin"), game.uuid, "easy")
    assert shown(game)["status"] == "playing"
    check(game)


def test_lobby__of_the_host_alone__is_cancelled_and_points_at_nobody():
    game = make_lobby(seats=3, bots=["easy"])
    delete_player(make_player("dana"))
    game.refresh_from_db()
    assert (game.status, game.host) == (Game.Status.CANCELLED, None)
    assert kinds(game)[-3:] == ["player_deleted", "seat_left", "game_cancelled"]
    check(game)


# --- running games ----------------------------------------------------------------------------------------


def test_running_game__seat_that_had_not_moved__is_decided_by_the_stand_in_at_once():
    game = make_game(seats=3)
    number = open_turn(game).number
    delete_player(make_player("erin"))
    assert (origins(game, number), open_turn(game).waiting_for) == ({1: "bot"}, [0, 2])
    assert kinds(game)[-2:] == ["seat_resigned", "player_deleted"]
    assert seats_shown(game) == [("dana", None, False), (None, None, True), ("finn", None, False)]
    check(game)


def test_running_game__move_that_was_submitted__stands():
    game = make_game(seats=3)
    number = open_turn(game).number
    submit(game, 1)
    delete_player(make_player("erin"))
    assert origins(game, number) == {1: "player"}
    check(game)


def test_running_game__last_seat_awaited__is_due_at_once():
    game = make_game(seats=3)
    number = open_turn(game).number
    submit(game, 0)
    submit(game, 2)
    delete_player(make_player("erin"))
    assert resolution.sweep() == 1
    assert open_turn(game).number > number
    check(game)


def test_running_game__last_seat_awaited__rings_a_worker(django_capture_on_commit_callbacks):
    game = make_game(seats=2)
    submit(game, 0)
    with django_capture_on_commit_callbacks() as rung:
        delete_player(make_player("erin"))
    assert len(rung) == 1


def test_running_game__of_the_host__is_handed_on_to_one_who_plays():
    game = make_game(seats=3, name="Dana's table")
    resignations.resign(make_player("erin"), game.uuid)
    delete_player(make_player("dana"))
    state = shown(game)
    assert (state["host"], state["name"]) == ("finn", "")
    assert kinds(game)[-3:] == ["seat_resigned", "player_deleted", "host_changed"]
    check(game)


def test_running_game__everybody_is_gone__is_played_to_its_end_by_itself():
    game = make_game(seats=2)
    for player in make_players(2):
        delete_player(player)
    while resolution.sweep():
        pass
    state = shown(game)
    assert (state["status"], state["host"]) == ("finished", None)
    assert verify(history.record(Game.objects.get(pk=game.pk))) is None
    check(game)


def test_running_game__seat_that_had_resigned__resigns_only_once():
    game = make_game(seats=3)
    resignations.resign(make_player("erin"), game.uuid)
    delete_player(make_player("erin"))
    assert kinds(game).count("seat_resigned") == 1
    check(game)


def test_running_game__with_broken_rows__goes_on_once_it_is_mended():
    game = make_game(seats=3)
    mend = poison(game)
    delete_player(make_player("erin"))
    assert seats_shown(game)[1] == (None, None, True)
    mend()
    submit(game, 0)
    submit(game, 2)
    expire(game)
    assert resolution.sweep() == 1
    check(game)


def test_running_game__last_turn__is_still_shown():
    game = make_game(seats=3)
    play_turn(game)
    before = shown(game)
    delete_player(make_player("erin"))
    assert [shown(game)[name] for name in ("last_turn", "draw_deck", "round")] == [
        before[name] for name in ("last_turn", "draw_deck", "round")
    ]


# --- what was played --------------------------------------------------------------------------------------


@pytest.fixture
def finished():
    """A finished game that dana hosted."""
    return play_to_the_end(make_game("departure", seats=3, name="Dana's table"))


def test_finished_game__but_for_the_name__stays_as_it_was(finished):
    before = shown(finished)
    delete_player(make_player("dana"))
    before["seats"][0]["player"], before["host"], before["name"] = None, None, ""
    assert shown(finished) == {**before, "version": before["version"] + EVENT_STEP}
    check(finished)


def test_finished_game__record__is_still_verified(finished):
    delete_player(make_player("dana"))
    finished.refresh_from_db()
    record = history.record(finished)
    assert [seat["player"] for seat in record["seats"]] == [None, "erin", "finn"]
    assert record["options"]["name"] == ""
    assert verify(record) is None


@pytest.mark.parametrize(
    "make", [make_lobby, make_game, lambda name: play_until(make_game(name=name), rounds_ended(1))]
)
def test_name__of_the_deleted__is_in_no_row_and_no_event(make):
    game = make(name="dana's table")
    assert "dana" in everything_kept(game)
    delete_player(make_player("dana"))
    game.refresh_from_db()
    assert "dana" not in everything_kept(game)


def test_name__of_a_guest__leaves_the_name_of_the_game(finished):
    delete_player(make_player("erin"))
    assert (shown(finished)["name"], shown(finished)["host"]) == ("Dana's table", "dana")


def test_game_that_was_left_in_the_lobby__forgets_the_name_and_says_so():
    game = make_lobby(seats=3)
    lobby.join_game(make_player("erin"), game.uuid)
    lobby.leave_game(make_player("erin"), game.uuid)
    before = read_game(ANYBODY, game.uuid).etag
    delete_player(make_player("erin"))
    told = events_of(game)
    assert [event["details"]["player"] for event in told if event["kind"] == "seat_taken"] == ["dana", None]
    assert (told[-1]["kind"], told[-1]["seat"]) == ("player_deleted", None)
    assert read_game(ANYBODY, game.uuid).etag != before
    check(game)


def test_cancelled_game__forgets_its_host():
    game = make_lobby(seats=3, name="Dana's table")
    lobby.cancel_game(make_player("dana"), game.uuid)
    delete_player(make_player("dana"))
    state = shown(game)
    assert (state["status"], state["host"], state["name"], state["seats"][0]["player"]) == ("cancelled", None, "", None)
    check(game)


def test_rated_seats__of_the_deleted__still_count(finished):
    delete_player(make_player("dana"))
    assert [seat["rated"] for seat in shown(finished)["seats"]] == [True, True, True]


@pytest.mark.parametrize("name", ["dana", "erin"])
def test_erase__one_finished_game_and_three__is_the_same_number_of_queries(name):
    def queries(player):
        with transaction.atomic(), CaptureQueriesContext(connection) as captured:
            account_deletion.erase(player)
            transaction.set_rollback(True)
        return len(captured)

    player = make_player(name)
    play_to_the_end(make_game("one", seats=2))
    one = queries(player)
    for key in ("two", "three"):
        play_to_the_end(make_game(key, seats=2))
    assert queries(player) == one
