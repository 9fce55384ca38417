"""Writes what a step changed in many games by one statement, in the caller's transaction."""

import functools
from collections.abc import Sequence
from typing import Any

from games.models import Analysis, Game, Grid, Round, Seat, StandingOrders, Submission, Turn
from games.services import analyses, attendance, events, queue, snapshots
from games.services.rows import Writes, insert_sql, records, row_values, same_key, written_columns
from games.services.table import Table

OF_A_GRID = ("stacks", "received", "asked")
PILES = ("draw_deck", "captain_pile", "discard_area", "last")
OF_A_ROUND = (*PILES, "player_seeds", "entropy", "removed", "deck", "reshuffles", "opened_at")
AT_THE_END = ("ended_at", "ended_by", "scores", "visible_cards")
OF_ORDERS = ("in_a_row", "few_stacks_known", "paused", "paused_turn", "paused_at", "revision")
OF_A_SEAT = (
    "misses",
    "missed_in",
    "excuses",
    "excused_in",
    "missed_in_a_row",
    "autopilot_since",
    "offer_due_at",
    "reserve",
)
OF_A_PAUSE = ("pause_asked", "paused_from", "paused_until", "paused_seconds", "pause_held")
OF_A_GAME = (
    *("version", "status", "captain_seat", "seat_count", "result", "started_at", "finished_at", "played_out_at"),
    *OF_A_PAUSE,
)

CLOSED = f"""
UPDATE games_turn SET resolved_at = new.resolved_at, discarded = new.discarded,
    deadlines = NULL, stops = NULL, due_at = NULL, prompts = NULL, decisions = NULL, last_event = NULL,
    asked = '{{}}', waiting_for = '{{}}'
FROM json_to_recordset(%s::json) AS new (id bigint, resolved_at timestamptz, discarded boolean)
WHERE {same_key("games_turn")} RETURNING 1
"""

KEPT = f"""
UPDATE games_turn SET waiting_for = new.waiting_for, deadline = new.deadline, deadlines = new.deadlines,
    stops = new.stops, due_at = new.due_at, attempts = new.attempts, prompts = games_turn.prompts - new.played
FROM json_to_recordset(%s::json) AS new (
    id bigint, waiting_for smallint[], deadline timestamptz, deadlines timestamptz[], stops json, due_at timestamptz,
    attempts smallint, played text[]
) WHERE {same_key("games_turn")}
"""

ENDED_ORDERS = """
DELETE FROM games_standingorders orders USING json_to_recordset(%s::json) AS ended (id bigint)
WHERE orders.id = ended.id
"""


def save(tables: Sequence[Table]) -> None:
    """Write every change of these tables, their events and their new snapshots.

    Takes no lock of its own: the games are locked by the caller, whose transaction this is.
    """
    writes = Writes()
    _turns(writes, tables)
    rounds = [row for table in tables for row in table.turned_rounds.values()]
    writes.update(Round, rounds, (*OF_A_ROUND, *AT_THE_END))
    writes.update(Round, _only_laid_rounds(tables), PILES)
    writes.update(Grid, [grid for table in tables for grid in table.changed_grids], OF_A_GRID)
    writes.insert(Grid, [grid for table in tables for grid in table.new_grids])
    writes.update(Seat, [seat for table in tables for seat in table.changed_seats.values()], OF_A_SEAT)
    _orders(writes, tables)
    _games(writes, tables)
    writes.insert(Analysis, [analyses.wanted(table.game, table.now) for table in tables if _has_finished(table)])
    writes.run()
    for table in tables:
        turn = table.turn
        if turn is not None and not turn.waiting_for and turn.due_at is not None and turn.due_at <= table.now:
            queue.enqueue_resolution(table.game.pk)  # only bots have moved for long: the next step goes on at once


def save_games(tables: Sequence[Table]) -> None:
    """Write the games' own rows, their events and their snapshots: all there is to write in the lobby."""
    writes = Writes()
    _games(writes, tables)
    writes.run()


def _has_finished(table: Table) -> bool:
    """Whether the game has come to its end in this step."""
    return table.game.status == Game.Status.FINISHED and table.game.finished_at == table.now


def _games(writes: Writes, tables: Sequence[Table]) -> None:
    writes.update(Game, [table.game for table in tables], OF_A_GAME)
    attendance.write(writes, tables)
    events.append([event for table in tables for event in table.events], writes)
    snapshots.write(writes, tables)


def _orders(writes: Writes, tables: Sequence[Table]) -> None:
    """Write the orders that have counted or paused, and remove those that have ended."""
    writes.update(StandingOrders, [row for table in tables for row in table.changed_orders.values()], OF_ORDERS)
    writes.add(ENDED_ORDERS, [{"id": row.pk} for table in tables for row in table.ended_orders])


def _turns(writes: Writes, tables: Sequence[Table]) -> None:
    """Close the resolved turns, update those that stay open, insert the new ones, and the new submissions.

    A game has one open turn, so that a turn is closed before the next is inserted.
    """
    resolved = [table.resolved_turn for table in tables if table.resolved_turn]
    closed = [{"id": turn.pk, "resolved_at": turn.resolved_at, "discarded": turn.discarded} for turn in resolved]
    writes.add(CLOSED, closed, "closed")
    writes.add(KEPT, [_kept_row(table, table.kept_turn) for table in tables if table.kept_turn])
    turns = [turn for table in tables for turn in table.new_turns]
    after = "WHERE (SELECT count(*) FROM closed) >= 0" if closed else ""
    opened = f"{insert_sql(Turn)} {after} RETURNING id, game_id, number"
    writes.add(opened, [row_values(turn) for turn in turns], "opened")
    submissions = [row for table in tables for row in table.new_submissions]
    rows = [{**row_values(row), "game_id": row.turn.game_id, "number": row.turn.number} for row in submissions]
    writes.add(_submissions_sql() if turns else insert_sql(Submission), rows)


def _kept_row(table: Table, turn: Turn) -> dict[str, Any]:
    """A turn that stays open as `KEPT` reads it: seats that were played have nothing to choose from any more."""
    names = ("waiting_for", "deadline", "deadlines", "stops", "due_at", "attempts")
    played = [str(row.seat) for row in table.new_submissions]
    return {"id": turn.pk, **{name: getattr(turn, name) for name in names}, "played": played}


@functools.cache
def _submissions_sql() -> str:
    """Insert submissions of turns that have a key, and of those that the same statement inserts."""
    names = [column.column for column in written_columns(Submission)]
    values = ["coalesce(new.turn_id, opened.id)" if name == "turn_id" else f"new.{name}" for name in names]
    new = records([*written_columns(Submission), *(Turn._meta.get_field(name) for name in ("game", "number"))])
    return f"""
    INSERT INTO games_submission ({", ".join(names)}) SELECT {", ".join(values)} FROM {new}
    LEFT JOIN opened ON opened.game_id = new.game_id AND opened.number = new.number
    """


def _only_laid_rounds(tables: Sequence[Table]) -> list[Round]:
    """The rounds of which only the piles have changed."""
    return [row for table in tables for number, row in table.laid_rounds.items() if number not in table.turned_rounds]
