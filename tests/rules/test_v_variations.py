"""RULES.md V: the publisher's variations, one by one and together."""

import random

import pytest

from games import bots
from games.rules.errors import BadDeck, MisplacedRule, RepeatedRule, UnknownRule
from games.rules.grid import Grid
from games.rules.moves import legal_moves
from games.rules.observation import observe
from games.rules.scoring import score_round
from games.rules.state import RoundState, draw, open_round, resolve, seats_asked
from games.rules.variations import choose_rules, round_rules

TWO_GRIDS = [Grid.deal(range(1, 13)), Grid.deal(range(12, 0, -1))]


def scores(names, *grids):
    return score_round(round_rules(names), grids).scores


def drawn(names, card, *grids):
    """The state with this card open."""
    return draw(RoundState(round_rules(names), (card,), grids), lambda number, pile: pile)


# --- V1 competition ----------------------------------------------------------------------------------------


def test_v1__several_stacks__count_their_numbers(grid_of):
    assert scores(["competition"], grid_of((0, 0, [6]), (0, 1, [1, 2])), grid_of((0, 0, [12]), (0, 1, [6]))) == (8, 18)


def test_v1__lone_12__scores_minus_12(grid_of):
    assert scores(["competition"], grid_of((0, 0, [12])), grid_of((3, 4, [12, 1]))) == (-12, -1)


@pytest.mark.parametrize(("names", "target"), [([], (0, 0)), (["competition"], (1, 1))])
def test_v1__steady_bot__covers_what_its_scoring_counts_most(grid_of, names, target):
    """A 4 beside an 8 (3 splashes, number 8) and a 9 (3 splashes, number 9): only the numbers tell them apart."""
    grid = grid_of((0, 0, [8]), (0, 1, [4]), (1, 1, [9]), (1, 0, [12]))
    state = drawn(names, 4, grid, grid)
    chosen = {bots.choose("steady", observe(state, 0), random.Random(seed)).target for seed in range(20)}
    assert target in chosen
    assert (len(chosen) == 1) == bool(names)


# --- V2 madness --------------------------------------------------------------------------------------------


def test_v2__play__is_that_of_the_base_game():
    state, mad = drawn([], 7, *TWO_GRIDS), drawn(["madness"], 7, *TWO_GRIDS)
    assert seats_asked(mad) == seats_asked(state)
    assert observe(mad, 0).legal_moves == observe(state, 0).legal_moves
    assert scores(["madness"], *TWO_GRIDS) == scores([], *TWO_GRIDS)


# --- V3 constraints ----------------------------------------------------------------------------------------


def test_v3__draw_deck__has_20_cards_without_1_2_and_3():
    cards = round_rules(["constraints"]).captain_cards()
    assert cards == (*(duck for duck in range(4, 13) for _ in "ab"), "max", "repeat")
    assert len(cards) == 20


@pytest.mark.parametrize("deck", [round_rules([]).captain_cards(), round_rules(["constraints"]).captain_cards()[1:]])
def test_v3__other_deck__is_refused(deck):
    with pytest.raises(BadDeck):
        open_round(round_rules(["constraints"]), deck, TWO_GRIDS)


def test_v3__max__calls_the_highest_visible_card_above_3(grid_of):
    seen = observe(drawn(["constraints"], "max", grid_of((0, 0, [3]), (0, 1, [5]), (1, 0, [12, 2])), *TWO_GRIDS[1:]), 0)
    assert seen.called_card == 5


def test_v3__max_without_a_card_above_3__quacks(grid_of):
    state = drawn(["constraints"], "max", grid_of((0, 0, [9, 3]), (0, 1, [1])), TWO_GRIDS[0])
    assert seats_asked(state) == (1,)
    assert seats_asked(drawn([], "max", *state.grids)) == (0, 1)


def test_v3__visible_3__is_never_called(grid_of):
    grid = grid_of((0, 0, [3]), (0, 1, [1]), (0, 2, [2]), (0, 3, [4]))
    rules = round_rules(["constraints"])
    assert [bool(legal_moves(rules, grid, call)) for call in (1, 2, 3, 4)] == [False, False, False, True]


def test_v3__3__moves_under_the_stack_that_covers_it(grid_of):
    state = drawn(["constraints"], 4, grid_of((0, 0, [3]), (0, 1, [4]), (5, 5, [12])), TWO_GRIDS[0])
    cover = observe(state, 0).legal_moves[0]
    after, _ = resolve(state, {0: cover, 1: observe(state, 1).legal_moves[0]})
    assert after.grids[0][(0, 0)] == (3, 4)


# --- V4 pressure -------------------------------------------------------------------------------------------


def test_v4__negative_score__counts_double(grid_of):
    assert scores(["pressure"], grid_of((0, 0, [10])), grid_of((0, 0, [1]))) == (-8, 0)


def test_v4__positive_score__counts_once(grid_of):
    assert scores(["pressure"], grid_of((0, 0, [6]), (0, 1, [2])), grid_of((0, 0, [12]), (0, 1, [6]))) == (3, 7)


def test_v4a__with_competition__lone_12_scores_minus_24(grid_of):
    assert scores(["pressure", "competition"], grid_of((0, 0, [12])), grid_of((0, 0, [2]), (0, 1, [1]))) == (-24, 3)


@pytest.mark.parametrize("number", [1, 2])
def test_v4a__another_round_than_the_third__is_refused(number):
    with pytest.raises(MisplacedRule):
        choose_rules(number, ["pressure"])


def test_v4a__third_round__is_played():
    assert choose_rules(3, ["pressure"]).names == {"pressure"}


# --- V5 surprises ------------------------------------------------------------------------------------------


def test_v5__deck_without_the_two_removed__opens_a_round():
    *deck, first, second = round_rules(["surprises"]).captain_cards()
    assert open_round(round_rules(["surprises"]), deck, TWO_GRIDS, (first, second)).draw_deck == tuple(deck)


@pytest.mark.parametrize("taken", [0, 1, 3])
def test_v5__another_number_of_removed_cards__is_refused(taken):
    cards = round_rules(["surprises"]).captain_cards()
    with pytest.raises(BadDeck):
        open_round(round_rules(["surprises"]), cards[taken:], TWO_GRIDS, cards[:taken])


def test_v5__removed_cards_without_surprises__are_refused():
    cards = round_rules([]).captain_cards()
    with pytest.raises(BadDeck):
        open_round(round_rules([]), cards[2:], TWO_GRIDS, cards[:2])


def test_v5a__with_constraints__18_cards_are_left_to_draw():
    cards = round_rules(["surprises", "constraints"]).captain_cards()
    state = open_round(round_rules(["surprises", "constraints"]), cards[2:], TWO_GRIDS, cards[:2])
    assert len(state.draw_deck) == 18


# --- together ----------------------------------------------------------------------------------------------


def test_v__name_twice__is_refused():
    with pytest.raises(RepeatedRule):
        choose_rules(1, ["madness", "madness"])


@pytest.mark.parametrize("name", ["", "Madness", "base"])
def test_v__unknown_name__is_refused(name):
    with pytest.raises(UnknownRule):
        choose_rules(1, [name])


def test_v__version_1__has_no_variations():
    assert round_rules([], 1).names == frozenset()
    with pytest.raises(UnknownRule):
        round_rules(["madness"], 1)
