"""LEAGUES.md LZ: the sizes of tables and the byes, against the vectors and against all ways to seat people."""

import json
from itertools import combinations_with_replacement
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from leagues.rules.errors import BadTableSize, TooFewEntries
from leagues.rules.sizes import TableSize, bye_entries, seated_sizes, split, table_sizes

QUICK = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
VECTORS = json.loads((Path(__file__).parent / "league_vectors.json").read_text())["table_sizes"]
SIZES = [
    TableSize(least, preferred, most)
    for least in range(2, 8)
    for preferred in range(least, 8)
    for most in range(preferred, 8)
]


@pytest.mark.parametrize(("entries", "least", "preferred", "most", "sizes", "byes"), VECTORS)
def test_lz2_lz3__vector__is_met(entries, least, preferred, most, sizes, byes):
    assert table_sizes(entries, TableSize(least, preferred, most)) == (tuple(sizes), byes)


def test_lz2__ten_entries__four_three_three():
    """5 + 5 is as far from fours as 4 + 3 + 3: the larger number of tables counts."""
    assert split(10, TableSize(3, 4, 5)) == (4, 3, 3)


@pytest.mark.parametrize("sizes", [(1, 2, 3), (3, 2, 4), (3, 5, 4), (2, 4, 8), (0, 0, 0)])
def test_lz1__sizes_out_of_order__are_refused(sizes):
    with pytest.raises(BadTableSize):
        TableSize(*sizes)


def test_lz3__fewer_than_the_smallest_table__are_too_few():
    with pytest.raises(TooFewEntries, match="at least 4 entries, not 3"):
        seated_sizes(3, TableSize(4, 4, 4))
    assert seated_sizes(4, TableSize(4, 4, 4)) == ((4,), 0)


@QUICK
@given(st.integers(0, 40), st.sampled_from(SIZES))
def test_lz2_lz3__any_number__is_the_best_of_all_ways_to_seat_it(entries, size):
    """All ways with sizes that differ by one at most, tried one after the other."""

    def ways(seated):
        return [
            way
            for tables in range(1, seated // size.min + 1)
            for way in combinations_with_replacement(range(size.max, size.min - 1, -1), tables)
            if sum(way) == seated and way[0] - way[-1] <= 1
        ]

    byes = next((byes for byes in range(entries) if ways(entries - byes)), entries)
    best = min(
        ways(entries - byes), key=lambda way: (sum((s - size.preferred) ** 2 for s in way), -len(way)), default=()
    )
    assert table_sizes(entries, size) == (best, byes)


def test_lz4__byes__go_to_the_fewest_then_to_the_lowest():
    assert bye_entries("ABCDE", {"E": 1, "D": 1}, 2) == ("C", "B")


def test_lz4__round_1__the_last_lots():
    assert bye_entries("CABED", {}, 1) == ("D",)


@QUICK
@given(st.integers(1, 9), st.integers(1, 4), st.randoms(use_true_random=False))
def test_lz4__any_standings__nobody_has_a_second_before_everybody_had_one(entries, count, rng):
    names = [str(index) for index in range(entries)]
    byes = dict.fromkeys(names, 0)
    for _ in range(8):
        for entry in bye_entries(rng.sample(names, entries), byes, min(count, entries)):
            byes[entry] += 1
        assert max(byes.values()) - min(byes.values()) <= 1
