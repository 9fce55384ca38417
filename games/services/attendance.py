"""How many turns have asked players, and when these have missed some: what their reliability follows from (DA4).

A turn asks a player whose seat has a choice, unless the seat is on autopilot. The count waits in the grid of the seat,
which every turn writes anyway, until its round ends. So a game in which nobody misses a turn costs no statement more.
"""

from collections import Counter
from collections.abc import Sequence

from games.models import Seat, Submission
from games.services.rows import Writes
from games.services.table import Table

BY_PLAYERS = (Submission.Origin.PLAYER, Submission.Origin.ORDER)
"""The origins of moves that are a player's own, or left in advance."""

ASKED = """
INSERT INTO accounts_reliability AS known (player_id, turns_asked)
SELECT player_id, turns_asked FROM json_to_recordset(%s::json) AS new (player_id bigint, turns_asked int)
ON CONFLICT (player_id) DO UPDATE SET turns_asked = known.turns_asked + excluded.turns_asked
"""
MISSED = """
INSERT INTO accounts_miss (player_id, at)
SELECT player_id, at FROM json_to_recordset(%s::json) AS new (player_id bigint, at timestamptz)
WHERE NOT EXISTS (
    SELECT FROM accounts_miss known
    WHERE known.player_id = new.player_id AND known.at > new.at - interval '24 hours'
)
"""


def count_move(table: Table, seat: int) -> None:
    """Count a turn that is being resolved and in which the player of a seat has moved. In memory."""
    table.grids[seat].asked += 1


def count_miss(table: Table, seat: Seat) -> None:
    """Count a turn that a player has missed. In memory."""
    if seat.player_id is not None:
        table.turns_asked[seat.player_id] += 1
        table.missed_by.add(seat.player_id)


def settle(table: Table, seat: Seat) -> None:
    """Count for its player what waits in the grid of a seat. In memory."""
    grid = table.grids[seat.index]
    if seat.player_id is not None and grid.asked:
        table.turns_asked[seat.player_id] += grid.asked
    grid.asked = 0


def write(writes: Writes, tables: Sequence[Table]) -> None:
    """Add the counts of these tables to what is written, players in the order of their keys: that avoids deadlocks."""
    asked: Counter[int] = Counter()
    missed = {}
    for table in tables:
        asked.update(table.turns_asked)
        missed.update(dict.fromkeys(table.missed_by, table.now))
    writes.add(ASKED, [{"player_id": key, "turns_asked": asked[key]} for key in sorted(asked)])
    writes.add(MISSED, [{"player_id": key, "at": missed[key]} for key in sorted(missed)])
