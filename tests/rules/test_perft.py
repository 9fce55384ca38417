"""Counts of legal continuations, like chess's perft: how many lines of play there are to a depth.

The grid of one seat is played through every sequence of calls that can move something. The counts were found
by `naive_count`, which shares nothing with the rules but the meaning of RULES.md: it looks at every cell
of a wide field and asks T4 and T5 of each.
"""

from functools import cache

import pytest

from games.rules.grid import Grid
from games.rules.moves import apply_move, give, legal_moves
from games.rules.variations import round_rules

pytestmark = pytest.mark.thorough

CALLS = (*range(1, 13), "max")
SQUARE = ((0, 0, [1]), (0, 1, [2]), (1, 0, [3]), (1, 1, [4]))
LINE = ((0, 0, [4]), (0, 1, [9, 2]), (0, 2, [7]))
ISLANDS = ((0, 0, [12]), (0, 2, [3, 1]), (2, 1, [8]), (5, 5, [10]))
RING = ((0, 0, [1]), (0, 1, [2]), (0, 2, [3]), (1, 0, [4]), (1, 2, [5]), (2, 0, [6]), (2, 1, [7]), (2, 2, [8]))
WHOLE = tuple((row, col, [4 * row + col + 1]) for row in range(3) for col in range(4))
PAIR = ((0, 0, [5]), (0, 1, [6]))


@cache
def count(rules, grid, depth):
    """Counts each grid once however it was reached: grids are values."""
    moves = [move for call in CALLS for move in legal_moves(rules, grid, call)]
    if depth == 1:
        return len(moves)
    return sum(count(rules, apply_move(grid, move), depth - 1) for move in moves)


def naive_count(stacks, depth, calls=CALLS):
    """The same count on a dict of (row, col) to list of cards."""
    if depth == 0:
        return 1
    total = 0
    for call in calls:
        for after in naive_positions(stacks, call):
            total += naive_count(after, depth - 1, calls)
    return total


def naive_positions(stacks, call):
    visible = {cards[-1]: place for place, cards in stacks.items()}
    if call == "max above 3":
        call = "max" if max(visible) > 3 else None
    start = visible.get(max(visible) if call == "max" else call)
    if start is None:
        return
    rows, cols = [row for row, _ in stacks], [col for _, col in stacks]
    for row in range(min(rows) - 2, max(rows) + 3):
        for col in range(min(cols) - 2, max(cols) + 3):
            rest = {place: cards for place, cards in stacks.items() if place != start}
            if (row, col) in rest and abs(row - start[0]) + abs(col - start[1]) == 1:
                yield {**rest, (row, col): rest[row, col] + stacks[start]}
            touches = [1 for r, c in rest if abs(row - r) + abs(col - c) == 1]
            if (row, col) not in stacks and touches:
                yield {**rest, (row, col): stacks[start]}


POSITIONS = [
    pytest.param(PAIR, [12, 108, 972], id="pair"),
    pytest.param(LINE, [26, 610, 13848], id="line"),
    pytest.param(SQUARE, [40, 1471, 53638], id="square"),
    pytest.param(ISLANDS, [58, 3084, 153745], id="islands"),
    pytest.param(RING, [121, 14459, 1749116], id="ring"),
    pytest.param(WHOLE, [202, 40915, 8462570], id="whole"),
]


@pytest.mark.parametrize(("stacks", "counts"), POSITIONS)
def test_perft__fixed_position__has_the_known_counts_to_depth_3(rules, grid_of, stacks, counts):
    assert [count(rules, grid_of(*stacks), depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(("stacks", "counts"), POSITIONS[:4])
def test_perft__naive_enumerator__finds_the_same_counts(stacks, counts):
    naive = {(row, col): cards for row, col, cards in stacks}
    assert [naive_count(naive, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(("stacks", "counts"), POSITIONS[4:])
def test_perft__naive_enumerator_on_a_large_grid__finds_the_same_counts_to_depth_2(stacks, counts):
    naive = {(row, col): cards for row, col, cards in stacks}
    assert [naive_count(naive, depth) for depth in (1, 2)] == counts[:2]


CONSTRAINED = (*range(4, 13), "max above 3")
CONSTRAINED_POSITIONS = [
    pytest.param(LINE, [18, 322, 5298], id="line"),
    pytest.param(SQUARE, [16, 216, 2912], id="square"),
    pytest.param(ISLANDS, [46, 1969], id="islands"),
]


@pytest.mark.parametrize(("stacks", "counts"), CONSTRAINED_POSITIONS)
def test_v3_perft__constraints__have_the_known_counts_which_the_naive_enumerator_finds(grid_of, stacks, counts):
    rules, naive = round_rules(["constraints"]), {(row, col): cards for row, col, cards in stacks}
    depths = range(1, len(counts) + 1)
    assert [count(rules, grid_of(*stacks), depth) for depth in depths] == counts
    assert [naive_count(naive, depth, CONSTRAINED) for depth in depths] == counts


@pytest.mark.parametrize("name", ["competition", "madness", "pressure", "surprises"])
def test_perft__other_variations__have_the_counts_of_the_base_game(grid_of, name):
    assert [count(round_rules([name]), grid_of(*SQUARE), depth) for depth in (1, 2, 3)] == [40, 1471, 53638]


def naive_low_blow(stacks):
    """How many pairs of a gift and a place of a gift there are, on a dict of (row, col) to list of cards."""
    second = sorted(cards[-1] for cards in stacks.values())[1]
    rows, cols = [row for row, _ in stacks], [col for _, col in stacks]
    total = 0
    for gift in (place for place, cards in stacks.items() if cards[-1] <= second):
        for row in range(min(rows) - 2, max(rows) + 3):
            for col in range(min(cols) - 2, max(cols) + 3):
                rest = set(stacks) - {gift}
                touches = any(abs(row - r) + abs(col - c) == 1 for r, c in rest)
                total += touches and (row, col) not in rest
    return total


@pytest.mark.parametrize(
    ("stacks", "pairs"),
    [
        pytest.param(PAIR, 8, id="pair"),
        pytest.param(LINE, 13, id="line"),
        pytest.param(SQUARE, 14, id="square"),
        pytest.param(ISLANDS, 23, id="islands"),
        pytest.param(WHOLE, 27, id="whole"),
        pytest.param((*SQUARE, (3, 3, [2])), 30, id="twice"),
    ],
)
def test_v6d_perft__low_blow__has_the_known_count_which_the_naive_enumerator_finds(grid_of, stacks, pairs):
    rules, grid = round_rules(["low_blows"], 3), grid_of(*stacks)
    left = [give(grid, 0, move)[0] for move in legal_moves(rules, grid, None, "give")]
    assert sum(len(legal_moves(rules, rest, None, "place")) for rest in left) == pairs
    assert naive_low_blow({(row, col): cards for row, col, cards in stacks}) == pairs


def test_v6i_perft__number_twice__has_the_moves_of_both_stacks(grid_of):
    twice = ((0, 0, [5]), (0, 1, [5]), (1, 0, [6]))
    rules, grid = round_rules(["low_blows"], 3), grid_of(*twice)
    moves = [str(move) for move in legal_moves(rules, grid, 5)]
    assert moves[:2] == ["0,0x0,1", "0,0x1,0"]
    assert "0,1x0,0" in moves
    assert [str(move).split("x")[0].split(">")[0] for move in moves] == ["0,0"] * 7 + ["0,1"] * 6


def test_perft__first_grid__is_the_grid_as_dealt(grid_of):
    assert grid_of(*WHOLE) == Grid.deal(range(1, 13))
