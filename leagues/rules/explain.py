"""Why these tables: what each costs, what an exchange would cost, and how few repeats there can be (LEAGUES.md LD7)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from leagues.rules.errors import UnfitTables
from leagues.rules.pairing import APART, REPEAT, SHORT, Costs, Pair, Seatable

RoundTables: TypeAlias = Sequence[Sequence[str]]
"""The tables of a round as their entries."""


@dataclass(frozen=True, slots=True)
class PairCost:
    """Two entries of a table: how often they had met, and how far apart they are in points (or seeds)."""

    entries: tuple[str, str]
    met: int
    distance: int


@dataclass(frozen=True, slots=True)
class TableCost:
    """What a table costs, by term; `apart` counts the pairs that organizers forbade, never a block."""

    pairs: tuple[PairCost, ...]
    repeat: int
    score: int
    short: int
    apart: int

    @property
    def total(self) -> int:
        """The sum of the terms."""
        return self.repeat + self.score + self.short + self.apart


def explain_table(table: Sequence[Seatable], largest: int, costs: Costs) -> TableCost:
    """The cost of a table of a round whose largest has so many seats; `costs.apart` must hold no block."""
    pairs = list(combinations(table, 2))
    explained = tuple(
        PairCost((one.entry, other.entry), costs.met.get(_pair(one, other), 0), abs(one.score - other.score))
        for one, other in pairs
    )
    return TableCost(
        pairs=explained,
        repeat=REPEAT * sum(each.met**2 for each in explained),
        score=sum(each.distance**2 for each in explained),
        short=SHORT * sum(each.short**2 for each in table) if len(table) < largest else 0,
        apart=APART * sum(_pair(one, other) in costs.apart for one, other in pairs),
    )


def swap_cost(tables: Sequence[Sequence[Seatable]], one: str, other: str, costs: Costs) -> int:
    """How much dearer the round would be if two entries changed places; below 0: cheaper. Raises: UnfitTables."""
    largest = max(map(len, tables))
    first, second = (_table_of(tables, entry) for entry in (one, other))
    if first is second:
        return 0
    exchanged = {one: _find(second, other), other: _find(first, one)}
    after = [[exchanged.get(each.entry, each) for each in table] for table in (first, second)]
    before = sum(explain_table(table, largest, costs).total for table in (first, second))
    return sum(explain_table(table, largest, costs).total for table in after) - before


def repeats(rounds: Sequence[RoundTables]) -> int:
    """How often a pair that had met met again, once per round."""
    met: set[Pair] = set()
    again = 0
    for round_ in rounds:
        pairs = {frozenset(pair) for table in round_ for pair in combinations(table, 2)}
        again += len(pairs & met)
        met |= pairs
    return again


def fewest_repeats(rounds: Sequence[RoundTables]) -> int:
    """A lower bound of the repeats of rounds with such tables, whoever sits at them.

    The greater of what the number of pairs leaves over, and of what stays together at each round's tables when their
    seats are spread over those of an earlier round. Who had no seat there can take any seat, so it saves the most.
    """
    entries = {entry for round_ in rounds for table in round_ for entry in table}
    pairs = sum(len(table) * (len(table) - 1) // 2 for round_ in rounds for table in round_)
    spread = sum(
        max((_stay_together(round_, earlier) for earlier in rounds[:index]), default=0)
        for index, round_ in enumerate(rounds)
    )
    return max(0, pairs - len(entries) * (len(entries) - 1) // 2, spread)


def _stay_together(round_: RoundTables, earlier: RoundTables) -> int:
    """The pairs of an earlier round that must meet again, with the seats of all newcomers where they save most."""
    known = {entry for table in earlier for entry in table}
    newcomers = sum(entry not in known for table in round_ for entry in table)
    saved = sorted((saving for table in round_ for saving in _joining(len(table), len(earlier))), reverse=True)
    return sum(saved[newcomers:])


def _joining(seats: int, tables: int) -> Iterator[int]:
    """With how many it had met each seat shares the table, one seat after the other, spread evenly over tables."""
    return (seat // tables for seat in range(seats))


def _pair(one: Seatable, other: Seatable) -> Pair:
    return frozenset((one.entry, other.entry))


def _table_of(tables: Sequence[Sequence[Seatable]], entry: str) -> Sequence[Seatable]:
    """Raises: UnfitTables."""
    for table in tables:
        if any(each.entry == entry for each in table):
            return table
    raise UnfitTables(f"{entry} sits at no table of the round")


def _find(table: Collection[Seatable], entry: str) -> Seatable:
    return next(each for each in table if each.entry == entry)
