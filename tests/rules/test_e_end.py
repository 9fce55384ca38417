"""RULES.md E: the end of a round."""

import pytest

from games.rules.errors import CardOpen, NoCardOpen, RoundEnded
from games.rules.state import discard_limit, draw, resolve, seats_asked

LIMITS = [(2, 9), (3, 8), (4, 7), (5, 6), (6, 5), (7, 4)]


@pytest.fixture
def two_stacks(grid_of):
    return grid_of((0, 0, [5, 7]), (0, 1, [3]))


@pytest.fixture
def three_stacks(grid_of):
    return grid_of((0, 0, [5, 7]), (0, 1, [3]), (0, 2, [4]))


def test_e1__one_seat_reaches_a_single_stack__ends_the_round(position, turn, two_stacks, three_stacks):
    state, outcome = turn(position(three_stacks, two_stacks, deck=[7]))
    assert (state.ended_by, outcome.discarded) == ("single_stack", False)


def test_e1__several_seats_at_once__end_the_round(position, turn, two_stacks):
    state, _ = turn(position(two_stacks, two_stacks, deck=[7]))
    assert (state.ended_by, [len(grid) for grid in state.grids]) == ("single_stack", [1, 1])


def test_e1__two_stacks_that_duck__do_not_end_the_round(position, turn, two_stacks):
    state, _ = turn(position(two_stacks, two_stacks, deck=[7]), {0: "0,0>0,2", 1: "0,0>0,2"})
    assert state.ended_by is None


@pytest.mark.parametrize(("seats", "limit"), LIMITS)
def test_e2__limit__is_eleven_less_the_seats(seats, limit):
    assert discard_limit(seats) == limit


@pytest.mark.parametrize(("seats", "limit"), LIMITS)
def test_e2__last_discard__ends_the_round_at_once(position, turn, three_stacks, seats, limit):
    state, _ = turn(position(*[three_stacks] * seats, deck=[5], discards=[1] * (limit - 1)))
    assert (state.ended_by, len(state.discard_area)) == ("discards", limit)


@pytest.mark.parametrize(("seats", "limit"), LIMITS)
def test_e2__last_but_one_discard__does_not(position, turn, three_stacks, seats, limit):
    state, _ = turn(position(*[three_stacks] * seats, deck=[5], discards=[1] * (limit - 2)))
    assert (state.ended_by, len(state.discard_area)) == (None, limit - 1)


def test_draw__round_that_has_ended__is_refused(position, turn, two_stacks):
    state, _ = turn(position(two_stacks, two_stacks, deck=[7, 3]))
    with pytest.raises(RoundEnded) as caught:
        draw(state, lambda number, pile: pile)
    assert caught.value.ended_by == "single_stack"


def test_resolve__round_that_has_ended__is_refused(position, turn, two_stacks):
    state, _ = turn(position(two_stacks, two_stacks, deck=[7, 3]))
    with pytest.raises(RoundEnded):
        resolve(state, {})


def test_draw__card_that_is_open__is_refused(position, two_stacks):
    state = draw(position(two_stacks, two_stacks, deck=[7, 3]), lambda number, pile: pile)
    with pytest.raises(CardOpen) as caught:
        draw(state, lambda number, pile: pile)
    assert caught.value.card == 7


@pytest.mark.parametrize("ask", [seats_asked, lambda state: resolve(state, {})])
def test_resolve__no_card_open__is_refused(position, two_stacks, ask):
    with pytest.raises(NoCardOpen):
        ask(position(two_stacks, two_stacks, deck=[7, 3]))
