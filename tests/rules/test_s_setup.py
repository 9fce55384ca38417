"""RULES.md S: set-up."""

import uuid
from collections import Counter

import pytest

from games.rules.cards import DUCKS, FAMILIES, SPLASHES
from games.rules.errors import BadDeck, BadGrid, SeatsOutOfRange
from games.rules.fairness import RoundShuffler, deal
from games.rules.grid import Cell, Grid
from games.rules.observation import observe
from games.rules.state import open_round

SHUFFLER = RoundShuffler(uuid.UUID(int=1), 1, bytes(32), bytes(32))


def grids(seats):
    return [Grid.deal(range(1, 13))] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_s1_open_round__two_to_seven_seats__has_a_grid_each(rules, seats):
    assert len(open_round(rules, rules.captain_cards(), grids(seats)).grids) == seats


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_s1_open_round__other_number_of_seats__is_refused(rules, seats):
    with pytest.raises(SeatsOutOfRange) as caught:
        open_round(rules, rules.captain_cards(), grids(seats))
    assert caught.value.seats == seats


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_s1_deal__other_number_of_seats__is_refused(rules, seats):
    with pytest.raises(SeatsOutOfRange):
        deal(SHUFFLER, rules, seats)


def test_s1_families__seven__are_distinct():
    assert len(set(FAMILIES)) == len(FAMILIES) == 7


def test_s2_deal__every_seat__shuffles_its_own_twelve_ducks(rules):
    dealt = deal(SHUFFLER, rules, 7)
    assert [sorted(cards) for cards in dealt.grids] == [list(DUCKS)] * 7
    assert len(set(dealt.grids)) == 7


def test_s2_deal_grid__twelve_ducks__lie_row_by_row_on_three_rows_of_four():
    grid = Grid.deal([7, 2, 4, 6, 1, 3, 9, 12, 10, 8, 5, 11])
    rows = [[grid[Cell(row, col)] for col in range(4)] for row in range(3)]
    assert rows == [[(7,), (2,), (4,), (6,)], [(1,), (3,), (9,), (12,)], [(10,), (8,), (5,), (11,)]]
    assert len(grid) == 12


def test_s2_observe__start_of_a_round__shows_all_twelve(rules):
    state = open_round(rules, rules.captain_cards(), grids(2))
    assert [stack.card for stack in observe(state, None).grids[1]] == list(DUCKS)


@pytest.mark.parametrize(
    "cards",
    [[], range(1, 12), range(1, 14), [1] * 12, [*range(1, 12), 13], [*range(1, 12), "12"], [True, *range(2, 13)]],
)
def test_s2_deal_grid__not_each_duck_once__is_refused(cards):
    with pytest.raises(BadGrid):
        Grid.deal(list(cards))


def test_s3_captain_cards__no_variation__are_in_the_order_of_the_fair_shuffle(rules):
    ducks = [duck for duck in range(1, 13) for _ in range(2)]
    assert list(rules.captain_cards()) == [*ducks, "max", "repeat"]


def test_s3_deal__deck__holds_the_captain_cards_shuffled(rules):
    deck = deal(SHUFFLER, rules, 2).deck
    assert Counter(deck) == Counter(rules.captain_cards())
    assert deck != rules.captain_cards()


@pytest.mark.parametrize("change", [lambda deck: deck[1:], lambda deck: (*deck, 1), lambda deck: ("max", *deck[1:])])
def test_s3_open_round__not_the_captain_cards__is_refused(rules, change):
    with pytest.raises(BadDeck):
        open_round(rules, change(rules.captain_cards()), grids(2))


@pytest.mark.parametrize("card", [0, 13, True, 1.0, "1", None])
def test_s3_open_round__something_that_is_no_card__is_refused(rules, card):
    with pytest.raises(BadDeck, match="no captain card"):
        open_round(rules, (card, *rules.captain_cards()[1:]), grids(2))


def test_s5_splashes__every_duck__are_those_of_the_table():
    assert [SPLASHES[duck] for duck in DUCKS] == [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]
