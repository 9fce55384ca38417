"""A row of numbers as a line: what an SVG draws of it."""

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
