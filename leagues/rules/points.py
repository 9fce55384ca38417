"""What a place at a table is worth, in ticks: 420 to the point, so that every shared place is exact (LEAGUES.md LP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from leagues.rules.errors import BadPoints
from leagues.rules.sizes import SEATS, TableSize

TICKS = 420
MEAN_POINTS = 60
"""What a seat of every official system averages (LP2); a bye, a void table and an unknown opponent count as much."""
MOST_POINTS = 1000

System: TypeAlias = Literal["linear", "podium", "wins", "table"]
Sharing: TypeAlias = Literal["tenure", "entry", "none"]

_PODIUM = {
    2: (120, 0),
    3: (130, 50, 0),
    4: (140, 70, 30, 0),
    5: (150, 85, 45, 20, 0),
    6: (160, 95, 60, 30, 15, 0),
    7: (170, 110, 70, 40, 20, 10, 0),
}


@dataclass(frozen=True, slots=True)
class Points:
    """A system of points (LP2-LP4); `values` are those of the system `table`, by size. Raises: BadPoints."""

    system: System = "linear"
    values: Mapping[int, Sequence[int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.system not in ("linear", "podium", "wins", "table"):
            raise BadPoints(f"there is no system of points {self.system!r}")
        for seats, values in self.values.items():
            _check_values(seats, values)

    def check_sizes(self, size: TableSize) -> None:
        """Answer nothing where every size from min to max has values (LP4). Raises: BadPoints."""
        missing = [
            seats for seats in range(size.min, size.max + 1) if self.system == "table" and seats not in self.values
        ]
        if missing:
            raise BadPoints(f"there are no values for tables of {', '.join(map(str, missing))}")

    def places(self, seats: int) -> tuple[int, ...]:
        """The ticks of each place of a table, the first place first. Raises: BadPoints."""
        if seats not in SEATS:
            raise BadPoints(f"a table has 2 to 7 seats, not {seats}")
        if self.system == "linear":
            return tuple(120 * TICKS * (seats - place) // (seats - 1) for place in range(1, seats + 1))
        if self.system == "wins":
            return (MEAN_POINTS * seats * TICKS,) + (0,) * (seats - 1)
        values = self.values if self.system == "table" else _PODIUM
        if seats not in values:
            raise BadPoints(f"there are no values for tables of {seats}")
        return tuple(value * TICKS for value in values[seats])

    def ticks(self, ranks: Sequence[int]) -> tuple[int, ...]:
        """The ticks of seats with these ranks; those who share a rank share the mean of their places (LP5).

        Raises: BadPoints.
        """
        places = self.places(len(ranks))
        shared = {rank: places[rank - 1 : rank - 1 + ranks.count(rank)] for rank in ranks}
        return tuple(sum(shared[rank]) // ranks.count(rank) for rank in ranks)


LINEAR = Points("linear")


def close_up(ranks: Sequence[int], last: Sequence[bool]) -> tuple[int, ...]:
    """The ranks after some seats were moved last: they share the last place, the others close up (LP6)."""
    others = [rank for rank, moved in zip(ranks, last, strict=True) if not moved]
    bottom = len(others) + 1
    return tuple(
        bottom if moved else 1 + sum(other < rank for other in others) for rank, moved in zip(ranks, last, strict=True)
    )


def in_points(ticks: int) -> float:
    """Points with 3 decimals, as JSON carries them (LP1)."""
    return round(ticks / TICKS, 3)


@dataclass(frozen=True, slots=True)
class Tenure:
    """Who held a seat for some turns: `entry` is null where the holder is none; times are numbers of turns."""

    entry: str | None
    kind: Literal["player", "substitute", "bot"] = "player"
    asked: int = 0
    decided: int = 0
    missed: int = 0


def shares(ticks: int, entry: str, tenures: Sequence[Tenure], policy: Sharing) -> dict[str, int]:
    """Who gets how much of a seat's ticks (LP8); the shares of bots, strangers and no-shows are nobody's."""
    if policy == "tenure":
        return _shares_by_turns(ticks, entry, tenures)
    asked = sum(each.asked for each in tenures)
    decided = any(each.decided for each in tenures if each.entry == entry)
    alone = all(each.entry == entry for each in tenures)
    earned = not asked or (decided if policy == "entry" else decided and alone)
    return {entry: ticks} if earned else {}


def _shares_by_turns(ticks: int, entry: str, tenures: Sequence[Tenure]) -> dict[str, int]:
    """In proportion to the turns asked; what is left of rounding goes to the largest remainders, then the earliest."""
    asked = sum(each.asked for each in tenures)
    if not asked:
        return {entry: ticks}
    parts = [divmod(ticks * each.asked, asked) for each in tenures]
    left = ticks - sum(whole for whole, _ in parts)
    rounded_up = sorted(range(len(parts)), key=lambda index: (-parts[index][1], index))[:left]
    earned: dict[str, int] = {}
    for index, (each, (whole, _)) in enumerate(zip(tenures, parts, strict=True)):
        if each.entry is not None and each.kind != "bot" and each.decided:
            earned[each.entry] = earned.get(each.entry, 0) + whole + (index in rounded_up)
    return earned


def _check_values(seats: int, values: Sequence[int]) -> None:
    """Raises: BadPoints for values that are not one whole number 0 to 1000 a place, none above the one before (LP4)."""
    if seats not in SEATS or len(values) != seats:
        raise BadPoints(f"a table of {seats} has one value for each of its seats, not {len(values)}")
    if any(value not in range(MOST_POINTS + 1) for value in values) or list(values) != sorted(values, reverse=True):
        raise BadPoints(f"values are whole numbers 0 to 1000, none above the one before: {list(values)}")
