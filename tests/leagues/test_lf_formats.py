"""LEAGUES.md LF2, LF3: schedules that are drawn at once, and who goes on from a knock-out round."""

import hashlib
import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.rules.shuffles import stream
from leagues.rules.errors import BadFormat
from leagues.rules.knockout import Placed, go_on
from leagues.rules.schedule import repeats_cost, schedule
from leagues.rules.sizes import TableSize, split

QUICK = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
VECTORS = json.loads((Path(__file__).parent / "league_vectors.json").read_text())["knockout"]


def words(seed=0):
    return stream(hashlib.sha256(bytes([seed])).digest(), b"")


def names(count):
    return [f"{index:02}" for index in range(count)]


@pytest.mark.parametrize(
    ("entries", "rounds", "size", "ideal"),
    [(7, 6, TableSize(3, 4, 5), 144), (9, 4, TableSize(3, 3, 3), 36), (8, 7, TableSize(2, 2, 2), 28)],
)
def test_lf2_ld8__field_that_can_be_ideal__meets_as_equally_as_can_be(entries, rounds, size, ideal):
    drawn = schedule(names(entries), rounds, size, words())
    assert repeats_cost(drawn) == ideal
    assert all(sorted(entry for table in round_ for entry in table) == names(entries) for round_ in drawn)


def test_lf2__byes__go_around():
    drawn = schedule(names(5), 5, TableSize(2, 2, 2), words())
    seated = Counter(entry for round_ in drawn for table in round_ for entry in table)
    assert set(seated.values()) == {4}
    assert repeats_cost(drawn) == 10


def test_lf2__drawn_anew_after_some_rounds__who_has_met_is_counted_in():
    met = {frozenset(pair): 1 for pair in (("00", "01"), ("02", "03"))}
    (round_,) = schedule(names(4), 1, TableSize(2, 2, 2), words(), met)
    assert all(frozenset(table) not in met for table in round_)


def test_ld4__schedule_drawn_again__is_the_same():
    assert schedule(names(9), 4, TableSize(3, 3, 3), words(3)) == schedule(names(9), 4, TableSize(3, 3, 3), words(3))


@pytest.mark.parametrize("rounds", [0, 31])
def test_lf2__number_of_rounds_out_of_range__is_refused(rounds):
    with pytest.raises(BadFormat):
        schedule(names(7), rounds, TableSize(3, 4, 5), words())


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["why"])
def test_lf3__vector__is_met(vector):
    tables = [[Placed(**seat) for seat in table] for table in vector["tables"]]
    found = go_on(tables, vector["advance"], TableSize(*vector["table_size"]))
    assert (list(found.through), list(found.lucky)) == (vector["through"], vector["lucky"])


def test_lf3__one_of_two_goes_on_at_least():
    tables = [[Placed(entry + "1", 1, 0, 1, 1), Placed(entry + "2", 2, 3, 2, 2)] for entry in "AB"]
    assert go_on(tables, 3, TableSize(2, 2, 2)).through == ("A1", "B1")


@settings(QUICK, max_examples=40)
@given(st.lists(st.integers(3, 5), min_size=2, max_size=6), st.integers(1, 3), st.data())
def test_lf3__any_tables__a_number_goes_on_that_can_be_split(sizes, advance, data):
    lots = iter(data.draw(st.permutations(range(sum(sizes)))))
    tables = []
    for number, size in enumerate(sizes):
        totals = data.draw(st.lists(st.integers(-3, 3), min_size=size, max_size=size))
        ranks = [1 + sum(other < total for other in totals) for total in totals]
        tables.append(
            [
                Placed(f"{number}.{seat}", ranks[seat], totals[seat], lot, lot)
                for seat, lot in zip(range(size), lots, strict=False)
            ]
        )
    found = go_on(tables, advance, TableSize(3, 4, 5))
    going = [*found.through, *found.lucky]
    assert split(len(going), TableSize(3, 4, 5))
    assert len(set(going)) == len(going)
    for table in tables:
        on = [seat.rank for seat in table if seat.entry in found.through]
        assert len(on) == max(1, min(advance, len(table) // 2))
        assert max(on) <= min(seat.rank for seat in table if seat.entry not in found.through)
