"""RULES.md T: a turn."""

import pytest

from games.rules.errors import MissingMove
from games.rules.grid import Cell
from games.rules.moves import (
    IllegalMove,
    Move,
    NothingToMove,
    apply_move,
    called_cells,
    check_move,
    legal_moves,
    parse_move,
    why_illegal,
)
from games.rules.state import draw, resolve, seats_asked


def texts(moves):
    return [str(move) for move in moves]


def no_reshuffle(number, pile):
    raise AssertionError("the draw deck was not empty")


@pytest.mark.parametrize("card", [1, 7, 12])
def test_t1_draw__number__is_the_top_card_and_calls_itself(position, first_grid, card):
    state = draw(position(first_grid, first_grid, deck=[card, 5, 6]), no_reshuffle)
    assert (state.open.card, state.open.call, state.draw_deck) == (card, card, (5, 6))


def test_t1_draw__max__calls_max(position, first_grid):
    state = draw(position(first_grid, first_grid, deck=["max", 5]), no_reshuffle)
    assert (state.open.card, state.open.call) == ("max", "max")


def test_t2_called_cells__number_on_top__is_its_stack(rules, grid_of):
    grid = grid_of((0, 0, [5, 7]), (0, 1, [3]))
    assert called_cells(rules, grid, 7) == (Cell(0, 0),)


def test_t2_called_cells__max__is_the_highest_visible_number(rules, grid_of):
    grid = grid_of((0, 0, [12, 4]), (0, 1, [3]), (1, 0, [9]))
    assert called_cells(rules, grid, "max") == (Cell(1, 0),)


@pytest.mark.parametrize("call", [5, 11, None])
def test_t3_legal_moves__covered_absent_or_no_call__are_none(rules, grid_of, call):
    assert legal_moves(rules, grid_of((0, 0, [5, 7]), (0, 1, [3])), call) == ()


def test_t3_seats_asked__one_seat_covered_its_card__only_the_other(position, grid_of):
    quacks = grid_of((0, 0, [5, 7]), (0, 1, [3]))
    state = draw(position(quacks, grid_of((0, 0, [5]), (0, 1, [3])), deck=[5]), no_reshuffle)
    assert seats_asked(state) == (1,)


def test_t3_resolve__seat_that_quacks__is_named_and_needs_no_move(position, grid_of, turn):
    quacks = grid_of((0, 0, [5, 7]), (0, 1, [3]))
    state, outcome = turn(position(quacks, grid_of((0, 0, [5]), (0, 1, [3]), (0, 2, [1])), quacks, deck=[5]))
    assert outcome.quacks == (0, 2)
    assert (state.grids[0], state.grids[2]) == (quacks, quacks)


def test_t3_resolve__move_of_a_seat_that_quacks__is_refused(position, grid_of):
    quacks = grid_of((0, 0, [5, 7]), (0, 1, [3]))
    state = draw(position(quacks, grid_of((0, 0, [5]), (0, 1, [3])), deck=[5]), no_reshuffle)
    moves = {0: parse_move("0,0x0,1"), 1: parse_move("0,0x0,1")}
    with pytest.raises(NothingToMove) as caught:
        resolve(state, moves)
    assert (caught.value.seat, caught.value.call) == (0, 5)


def test_t4_legal_moves__called_card_in_the_middle__covers_its_four_neighbours(rules, first_grid):
    covers = [move for move in legal_moves(rules, first_grid, 6) if move.action == "cover"]
    assert texts(covers) == ["1,1x0,1", "1,1x1,0", "1,1x1,2", "1,1x2,1"]


def test_t4_apply_move__cover__puts_the_whole_stack_on_top_and_empties_its_cell(grid_of):
    grid = grid_of((0, 0, [1, 2]), (0, 1, [5, 7]), (1, 1, [4]))
    after = apply_move(grid, parse_move("0,1x0,0"))
    assert after == grid_of((0, 0, [1, 2, 5, 7]), (1, 1, [4]))


def test_t4_apply_move__any__leaves_the_grid_before_as_it_was(first_grid):
    before = dict(first_grid)
    apply_move(first_grid, parse_move("0,1x0,0"))
    assert dict(first_grid) == before


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("1,1x1,3", "not_adjacent"),
        ("1,1x0,0", "diagonal"),
        ("1,1x5,5", "target_empty"),
        ("1,1x1,1", "same_cell"),
        ("0,0x0,1", "not_the_called_stack"),
        ("9,9x0,1", "not_the_called_stack"),
    ],
)
def test_t4_check_move__illegal_cover__names_the_reason_and_the_legal_moves(rules, first_grid, move, reason):
    with pytest.raises(IllegalMove) as caught:
        check_move(rules, first_grid, 6, parse_move(move))
    assert (caught.value.reason, str(caught.value.move)) == (reason, move)
    assert caught.value.legal_moves == legal_moves(rules, first_grid, 6)


