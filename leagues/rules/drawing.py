"""A whole round drawn from its seeds and what has been: lots, byes, tables, seats, Captains (LEAGUES.md LD, LZ)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args

from leagues.rules.competition import ENDED, Competition
from leagues.rules.draws import RoundDraw
from leagues.rules.history import History
from leagues.rules.pairing import Costs, Pair, Seatable, Tables, pair, snake
from leagues.rules.points import MEAN_POINTS, TICKS
from leagues.rules.results import collect
from leagues.rules.seating import seat_table
from leagues.rules.sizes import TableSize, bye_entries, seated_sizes

Mode: TypeAlias = Literal["score", "lot", "adjacent", "snake"]
"""Entries of like points meet, or a first round's way (LD3); `lot` is that of knock-out rounds as well."""
MODES: tuple[str, ...] = get_args(Mode)


@dataclass(frozen=True, slots=True)
class RoundToDraw:
    """What a draw depends on. Who is drawn has a draw seed, empty for none; entries are named by their UUIDs.

    `standing` has the drawn entries in the order of the standings, for byes, and is empty in round 1. `apart` has the
    pairs to be kept apart.
    """

    draw: RoundDraw
    size: TableSize
    mode: Mode = "score"
    scores: Mapping[str, int] = field(default_factory=dict)
    seeds: Mapping[str, int] = field(default_factory=dict)
    standing: Sequence[str] = ()
    history: History = field(default_factory=History)
    apart: frozenset[Pair] = frozenset()
    avoid_repeats: bool = True
    low_blows: bool = False

    def costs(self) -> Costs:
        """What pairs of this round cost."""
        return Costs(self.history.met if self.avoid_repeats else {}, self.apart)

    def seatable(self, entry: str, seeding: Mapping[str, int]) -> Seatable:
        """An entry with the score that counts in this mode."""
        score = {"score": self.scores.get(entry, 0), "adjacent": seeding[entry]}.get(self.mode, 0)
        return Seatable(entry, score, self.history.short[entry])


@dataclass(frozen=True, slots=True)
class DrawnRound:
    """A draw: tables with their entries by index, their Captains, and who has a bye."""

    lots: tuple[str, ...]
    tables: Tables
    captains: tuple[str, ...]
    byes: tuple[str, ...]


def draw_round(given: RoundToDraw) -> DrawnRound:
    """Draw a round: the same input gives the same tables (LD4). Raises: TooFewEntries."""
    words = given.draw.words()
    lots = tuple(str(entry) for entry in given.draw.lots(words))
    place = {entry: index for index, entry in enumerate(lots)}
    sizes, count = seated_sizes(len(lots), given.size)
    byes = bye_entries(given.standing or lots, given.history.byes, count)
    line = line_up(given, [entry for entry in lots if entry not in byes], place)
    tables = snake(line, sizes, given.costs()) if given.mode == "snake" else pair(line, sizes, given.costs(), words)
    by_lot = [sorted(table, key=place.__getitem__) for table in tables]
    return DrawnRound(
        lots=lots,
        tables=tuple(seat_table(table, given.history, low_blows=given.low_blows) for table in by_lot),
        captains=tuple(given.history.captain(table, place) for table in by_lot),
        byes=byes,
    )


def line_up(given: RoundToDraw, entries: Sequence[str], place: Mapping[str, int]) -> list[Seatable]:
    """Entries in the order in which tables are made of them: by points, or by seed, or by lot; equals by lot."""
    unseeded = max(given.seeds.values(), default=0) + 1
    seeding = {entry: given.seeds.get(entry, unseeded) for entry in entries}
    seatable = [given.seatable(entry, seeding) for entry in sorted(entries, key=place.__getitem__)]
    if given.mode in ("adjacent", "snake"):
        return sorted(seatable, key=lambda each: seeding[each.entry])
    return sorted(seatable, key=lambda each: -each.score)


def pairing_scores(competition: Competition) -> dict[str, int]:
    """The whole points of each entry, rounded down; a table that is still played counts as 60 (LR5)."""
    ticks = {entry: each.ticks(competition.settings.best) for entry, each in collect(competition).items()}
    for table in (table for each in competition.rounds for table in each.tables if table.status not in ENDED):
        for entry in table.entries:
            ticks[entry] += MEAN_POINTS * TICKS
    return {entry: each // TICKS for entry, each in ticks.items()}
