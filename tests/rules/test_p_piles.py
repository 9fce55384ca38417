"""RULES.md P: the piles."""

import pytest

from games.rules.errors import BadDeck
from games.rules.observation import observe
from games.rules.state import draw


@pytest.fixture
def without_5(grid_of):
    """A grid that quacks for 5."""
    return grid_of((0, 0, [5, 7]), (0, 1, [3]), (0, 2, [1]))


@pytest.fixture
def with_5(grid_of):
    return grid_of((0, 0, [7, 5]), (0, 1, [3]), (0, 2, [1]))


def test_p1_resolve__one_seat_can_play__puts_the_card_on_the_captain_pile(position, turn, without_5, with_5):
    state, outcome = turn(position(without_5, with_5, deck=[5], pile=[2], discards=[4]))
    assert (state.captain_pile, state.discard_area, outcome.discarded) == ((2, 5), (4,), False)


def test_p2_resolve__all_quack__puts_the_card_in_the_discard_area(position, turn, without_5):
    state, outcome = turn(position(without_5, without_5, deck=[5], pile=[2], discards=[4]))
    assert (state.captain_pile, state.discard_area, outcome.discarded) == ((2,), (4, 5), True)
    assert outcome.quacks == (0, 1)


def test_p2_resolve__card_that_calls_nothing__is_discarded_and_nobody_quacks(position, turn, with_5):
    state, outcome = turn(position(with_5, with_5, deck=["repeat"]))
    assert (state.captain_pile, state.discard_area) == ((), ("repeat",))
    assert (outcome.call, outcome.discarded, outcome.quacks, outcome.moves) == (None, True, (), ())


@pytest.mark.parametrize(("seats", "limit"), [(2, 9), (3, 8), (4, 7), (5, 6), (6, 5), (7, 4)])
def test_p3_observe__discards__are_counted_with_how_many_more_end_the_round(position, with_5, seats, limit):
    seen = observe(position(*[with_5] * seats, discards=[3, 4]), None)
    assert (seen.discard_area, seen.discard_limit, seen.discards_remaining) == ((3, 4), limit, limit - 2)


def test_p4_draw__empty_deck__shuffles_the_captain_pile_and_leaves_the_discards(position, with_5):
    asked = []

    def reshuffle(number, pile):
        asked.append((number, pile))
        return (8, 7, 9)

    state = draw(position(with_5, with_5, pile=[7, 8, 9], discards=[4], reshuffles=1), reshuffle)
    assert asked == [(2, (7, 8, 9))]
    assert (state.open.card, state.draw_deck, state.captain_pile) == (8, (7, 9), ())
    assert (state.discard_area, state.reshuffles) == ((4,), 2)


def test_p4_draw__last_card_of_the_deck__does_not_shuffle_yet(position, with_5, turn):
    state, _ = turn(position(with_5, with_5, deck=[5], pile=[7]))
    assert (state.draw_deck, state.captain_pile, state.reshuffles) == ((), (7, 5), 0)


def test_p4_draw__nothing_to_shuffle__is_refused(position, with_5):
    with pytest.raises(BadDeck, match="no card is left"):
        draw(position(with_5, with_5), lambda number, pile: pile)


@pytest.mark.parametrize("lost", [(7, 8), (7, 8, 9, 9), (7, 8, 10)])
def test_p4_draw__reshuffle_with_other_cards__is_refused(position, with_5, lost):
    with pytest.raises(BadDeck, match="reshuffle 1"):
        draw(position(with_5, with_5, pile=[7, 8, 9]), lambda number, pile: lost)
