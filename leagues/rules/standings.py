"""Standings: a pure function of settings, entries, tables, unseated and rulings (LEAGUES.md LT)."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeAlias

from leagues.rules.arena import FROM_TABLES
from leagues.rules.competition import ENDED, Competition, Round, Stage
from leagues.rules.points import LINEAR, TICKS, Points
from leagues.rules.results import Result, RoundResult
from leagues.rules.tie_breaks import Sums, Value, check_tie_breaks, sort_key

Group: TypeAlias = list[str]
"""Entries that are level so far."""
IN_STANDINGS = ("active", "withdrawn", "disqualified")

_LAST = 10**9


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of the standings; values are exact, in the order of the codes.

    `rank` is null for who was disqualified, and in an arena for who has played too little.
    """

    rank: int | None
    entry: str
    ticks: int
    values: tuple[Value, ...]
    rounds: tuple[RoundResult, ...]
    substitute: int
    adjustment: int
    seed: int | None
    lot: int | None

    def cut_key(self) -> tuple[int, int, int, str]:
        """What orders everybody where a line must be drawn: rank, seed, the latest lots (LT3)."""
        return (
            _LAST if self.rank is None else self.rank,
            _LAST if self.seed is None else self.seed,
            _LAST if self.lot is None else self.lot,
            self.entry,
        )

    def lot_key(self) -> tuple[int, int, str]:
        """What orders everybody where ties are decided by lot alone (LF5, LM1)."""
        rank, _, lot, entry = self.cut_key()
        return rank, lot, entry


def standings(competition: Competition, stage: int | None = None) -> tuple[Standing, ...]:
    """The rows, the best first, those without a rank at the end; of one stage, or of all that has been drawn.

    Who took part in a later stage stands above who did not (LF5), whatever the points. Raises: UnknownTieBreak.
    """
    check_tie_breaks(competition.settings.tie_breaks)
    if stage is not None:
        return _ranked([(competition.of_stages(range(stage, stage + 1)), _everybody(competition), stage)])
    parts, left = [], _everybody(competition)
    for number in range(max((each.stage for each in competition.rounds), default=1), 0, -1):
        here = _takes_part(competition, number) if number > 1 else set(left)
        counted = competition.of_stages(_carried(competition, number))
        parts.append((counted, [entry for entry in left if entry in here], number))
        left = [entry for entry in left if entry not in here]
    return _ranked(parts)


def possible_ranks(rows: Sequence[Standing], left: Mapping[str, int], top_ticks: int) -> dict[str, tuple[int, int]]:
    """The best and the worst rank that each ranked entry can still reach (LT4).

    `left` says how many rounds are to come for an entry, none for who is not in it; `top_ticks` is what each is worth.
    """
    ranked = [row for row in rows if row.rank is not None]
    reach = {row.entry: row.ticks + left.get(row.entry, 0) * top_ticks for row in ranked}
    ticks, reachable = sorted(row.ticks for row in ranked), sorted(reach.values())
    above = len(ranked) + 1
    return {
        row.entry: (
            above - bisect_right(ticks, reach[row.entry]),
            len(ranked) - bisect_left(reachable, row.ticks),
        )
        for row in ranked
    }


def top_ticks(points: Points, seats: int) -> int:
    """What a round can be worth at most: the first place at a table of so many seats (LT4)."""
    return points.places(seats)[0]


def _everybody(competition: Competition) -> Group:
    """Who is or was in the competition; who waits or was invited only is not."""
    return [each.id for each in competition.entries if each.status in IN_STANDINGS]


def _takes_part(competition: Competition, stage: int) -> set[str]:
    rounds = [each for each in competition.rounds if each.stage == stage]
    return {entry for each in rounds for entry in (*each.seated(), *(other.entry for other in each.unseated))}


def _stage(competition: Competition, number: int) -> Stage:
    return next((each for each in competition.settings.stages if each.number == number), Stage(number))


def _carried(competition: Competition, number: int) -> range:
    """The stages whose points count in a stage: its own, and those before it as long as points are carried."""
    first = number
    while first > 1 and _stage(competition, first).carry == "all":
        first -= 1
    return range(first, number + 1)


