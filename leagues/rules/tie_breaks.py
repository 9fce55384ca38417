"""The codes that order standings: what each is worth to an entry (LEAGUES.md LT2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from typing import TypeAlias

from leagues.rules.competition import Competition
from leagues.rules.errors import UnknownTieBreak
from leagues.rules.points import TICKS
from leagues.rules.results import OwnTable, Result, collect
from leagues.rules.sizes import SEATS

Value: TypeAlias = Fraction | tuple[int, ...] | None
"""An exact number in points or splashes, the counts of each rank, or nothing."""

FEWER_IS_BETTER = frozenset(("splashes", "best_total", "missed", "seed", "lot"))
FIRST_CODES = ("points", "average")


class Sums:
    """The results of a competition, and the value of each code to each entry: computed once, when asked for."""

    def __init__(self, competition: Competition) -> None:
        self.competition = competition
        self.results: Mapping[str, Result] = collect(competition)
        self._values: dict[str, Mapping[str, Value]] = {}

    def values(self, code: str, level: Sequence[str]) -> Mapping[str, Value]:
        """The values of a code by entry; those of `head_to_head` are among the entries that are still level."""
        if code == "head_to_head":
            return self._head_to_head(level)
        if code not in self._values:
            value = CODES[code]
            self._values[code] = {entry: value(self, entry) for entry in self.results}
        return self._values[code]

    @cached_property
    def strength(self) -> Mapping[str, Fraction]:
        """A of LT2: how strong an opponent each entry is, in points."""
        return {entry: result.mean() / TICKS for entry, result in self.results.items()}

    @cached_property
    def seeds(self) -> Mapping[str, int | None]:
        """Each entry's seed."""
        return {entry.id: entry.seed for entry in self.competition.entries}

    @cached_property
    def lots(self) -> Mapping[str, int]:
        """Each entry's place in the latest lots that it is in, from 1."""
        return {entry: place for each in self.competition.rounds for place, entry in enumerate(each.lots, 1)}

    def _head_to_head(self, level: Sequence[str]) -> Mapping[str, Value]:
        """+1 for each of those level ranked below at a common table, -1 above; nothing unless all pairs have met."""
        among = set(level)
        scores: Counter[str] = Counter()
        met = set()
        for entry in level if len(level) > 1 else ():
            for own in self.results[entry].own:
                for other, rank in _common(own, among, self._own_tables):
                    scores[entry] += (rank > own.rank) - (rank < own.rank)
                    met.add(frozenset((entry, other)))
        if len(level) < 2 or any(frozenset(pair) not in met for pair in combinations(level, 2)):
            return dict.fromkeys(level)
        return {entry: Fraction(scores[entry]) for entry in level}

    @cached_property
    def _own_tables(self) -> frozenset[tuple[str, int, int]]:
        return frozenset(
            (entry, own.round, own.table.number) for entry, result in self.results.items() for own in result.own
        )


def _common(own: OwnTable, among: set[str], own_tables: frozenset[tuple[str, int, int]]) -> list[tuple[str, int]]:
    """The others at a table, and their ranks, who are among some entries and whose own table it was too."""
    return [
        (seat.entry, own.ranks[index])
        for index, seat in enumerate(own.table.seats)
        if index != own.index and seat.entry in among and (seat.entry, own.round, own.table.number) in own_tables
    ]


def _points(sums: Sums, entry: str) -> Value:
    return Fraction(sums.results[entry].ticks(sums.competition.settings.best), TICKS)


def _average(sums: Sums, entry: str) -> Value:
    result = sums.results[entry]
    return Fraction(result.ticks(sums.competition.settings.best), TICKS * max(1, result.played_rounds()))


def _wins(sums: Sums, entry: str) -> Value:
    return sum((Fraction(1, own.ranks.count(1)) for own in sums.results[entry].own if own.rank == 1), Fraction())


