"""How long a game takes of players who open it once a day, and how often they open it (docs/days.md)."""

import os
import statistics
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from typing import NamedTuple

from benchmarks.daily_players import CLOCKS, NO_ORDERS, WAYS, Played, play
from benchmarks.figures import percentile, table

SEATS = range(2, 8)
GOAL_SEATS = 4
HEAD = ("seats", "way", "clock", "days", "p90", "visits", "p90", "misses", "score", "goal", "met?")


class Summary(NamedTuple):
    """Medians and 90th percentiles over games of one kind; means a player of misses and of the total score."""

    days: float
    days_p90: float
    visits: float
    visits_p90: float
    misses: float
    total: float

    @property
    def is_short(self) -> bool:
        """Whether a game is as short as standing orders are to make it."""
        return self.days < 10 and self.visits < 15

    @property
    def is_long(self) -> bool:
        """Whether it takes as long as without orders."""
        return self.days > 45


def report(games: int) -> str:
    """Play so many games for each number of seats, way and clock, on all cores; answer the table."""
    kinds = list(product(SEATS, WAYS, CLOCKS))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        rows = list(pool.map(_row, kinds, [games] * len(kinds)))
    return table(HEAD, rows)


def summary(played: Sequence[Played]) -> Summary:
    """What these games have in common; each player's visits count for themselves."""
    days, visits = [game.days for game in played], [each for game in played for each in game.visits]
    misses = statistics.mean(each for game in played for each in game.misses)
    total = statistics.mean(each for game in played for each in game.totals)
    return Summary(*_middle_and_p90(days), *_middle_and_p90(visits), misses, total)


def _middle_and_p90(values: Sequence[float]) -> tuple[float, float]:
    return statistics.median(values), percentile(values, 90)


def _row(kind: tuple[int, str, str], games: int) -> tuple[str, ...]:
    """One line of the table; the games of every way have the same deals and visitors."""
    seats, way, clock = kind
    found = summary([play(seats, way, clock, seed) for seed in range(games)])
    figures = (f"{found.days:.1f}", f"{found.days_p90:.1f}", f"{found.visits:g}", f"{found.visits_p90:g}")
    return (str(seats), way, clock, *figures, f"{found.misses:.1f}", f"{found.total:.1f}", *_goal(seats, way, found))


def _goal(seats: int, way: str, found: Summary) -> tuple[str, str]:
    if seats != GOAL_SEATS:
        return "", ""
    goal, met = ("> 45 days", found.is_long) if way == NO_ORDERS else ("< 10 days, < 15 visits", found.is_short)
    return goal, "yes" if met else "NO"