def _ranked(parts: Sequence[tuple[Competition, Group, int]]) -> tuple[Standing, ...]:
    """The rows of groups that stand above each other, each with the rounds that count for it."""
    ranked: list[Standing] = []
    unranked: list[Standing] = []
    for competition, entries, stage in parts:
        sums = Sums(competition)
        out = {each.id for each in competition.entries if each.status == "disqualified"} | _too_new(sums, stage)
        levels = list(_levels(sums, [entry for entry in entries if entry not in out], stage))
        for level, values in levels:
            rank = len(ranked) + 1
            ranked += sorted((_row(sums, entry, rank, values[entry]) for entry in level), key=Standing.cut_key)
        codes = competition.settings.tie_breaks
        unranked += [_row(sums, entry, None, _values(sums, codes, entry)) for entry in entries if entry in out]
    return (*ranked, *sorted(unranked, key=Standing.cut_key))


def _levels(sums: Sums, entries: Group, stage: int) -> Iterator[tuple[Group, Mapping[str, tuple[Value, ...]]]]:
    """The groups of those who are level in all codes, the best first, with the value of each code."""
    groups = [entries]
    if _stage(sums.competition, stage).format == "knockout":
        groups = list(_split(groups, _knockout_key(sums, stage)))
    found: dict[str, tuple[Value, ...]] = dict.fromkeys(entries, ())
    for code in sums.competition.settings.tie_breaks:
        levels, groups = groups, []
        for level in levels:
            values = sums.values(code, level)
            found |= {entry: (*found[entry], values[entry]) for entry in level}
            groups += _split([level], {entry: sort_key(code, values[entry]) for entry in level}.__getitem__)
    return ((group, found) for group in groups if group)


def _too_new(sums: Sums, stage: int) -> set[str]:
    """Who has played at too few tables of an arena to be ranked (LF4)."""
    if _stage(sums.competition, stage).format != "arena":
        return set()
    tables = {entry: sum(each.kind == "table" for each in result.rounds) for entry, result in sums.results.items()}
    return {entry for entry, count in tables.items() if count < FROM_TABLES}


def _split(groups: Sequence[Group], key: Callable[[str], Any]) -> Iterator[Group]:
    for group in groups:
        for _, level in groupby(sorted(group, key=key), key=key):
            yield list(level)


def _values(sums: Sums, codes: Sequence[str], entry: str) -> tuple[Value, ...]:
    return tuple(sums.values(code, [entry])[entry] for code in codes)


def _row(sums: Sums, entry: str, rank: int | None, values: tuple[Value, ...]) -> Standing:
    result: Result = sums.results[entry]
    return Standing(
        rank=rank,
        entry=entry,
        ticks=result.ticks(sums.competition.settings.best),
        values=values,
        rounds=tuple(result.rounds),
        substitute=result.substitute,
        adjustment=result.adjustment,
        seed=sums.seeds.get(entry),
        lot=sums.lots.get(entry),
    )


def _knockout_key(sums: Sums, stage: int) -> Callable[[str], tuple[int, int]]:
    """Who went out later stands higher; of those of one round, who beat more of the table (LF3).

    Who plays on, or goes on without a table, stands where the winners of the round stand.
    """
    last: dict[str, tuple[int, int]] = {}
    for each in sorted(sums.competition.rounds, key=lambda each: each.number):
        if each.stage == stage:
            last |= {entry: (-each.number, -ticks) for entry, ticks in _beaten_in(each).items()}
    return lambda entry: last.get(entry, (0, 0))


def _beaten_in(round_: Round) -> dict[str, int]:
    """What share of its table each entry of a knock-out round has beaten, in ticks of LP2."""
    beaten = {each.entry: 120 * TICKS for each in round_.unseated if each.kind == "bye"}
    for table in round_.tables:
        worth = LINEAR.ticks(table.ranks()) if table.status in ENDED else [120 * TICKS] * len(table.seats)
        beaten |= dict(zip(table.entries, worth, strict=True))
    return beaten
