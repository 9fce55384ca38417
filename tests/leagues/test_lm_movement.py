"""LEAGUES.md LM: who plays in which division next."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from leagues.rules.errors import BadFormat
from leagues.rules.movement import Finisher, Moves, next_divisions

QUICK = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
VECTORS = json.loads((Path(__file__).parent / "league_vectors.json").read_text())["movement"]


def finishers(*divisions):
    """Divisions written as `A1 A2`, those who do not return with a minus before them."""
    return [[Finisher(name.lstrip("-"), name[0] != "-") for name in division.split()] for division in divisions]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["why"])
def test_lm1_lm2__vector__is_met(vector):
    divisions = [[Finisher(*each) for each in division] for division in vector["divisions"]]
    moves = Moves(vector["up"], vector["down"], vector["size"], vector["fill"])
    assert next_divisions(divisions, moves, vector["newcomers"]) == vector["next"]


def test_lm1__first_and_last_of_a_small_division__goes_up():
    following = next_divisions(finishers("A1 A2", "B1 B2", "C1 C2"), Moves(2, 2, 2))
    assert following == [["B1", "B2"], ["A1", "A2", "C1", "C2"], []]


def test_lm2__nobody_stays_below__those_who_came_up_there_fill_then_the_best_going_down_is_spared():
    """Of A only A1 returns beside A4, who goes down; of B both go, C1 comes up to B."""
    given = finishers("A1 -A2 -A3 A4", "-B1 -B2", "C1 C2")
    assert next_divisions(given, Moves(1, 1, 3)) == [["A1", "A4", "C1"], ["C2"], []]


def test_lm2__last_new_division_too_small__joins_the_one_above():
    following = next_divisions(finishers("A1 A2 A3 A4"), Moves(1, 1, 4), [f"N{index}" for index in range(6)])
    assert following == [["A1", "A2", "A3", "A4"], ["N0", "N1", "N2", "N3", "N4", "N5"]]


@pytest.mark.parametrize("wrong", [{"up": -1}, {"down": -1}, {"size": 1}, {"fill": "luck"}])
def test_moves__that_are_none__are_refused(wrong):
    with pytest.raises(BadFormat):
        Moves(**({"up": 1, "down": 1, "size": 4} | wrong))


@QUICK
@given(
    st.lists(st.lists(st.booleans(), min_size=2, max_size=6), min_size=1, max_size=4),
    st.integers(0, 3),
    st.integers(0, 3),
    st.integers(4, 6),
    st.sampled_from(["from_below", "reprieve"]),
    st.integers(0, 9),
)
def test_lm__any_season__everybody_who_returns_plays_once_and_goes_down_one_division_at_most(
    returns, up, down, size, fill, new
):
    divisions = [
        [Finisher(f"{tier}.{place}", back) for place, back in enumerate(division)]
        for tier, division in enumerate(returns)
    ]
    newcomers = [f"N{index}" for index in range(new)]
    following = next_divisions(divisions, Moves(up, down, size, fill), newcomers)
    back = [each.entry for division in divisions for each in division if each.returns]
    assert sorted(entry for division in following for entry in division) == sorted(back + newcomers)
    for tier, division in enumerate(following):
        for entry in set(division) & set(back):
            assert tier - int(entry[0]) <= 1