def test_t5_legal_moves__duck__reaches_every_empty_cell_beside_another_stack(rules, grid_of):
    grid = grid_of((0, 0, [7]), (0, 1, [3]))
    assert texts(legal_moves(rules, grid, 7)) == ["0,0x0,1", "0,0>-1,1", "0,0>0,2", "0,0>1,1"]


def test_t5_legal_moves__duck__fills_holes_and_leaves_the_first_grid(rules, first_grid):
    hole = apply_move(first_grid, parse_move("1,1x1,2"))
    ducks = {move.target for move in legal_moves(rules, hole, 12) if move.action == "duck"}
    assert {Cell(1, 1), Cell(-1, 0), Cell(3, 0), Cell(0, -1), Cell(0, 4)} <= ducks


def test_t5_apply_move__duck__takes_the_whole_stack(grid_of):
    grid = grid_of((0, 0, [1, 2, 7]), (0, 1, [3]))
    assert apply_move(grid, parse_move("0,0>-1,1")) == grid_of((-1, 1, [1, 2, 7]), (0, 1, [3]))


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("0,0>0,1", "target_occupied"),
        ("0,0>0,0", "same_cell"),
        ("0,0>-1,0", "diagonal"),
        ("0,0>0,-1", "no_neighbour"),
        ("0,0>8,8", "no_neighbour"),
        ("0,1>0,2", "not_the_called_stack"),
    ],
)
def test_t5_check_move__illegal_duck__names_the_reason(rules, grid_of, move, reason):
    """At (0, -1) only the moving stack itself stood beside the target."""
    grid = grid_of((0, 0, [7]), (0, 1, [3]))
    with pytest.raises(IllegalMove) as caught:
        check_move(rules, grid, 7, parse_move(move))
    assert caught.value.reason == reason


def test_t6_legal_moves__stack_at_a_corner_only__has_no_cover_there(rules, grid_of):
    grid = grid_of((0, 0, [7]), (1, 1, [3]))
    assert texts(legal_moves(rules, grid, 7)) == ["0,0>0,1", "0,0>1,0", "0,0>1,2", "0,0>2,1"]


def test_t7_resolve__seat_that_can_move_and_does_not__is_named(position, first_grid):
    state = draw(position(first_grid, first_grid, deck=[5]), no_reshuffle)
    with pytest.raises(MissingMove) as caught:
        resolve(state, {0: parse_move("1,0x0,0")})
    assert caught.value.seat == 1


@pytest.mark.parametrize("far", [(0, 1), (1, 1), (5, 5), (-3, 2)])
def test_t7_legal_moves__two_stacks_anywhere__have_a_duck_each(rules, grid_of, far):
    grid = grid_of((0, 0, [7]), (*far, [3]))
    assert {move.action for move in legal_moves(rules, grid, 3)} >= {"duck"}
    assert {move.action for move in legal_moves(rules, grid, 7)} >= {"duck"}


def test_t8_resolve__all_seats__move_at_once_in_order_of_seats(position, first_grid, turn):
    state, outcome = turn(position(first_grid, first_grid, deck=[5]), {1: "1,0x0,0", 0: "1,0>-1,0"})
    assert [(seat, str(move)) for seat, move in outcome.moves] == [(0, "1,0>-1,0"), (1, "1,0x0,0")]
    assert [len(grid) for grid in state.grids] == [12, 11]


def test_t8_resolve__one_illegal_move__names_its_seat_and_changes_nothing(position, first_grid):
    state = draw(position(first_grid, first_grid, deck=[5]), no_reshuffle)
    with pytest.raises(IllegalMove) as caught:
        resolve(state, {0: parse_move("1,0x0,0"), 1: parse_move("1,0x0,3")})
    assert caught.value.seat == 1
    assert state.grids == (first_grid, first_grid)


def test_t9_apply_move__cover_that_cuts_the_grid__leaves_lonely_stacks(rules, grid_of):
    cut = apply_move(grid_of((0, 0, [1]), (0, 1, [7]), (0, 2, [3]), (1, 1, [4])), parse_move("0,1x1,1"))
    assert [len([m for m in legal_moves(rules, cut, n) if m.action == "cover"]) for n in (1, 3, 7)] == [0, 0, 0]


def test_t9_legal_moves__lonely_stack__is_reached_by_ducking_beside_it(rules, grid_of):
    grid = grid_of((0, 0, [1]), (0, 2, [3]), (1, 1, [4, 7]))
    beside = apply_move(grid, parse_move("1,1>0,1"))
    assert why_illegal(rules, beside, 3, Move("cover", Cell(0, 2), Cell(0, 1))) is None
