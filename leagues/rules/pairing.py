"""`pairing/1`: who sits with whom, so that the cost of the round is as small as can be found (LEAGUES.md LD3, LD4).

Exact numbers only; what is left to chance comes from the words that are given. The same input gives the same tables on
any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from operator import itemgetter, sub
from typing import Literal, TypeAlias

from games.rules.shuffles import below
from leagues.rules.errors import UnfitTables

ALGORITHM = "pairing/1"

APART = 10**15
REPEAT = 10**9
SHORT = 10**6

FirstRound: TypeAlias = Literal["lot", "adjacent", "snake"]
Pair: TypeAlias = frozenset[str]
Tables: TypeAlias = tuple[tuple[str, ...], ...]

REACH = 6
"""How many tables further down the order a swap may go, unless a table has a pair that has met."""
FEW_ENTRIES = 100
STARTS, STARTS_OF_FEW = 4, 100
MOST_STEPS = 100_000
"""How many pairs of tables one start compares at most; a search ends far below that by itself."""


@dataclass(frozen=True, slots=True)
class Seatable:
    """An entry that is to be seated; `score` is in whole points, or its seed. `short`: rounds at a smaller table."""

    entry: str
    score: int = 0
    short: int = 0


@dataclass(frozen=True, slots=True)
class Costs:
    """What a round may cost: `met` counts the meetings of pairs, pairs of `apart` should not sit together."""

    met: Mapping[Pair, int]
    apart: Collection[Pair] = frozenset()

    def of_pair(self, one: Seatable, other: Seatable) -> int:
        """The cost of two entries at one table."""
        pair = frozenset((one.entry, other.entry))
        repeats: int = self.met.get(pair, 0) ** 2
        return APART * (pair in self.apart) + REPEAT * repeats + (one.score - other.score) ** 2

    def of_table(self, table: Sequence[Seatable], largest: int) -> int:
        """The cost of a table in a round whose largest has so many seats."""
        short = sum(each.short**2 for each in table) * SHORT if len(table) < largest else 0
        return short + sum(self.of_pair(one, other) for one, other in combinations(table, 2))


def pair(order: Sequence[Seatable], sizes: Sequence[int], costs: Costs, words: Iterator[int]) -> Tables:
    """The tables of a round, each as its entries in the given order: the best first, those level by lot.

    Takes words for every start but the first. Raises: UnfitTables.
    """
    _check(order, sizes)
    starts = STARTS_OF_FEW if len(order) < FEW_ENTRIES else STARTS
    weights = _weights(order, costs)
    found = (
        _Search(start, sizes, weights, [each.short for each in order]).settle()
        for start in _starts(len(order), starts, 2 * sizes[0], words)
    )
    best = min(found, key=lambda search: search.cost())
    return _named(best.tables, order)


def snake(seeded: Sequence[Seatable], sizes: Sequence[int], costs: Costs) -> Tables:
    """The tables of a first round dealt by seed to tables 1 to t, t to 1, and so on.

    Entries are exchanged only with others less than t seeds away, and not for their seeds. Raises: UnfitTables.
    """
    _check(seeded, sizes)
    alike = [Seatable(each.entry, 0, each.short) for each in seeded]
    weights = _weights(alike, costs)
    search = _Search(_dealt(sizes), sizes, weights, [each.short for each in seeded], apart=len(sizes)).settle()
    return _named(search.tables, seeded)


def _named(tables: Sequence[Sequence[int]], order: Sequence[Seatable]) -> Tables:
    """Tables by entry, those of one size by the best entry at them."""
    ordered = sorted(map(sorted, tables), key=lambda table: (-len(table), table[0]))
    return tuple(tuple(order[index].entry for index in table) for table in ordered)


def _check(order: Sequence[Seatable], sizes: Sequence[int]) -> None:
    """Raises: UnfitTables for sizes that do not seat everybody once, or do not fall."""
    if not sizes or sum(sizes) != len({each.entry for each in order}) or sum(sizes) != len(order):
        raise UnfitTables(f"tables of {list(sizes)} do not seat {len(order)} entries once each")
    if any(size < following for size, following in pairwise(sizes)):
        raise UnfitTables(f"the larger tables come first: {list(sizes)}")


def _weights(order: Sequence[Seatable], costs: Costs) -> list[list[int]]:
    """What each entry costs beside each other one, by their places in the order."""
    scores = [each.score for each in order]
    squares = [distance**2 for distance in range(max(scores) - min(scores) + 1)]
    rows = {score: [squares[abs(score - other)] for other in scores] for score in set(scores)}
    weights = [rows[score].copy() for score in scores]
    place = {each.entry: index for index, each in enumerate(order)}
    for pair_ in {*costs.met, *costs.apart}:
        one, other = (place.get(entry) for entry in pair_)
        if one is not None and other is not None:
            weights[one][other] = weights[other][one] = costs.of_pair(order[one], order[other])
    return weights


def _starts(entries: int, count: int, width: int, words: Iterator[int]) -> Iterator[list[int]]:
    """The order itself, then orders in which everybody may have moved down by some places, more in later ones."""
    yield list(range(entries))
    for start in range(1, count):
        spread = width * start
        places = [index + below(words, spread) for index in range(entries)]
        yield sorted(range(entries), key=lambda index: (places[index], index))


def _dealt(sizes: Sequence[int]) -> list[int]:
    """The seeds by table when they are dealt forth and back, as long as tables have room."""
    tables: list[list[int]] = [[] for _ in sizes]
    seeds = iter(range(sum(sizes)))
    for row in range(sizes[0]):
        line = [table for table, size in zip(tables, sizes, strict=True) if size > row]
        for table in line if row % 2 == 0 else reversed(line):
            table.append(next(seeds))
    return [seed for table in tables for seed in table]


class _Search:
    """Tables that are made cheaper by exchanging two entries, until no exchange helps."""

    def __init__(
        self,
        start: Sequence[int],
        sizes: Sequence[int],
        weights: Sequence[Sequence[int]],
        short: Sequence[int],
        apart: int | None = None,
    ) -> None:
        places = iter(start)
        self.tables = [[next(places) for _ in range(size)] for size in sizes]
        self.weights = weights
        self.short = [SHORT * times**2 for times in short]
        self.largest = sizes[0]
        self.apart = apart
        self.own = [self._costs_within(table) for table in self.tables]
        self.changed = [1] * len(sizes)
        self.compared: dict[tuple[int, int], int] = {}
        self.clock = 1
        self.steps = MOST_STEPS

    def cost(self) -> int:
        """The cost of the round: each pair is counted at both its ends, a smaller table once."""
        short = sum(self.short[entry] for table in self.tables if len(table) < self.largest for entry in table)
        return (sum(map(sum, self.own)) + short) // 2

    def settle(self) -> _Search:
        """Exchange until nothing helps or the steps are used up; itself."""
        count = len(self.tables)
        while self._passes(lambda one: range(one + 1, min(one + 1 + self._reach(), count))) or self._passes(self._far):
            pass
        return self

    def _reach(self) -> int:
        return len(self.tables) if self.apart else REACH

    def _far(self, one: int) -> Collection[int]:
        """Every other table for one that has a pair that has met or is to be kept apart."""
        return range(len(self.tables)) if max(self.own[one]) >= REPEAT else ()

    def _passes(self, partners: Callable[[int], Collection[int]]) -> bool:
        """Compare each table with its partners once; whether anything was exchanged."""
        before = self.clock
        for one in range(len(self.tables)):
            for other in partners(one):
                if one != other and self._is_new(min(one, other), max(one, other)):
                    self._improve(one, other)
        return self.clock > before

    def _is_new(self, one: int, other: int) -> bool:
        """Whether one of two tables has changed since they were compared; counts a step."""
        if self.compared.get((one, other), 0) >= max(self.changed[one], self.changed[other]) or not self.steps:
            return False
        self.compared[one, other] = self.clock
        self.steps -= 1
        return True

    def _improve(self, one: int, other: int) -> None:
        """Make the exchange between two tables that saves most, if one saves anything; of equal ones the first."""
        first, second = self.tables[one], self.tables[other]
        rows = [itemgetter(*second)(self.weights[entry]) for entry in first]
        leaving = list(map(sub, self.own[one], self._joining(map(sum, rows), first, second)))
        coming = list(map(sub, self.own[other], self._joining(map(sum, zip(*rows, strict=True)), second, first)))
        if max(leaving) + max(coming) + 2 * max(map(max, rows)) <= 0:
            return
        saved, seat, with_seat = max(
            (
                (gain + come + 2 * weight, -index, -place)
                for index, (gain, row) in enumerate(zip(leaving, rows, strict=True))
                for place, (come, weight) in enumerate(zip(coming, row, strict=True))
                if self.apart is None or abs(first[index] - second[place]) < self.apart
            ),
            default=(0, 0, 0),
        )
        if saved > 0:
            self._exchange(one, -seat, other, -with_seat)

    def _joining(self, sums: Iterator[int], entries: Sequence[int], table: Sequence[int]) -> Iterator[int]:
        """What entries would cost at a table of this size, from the sums of their weights there."""
        if len(table) == self.largest:
            return sums
        return (there + self.short[entry] for there, entry in zip(sums, entries, strict=True))

    def _exchange(self, one: int, seat: int, other: int, with_seat: int) -> None:
        first, second = self.tables[one], self.tables[other]
        first[seat], second[with_seat] = second[with_seat], first[seat]
        self.clock += 1
        for table in (one, other):
            self.own[table] = self._costs_within(self.tables[table])
            self.changed[table] = self.clock

    def _costs_within(self, table: Sequence[int]) -> list[int]:
        """What each entry of a table costs there."""
        get = itemgetter(*table)
        return list(self._joining((sum(get(self.weights[entry])) for entry in table), table, table))
