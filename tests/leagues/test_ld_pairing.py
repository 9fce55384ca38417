"""LEAGUES.md LD3, LD5, LD7, LD8: what tables cost, how cheap they are made, and why."""

import hashlib
import json
import random
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from benchmarks.pairing import play
from games.rules.shuffles import stream
from leagues.rules.errors import UnfitTables
from leagues.rules.explain import explain_table, fewest_repeats, repeats, swap_cost
from leagues.rules.pairing import APART, REPEAT, SHORT, Costs, Seatable, pair, snake
from leagues.rules.sizes import TableSize, split

QUICK = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
VECTORS = json.loads((Path(__file__).parent / "league_vectors.json").read_text())["repeats"]


def words(seed=0):
    return stream(hashlib.sha256(bytes([seed])).digest(), b"")


def line(scores, short=()):
    """Entries A, B, … with these scores; some have been at a smaller table."""
    return [Seatable(chr(65 + index), score, short.count(chr(65 + index))) for index, score in enumerate(scores)]


def pairs(*texts):
    return frozenset(frozenset(text) for text in texts)


def cost(tables, order, costs):
    by_entry = {each.entry: each for each in order}
    largest = max(map(len, tables))
    return sum(costs.of_table([by_entry[entry] for entry in table], largest) for table in tables)


def test_ld3__every_term__has_its_price():
    """A and B are 3 points apart and had met twice; B and C are kept apart; C has sat at two smaller tables."""
    table = line((5, 2, 2), short="CC")
    costs = Costs({frozenset("AB"): 2}, pairs("BC"))
    assert costs.of_table(table, 4) == 4 * REPEAT + APART + 9 + 9 + 4 * SHORT
    assert costs.of_table(table, 3) == 4 * REPEAT + APART + 9 + 9


@settings(QUICK, max_examples=15)
@given(
    st.lists(st.integers(0, 9), min_size=6, max_size=6),
    st.lists(st.sampled_from(["".join(each) for each in combinations("ABCDEF", 2)]), max_size=8),
    st.lists(st.sampled_from(["".join(each) for each in combinations("ABCDEF", 2)]), max_size=4),
)
def test_ld3__six_at_two_tables__is_the_cheapest_of_all(scores, met, apart):
    order = line(sorted(scores, reverse=True))
    costs = Costs({frozenset(each): met.count(each) for each in met}, pairs(*apart))
    best = min(
        cost([["A", *pair_], sorted(set("BCDEF") - set(pair_))], order, costs) for pair_ in combinations("BCDEF", 2)
    )
    assert cost(pair(order, (3, 3), costs, words()), order, costs) == best


def test_ld3__who_sat_at_a_smaller_table__sits_at_a_larger_one():
    tables = pair(line((0,) * 7, short="AB"), (4, 3), Costs({}), words())
    assert set("AB") <= set(tables[0])


def test_ld3__repeats_allowed__cost_nothing():
    order = line((9, 9, 0, 0))
    assert pair(order, (2, 2), Costs({frozenset("AB"): 9}), words()) == (("A", "D"), ("B", "C"))
    assert pair(order, (2, 2), Costs({}), words()) == (("A", "B"), ("C", "D"))


def test_ld5__block__keeps_apart_before_anything_else():
    order = line((9, 9, 0, 0))
    met = {frozenset(each): 3 for each in ("AC", "BD", "AD", "BC")}
    assert pair(order, (2, 2), Costs(met, pairs("AB")), words()) in ((("A", "C"), ("B", "D")), (("A", "D"), ("B", "C")))


def test_ld5__final__seats_those_who_block_each_other():
    assert pair(line((0, 0)), (2,), Costs({}, pairs("AB")), words()) == (("A", "B"),)


@pytest.mark.parametrize("sizes", [(), (2,), (2, 3), (3, 3)])
def test_pair__tables_that_do_not_seat_everybody__are_refused(sizes):
    for way in (
        lambda: pair(line((0,) * 5), sizes, Costs({}), words()),
        lambda: snake(line((0,) * 5), sizes, Costs({})),
    ):
        with pytest.raises(UnfitTables):
            way()


def test_pair__somebody_twice__is_refused():
    with pytest.raises(UnfitTables):
        pair([Seatable("A")] * 4, (2, 2), Costs({}), words())


