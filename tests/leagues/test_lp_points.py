"""LEAGUES.md LP: what places are worth, and who gets it, against the vectors."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from leagues.rules.competition import Seat, Table
from leagues.rules.errors import BadPoints, LeagueRulesError
from leagues.rules.export import read_points
from leagues.rules.points import TICKS, Points, Tenure, close_up, in_points, shares
from leagues.rules.sizes import TableSize

QUICK = settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
DOCUMENT = json.loads((Path(__file__).parent / "league_vectors.json").read_text())
OFFICIAL = [Points("linear"), Points("podium"), Points("wins")]

places = st.lists(st.integers(-9, 9), min_size=2, max_size=7).map(
    lambda totals: [1 + sum(other < total for other in totals) for total in totals]
)


@pytest.mark.parametrize(("system", "ranks", "ticks"), DOCUMENT["points"])
def test_lp2_to_lp5__vector__is_met(system, ranks, ticks):
    assert read_points(system).ticks(ranks) == tuple(ticks)


@pytest.mark.parametrize("vector", DOCUMENT["shares"], ids=lambda vector: vector["why"])
def test_lp8__vector__is_met(vector):
    tenures = [Tenure(**each) for each in vector["tenures"]]
    assert shares(vector["ticks"], "A", tenures, vector["policy"]) == vector["expect"]


@pytest.mark.parametrize("system", OFFICIAL, ids=lambda system: system.system)
@QUICK
@given(ranks=places)
def test_lp2_lp3__official_system__averages_sixty_a_seat_whatever_the_ties(system, ranks):
    assert sum(system.ticks(ranks)) == 60 * TICKS * len(ranks)


@pytest.mark.parametrize("system", OFFICIAL, ids=lambda system: system.system)
@QUICK
@given(ranks=places)
def test_lp5__better_rank__is_never_worth_less(system, ranks):
    worth = sorted(zip(ranks, system.ticks(ranks), strict=True))
    assert [ticks for _, ticks in worth] == sorted((ticks for _, ticks in worth), reverse=True)


def test_lp4__size_without_values__is_named():
    points = Points("table", {3: (2, 1, 0), 5: (4, 3, 2, 1, 0)})
    with pytest.raises(BadPoints, match="tables of 4"):
        points.check_sizes(TableSize(3, 4, 5))
    with pytest.raises(BadPoints, match="tables of 4"):
        points.ticks([1, 2, 3, 4])
    assert points.check_sizes(TableSize(3, 3, 3)) is None
    assert Points("linear").check_sizes(TableSize(2, 4, 7)) is None


@pytest.mark.parametrize("values", [(1, 2, 3), (3, 2), (1001, 1, 0), (3, 2, -1), (1.5, 1, 0)])
def test_lp4__values_that_rise_or_are_no_numbers_of_the_range__are_refused(values):
    with pytest.raises(BadPoints):
        Points("table", {3: values})


def test_points__unknown_system__is_refused():
    with pytest.raises(LeagueRulesError, match="'luck'"):
        read_points({"system": "luck"})


@pytest.mark.parametrize("ranks", [[1], [1] * 8])
def test_points__table_of_a_size_that_is_none__is_refused(ranks):
    with pytest.raises(BadPoints, match="2 to 7"):
        Points().ticks(ranks)


@pytest.mark.parametrize(
    ("ranks", "last", "after"),
    [
        ([1, 2, 3, 4], [0, 0, 0, 0], (1, 2, 3, 4)),
        ([1, 2, 3, 4], [1, 0, 0, 0], (4, 1, 2, 3)),
        ([1, 2, 2, 4], [0, 1, 0, 1], (1, 3, 2, 3)),
        ([1, 1, 3], [1, 1, 1], (1, 1, 1)),
    ],
)
def test_lp6__seats_moved_last__share_the_last_place_and_the_others_close_up(ranks, last, after):
    assert close_up(ranks, list(map(bool, last))) == after


def test_lp1__points_in_json__have_three_decimals():
    assert [in_points(ticks) for ticks in (420, 9882, -12600, 22400)] == [1, 23.529, -30, 53.333]


tenures = st.lists(
    st.builds(
        Tenure,
        entry=st.sampled_from(["A", "X", "Y", None]),
        kind=st.sampled_from(["player", "substitute", "bot"]),
        asked=st.integers(0, 20),
        decided=st.integers(0, 20),
    ),
    min_size=1,
    max_size=5,
)


@QUICK
@given(tenures, st.integers(0, 71_400), st.sampled_from(["tenure", "entry", "none"]))
def test_lp8__any_tenures__never_give_more_than_the_seat_is_worth(held, ticks, policy):
    given_away = shares(ticks, "A", held, policy)
    assert 0 <= sum(given_away.values()) <= ticks
    assert None not in given_away
    if policy != "tenure":
        assert set(given_away) <= {"A"}


@QUICK
@given(st.lists(st.integers(1, 30), min_size=1, max_size=5), st.integers(0, 71_400))
def test_lp8__all_are_entries_who_decided__the_whole_seat_is_shared_to_the_tick(asked, ticks):
    held = [Tenure(str(index), "substitute", turns, 1) for index, turns in enumerate(asked)]
    shared = shares(ticks, "0", held, "tenure")
    assert sum(shared.values()) == ticks
    for index, turns in enumerate(asked):
        assert abs(shared[str(index)] - ticks * turns / sum(asked)) < 1


@pytest.mark.parametrize(
    ("tenures", "own"),
    [
        ([], True),
        ([Tenure("A", asked=10, decided=1)], True),
        ([Tenure("A", asked=10, decided=0)], False),
        ([Tenure("A", asked=9, decided=9), Tenure(None, "bot", 9)], True),
        ([Tenure("A", asked=9, decided=9), Tenure("X", "substitute", 10, 10)], False),
        ([Tenure("A", asked=5, decided=5), Tenure(None, "bot", 9), Tenure("A", asked=5)], True),
        ([Tenure("A")], False),
    ],
)
def test_own_table__held_for_half_of_the_turns_and_decided_one(tenures, own):
    assert Seat("A", 1, tenures=tuple(tenures)).is_own() is own


def test_ranks__seat_without_a_rank__stands_last():
    table = Table(1, "adjudicated", (Seat("A"), Seat("B", 1), Seat("C", 2)))
    assert table.ranks() == (3, 1, 2)
