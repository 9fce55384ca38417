"""LEAGUES.md LK: what games do to ratings, against the vectors."""

import datetime as dt
import json
import uuid
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from leagues.ratings.rules import (
    Holder,
    RatedGame,
    RatedSeat,
    Rating,
    holder_that_counts,
    leaderboard,
    pool_of,
    ranking,
    rate,
    rate_all,
)

QUICK = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
DOCUMENT = json.loads((Path(__file__).parent / "league_vectors.json").read_text())["ratings"]
NOW = dt.datetime(2027, 1, 1, tzinfo=dt.UTC)


def game_of(vector):
    return RatedGame(
        game=uuid.UUID(vector["game"]),
        finished_at=dt.datetime.fromisoformat(vector["finished_at"]),
        pool=vector["pool"],
        seats=tuple(RatedSeat(**seat) for seat in vector["seats"]),
        rate_bots=vector["rate_bots"],
    )


def game(*seats, **more):
    return RatedGame(uuid.UUID(int=1), NOW, "daily", tuple(RatedSeat(*seat) for seat in seats), **more)


def test_lk1_lk3_lk5__vectors__have_these_ratings():
    pools = rate_all(game_of(vector) for vector in DOCUMENT["games"])
    found = [
        [pool, subject, rating.mu, rating.sigma, rating.games]
        for pool, ratings in sorted(pools.items())
        for subject, rating in sorted(ratings.items())
    ]
    assert [each[:2] + each[4:] for each in found] == [each[:2] + each[4:] for each in DOCUMENT["expect"]]
    assert [each[2:4] for each in found] == [pytest.approx(each[2:4], abs=0.000002) for each in DOCUMENT["expect"]]


@QUICK
@given(st.permutations(DOCUMENT["games"]))
def test_lk5__games_in_any_order__give_the_same_ratings(games):
    assert rate_all(map(game_of, games)) == rate_all(map(game_of, DOCUMENT["games"]))


def test_lk5__games_that_end_together__count_by_their_uuid():
    one = replace(game(("a", 1), ("b", 2)), game=uuid.UUID(int=1))
    other = replace(game(("a", 2), ("b", 1)), game=uuid.UUID(int=2))
    assert rate_all([other, one]) == rate_all([one, other])
    assert rate_all([one, other]) != rate_all([replace(one, game=uuid.UUID(int=3)), other])


def test_lk1__seats_of_a_game_in_any_order__give_the_same_ratings():
    """The default window of 4 does not, at six seats and more."""
    seats = [("a", 1), ("b", 2), ("c", 2), ("d", 4), ("e", 5), ("f", 6), ("g", 7)]
    known = {"a": Rating(30.0, 2.0), "d": Rating(20.0, 4.0), "g": Rating(27.0, 3.0)}
    expected = rate(game(*seats), known)
    for order in list(permutations(seats))[::997]:
        found = rate(game(*order), known)
        assert {subject: rating.mu for subject, rating in found.items()} == pytest.approx(
            {subject: rating.mu for subject, rating in expected.items()}, abs=0.000002
        )


def test_lk1__who_ranks_behind_a_tie__does_not_gain_as_much_as_those_in_it():
    after = rate(game(*zip("abcdefg", (1, 2, 3, 4, 4, 6, 7), strict=True)), {})
    assert after["d"].mu == after["e"].mu
    assert sorted(after.values(), key=lambda rating: -rating.mu) == list(after.values())
    assert after["f"].mu < after["e"].mu


def test_lk1__numbers__have_six_decimals():
    after = rate(game(("a", 1), ("b", 2)), {"a": Rating(26.123456, 7.654321)})
    assert all(round(each, 6) == each for rating in after.values() for each in (rating.mu, rating.sigma))


@pytest.mark.parametrize(
    ("seats", "rate_bots", "ranks"),
    [
        ([("a", 1), ("s", 2, "builtin"), ("b", 3)], False, {"a": 1, "b": 3}),
        ([("a", 1), ("h", 2, "bot_account", "z")], False, {}),
        ([("a", 1), ("h", 2, "bot_account", "z")], True, {"a": 1, "h": 2}),
        ([("z", 1), ("h", 2, "bot_account", "z"), ("a", 3)], False, {}),
        ([("a", 1), ("h", 2, "bot_account", "z"), ("i", 3, "bot_account", "z"), ("b", 4)], True, {}),
        ([("a", 2, "person", None, True), ("b", 1, "person", None, True), ("c", 3)], False, {"a": 4, "b": 4, "c": 3}),
        ([("a", 1), ("b", 2), ("c", 3, "person", None, False, False)], False, {"a": 1, "b": 2}),
        ([("a", 1)], False, {}),
        ([], False, {}),
    ],
)
def test_lk3_lk4__who_is_rated_and_how_it_ranks(seats, rate_bots, ranks):
    assert ranking(game(*seats, rate_bots=rate_bots)) == ranks


@pytest.mark.parametrize(
    ("seconds", "variations", "pool"),
    [
        (60, False, "live"),
        (3599, False, "live"),
        (3600, False, "daily"),
        (172_800, False, "daily"),
        (172_801, False, "slow"),
        (60, True, "variations"),
    ],
)
def test_lk2__pool__is_by_the_clock_unless_there_are_variations(seconds, variations, pool):
    assert pool_of(seconds, variations=variations) == pool


@pytest.mark.parametrize(
    ("holders", "counts"),
    [
        ([Holder("a", 12)], "a"),
        ([Holder("a", 2, at_fault=True), Holder("x", 16)], "a"),
        ([Holder("a", 12), Holder("x", 6)], "a"),
        ([Holder("a", 11), Holder("x", 6)], None),
        ([Holder("a", 3), Holder("x", 9)], "x"),
        ([Holder("a", 9), Holder("x", 3, at_fault=True)], "x"),
        ([Holder("a", 0)], "a"),
        ([], None),
    ],
)
def test_lk4__seat_of_several__counts_for_one_of_them_or_for_nobody(holders, counts):
    found = holder_that_counts(holders)
    assert (found and found.subject) == counts


def test_lk6__new_rating__is_shown_as_a_thousand():
    assert (Rating().shown, Rating().uncertainty, Rating().is_provisional) == (1000, 333, True)
    assert (Rating(30.5, 2.0, 10).shown, Rating(30.5, 2.0, 10).is_provisional) == (1220, False)


def test_lk6__leaderboard__orders_by_what_is_certain_and_leaves_out_new_and_gone():
    long_ago = NOW - dt.timedelta(days=91)
    ratings = {
        "uncertain": (Rating(30.0, 5.0, 10), NOW),
        "certain": (Rating(28.0, 1.0, 10), NOW - dt.timedelta(days=90)),
        "new": (Rating(40.0, 1.0, 9), NOW),
        "gone": (Rating(40.0, 1.0, 99), long_ago),
    }
    assert leaderboard(ratings, NOW) == ["certain", "uncertain"]
