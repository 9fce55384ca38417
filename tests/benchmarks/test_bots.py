"""The measurement of the bots: its games, pairs and intervals."""

import pytest

from benchmarks.bots import RANDOM, Pairing, in_variations, ladder, play, played, wilson
from games import bots
from games.rules.variations import VARIATIONS


def test_play__same_number__is_the_same_game() -> None:
    pairing = Pairing("steady", "easy", 2)
    assert play(pairing, 3) == play(pairing, 3) != play(pairing, 4)


def test_played__many_games__are_those_of_each_number() -> None:
    pairing = Pairing("easy", "easy", 4, VARIATIONS)
    assert played(pairing, 3) == [play(pairing, number) for number in range(3)]


def test_play__win_of_one_seat__is_shared_among_winners_only() -> None:
    outcomes = played(Pairing("steady", "easy", 2), 10)
    assert {outcome.share for outcome in outcomes} <= {0.0, 0.5, 1.0}
    decided = [outcome for outcome in outcomes if outcome.total != outcome.others]
    assert all((outcome.share == 1) == (outcome.total < outcome.others) for outcome in decided)


def test_ladder__all_levels__meet_at_each_number_of_seats() -> None:
    pairs = {(pairing.seats, frozenset(pairing[:2])) for pairing in ladder()}
    assert len(pairs) == 1 + 3 * len(bots.LEVELS) * (len(bots.LEVELS) - 1) // 2
    assert (2, frozenset({bots.LEVELS[0], RANDOM})) in pairs


def test_in_variations__of_the_strongest__are_each_and_all() -> None:
    assert {pairing.variations for pairing in in_variations()} == {*((name,) for name in VARIATIONS), VARIATIONS}


def test_wilson__half_of_a_hundred__is_the_textbook_interval() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_wilson__all_or_none__stays_a_share(share: float) -> None:
    low, high = wilson(share, 50)
    assert (low >= 0, high <= 1, low < high) == (True, True, True)
