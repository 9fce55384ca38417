"""Writes what a step changed in many games by a fixed number of statements, all in the caller's transaction."""

from collections.abc import Sequence
from typing import Any

import msgspec
from django.db import connection, models

from games.documents import json_text
from games.models import Event, Game, Grid, Round, Seat, Snapshot, Submission, Turn
from games.services.snapshots import document
from games.services.table import Table

PILES = ("draw_deck", "captain_pile", "discard_area", "last")
COLUMN_TYPES = {
    models.JSONField: "jsonb",
    models.TextField: "text",
    models.CharField: "text",
    models.DateTimeField: "timestamptz",
    models.PositiveIntegerField: "int",
    models.PositiveSmallIntegerField: "smallint",
}


def save(tables: Sequence[Table]) -> None:
    """Write every change of these tables, their events and their new snapshots.

    Takes no lock of its own: the games are locked by the caller, whose transaction this is.
    """
    _close_turns([table.resolved_turn for table in tables if table.resolved_turn])
    Turn.objects.bulk_create([turn for table in tables for turn in table.new_turns])
    Submission.objects.bulk_create(_with_turn_ids(tables))
    _save_rounds(tables)
    _update(Grid, [grid for table in tables for grid in table.changed_grids], ("stacks",))
    Grid.objects.bulk_create([grid for table in tables for grid in table.new_grids])
    _update(Seat, [seat for table in tables for seat in table.missed_seats], ("misses",))
    save_games(tables)


def save_games(tables: Sequence[Table]) -> None:
    """Write the games' own rows, their events and their snapshots: all there is to write in the lobby."""
    _update(
        Game,
        [table.game for table in tables],
        ("version", "status", "captain_seat", "seat_count", "result", "started_at", "finished_at"),
    )
    Event.objects.bulk_create([event for table in tables for event in table.events])
    _save_snapshots(tables)


def last_turn_shown(game: Game) -> dict[str, Any] | None:
    """What the current snapshot of a locked game shows as its last turn, for a step that resolves none."""
    text = Snapshot.objects.values_list("document", flat=True).get(game=game)
    shown: dict[str, Any] | None = msgspec.json.decode(text)["last_turn"]
    return shown


def _close_turns(turns: list[Turn]) -> None:
    if not turns:
        return
    with connection.cursor() as cursor:
        cursor.execute(
            """
            UPDATE games_turn SET resolved_at = closed.at, discarded = closed.discarded,
                due_at = NULL, prompts = NULL, asked = '{}', waiting_for = '{}'
            FROM unnest(%s::bigint[], %s::timestamptz[], %s::boolean[]) AS closed (id, at, discarded)
            WHERE games_turn.id = closed.id
            """,
            [[t.pk for t in turns], [t.resolved_at for t in turns], [t.discarded for t in turns]],
        )


def _with_turn_ids(tables: Sequence[Table]) -> list[Submission]:
    rows = [submission for table in tables for submission in table.new_submissions]
    for row in rows:
        row.turn_id = row.turn.pk
    return rows


def _save_rounds(tables: Sequence[Table]) -> None:
    laid = []
    for table in tables:
        for number, row in (table.laid_rounds | table.turned_rounds).items():
            if number in table.turned_rounds:
                row.save()
            else:
                laid.append(row)
    _update(Round, laid, PILES)


def _save_snapshots(tables: Sequence[Table]) -> None:
    with connection.cursor() as cursor:
        cursor.execute(
            """
            INSERT INTO games_snapshot (game_id, document) SELECT * FROM unnest(%s::bigint[], %s::text[])
            ON CONFLICT (game_id) DO UPDATE SET document = excluded.document
            """,
            [[table.game.pk for table in tables], [document(table) for table in tables]],
        )


def _update(model: type[models.Model], rows: Sequence[models.Model], fields: tuple[str, ...]) -> None:
    """Update `fields` of all `rows` in one statement (`bulk_update` builds a CASE a row and costs ten times that)."""
    if not rows:
        return
    columns = [model._meta.get_field(name) for name in fields]
    arrays = ", ".join(f"%s::{_array_type(column)}[]" for column in columns)
    names = ", ".join(f'"{column.column}"' for column in columns)  # type: ignore[union-attr]  # concrete fields only
    setters = ", ".join(
        f'"{column.column}" = new."{column.column}"{_cast(column)}'  # type: ignore[union-attr]
        for column in columns
    )
    table = model._meta.db_table
    statement = (  # identifiers come from the models, values are parameters
        f"UPDATE {table} SET {setters} FROM unnest(%s::bigint[], {arrays}) AS new (id, {names}) "
        f"WHERE {table}.id = new.id"
    )
    values = [[_value(column, getattr(row, column.attname)) for row in rows] for column in columns]  # type: ignore[union-attr]
    with connection.cursor() as cursor:
        cursor.execute(statement, [[row.pk for row in rows], *values])


def _array_type(column: Any) -> str:
    return "text" if isinstance(column, models.JSONField) else COLUMN_TYPES[type(column)]


def _cast(column: Any) -> str:
    return "::jsonb" if isinstance(column, models.JSONField) else ""


def _value(column: Any, value: Any) -> Any:
    if isinstance(column, models.JSONField) and value is not None:
        return json_text(value)
    return value
