"""Lines through rows of numbers."""

from itertools import pairwise

import pytest

from web.charts import BOTTOM, DASHES, LEFT, MARK, RIGHT, TOP, apart, curves_of


def places(points):
    return [tuple(map(int, place.split(","))) for place in points.split()]


def test_curves__go_from_edge_to_edge_through_their_numbers():
    curves = curves_of([[(30, 20), (10, 20)], [(40, 0), (0, 20)]], now=2)
    first, second = ([places(part) for part in curve.parts] for curve in curves.curves)
    columns = [x for part in first for x, _y in part]
    assert columns == [x for part in second for x, _y in part]
    assert (columns[0], columns[-1], columns) == (LEFT, RIGHT, sorted(set(columns)))
    assert [y for part in first for _x, y in part] == [65, 163, TOP, BOTTOM]
    assert [y for part in second for _x, y in part] == [114, 114, BOTTOM, 114]
    assert curves.ticks == [(0, 212), (10, 163), (20, 114), (30, 65), (40, 16)]
    assert [curve.end for curve in curves.curves] == [BOTTOM, 114]
    assert (curves.now, curves_of([[(1,), (2,)]]).now) == (columns[2], None)
    assert curves.parts[0][1] <= curves.parts[1][0]


@pytest.mark.parametrize("numbers", [[0, 0], [-24, 7], [3, 166], [1, 4000]])
def test_curves__of_any_numbers__have_a_few_round_ticks_around_them(numbers):
    ticks = curves_of([[(number,) for number in numbers]]).ticks
    assert ticks[0][0] <= min(numbers) <= max(numbers) <= ticks[-1][0]
    assert len(ticks) >= 2
    assert all(number % 5 == 0 for number, _y in ticks)
    assert max(numbers) > 1000 or len(ticks) <= 7


def test_curves__are_told_apart_without_colours():
    assert len({curve.dash for curve in curves_of([[(0,) * 7, (5,) * 7]]).curves}) == len(DASHES) == 7


@pytest.mark.parametrize(
    "heights", [[100, 100, 100], [212] * 7, [16] * 7, [16, 212, 16, 212, 114, 114, 114], [30, 200]]
)
def test_marks__never_overlap_and_keep_their_order(heights):
    placed = apart(heights)
    ordered = sorted(placed)
    assert all(after - before >= MARK for before, after in pairwise(ordered))
    assert TOP <= ordered[0] <= ordered[-1] <= BOTTOM
    by_height = sorted(range(len(heights)), key=lambda index: (heights[index], index))
    assert by_height == sorted(range(len(heights)), key=placed.__getitem__)
