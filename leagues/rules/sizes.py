"""How many sit at each table, and who has a bye (LEAGUES.md LZ)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from leagues.rules.errors import BadTableSize, TooFewEntries

SEATS = range(2, 8)


@dataclass(frozen=True, slots=True)
class TableSize:
    """How many seats a table may and should have (LZ1). Raises: BadTableSize."""

    min: int = 3
    preferred: int = 4
    max: int = 5

    def __post_init__(self) -> None:
        if not SEATS[0] <= self.min <= self.preferred <= self.max <= SEATS[-1]:
            raise BadTableSize(
                f"sizes are 2 <= min <= preferred <= max <= 7, not {self.min}, {self.preferred}, {self.max}"
            )


def table_sizes(entries: int, size: TableSize) -> tuple[tuple[int, ...], int]:
    """The sizes of the tables, the larger first, and the number of byes (LZ2, LZ3).

    No table at all where there are fewer entries than the smallest table has seats.
    """
    for seated in range(entries, size.min - 1, -1):
        if sizes := split(seated, size):
            return sizes, entries - seated
    return (), entries


def split(entries: int, size: TableSize) -> tuple[int, ...]:
    """The sizes of the tables that seat everybody, the larger first; none where that is impossible (LZ2)."""

    def distance(sizes: tuple[int, ...]) -> tuple[int, int]:
        return sum((seats - size.preferred) ** 2 for seats in sizes), -len(sizes)

    return min(_splits(entries, size), key=distance, default=())


def bye_entries(standing: Sequence[str], byes: Mapping[str, int], count: int) -> tuple[str, ...]:
    """Who has a bye: the fewest byes so far, then the lowest in the standing, the best first (LZ4).

    In round 1 the standing is the order of the lots.
    """
    place = {entry: index for index, entry in enumerate(standing)}
    return tuple(sorted(standing, key=lambda entry: (byes.get(entry, 0), -place[entry]))[:count])


def seated_sizes(entries: int, size: TableSize) -> tuple[tuple[int, ...], int]:
    """`table_sizes` of a round that is to be drawn. Raises: TooFewEntries."""
    sizes, byes = table_sizes(entries, size)
    if not sizes:
        raise TooFewEntries(entries, size.min)
    return sizes, byes


def _splits(entries: int, size: TableSize) -> Iterator[tuple[int, ...]]:
    for tables in range(1, entries // size.min + 1):
        seats, larger = divmod(entries, tables)
        if size.min <= seats and seats + bool(larger) <= size.max:
            yield (seats + 1,) * larger + (seats,) * (tables - larger)
