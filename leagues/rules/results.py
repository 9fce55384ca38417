"""What each entry has earned, played and missed: the sums that standings are made of (LEAGUES.md LP, LT)."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction

from leagues.rules.competition import ENDED, PLAYED, Competition, Round, Seat, Table
from leagues.rules.points import LINEAR, MEAN_POINTS, TICKS, Points, Sharing, shares

_SAME_ROUND = frozenset(("bye", "sit_out"))
"""Being unseated so counts as a round of an average (LT2)."""


@dataclass(frozen=True, slots=True)
class OwnTable:
    """A played table that counts as an entry's own: what it looked like from its seat, in ticks."""

    round: int
    table: Table
    index: int
    ranks: tuple[int, ...]
    linear: int
    earned: int

    @property
    def rank(self) -> int:
        """The entry's rank there."""
        return self.ranks[self.index]

    @property
    def total(self) -> int | None:
        """The entry's total there."""
        return self.table.seats[self.index].total


@dataclass(frozen=True, slots=True)
class RoundResult:
    """What one round was to an entry; `kind` is `table` for a seat, else why it had none."""

    round: int
    kind: str
    ticks: int
    table: int | None = None
    size: int | None = None
    rank: int | None = None


@dataclass(slots=True)
class Result:
    """All that is known of one entry, in ticks."""

    rounds: list[RoundResult] = field(default_factory=list)
    own: list[OwnTable] = field(default_factory=list)
    substitute: int = 0
    adjustment: int = 0
    missed: int = 0

    def ticks(self, best: int | None) -> int:
        """The points of the rounds that count, and those outside the rounds (LP9, LP10)."""
        rounds = sorted((each.ticks for each in self.rounds), reverse=True)
        return sum(rounds[:best]) + self.substitute + self.adjustment

    def played_rounds(self) -> int:
        """The rounds in which it had a seat, a bye or a sit-out."""
        return sum(each.kind == "table" or each.kind in _SAME_ROUND for each in self.rounds)

    def mean(self) -> Fraction:
        """The mean ticks of its own tables, 60 points if it has none: how strong an opponent it is (A of LT2)."""
        if not self.own:
            return Fraction(MEAN_POINTS * TICKS)
        return Fraction(sum(each.earned for each in self.own), len(self.own))


def collect(competition: Competition) -> dict[str, Result]:
    """The results of all entries by id, from tables that have ended, unseated and rulings."""
    results: dict[str, Result] = defaultdict(Result)
    for entry in competition.entries:
        results[entry.id] = Result()
    for round_ in competition.rounds:
        for table in round_.tables:
            if table.status in ENDED:
                _add_table(results, round_, table, competition.settings.points, competition.settings.substitute_points)
        for each in round_.unseated:
            results[each.entry].rounds.append(RoundResult(round_.number, each.kind, each.points * TICKS))
    for ruling in competition.rulings:
        if ruling.entry is not None:
            results[ruling.entry].adjustment += ruling.adjustment() * TICKS
    return dict(results)


def _add_table(results: dict[str, Result], round_: Round, table: Table, points: Points, sharing: Sharing) -> None:
    ranks = table.ranks() if table.status in PLAYED else None
    worth = points.ticks(ranks) if ranks else tuple(_ticks_without_play(table, seat) for seat in table.seats)
    linear = LINEAR.ticks(ranks) if ranks else worth
    for index, seat in enumerate(table.seats):
        earned = _earned(table, seat, worth[index], sharing)
        own = earned.pop(seat.entry, 0)
        rank = ranks[index] if ranks else None
        results[seat.entry].rounds.append(
            RoundResult(round_.number, "table", own, table.number, len(table.seats), rank)
        )
        if ranks and seat.is_own():
            results[seat.entry].own.append(OwnTable(round_.number, table, index, ranks, linear[index], own))
        for substitute, ticks in earned.items():
            results[substitute].substitute += ticks
        for tenure in seat.tenures:
            if tenure.entry is not None:
                results[tenure.entry].missed += tenure.missed


def _ticks_without_play(table: Table, seat: Seat) -> int:
    """A seat of a void or split table: the mean, and nothing at a split one for who held it up (LJ3)."""
    return 0 if table.status == "split" and seat.at_fault else MEAN_POINTS * TICKS


def _earned(table: Table, seat: Seat, ticks: int, sharing: Sharing) -> dict[str, int]:
    """Who gets the ticks of a seat; a void table is worth the mean to all, however far it was played."""
    if table.status == "void":
        return {seat.entry: ticks}
    return shares(ticks, seat.entry, seat.held(), sharing)
