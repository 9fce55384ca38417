"""The bots: what they choose, and that their games end."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from benchmarks.bots import RANDOM, Pairing, played
from games import bots
from games.bots import sharp
from games.bots.odds import cards_to_draw, copies_left, is_reshuffled
from games.bots.steady import weight
from games.rules.cards import DUCKS
from games.rules.grid import Cell, Grid
from games.rules.moves import NothingToMove
from games.rules.observation import observe
from games.rules.scoring import rank_game, score_round
from games.rules.state import draw, open_round, resolve, seats_asked
from games.rules.variations import round_rules

MOST_TURNS = 60
"""A round of steady bots takes 14 to 30 turns; this is where something would be wrong."""


def play_round(levels, seed):
    """(the last state, the number of turns) of a round of these bots; one seed, one round."""
    rng = random.Random(seed)

    def shuffled(number, cards):
        return rng.sample(list(cards), len(cards))

    rules = round_rules([])
    state = open_round(rules, shuffled(0, rules.captain_cards()), [Grid.deal(shuffled(0, DUCKS)) for _ in levels])
    turns = 0
    while state.ended_by is None:
        state, turns = draw(state, shuffled), turns + 1
        moves = {seat: bots.choose(levels[seat], observe(state, seat), rng) for seat in seats_asked(state)}
        state, _ = resolve(state, moves)
    return state, turns


def play_game(levels, seed):
    """(the result, the turns of the longest round) of a game."""
    rounds = [play_round(levels, 3 * seed + number) for number in range(3)]
    scores = [score_round(state.rules, state.grids) for state, _ in rounds]
    result = rank_game([score.scores for score in scores], scores[-1].visible_cards)
    return result, max(turns for _, turns in rounds)


@pytest.fixture
def seen(position):
    """What seat 0 sees with this grid when this card has been drawn."""

    def _seen(grid, card):
        return observe(draw(position(grid, grid, deck=[card]), lambda number, pile: pile), 0)

    return _seen


def chosen(level, observation, seeds=40):
    """Every move that a bot chooses, by notation, and how often."""
    return Counter(str(bots.choose(level, observation, random.Random(seed))) for seed in range(seeds))


def test_easy__cards_to_cover__takes_the_most_splashes(seen, grid_of):
    grid = grid_of((0, 0, [2]), (0, 1, [7]), (0, 2, [12]), (1, 1, [9]))
    assert set(chosen("easy", seen(grid, 7))) == {"0,1x0,2"}


def test_easy__only_fewer_splashes_to_cover__ducks_by_the_shortest_way_beside_the_most(seen, grid_of):
    """A 7 (3 splashes) would lose something on the 2 (1): it goes beside the 12 and leaves the 2 alone."""
    grid = grid_of((0, 0, [7]), (0, 1, [2]), (0, 3, [12]), (0, 4, [9]), (0, 5, [8]))
    assert set(chosen("easy", seen(grid, 7))) == {"0,0>0,2"}
    assert set(chosen("steady", seen(grid, 7))) == {"0,0x0,1"}


def test_easy__few_stacks__covers_any(seen, grid_of):
    assert set(chosen("easy", seen(grid_of((0, 0, [7]), (0, 1, [2]), (0, 3, [12])), 7))) == {"0,0x0,1"}


def test_steady__cards_to_cover__takes_the_most_splashes(seen, grid_of):
    grid = grid_of((0, 0, [2]), (0, 1, [7]), (0, 2, [12]), (1, 1, [5]), (1, 0, [4]), (1, 2, [6]))
    assert set(chosen("steady", seen(grid, 7))) == {"0,1x0,2"}


def test_steady__equal_covers__are_left_to_chance(seen, grid_of):
    grid = grid_of((0, 0, [8]), (0, 1, [2]), (0, 2, [9]))
    assert set(chosen("steady", seen(grid, 2))) == {"0,1x0,0", "0,1x0,2"}


def test_steady__last_two_stacks_side_by_side__makes_a_single_stack(seen, grid_of):
    assert set(chosen("steady", seen(grid_of((0, 0, [1]), (0, 1, [12])), 1))) == {"0,0x0,1"}


def test_steady__lonely_stacks__brings_them_together(seen, grid_of):
    ducks = chosen("steady", seen(grid_of((0, 0, [7]), (0, 2, [3])), 7))
    assert set(ducks) == {"0,0>-1,2", "0,0>0,1", "0,0>0,3", "0,0>1,2"}


def test_steady__duck_between_two_stacks__is_better_than_beside_one(seen, grid_of):
    assert set(chosen("steady", seen(grid_of((0, 0, [4]), (0, 2, [5]), (3, 3, [7])), 7))) == {"3,3>0,1"}


def test_sharp__equal_splashes__covers_what_is_not_called_any_more(position, grid_of):
    """The 10 lies on another card: it was called. The 11 may still be called twice and cover something itself."""
    grid = grid_of((0, 0, [11]), (0, 1, [7]), (0, 2, [1, 10]), (1, 0, [5]), (1, 2, [6]))
    state = draw(position(grid, grid, deck=[7, *DUCKS]), lambda number, pile: pile)
    assert set(chosen("sharp", observe(state, 0))) == {"0,1x0,2"}
    assert set(chosen("steady", observe(state, 0))) == {"0,1x0,0", "0,1x0,2"}


def test_sharp__cover_that_parts_the_rest__is_left_for_one_that_does_not(seen, grid_of):
    """Covering the 4 leaves two stacks that touch; covering the 5, two that do not. `steady` weighs both the same."""
    grid = grid_of((0, 0, [4]), (0, 1, [7]), (0, 2, [5]), (0, 3, [12]))
    assert set(chosen("sharp", seen(grid, 7))) == {"0,1x0,2"}


@pytest.mark.parametrize("card", [1, 12])
def test_sharp__last_two_stacks__ends_the_round(seen, grid_of, card):
    assert set(chosen("sharp", seen(grid_of((0, 0, [card]), (0, 1, [7])), card))) == {"0,0x0,1"}


def test_odds__first_cards__are_two_of_each_that_was_not_called(position, first_grid):
    deck = [7, *DUCKS, *DUCKS]
    left = copies_left(observe(draw(position(first_grid, first_grid, deck=deck), lambda number, pile: pile), 0))
    assert sum(left.values()) == pytest.approx(24)
    assert left[7] < 1 < min(left[duck] for duck in DUCKS if duck != 7)


def test_odds__discards__are_out(position, first_grid):
    state = position(first_grid, first_grid, deck=[7, *DUCKS], discards=["max", 8, 8])
    left = copies_left(observe(draw(state, lambda number, pile: pile), 0))
    assert (left["max"], left[8]) == (0, 0)
    assert left["repeat"] > 0


def test_odds__empty_deck__is_the_captain_pile_and_the_open_card(position, first_grid):
    state = position(first_grid, first_grid, deck=[7], pile=[8, 9], discards=[12, 12])
    seen = observe(draw(state, lambda number, pile: pile), 0)
    assert (cards_to_draw(seen), copies_left(seen)[12]) == (3, 0)
    assert sum(copies_left(seen).values()) == pytest.approx(3)
    assert not is_reshuffled(seen)


def test_odds__fewer_cards_in_the_pile_than_covers__tell_of_a_reshuffle(position, grid_of):
    grid = grid_of((0, 0, [1, 2, 3, 4, 5, 6, 7]), (0, 1, [8, 9, 10, 11, 12]))
    before, after = (position(grid, grid, deck=[7, *DUCKS], pile=pile) for pile in ([1] * 9, [12]))
    seen = [observe(draw(state, lambda number, pile: pile), 0) for state in (before, after)]
    assert [is_reshuffled(each) for each in seen] == [False, True]
    assert copies_left(seen[0])[12] < copies_left(seen[0])[2]
    assert copies_left(seen[1])[7] == pytest.approx(copies_left(seen[1])[12])


@pytest.fixture
def in_the_last_round(position, grid_of):
    """What a seat sees when a card has been drawn, by its totals and those of the other seat."""

    def _seen(own, others, card, totals, discards=()):
        other = grid_of(*((0, col, [each]) for col, each in enumerate(others)))
        state = position(own, other, deck=[card, *DUCKS], discards=discards, totals=totals)
        return observe(draw(state, lambda number, pile: pile), 0)

    return _seen


@pytest.mark.parametrize(("own", "ends"), [(4, True), (5, True), (6, False)])
def test_f2__sharp__single_stack_wins_the_game_or_a_tie__ends_it(in_the_last_round, grid_of, own, ends):
    """The 1 alone scores 0, and the other seat shows 5: at totals of 5 and 0 the fewer cards win."""
    grid, discards = grid_of((0, 0, [3, 3, 3, 3, 1]), (0, 1, [3, 3, 3, 3, 11])), [6, 4, 4, 6, 10, 2, 10, 2]
    found = chosen("sharp", in_the_last_round(grid, [1, 2, 3, 9], 1, (own, 0), discards))
    assert ("0,0x0,1" in found) is ends


def test_sharp__last_round__keeps_what_it_alone_shows_if_it_is_behind_and_covers_it_if_ahead(
    in_the_last_round, grid_of
):
    """Nobody else shows the 8: without it the next 8 is discarded, and the round is nearer to its end."""
    grid, others = grid_of((0, 1, [9]), (0, 2, [5]), (1, 2, [8]), (1, 3, [2])), [9, 12, 6, 2, 10]
    moves = [set(chosen("sharp", in_the_last_round(grid, others, 2, totals))) for totals in ((0, 12), (12, 0), ())]
    assert moves == [{"1,3x1,2"}, {"1,3>1,1"}, {"1,3x1,2"}]


def test_sharp__totals_that_differ_by_the_same__is_the_same_move(in_the_last_round, grid_of):
    grid = grid_of((0, 1, [9]), (0, 2, [5]), (1, 2, [8]), (1, 3, [2]))
    seen = [in_the_last_round(grid, [9, 12, 6, 2, 10], 2, totals) for totals in ((-3, 2), (10, 15))]
    assert sharp.weights(seen[0]) == pytest.approx(sharp.weights(seen[1]))


def test_steady_weight__single_stack__is_its_score_and_lighter_than_any_other(rules):
    assert weight(rules, {Cell(0, 0): 12}) == -5
    assert weight(rules, {Cell(0, 0): 1}) == 0 < weight(rules, {Cell(0, 0): 1, Cell(0, 1): 2})


@pytest.mark.parametrize("level", bots.LEVELS)
def test_choose__same_observation_and_seed__is_the_same_move(seen, first_grid, level):
    first, second = (chosen(level, seen(first_grid, 6), seeds=10) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("level", bots.LEVELS)
def test_choose__states_that_differ_in_secrets__is_the_same_move(position, grid_of, level):
    grid, other = grid_of((0, 0, [5, 7]), (0, 1, [9, 3])), grid_of((0, 0, [9, 7]), (0, 1, [5, 3]))
    state = draw(position(grid, grid, deck=[7, 1, 2], pile=[8, 9]), lambda number, pile: pile)
    secret = replace(state, grids=(other, other), draw_deck=(2, 1), captain_pile=(6, 9))
    assert chosen(level, observe(secret, 0)) == chosen(level, observe(state, 0))


@pytest.mark.parametrize("level", bots.LEVELS)
def test_choose__nothing_to_move__is_refused(seen, grid_of, level):
    with pytest.raises(NothingToMove) as caught:
        bots.choose(level, seen(grid_of((0, 0, [5, 7]), (0, 1, [3])), 5), random.Random(1))
    assert (caught.value.seat, caught.value.call) == (0, 5)


def test_choose__level_that_is_none__is_refused(seen, first_grid):
    with pytest.raises(bots.UnknownLevel) as caught:
        bots.choose("grandmaster", seen(first_grid, 5), random.Random(1))
    assert caught.value.level == "grandmaster"


@pytest.mark.thorough
def test_steady__two_hundred_games_among_themselves__end_soon():
    longest = [play_game(["steady"] * (2 + seed % 6), seed)[1] for seed in range(200)]
    assert max(longest) <= MOST_TURNS


@pytest.mark.thorough
@pytest.mark.parametrize(("stronger", "weaker"), [("easy", RANDOM), ("steady", "easy"), ("sharp", "steady")])
def test_levels__a_hundred_games_at_two_seats__the_next_wins_most(stronger, weaker):
    """They change seats from game to game; `benchmarks/bots.py` measures how many of more games (docs/bots.md)."""
    shares = [outcome.share for outcome in played(Pairing(stronger, weaker, 2), 100)]
    assert sum(shares) > 60
