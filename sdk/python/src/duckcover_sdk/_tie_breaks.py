"""The codes that order standings: what each is worth to an entry, from what it has played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, TypeAlias

from ._results import MEAN, TICKS, Results, Seat

FEWER_IS_BETTER = frozenset(("splashes", "best_total", "missed", "seed", "lot"))

Value: TypeAlias = Fraction | tuple[int, ...] | None
"""An exact number, how often each rank was reached, or nothing."""


class TieBreaks:
    """The values of all codes, from the results of some rounds; `best`: how many rounds count for points."""

    def __init__(
        self, results: Results, best: int | None, seeds: Mapping[str, int | None], lots: Mapping[str, int]
    ) -> None:
        self._results, self._best, self._seeds, self._lots = results, best, seeds, lots
        self._strength = {entry: _mean([seat.earned for seat in own]) for entry, own in results.own.items()}

    def of(self, code: str, level: Sequence[str]) -> Mapping[str, Value]:
        """The values of a code to entries; those of `head_to_head` are among these alone. Raises: KeyError."""
        if code == "head_to_head":
            return self._head_to_head(level)
        return {entry: CODES[code](self, entry) for entry in level}

    def _points(self, entry: str) -> Value:
        return Fraction(self._results.ticks(entry, self._best), TICKS)

    def _average(self, entry: str) -> Value:
        kinds = [each["kind"] for each in self._results.rounds[entry]]
        rounds = sum(kind in ("table", "bye", "sit_out") for kind in kinds)
        return Fraction(self._results.ticks(entry, self._best), TICKS * max(1, rounds))

    def _wins(self, entry: str) -> Value:
        won = [seat.table.ranks.count(1) for seat in self._own(entry) if seat.rank == 1]
        return sum((Fraction(1, winners) for winners in won), Fraction())

    def _countback(self, entry: str) -> Value:
        ranks = [seat.rank for seat in self._own(entry)]
        return tuple(ranks.count(rank) for rank in range(1, 8))

    def _beaten(self, entry: str) -> Value:
        return Fraction(sum(seat.table.linear[seat.index] for seat in self._own(entry)), TICKS)

    def _splashes(self, entry: str) -> Value:
        totals = self._totals(entry)
        return Fraction(sum(totals), len(totals)) if totals else None

    def _best_total(self, entry: str) -> Value:
        totals = self._totals(entry)
        return Fraction(min(totals)) if totals else None

    def _margin(self, entry: str) -> Value:
        return sum((self._margin_at(seat) for seat in self._own(entry)), Fraction())

    @staticmethod
    def _margin_at(seat: Seat) -> Fraction:
        others = [seat.table.totals[other] or 0 for other in seat.table.others(seat.index)]
        return Fraction(sum(others), len(others)) - (seat.total or 0)

    def _opponents(self, entry: str) -> Value:
        means = []
        for seat in self._own(entry):
            others = [self._strength[seat.table.entries[other]] for other in seat.table.others(seat.index)]
            means.append(sum(others, Fraction()) / len(others))
        return sum(means, Fraction()) / max(1, len(means))

    def _sonneborn(self, entry: str) -> Value:
        total = Fraction()
        for seat in self._own(entry):
            for other in seat.table.others(seat.index):
                behind = seat.table.ranks[other] - seat.rank
                part = Fraction(1) if behind > 0 else Fraction(1, 2) if behind == 0 else Fraction()
                total += part * self._strength[seat.table.entries[other]] / (seat.table.size - 1)
        return total

    def _missed(self, entry: str) -> Value:
        return Fraction(self._results.missed[entry])

    def _seed(self, entry: str) -> Value:
        seed = self._seeds.get(entry)
        return None if seed is None else Fraction(seed)

    def _lot(self, entry: str) -> Value:
        lot = self._lots.get(entry)
        return None if lot is None else Fraction(lot)

    def _own(self, entry: str) -> Sequence[Seat]:
        return self._results.own[entry]

    def _totals(self, entry: str) -> list[int]:
        return [seat.total for seat in self._own(entry) if seat.total is not None]

    def _head_to_head(self, level: Sequence[str]) -> Mapping[str, Value]:
        """+1 for each of those level ranked below at a table that is both's own, -1 above; if every pair has met."""
        scores, met = dict.fromkeys(level, 0), set()
        own = {entry: {(seat.table.round, seat.table.number): seat for seat in self._own(entry)} for entry in level}
        for one, other in combinations(level, 2):
            for place in own[one].keys() & own[other].keys():
                difference = own[other][place].rank - own[one][place].rank
                sign = (difference > 0) - (difference < 0)
                scores[one], scores[other] = scores[one] + sign, scores[other] - sign
                met.add((one, other))
        is_complete = len(level) > 1 and len(met) == len(level) * (len(level) - 1) // 2
        return {entry: Fraction(scores[entry]) if is_complete else None for entry in level}


CODES: Mapping[str, Callable[[TieBreaks, str], Value]] = {
    name: getattr(TieBreaks, f"_{name}")
    for name in (
        *("points", "average", "wins", "countback", "beaten", "splashes", "margin", "opponents", "sonneborn"),
        *("best_total", "missed", "seed", "lot"),
    )
}
"""Every code but `head_to_head`, whose values depend on who is still level."""


def sort_key(code: str, value: Value) -> tuple[bool, Any]:
    """What sorts the values of a code, the better first, and nothing after all others."""
    if value is None:
        return True, 0
    if isinstance(value, tuple):
        return False, tuple(-count for count in value)
    return False, value if code in FEWER_IS_BETTER else -value


def shown(value: Value) -> float | list[int] | None:
    """A value as JSON has it."""
    if isinstance(value, tuple):
        return list(value)
    return None if value is None else float(round(value, 3))


def _mean(earned: Sequence[int]) -> Fraction:
    """How strong an opponent is, in points; the mean of all seats of who has no table of its own."""
    return Fraction(sum(earned), len(earned)) / TICKS if earned else Fraction(MEAN, TICKS)
