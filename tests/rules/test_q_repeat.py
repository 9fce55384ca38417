"""RULES.md Q: what Repeat calls. The position's decks name the cards in the order of their draw."""

import pytest

from games.rules.state import draw


@pytest.fixture
def calls(position, first_grid, turn):
    """The calls of the cards of a deck, drawn one after the other by two seats with whole grids."""

    def _calls(*deck, **piles):
        state, outcomes = position(first_grid, first_grid, deck=deck, **piles), []
        for _ in deck:
            state, outcome = turn(state)
            outcomes.append((outcome.card, outcome.call, outcome.discarded))
        return outcomes

    return _calls


def test_q1__first_card_of_a_round__calls_nothing_and_is_discarded(calls):
    assert calls("repeat") == [("repeat", None, True)]


def test_q2__repeat_after_a_discarded_number__calls_nothing_and_is_discarded(position, grid_of, turn):
    grid = grid_of((0, 0, [5, 7]), (0, 1, [3]))
    state, _ = turn(position(grid, grid, deck=[5, "repeat", 7]))
    state, outcome = turn(state)
    assert (outcome.call, outcome.discarded, state.discard_area) == (None, True, (5, "repeat"))


def test_q2__number_after_a_discarded_repeat__calls_itself(calls):
    assert calls("repeat", 4) == [("repeat", None, True), (4, 4, False)]


def test_q3__repeat_after_max__calls_max_again(calls):
    assert calls("max", "repeat") == [("max", "max", False), ("repeat", "max", False)]


def test_q3__repeat_after_max__moves_each_seats_highest_from_where_it_is_now(position, grid_of, turn):
    grid = grid_of((0, 0, [12, 3]), (0, 1, [11]), (0, 2, [2]))
    state, _ = turn(position(grid, grid, deck=["max", "repeat"]), {0: "0,1x0,0", 1: "0,1>0,3"})
    _, outcome = turn(state, {0: "0,0>0,3", 1: "0,3x0,2"})
    assert [str(move) for _, move in outcome.moves] == ["0,0>0,3", "0,3x0,2"]


def test_q4__repeat_after_a_played_number__calls_it_again(calls):
    assert calls(7, "repeat") == [(7, 7, False), ("repeat", 7, False)]


def test_q4__repeat_of_a_number__goes_on_the_captain_pile(position, first_grid, turn):
    state, _ = turn(position(first_grid, first_grid, deck=[7, "repeat"]))
    state, _ = turn(state)
    assert (state.captain_pile, state.discard_area) == ((7, "repeat"), ())


def test_q5__repeat_as_first_card_after_a_reshuffle__calls_the_card_before_it(position, first_grid, turn):
    state, _ = turn(position(first_grid, first_grid, deck=[9], pile=["repeat", 2]))
    state = draw(state, lambda number, pile: ("repeat", 2, 9))
    assert (state.open.card, state.open.call, state.reshuffles) == ("repeat", 9, 1)


def test_q5__repeat_after_a_discard_and_a_reshuffle__calls_nothing(position, grid_of, turn):
    grid = grid_of((0, 0, [5, 7]), (0, 1, [3]))
    state, _ = turn(position(grid, grid, deck=[5], pile=["repeat", 7]))
    state = draw(state, lambda number, pile: ("repeat", 7))
    assert (state.open.card, state.open.call) == ("repeat", None)


@pytest.mark.parametrize(("before", "again"), [(8, 8), ("max", "max")])
def test_q6__repeat_after_a_played_repeat__calls_the_same_again(position, first_grid, turn, before, again):
    state, _ = turn(position(first_grid, first_grid, deck=[before, "repeat"]))
    state, _ = turn(state)
    state = draw(state, lambda number, pile: ("repeat", before))
    assert (state.open.card, state.open.call) == ("repeat", again)
