"""Writes what a step changed in many games by a fixed number of statements, all in the caller's transaction."""

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from django.db import connection

from games.documents import json_text, timestamp
from games.models import Event, Game, Grid, Round, Seat, Snapshot, Submission, Turn
from games.services import queue
from games.services.rows import insert, pipeline, update
from games.services.snapshots import document
from games.services.table import Table

PILES = ("draw_deck", "captain_pile", "discard_area", "last")


def save(tables: Sequence[Table]) -> None:
    """Write every change of these tables, their events and their new snapshots.

    Takes no lock of its own: the games are locked by the caller, whose transaction this is.
    """
    for table in tables:
        for row in table.turned_rounds.values():
            row.save()
    with pipeline():
        _close_turns([table.resolved_turn for table in tables if table.resolved_turn])
        _insert_turns(tables)
        update(Round, _only_laid_rounds(tables), PILES)
        update(Grid, [grid for table in tables for grid in table.changed_grids], ("stacks",))
        insert(Grid, [grid for table in tables for grid in table.new_grids])
        update(Seat, [seat for table in tables for seat in table.missed_seats], ("misses",))
        _save_games(tables)
    for table in tables:
        if table.turn is not None and not table.turn.waiting_for:
            queue.enqueue_resolution(table.game.pk)  # only bots have moved for long: the next step goes on at once


def save_games(tables: Sequence[Table]) -> None:
    """Write the games' own rows, their events and their snapshots: all there is to write in the lobby."""
    with pipeline():
        _save_games(tables)


def last_turn_shown(game: Game) -> dict[str, Any] | None:
    """What the current snapshot of a locked game shows as its last turn, for a step that resolves none."""
    text = Snapshot.objects.values_list("document", flat=True).get(game=game)
    shown: dict[str, Any] | None = msgspec.json.decode(text)["last_turn"]
    return shown


def show_deadline(game: Game, deadline: dt.datetime) -> None:
    """Show another deadline of the open turn in the snapshot of a locked game, whatever its rows are like."""
    with _shown(game) as shown:
        shown["turn"]["deadline"] = timestamp(deadline)


def show_resigned(game: Game, seat: int) -> None:
    """Show in the snapshot of a locked game that a seat has resigned, whatever its rows are like."""
    with _shown(game) as shown:
        shown["seats"][seat]["resigned"] = True


@contextmanager
def _shown(game: Game) -> Iterator[dict[str, Any]]:
    """What the snapshot of a game shows, to be changed in the block and written after it."""
    snapshot = Snapshot.objects.get(game=game)
    shown = msgspec.json.decode(snapshot.document)
    yield shown
    snapshot.document = json_text(shown)
    snapshot.save(update_fields=["document"])


def _close_turns(turns: list[Turn]) -> None:
    if not turns:
        return
    with connection.cursor() as cursor:
        cursor.execute(
            """
            UPDATE games_turn SET resolved_at = closed.at, discarded = closed.discarded,
                due_at = NULL, prompts = NULL, sequences = NULL, asked = '{}', waiting_for = '{}'
            FROM unnest(%s::bigint[], %s::timestamptz[], %s::boolean[]) AS closed (id, at, discarded)
            WHERE games_turn.id = closed.id
            """,
            [[t.pk for t in turns], [t.resolved_at for t in turns], [t.discarded for t in turns]],
        )


def _insert_turns(tables: Sequence[Table]) -> None:
    """Insert the new turns, and the new submissions with the keys of their turns."""
    turns = [turn for table in tables for turn in table.new_turns]
    submissions = [submission for table in tables for submission in table.new_submissions]
    if not submissions:
        insert(Turn, turns)
        return
    keys = {(game, number): key for key, game, number in insert(Turn, turns, "id, game_id, number")}
    for row in submissions:
        row.turn_id = row.turn.pk or keys[row.turn.game_id, row.turn.number]
    insert(Submission, submissions)


def _only_laid_rounds(tables: Sequence[Table]) -> list[Round]:
    """The rounds of which only the piles have changed."""
    return [row for table in tables for number, row in table.laid_rounds.items() if number not in table.turned_rounds]


def _save_games(tables: Sequence[Table]) -> None:
    update(
        Game,
        [table.game for table in tables],
        ("version", "status", "captain_seat", "seat_count", "result", "started_at", "finished_at"),
    )
    insert(Event, [event for table in tables for event in table.events])
    _save_snapshots(tables)


def _save_snapshots(tables: Sequence[Table]) -> None:
    save_documents({table.game.pk: document(table) for table in tables})


def save_documents(documents: Mapping[int, str]) -> None:
    """Write these snapshots, by the primary key of the game."""
    with connection.cursor() as cursor:
        cursor.execute(
            """
            INSERT INTO games_snapshot (game_id, document) SELECT * FROM unnest(%s::bigint[], %b::text[])
            ON CONFLICT (game_id) DO UPDATE SET document = excluded.document
            """,
            [list(documents), list(documents.values())],
        )
