"""How much is measured, one line of the printed table, and the table."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Line:
    """One piece of work: what was measured, what stands beside it, and whether the goal was met (None: no goal)."""

    work: str
    measured: str
    beside: str = ""
    ratio: float | None = None
    goal: str = ""
    met: bool | None = None

    def cells(self) -> tuple[str, ...]:
        """The texts of the line's columns."""
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        return self.work, self.measured, self.beside, ratio, self.goal, {True: "yes", False: "NO", None: ""}[self.met]


@dataclass(frozen=True)
class Scale:
    """How much is measured."""

    rounds: int
    seconds: float
    games: int
    open_turns: tuple[int, ...]
    waits: int
    deadlines: int
    spread: float
    simulated: int
    seasons: int
    bot_games: int


HEAD = ("work", "measured", "pgbench beside it", "ratio", "goal", "met?")


def markdown(lines: Sequence[Line]) -> str:
    """The table, its columns aligned."""
    return table(HEAD, [line.cells() for line in lines])


def table(head: Sequence[str], cells: Sequence[Sequence[str]]) -> str:
    """Texts as a table in Markdown, its columns aligned."""
    rows = [head, *cells]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    texts = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |" for row in rows
    ]
    texts.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(texts)


def ratio_line(work: str, rates: Sequence[tuple[float, float]], goal: float | None, more: str = "") -> Line:
    """A line out of interleaved pairs (service, pgbench) in units per second; medians of both and of the ratios."""
    service, beside = (statistics.median(column) for column in zip(*rates, strict=True))
    ratio = statistics.median(ours / theirs for ours, theirs in rates)
    met = None if goal is None else ratio >= goal
    wanted = "" if goal is None else f">= {goal:.2f}"
    return Line(work, f"{service:,.0f}/s{more}", f"{beside:,.0f}/s", ratio, wanted, met)


def percentile(values: Sequence[float], percent: float) -> float:
    """The value that `percent` of the values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]