def _countback(sums: Sums, entry: str) -> Value:
    ranks = [own.rank for own in sums.results[entry].own]
    return tuple(ranks.count(rank) for rank in range(1, SEATS[-1] + 1))


def _beaten(sums: Sums, entry: str) -> Value:
    return Fraction(sum(own.linear for own in sums.results[entry].own), TICKS)


def _splashes(sums: Sums, entry: str) -> Value:
    totals = _totals(sums, entry)
    return Fraction(sum(totals), len(totals)) if totals else None


def _best_total(sums: Sums, entry: str) -> Value:
    totals = _totals(sums, entry)
    return Fraction(min(totals)) if totals else None


def _totals(sums: Sums, entry: str) -> list[int]:
    return [own.total for own in sums.results[entry].own if own.total is not None]


def _margin(sums: Sums, entry: str) -> Value:
    return sum((margin(own) for own in sums.results[entry].own), Fraction())


def margin(own: OwnTable) -> Fraction:
    """The mean total of the other seats minus its own."""
    totals = [seat.total or 0 for seat in own.table.seats]
    return Fraction(sum(totals) - totals[own.index], len(totals) - 1) - totals[own.index]


def _opponents(sums: Sums, entry: str) -> Value:
    """The mean over its tables of the mean strength of the others there."""
    own_tables = sums.results[entry].own
    strength = (
        sum((sums.strength[other] for other in own.table.entries if other != entry), Fraction())
        / (len(own.table.seats) - 1)
        for own in own_tables
    )
    return sum(strength, Fraction()) / max(1, len(own_tables))


def _sonneborn(sums: Sums, entry: str) -> Value:
    """The strength of those beaten, and half of those level, by the number of the others at the table."""
    total = Fraction()
    for own in sums.results[entry].own:
        others = ((seat.entry, rank) for seat, rank in zip(own.table.seats, own.ranks, strict=True))
        worth = sum(
            (
                sums.strength[other] * ((rank > own.rank) + (rank >= own.rank))
                for other, rank in others
                if other != entry
            ),
            Fraction(),
        )
        total += worth / 2 / (len(own.ranks) - 1)
    return total


def _missed(sums: Sums, entry: str) -> Value:
    return Fraction(sums.results[entry].missed)


def _seed(sums: Sums, entry: str) -> Value:
    seed = sums.seeds.get(entry)
    return None if seed is None else Fraction(seed)


def _lot(sums: Sums, entry: str) -> Value:
    lot = sums.lots.get(entry)
    return None if lot is None else Fraction(lot)


CODES: Mapping[str, Callable[[Sums, str], Value]] = {
    "points": _points,
    "average": _average,
    "wins": _wins,
    "countback": _countback,
    "beaten": _beaten,
    "splashes": _splashes,
    "margin": _margin,
    "opponents": _opponents,
    "sonneborn": _sonneborn,
    "best_total": _best_total,
    "missed": _missed,
    "seed": _seed,
    "lot": _lot,
}
"""Every code but `head_to_head`, whose values depend on who is still level."""

TIE_BREAKS = (*CODES, "head_to_head")


def check_tie_breaks(codes: Sequence[str]) -> None:
    """Answer nothing for an ordered choice that starts with `points` or `average` (LT2). Raises: UnknownTieBreak."""
    unknown = [code for code in codes if code not in TIE_BREAKS]
    if unknown:
        raise UnknownTieBreak(f"there is no tie-break {unknown[0]!r}")
    if not codes or codes[0] not in FIRST_CODES:
        raise UnknownTieBreak("tie-breaks begin with `points` or `average`")
    if len(set(codes)) < len(codes):
        raise UnknownTieBreak("a tie-break stands twice in the list")


def sort_key(code: str, value: Value) -> tuple[bool, object]:
    """What sorts the values of a code, the better first, and nothing after all others."""
    if value is None:
        return True, 0
    if isinstance(value, tuple):
        return False, tuple(-count for count in value)
    return False, value if code in FEWER_IS_BETTER else -value
