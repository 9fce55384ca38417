"""The simulation of players who open a game once a day: a few seeded games of each kind."""

import random
from datetime import timedelta
from itertools import islice, pairwise

import pytest

from benchmarks.daily_players import A_DAY_EACH, DAILY, NO_ORDERS, POLICY, WAYS, for_what_is_seen, play, visits
from benchmarks.days import summary
from games.orders import CALLS, CoverOnto, GoBeside, MoveTo
from games.rules.grid import Cell, Grid
from games.rules.moves import DUCK


@pytest.mark.thorough
def test_days__of_four_players__fewer_by_orders_and_fewest_by_a_policy() -> None:
    none, seen, policy = (summary([play(4, way, A_DAY_EACH, seed) for seed in range(2)]) for way in WAYS)
    assert (none.days > 30, none.days > 2 * seen.days, seen.days > policy.days) == (True, True, True)
    assert (none.visits > 2 * seen.visits, seen.visits > policy.visits) == (True, True)


@pytest.mark.parametrize("way", [NO_ORDERS, POLICY])
def test_game__same_seed__is_the_same(way: str) -> None:
    assert play(2, way, A_DAY_EACH, 1) == play(2, way, A_DAY_EACH, 1) != play(2, way, A_DAY_EACH, 2)


def test_game__any_number_of_seats__counts_all_of_them() -> None:
    games = [play(seats, POLICY, DAILY, 1) for seats in (2, 7)]
    assert [(len(game.visits), len(game.misses), len(game.totals)) for game in games] == [(2, 2, 2), (7, 7, 7)]


def test_visits__of_a_player__are_about_once_a_day() -> None:
    times = list(islice(visits(random.Random(1)), 200))
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert all(gap > timedelta(hours=16) for gap in gaps)
    assert timedelta(days=205) < times[-1] - times[0] < timedelta(days=240)


def test_orders__for_what_is_seen__cover_high_cards_and_duck_at_last() -> None:
    grid = Grid({Cell(0, 0): (3,), Cell(0, 1): (12, 7), Cell(0, 2): (5,)})
    orders = for_what_is_seen(grid)
    assert [call for call in CALLS if call in orders.calls] == [3, 5, 7, "max"]
    assert orders.calls[3][:2] == [CoverOnto(7), CoverOnto(5)]
    to, beside = orders.calls[3][2:]
    assert (isinstance(to, MoveTo) and to.action == DUCK, isinstance(beside, GoBeside)) == (True, True)


def test_orders__of_a_single_stack__are_none() -> None:
    assert for_what_is_seen(Grid({Cell(0, 0): (3, 7)})).calls == {7: [], "max": []}
