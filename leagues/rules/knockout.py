"""Who goes on from the tables of a knock-out round (LEAGUES.md LF3)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from leagues.rules.competition import Round
from leagues.rules.points import LINEAR
from leagues.rules.sizes import TableSize, split

ADVANCE = range(1, 4)


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat of a knock-out table as it ended; a lower seed is better, so is a lower lot."""

    entry: str
    rank: int
    total: int
    seed: int
    lot: int


@dataclass(frozen=True, slots=True)
class GoOn:
    """Those who go on by their place, table by table, and the best of the rest, the best first."""

    through: tuple[str, ...]
    lucky: tuple[str, ...]


def go_on(
    tables: Sequence[Sequence[Placed]],
    advance: int,
    size: TableSize,
    byes: int = 0,
    left: Collection[str] = (),
) -> GoOn:
    """Who plays the next round: the best of each table, and as many others as make a number that can be split.

    So many with a bye go on as well. Who has `left` since does not: its place is one more for the others.
    """
    through: list[str] = []
    rest: list[tuple[Placed, Sequence[Placed]]] = []
    for table in tables:
        count = max(1, min(advance, len(table) // 2))
        placed = sorted(table, key=lambda seat: (seat.rank, seat.seed, seat.lot))
        through += [seat.entry for seat in placed[:count] if seat.entry not in left]
        rest += [(seat, table) for seat in placed[count:] if seat.entry not in left]
    ordered = [seat.entry for seat, table in sorted(rest, key=lambda each: _rest_key(*each))]
    lucky = next((n for n in range(len(ordered)) if split(byes + len(through) + n, size)), len(ordered))
    return GoOn(tuple(through), tuple(ordered[:lucky]))


def next_entries(
    round_: Round, seeds: Mapping[str, int], advance: int, size: TableSize, left: Collection[str] = ()
) -> tuple[str, ...]:
    """Who plays after a round of a stage, those with a bye too; nobody after the final, where all sat at one table.

    Every entry has a seed, and the round its lots. Nobody who has `left` plays.
    """
    byes = tuple(each.entry for each in round_.unseated if each.kind == "bye")
    if len(round_.tables) == 1 and not byes:
        return ()
    byes = tuple(entry for entry in byes if entry not in left)
    lots = {entry: lot for lot, entry in enumerate(round_.lots)}
    tables = [
        [
            Placed(seat.entry, rank, seat.total or 0, seeds[seat.entry], lots[seat.entry])
            for seat, rank in zip(table.seats, table.ranks(), strict=True)
        ]
        for table in round_.tables
    ]
    found = go_on(tables, advance, size, len(byes), left)
    return (*byes, *found.through, *found.lucky)


def _rest_key(seat: Placed, table: Sequence[Placed]) -> tuple[Fraction, Fraction, int, int, int]:
    """By what was beaten at the table, the margin there, the total, the seed, the lot."""
    beaten: Mapping[str, int] = dict(
        zip((each.entry for each in table), LINEAR.ticks([each.rank for each in table]), strict=True)
    )
    others = [each.total for each in table if each is not seat]
    margin = Fraction(sum(others), len(others)) - seat.total
    return Fraction(-beaten[seat.entry]), -margin, seat.total, seat.seed, seat.lot
