"""Who sits at which index of a table, so that nobody sits at the same one again and again (LEAGUES.md LD6)."""

from __future__ import annotations

from collections.abc import Sequence

from leagues.rules.history import History


def seat_table(entries: Sequence[str], history: History, low_blows: bool = False) -> tuple[str, ...]:
    """The entries by index: the least sum of squares of how often each has sat there, then the lots.

    The entries stand by lot. With `low_blows` who gives to whom counts as well: the neighbour at the next index.
    """
    return _Seating(entries, history, low_blows).best()


class _Seating:
    """A search through all orders of at most seven entries, those of the better lots first."""

    def __init__(self, entries: Sequence[str], history: History, low_blows: bool) -> None:
        self.entries = entries
        seats = range(len(entries))
        self.at = [[history.indexes[entry, index] ** 2 for index in seats] for entry in entries]
        self.giving = [[low_blows * history.left[one, other] ** 2 for other in entries] for one in entries]
        least = [min(row[index] for row in self.at) for index in seats]
        self.rest = [sum(least[index:]) for index in range(len(entries) + 1)]
        self.order: list[int] = []
        self.found: tuple[int, tuple[str, ...]] | None = None

    def best(self) -> tuple[str, ...]:
        """The order that costs least; of equal ones the first in the order of the lots."""
        self._extend(0)
        if self.found is None:
            raise AssertionError("there is an order of any entries")
        return self.found[1]

    def _extend(self, cost: int) -> None:
        """Try every entry at the next index, unless what is known by now costs as much as what was found."""
        index = len(self.order)
        if self.found is not None and cost + self.rest[index] >= self.found[0]:
            return
        if index == len(self.entries):
            whole = cost + self.giving[self.order[-1]][self.order[0]]
            if self.found is None or whole < self.found[0]:
                self.found = whole, tuple(self.entries[each] for each in self.order)
            return
        for each in range(len(self.entries)):
            if each not in self.order:
                before = self.giving[self.order[-1]][each] if self.order else 0
                self.order.append(each)
                self._extend(cost + self.at[each][index] + before)
                self.order.pop()
