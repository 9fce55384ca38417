"""The cross table: who met whom how often, and how it ended (LEAGUES.md, API)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import permutations

from leagues.rules.competition import PLAYED, Competition


@dataclass(slots=True)
class Meetings:
    """How often an entry sat with another at a played table, and was ranked above it, level with it, below it."""

    times: int = 0
    above: int = 0
    level: int = 0
    below: int = 0


def cross_table(competition: Competition) -> Mapping[str, Mapping[str, Meetings]]:
    """The meetings of every entry by the other entry; void and split tables are none."""
    met: dict[str, dict[str, Meetings]] = {entry.id: defaultdict(Meetings) for entry in competition.entries}
    for table in (table for each in competition.rounds for table in each.tables if table.status in PLAYED):
        for (entry, rank), (other, other_rank) in permutations(zip(table.entries, table.ranks(), strict=True), 2):
            meetings = met[entry][other]
            meetings.times += 1
            meetings.above += rank < other_rank
            meetings.level += rank == other_rank
            meetings.below += rank > other_rank
    return met
