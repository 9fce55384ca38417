"""Snapshots: what is stored of a game is what its rows give, wherever the game stands."""

import io
import json

import pytest
from django.core.management import CommandError, call_command

from accounts.services.account_deletion import delete_player
from games.models import Event, Game, Seat, Snapshot
from games.services import lobby, resignations, resolution
from games.services.snapshots import Comparison, compare
from tests.games.factories import (
    expire,
    kinds,
    make_due,
    make_game,
    make_lobby,
    make_player,
    make_players,
    open_turn,
    play_to_the_end,
    play_turn,
    play_until,
    poison,
    rounds_ended,
    submit,
    submit_all,
)

pytestmark = pytest.mark.django_db


def cancelled():
    game = make_lobby(seats=3)
    lobby.cancel_game(make_player("dana"), game.uuid)
    return game


def left_lobby():
    game = make_lobby(seats=3, name="Dana's table")
    lobby.join_game(make_player("erin"), game.uuid)
    lobby.leave_game(make_player("erin"), game.uuid)
    delete_player(make_player("erin"))
    return game


def after_a_discard():
    return play_until(make_game(), lambda game: running_discards(game) > 0)


def running_discards(game):
    shown = document(game)["discard_area"]
    return 0 if shown is None else shown["count"]


def half_submitted():
    game = make_game()
    play_turn(game)
    submit(game, open_turn(game).waiting_for[0])
    return game


def missed():
    game = make_game()
    expire(game)
    resolution.sweep()
    return game


def on_autopilot():
    game = make_game(seats=3)
    while not Seat.objects.filter(game=game, autopilot_since__isnull=False).exists():
        expire(game)
        resolution.sweep()
    return game


def resigned():
    game = play_until(make_game(), rounds_ended(1))
    resignations.resign(make_player("erin"), game.uuid)
    return game


def finished_without_a_player():
    game = play_to_the_end(make_game(seats=3, name="Dana's table"))
    delete_player(make_player("dana"))
    return game


def playing_without_a_host():
    game = make_game(seats=3)
    play_turn(game)
    delete_player(make_player("dana"))
    return game


def quarantined():
    game = play_until(make_game(), lambda game: open_turn(game).number > 1)
    submit_all(game)
    mend = poison(game)
    for _ in range(len(resolution.RETRY_AFTER) + 1):
        make_due(game)
        resolution.sweep()
    mend()
    assert "game_suspended" in kinds(game)
    return game


def released():
    game = quarantined()
    resolution.release(game.pk)
    return game


def played_by_bots_alone():
    game = make_game(seats=2)
    for player in make_players(2):
        delete_player(player)
    while resolution.sweep():
        pass
    return game


STATES = {
    "lobby": make_lobby,
    "lobby_with_bots": lambda: make_lobby(bots=["easy"]),
    "lobby_that_was_left": left_lobby,
    "cancelled": cancelled,
    "first_turn": make_game,
    "half_submitted": half_submitted,
    "after_a_discard": after_a_discard,
    "missed": missed,
    "on autopilot": on_autopilot,
    "with_bots": lambda: make_game(seats=4, bots=["easy", "steady"]),
    "second_round": lambda: play_until(make_game(), rounds_ended(1)),
    "open_log": lambda: play_until(make_game(open_log=True), rounds_ended(1)),
    "resigned": resigned,
    "playing_without_a_host": playing_without_a_host,
    "quarantined": quarantined,
    "released": released,
    "finished": lambda: play_to_the_end(make_game(seats=2)),
    "finished_without_a_player": finished_without_a_player,
    "played_by_bots_alone": played_by_bots_alone,
}


def document(game):
    """The stored snapshot."""
    return json.loads(Snapshot.objects.get(game=game).document)


def rebuild(*, check):
    """(What the command prints, its exit code)."""
    out = io.StringIO()
    try:
        call_command("rebuild_snapshots", *["--check"] * check, stdout=out)
    except CommandError as error:
        return f"{out.getvalue()}{error}", 1
    return out.getvalue().strip(), 0


@pytest.mark.parametrize("state", STATES)
def test_snapshot__of_every_state__is_what_the_rows_give(state):
    game = STATES[state]()
    stored = Snapshot.objects.get(game=game).document
    found = Comparison()
    compare([game.pk], found, rewrite=False)
    assert (found.checked, found.different, found.broken) == (1, [], [])
    Snapshot.objects.filter(game=game).update(document="{}")
    assert rebuild(check=False)[1] == 0
    assert Snapshot.objects.get(game=game).document == stored


def test_finished_game__board_and_last_turn__are_in_the_snapshot():
    shown = document(STATES["finished"]())
    assert shown["status"] == "finished"
    assert shown["last_turn"] is not None
    assert shown["draw_deck"] is not None
    assert all(seat["grid"] for seat in shown["seats"])


@pytest.mark.parametrize(
    ("change", "member"),
    [
        (lambda game: Seat.objects.filter(game=game, index=1).update(misses=9), "seats"),
        (lambda game: Game.objects.filter(pk=game.pk).update(name="Another"), "name"),
        (lambda game: game.turns.filter(resolved_at=None).update(opened_at="2020-01-01T00:00:00Z"), "turn"),
    ],
)
def test_check__a_row_was_changed_by_hand__names_the_game(change, member):
    game, other = make_game("one"), make_game("two")
    before = document(game)
    change(game)
    text, code = rebuild(check=True)
    assert (code, text) == (1, f"{game.uuid}: differs\n2 snapshots, 1 differ, 0 of broken games")
    assert document(game) == before
    assert rebuild(check=False) == (f"{game.uuid}: rebuilt\n2 snapshots, 1 rebuilt, 0 of broken games", 0)
    assert {name for name, value in document(game).items() if value != before[name]} == {member}
    assert rebuild(check=True)[1] == 0
    assert other.version == Event.objects.filter(game=other).count()


def test_rebuild__of_a_game_whose_rows_are_broken__leaves_it_alone_and_says_so():
    game = make_game()
    before = document(game)
    poison(game)
    text, code = rebuild(check=False)
    assert (code, text.splitlines()[0]) == (1, f"{game.uuid}: the rules refuse its rows, left alone")
    assert document(game) == before


def test_resignation__in_a_game_whose_rows_are_broken__shows_no_cards_until_it_is_mended():
    game = make_game(seats=3)
    mend = poison(game)
    resignations.resign(make_player("erin"), game.uuid)
    shown = document(game)
    assert (shown["seats"][1]["resigned"], shown["draw_deck"], shown["seats"][0]["grid"]) == (True, None, [])
    mend()
    assert rebuild(check=False)[1] == 0
    assert document(game)["draw_deck"] is not None
