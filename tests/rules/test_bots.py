"""The bots: what they choose, and that their games end."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from games import bots
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


def test_easy__many_choices__takes_every_legal_move(seen, grid_of):
    observation = seen(grid_of((0, 0, [7]), (0, 1, [3])), 7)
    assert set(chosen("easy", observation)) == {"0,0x0,1", "0,0>-1,1", "0,0>0,2", "0,0>1,1"}


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
def test_steady__two_hundred_games_against_easy__wins_nearly_all():
    """They change seats from game to game."""
    wins = 0
    for seed in range(200):
        levels = ("steady", "easy") if seed % 2 else ("easy", "steady")
        wins += play_game(levels, seed)[0].winners == (levels.index("steady"),)
    assert wins >= 190
