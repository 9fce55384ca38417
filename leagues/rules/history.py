"""What the earlier rounds mean for the next one: who has met, sat out, sat where (LEAGUES.md LZ4, LD3, LD6, LR5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations

from leagues.rules.competition import Round, Table
from leagues.rules.pairing import Pair


@dataclass(slots=True)
class History:
    """Counts over some rounds, by entry or by pair of entries. Tables that are still played count as met (LR5)."""

    met: Counter[Pair] = field(default_factory=Counter)
    byes: Counter[str] = field(default_factory=Counter)
    short: Counter[str] = field(default_factory=Counter)
    indexes: Counter[tuple[str, int]] = field(default_factory=Counter)
    left: Counter[tuple[str, str]] = field(default_factory=Counter)
    captains: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(cls, rounds: Iterable[Round]) -> History:
        """What has been in these rounds, in their order."""
        history = cls()
        for each in rounds:
            history.add(each)
        return history

    def add(self, round_: Round) -> None:
        """Count one more round."""
        largest = max((len(table.seats) for table in round_.tables), default=0)
        place = {entry: lot for lot, entry in enumerate(round_.lots)}
        self.byes.update(each.entry for each in round_.unseated if each.kind == "bye")
        for table in round_.tables:
            captain = self.captain(table.entries, place)
            self._add_table(table, is_short=len(table.seats) < largest)
            self.captains[captain] += 1

    def captain(self, entries: Iterable[str], lots: dict[str, int]) -> str:
        """Who of a table is its Captain: the fewest captaincies, then the lot; a draw by hand may lack lots (LD6)."""
        return min(entries, key=lambda entry: (self.captains[entry], lots.get(entry, len(lots)), entry))

    def _add_table(self, table: Table, is_short: bool) -> None:
        entries = table.entries
        self.met.update(frozenset(pair) for pair in combinations(entries, 2))
        self.indexes.update((entry, index) for index, entry in enumerate(entries))
        self.left.update(zip(entries, (*entries[1:], entries[0]), strict=True))
        if is_short:
            self.short.update(entries)
