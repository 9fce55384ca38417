"""RULES.md H: what a viewer may see. Two states that differ in a secret only look the same to everybody."""

from dataclasses import replace

import pytest

from games.rules.errors import UnknownSeat
from games.rules.observation import VisibleStack, observe
from games.rules.state import LastCard, draw

VIEWERS = [None, 0, 1]


@pytest.fixture
def running(position, grid_of):
    """A round with something on every pile and an open 7 that seat 0 can play."""
    can = grid_of((0, 0, [5, 7]), (0, 1, [3]), (1, 0, [9, 4]))
    cannot = grid_of((0, 0, [7, 5]), (0, 1, [3]), (1, 0, [9, 4]))
    state = position(can, cannot, deck=[7, 1, 2, "max"], pile=[8, 6, 10], discards=[11, 12])
    return draw(state, lambda number, pile: pile)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_h1__order_and_content_of_the_draw_deck__do_not_show(running, viewer):
    reordered, other = replace(running, draw_deck=("max", 2, 1)), replace(running, draw_deck=(3, 4, "repeat"))
    assert observe(reordered, viewer) == observe(running, viewer) == observe(other, viewer)
    assert observe(running, viewer).draw_deck_count == 3


@pytest.mark.parametrize("viewer", VIEWERS)
def test_h2__inside_of_the_captain_pile__does_not_show(running, viewer):
    assert observe(replace(running, captain_pile=(6, "max", 10)), viewer) == observe(running, viewer)


def test_h2__top_and_size_of_the_captain_pile__show(running):
    seen = observe(running, None)
    assert (seen.captain_pile_top, seen.captain_pile_count) == (10, 3)


def test_h2__empty_captain_pile__has_no_top(running):
    seen = observe(replace(running, captain_pile=()), None)
    assert (seen.captain_pile_top, seen.captain_pile_count) == (None, 0)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_h3__covered_cards__do_not_show_even_to_their_owner(running, grid_of, viewer):
    other = grid_of((0, 0, [9, 7]), (0, 1, [3]), (1, 0, [5, 4]))
    assert observe(replace(running, grids=(other, running.grids[1])), viewer) == observe(running, viewer)


def test_h3__height_of_a_stack__shows(running):
    stacks = (VisibleStack(0, 0, 7, 2, 0), VisibleStack(0, 1, 3, 1, 0), VisibleStack(1, 0, 4, 2, 0))
    assert observe(running, 1).grids[0] == stacks


def test_h3__same_stacks_laid_in_another_order__look_the_same(running, grid_of):
    other = grid_of((1, 0, [9, 4]), (0, 1, [3]), (0, 0, [5, 7]))
    assert observe(replace(running, grids=(other, running.grids[1])), None) == observe(running, None)


def test_h4__seats_that_have_to_move__show_to_everybody(running):
    assert [observe(running, viewer).asked for viewer in VIEWERS] == [(0,)] * 3


def test_h4__own_call_and_moves__show_to_their_seat_only(running):
    assert [observe(running, viewer).called_card for viewer in VIEWERS] == [None, 7, None]
    assert [bool(observe(running, viewer).legal_moves) for viewer in VIEWERS] == [False, True, False]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_h5__card_before_the_open_one__does_not_show(running, viewer):
    """The last resolved turn is open to all, but it is told by what announced it, not by this state."""
    assert observe(replace(running, last=LastCard(8, 8, discarded=False)), viewer) == observe(running, viewer)


def test_observe__before_the_first_card__asks_nobody(position, first_grid):
    seen = observe(position(first_grid, first_grid, deck=[1]), 0)
    assert (seen.card, seen.call, seen.asked, seen.called_card, seen.legal_moves) == (None, None, (), None, ())


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_observe__seat_that_is_not_there__is_refused(running, seat):
    with pytest.raises(UnknownSeat) as caught:
        observe(running, seat)
    assert caught.value.seat == seat
