"""Rows of numbers as lines: what an SVG draws of them."""

from collections.abc import Sequence
from typing import NamedTuple

WIDTH, HEIGHT, EDGE = 640, 160, 8


class Chart(NamedTuple):
    """The points of a line in a box of `WIDTH` × `HEIGHT`, and the least and the greatest number."""

    points: str
    low: int
    high: int


def chart_of(numbers: Sequence[int]) -> Chart:
    """The line through two or more numbers, from the left to the right, the greatest on top."""
    low, high = min(numbers), max(numbers)
    wide, tall, span = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, max(high - low, 1)
    points = (
        (EDGE + wide * place / (len(numbers) - 1), EDGE + tall * (high - number) / span)
        for place, number in enumerate(numbers)
    )
    return Chart(" ".join(f"{x:.0f},{y:.0f}" for x, y in points), low, high)


# --- several lines, in parts ------------------------------------------------------------------------------

LEFT, RIGHT, TOP, BOTTOM = 26, 332, 16, 212
"""Where the lines begin and end, in a box of 360 × 220: on its left are numbers, on its right what the lines are."""

MARK = 20
"""How high a mark at the end of a line is; no two of them overlap."""

MOST_TICKS = 6
STEPS = (5, 10, 20, 50, 100, 200, 500)
DASHES = ("", "9 3", "2 3", "9 3 2 3", "5 4", "14 3 2 3 2 3", "1 5")
"""How each line is drawn: they differ without colours."""


class Curve(NamedTuple):
    """A line: its parts, how it is dashed, where it ends, and how high its mark stands, which is never another's."""

    parts: list[str]
    dash: str
    end: int
    mark: int


class Curves(NamedTuple):
    """Lines through the same columns. `ticks` are numbers with their height, `parts` where each part begins and ends.

    `now` is where the present column stands.
    """

    curves: list[Curve]
    ticks: list[tuple[int, int]]
    parts: list[tuple[int, int]]
    now: int | None


def curves_of(parts: Sequence[Sequence[Sequence[int]]], now: int | None = None) -> Curves:
    """The lines through parts of columns, each with a number for every line; the greatest on top.

    Between two parts is room for a column more. `now` is the number of a column, from 0 over all parts.
    """
    columns = [column for part in parts for column in part]
    numbers = [number for column in columns for number in column]
    step = next(each for each in STEPS if (max(numbers) - min(numbers)) / each < MOST_TICKS - 1 or each == STEPS[-1])
    low, high = min(numbers) // step * step, -(-max(numbers) // step) * step
    high = max(high, low + step)
    starts = [sum(map(len, parts[:index])) + index for index in range(len(parts))]
    wide = (RIGHT - LEFT) / max(starts[-1] + len(parts[-1]) - 1, 1)

    def x(column: float) -> int:
        return round(LEFT + wide * column)

    def y(number: int) -> int:
        return round(TOP + (BOTTOM - TOP) * (high - number) / (high - low))

    lines = [
        [" ".join(f"{x(start + at)},{y(column[line])}" for at, column in enumerate(part))
         for start, part in zip(starts, parts, strict=True)]
        for line in range(len(columns[0]))
    ]  # fmt: skip
    ends = [y(number) for number in columns[-1]]
    present = [x(start + at) for start, part in zip(starts, parts, strict=True) for at in range(len(part))]
    return Curves(
        [Curve(*each) for each in zip(lines, DASHES, ends, apart(ends), strict=False)],
        [(number, y(number)) for number in range(low, high + 1, step)],
        [(x(start - 0.5), x(start + len(part) - 0.5)) for start, part in zip(starts, parts, strict=True)],
        None if now is None else present[now],
    )


def apart(heights: Sequence[int]) -> list[int]:
    """Heights as near to these as can be, at least `MARK` apart, in the same order and within the box."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = [0] * len(heights)
    least = TOP
    for index in order:
        placed[index] = least = max(heights[index], least)
        least += MARK
    most = BOTTOM
    for index in reversed(order):
        placed[index] = most = min(placed[index], most)
        most -= MARK
    return placed
