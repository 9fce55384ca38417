"""Who plays next in an arena (LEAGUES.md LF4): who waited longest is seated first."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from leagues.rules.sizes import TableSize, table_sizes

EVERY_HOURS = range(6, 169)
SLOTS = range(1, 6)
BEST = 8
"""How many tables count where an arena does not say so."""
FROM_TABLES = 3
"""After so many tables an entry is ranked."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """An entry of an arena: since when it waits, at how many tables it plays, and whether it wants another."""

    entry: str
    since: dt.datetime
    playing: int = 0
    wants: bool = True


def seat_waiting(
    waiting: Sequence[Waiting], slots: int, size: TableSize, lots: Mapping[str, int]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who is seated now, and who has a free slot and waits on: as few as possible, who came last.

    Who waits since the same moment goes by lot. Fewer than a table has seats all wait.
    """
    ready = sorted(
        (each for each in waiting if each.wants and each.playing < slots), key=lambda each: _place(each, lots)
    )
    entries = tuple(each.entry for each in ready)
    _, left = table_sizes(len(entries), size)
    seated = len(entries) - left
    return entries[:seated], entries[seated:]


def _place(each: Waiting, lots: Mapping[str, int]) -> tuple[dt.datetime, int, str]:
    return each.since, lots.get(each.entry, len(lots)), each.entry