@settings(QUICK, max_examples=10)
@given(st.integers(4, 24), st.integers(0, 255))
def test_ld4__any_field__seats_everybody_once_and_alike_again(entries, seed):
    rng = random.Random(seed)
    order = [Seatable(str(index), rng.randrange(600), rng.randrange(3)) for index in range(entries)]
    order.sort(key=lambda each: -each.score)
    met = {frozenset(rng.sample([each.entry for each in order], 2)): 1 for _ in range(entries)}
    sizes = list(split(entries, TableSize(2, 4, 7)))
    tables = pair(order, sizes, Costs(met), words(seed))
    assert sorted(entry for table in tables for entry in table) == sorted(each.entry for each in order)
    assert [len(table) for table in tables] == sizes
    assert pair(order, sizes, Costs(dict(reversed(met.items()))), words(seed)) == tables


@pytest.mark.parametrize(
    ("entries", "size", "rounds", "most"),
    [(16, TableSize(4, 4, 4), 5, 8), (23, TableSize(3, 4, 5), 5, 0), (100, TableSize(4, 4, 4), 5, 0)],
)
def test_ld8__season__has_no_more_repeats_than_the_reference(entries, size, rounds, most):
    assert play(entries, size, rounds, seed=1).repeats <= most


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["sizes"]))
def test_ld7__vector__has_its_bound_and_repeats(vector):
    def tables(sizes):
        places = iter(range(sum(sizes)))
        return [[next(places) for _ in range(size)] for size in sizes]

    assert fewest_repeats([tables(sizes) for sizes in vector["sizes"]]) == vector["bound"]
    if "rounds" in vector:
        assert repeats(vector["rounds"]) == vector["repeats"]


def test_ld7__bye__makes_room_for_one_more_stranger():
    """Five entries at tables of four: who had the bye joins three who have met, so 3 repeats and not 6."""
    rounds = [["ABCD"], ["ABCE"]]
    assert (fewest_repeats(rounds), repeats(rounds)) == (3, 3)


@settings(QUICK, max_examples=40)
@given(st.integers(6, 12), st.integers(1, 4), st.integers(2, 5), st.randoms(use_true_random=False))
def test_ld7__any_rounds__have_no_fewer_repeats_than_the_bound(entries, tables, rounds, rng):
    def round_():
        order = rng.sample(range(entries), entries - rng.randrange(2))
        return [order[table::tables] for table in range(tables)]

    drawn = [round_() for _ in range(rounds)]
    assert repeats(drawn) >= fewest_repeats(drawn)


def test_ld7__explained_table__shows_pairs_and_the_sum_of_each_term():
    explained = explain_table(line((5, 2, 2), short="C"), 4, Costs({frozenset("AB"): 2}, pairs("BC")))
    assert [(each.entries, each.met, each.distance) for each in explained.pairs] == [
        (("A", "B"), 2, 3), (("A", "C"), 0, 3), (("B", "C"), 0, 0),
    ]  # fmt: skip
    assert (explained.repeat, explained.score, explained.short, explained.apart) == (4 * REPEAT, 18, SHORT, APART)
    assert explained.total == 4 * REPEAT + 18 + SHORT + APART


def test_ld7__swap__says_what_it_would_cost():
    order = line((9, 9, 0, 0))
    tables = [order[:2], order[2:]]
    assert swap_cost(tables, "A", "C", Costs({})) == 2 * 81
    assert swap_cost(tables, "C", "A", Costs({frozenset("AB"): 1})) == 2 * 81 - REPEAT
    assert swap_cost(tables, "A", "B", Costs({})) == 0
    with pytest.raises(UnfitTables, match="Z"):
        swap_cost(tables, "A", "Z", Costs({}))


def test_ld7__drawn_round__no_single_swap_makes_it_cheaper():
    rng = random.Random(5)
    order = sorted(line([rng.randrange(300) for _ in range(14)], short="ABC"), key=lambda each: -each.score)
    costs = Costs({frozenset(each): 1 for each in ("AB", "CD", "EF", "AG", "HI")})
    by_entry = {each.entry: each for each in order}
    tables = [[by_entry[entry] for entry in table] for table in pair(order, (4, 4, 3, 3), costs, words())]
    assert all(swap_cost(tables, *each, costs) >= 0 for each in combinations(by_entry, 2))
