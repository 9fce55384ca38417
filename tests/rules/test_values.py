"""The values of the rules: their texts, their JSON, and that nothing changes them."""

import dataclasses
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rules.cards import is_card, parse_card
from games.rules.errors import BadGrid, UnknownCard, UnknownMove, UnknownRule
from games.rules.grid import Cell, Grid, grid_from_json, grid_to_json, neighbours
from games.rules.moves import Move, parse_move, why_illegal
from games.rules.state import LastCard, OpenCard, RoundState
from games.rules.variations import RULES_VERSION, RoundRules, round_rules

COORDINATES = st.integers(-999_999, 999_999)
CELLS = st.builds(Cell, COORDINATES, COORDINATES)


@pytest.mark.parametrize("card", [*range(1, 13), "max", "repeat"])
def test_parse_card__text_of_a_card__is_the_card(card):
    assert parse_card(str(card)) == card


@pytest.mark.parametrize("text", ["0", "13", "01", " 1", "1 ", "MAX", "", "-1", "1.0", "\u0661"])
def test_parse_card__other_text__is_refused(text):
    with pytest.raises(UnknownCard) as caught:
        parse_card(text)
    assert caught.value.text == text


@pytest.mark.parametrize("value", [True, 1.0, 0, 13, "1", None, "Max", [], {}])
def test_is_card__anything_else__is_not(value):
    assert is_card(value) is False


@settings(deadline=None)
@given(st.sampled_from(["cover", "duck"]), CELLS, CELLS)
def test_parse_move__notation_of_a_move__is_the_move(action, source, target):
    move = Move(action, source, target)
    assert parse_move(str(move)) == move


def test_move__text__is_short():
    moves = [Move("cover", Cell(0, 1), Cell(0, 0)), Move("duck", Cell(0, 1), Cell(-1, 3))]
    assert [str(move) for move in moves] == ["0,1x0,0", "0,1>-1,3"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0,1",
        "0,1-0,0",
        "0,1x0",
        "0,1x0,0 ",
        "0,1x0,0\n",
        "-0,1x0,0",
        "01,1x0,0",
        "0,1X0,0",
        "0,1x0,1000000",
        "\u0663,1x0,0",
    ],
)
def test_parse_move__other_text__is_refused(text):
    with pytest.raises(UnknownMove) as caught:
        parse_move(text)
    assert caught.value.text == text


def test_why_illegal__action_that_is_none__is_named(rules, first_grid):
    assert why_illegal(rules, first_grid, 5, Move("quack", Cell(1, 0), Cell(0, 0))) == "unknown_action"


def test_neighbours__cell__are_the_four_beside_it():
    assert neighbours(Cell(0, 0)) == ((-1, 0), (0, -1), (0, 1), (1, 0))


GRIDS = st.dictionaries(
    CELLS, st.lists(st.integers(1, 12), min_size=1, max_size=12).map(tuple), min_size=1, max_size=12
)


@settings(deadline=None)
@given(GRIDS)
def test_grid_from_json__json_of_a_grid__is_the_grid(stacks):
    assert grid_from_json(grid_to_json(Grid(stacks))) == Grid(stacks)


def test_grid_to_json__any_order__is_sorted_by_cell(grid_of):
    assert grid_to_json(grid_of((1, 0, [3]), (-1, 2, [5, 7]))) == [[-1, 2, [5, 7]], [1, 0, [3]]]


@pytest.mark.parametrize(
    "stacks",
    [
        None, {}, [], "x", [[0, 0]], [[0, 0, []]], [[0, 0, [13]]], [[0, 0, ["1"]]], [[0, 0, [True]]], [["0", 0, [1]]],
        [[True, 0, [1]]], [[0, 0.0, [1]]], [[0, 0, [1]], [0, 0, [2]]], [[0, 0, 1]], [[0, 0, [1], 1, 1]],
    ],
)  # fmt: skip
def test_grid_from_json__anything_else__is_refused(stacks):
    with pytest.raises(BadGrid):
        grid_from_json(stacks)


@pytest.mark.parametrize("stacks", [{}, {Cell(0, 0): ()}])
def test_grid__without_a_card__is_refused(stacks):
    with pytest.raises(BadGrid):
        Grid(stacks)


def test_grid__same_stacks__is_equal_whatever_their_order(grid_of):
    first, second = grid_of((0, 0, [1]), (0, 1, [2])), grid_of((0, 1, [2]), (0, 0, [1]))
    assert (first, hash(first)) == (second, hash(second))
    assert first != grid_of((0, 0, [1]), (0, 1, [3]))


def test_grid__height__counts_the_cards_of_a_cell(grid_of):
    grid = grid_of((0, 0, [1, 2, 3]))
    assert (grid.height(Cell(0, 0)), grid.height(Cell(9, 9))) == (3, 0)


def test_grid__text__reads_back(grid_of):
    grid = grid_of((0, 0, [1, 2, 3]), (-1, 0, [4]))
    assert eval(repr(grid), {"grid_from_json": grid_from_json}) == grid


def test_values__assignment__is_refused(position, first_grid):
    state = position(first_grid, first_grid)
    for value, name in [(state, "open"), (first_grid, "_stacks"), (state.rules, "names"), (OpenCard(1, 1), "card")]:
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(value, name, None)


def test_grid__mapping_given_to_it__can_change_without_changing_it():
    stacks = {Cell(0, 0): (1,)}
    grid = Grid(stacks)
    stacks[Cell(0, 1)] = (2,)
    assert dict(grid) == {Cell(0, 0): (1,)}


def test_state__pickled__is_the_same(position, first_grid):
    state = dataclasses.replace(position(first_grid, first_grid, deck=[1]), last=LastCard(1, 1, discarded=False))
    assert pickle.loads(pickle.dumps(state)) == state
    assert isinstance(state, RoundState)


def test_round_rules__no_names__are_playable_and_equal():
    assert round_rules([]) == round_rules(()) == RoundRules()
    assert hash(round_rules([])) == hash(RoundRules())
    assert RULES_VERSION == 3


@pytest.mark.parametrize("name", ["low_blow", "x", "", 5])
def test_round_rules__name_that_cannot_be_played__is_refused(name):
    with pytest.raises(UnknownRule) as caught:
        round_rules([name])
    assert caught.value.name == name
