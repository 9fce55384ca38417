"""DA4: how reliable a player is, out of counts."""

import datetime as dt

import pytest

from accounts.models import Miss, Player, Reliability
from accounts.reliability import record_of, reliability_of

NOW = dt.datetime(2026, 11, 22, 12, tzinfo=dt.UTC)


def ago(**time):
    return NOW - dt.timedelta(**time)


def value(asked, *misses):
    return record_of(asked, misses, NOW).value


def test_da4__player_whom_nothing_was_asked__is_new_and_has_100():
    record = record_of(0, [], NOW)
    assert (record.value, record.new, record.turns_asked, record.misses) == (100, True, 0, 0)


@pytest.mark.parametrize(("asked", "new"), [(19, True), (20, False)])
def test_da4__below_20_turns_asked__is_new(asked, new):
    assert record_of(asked, [], NOW).new is new


@pytest.mark.parametrize(
    ("asked", "misses", "expected"),
    [
        (80, [ago(days=1)], 99),  # 1 / 100
        (80, [ago(days=28)], 99),
        (5, [ago(days=29)], 98),  # 0.4 / 25 = 0.016
        (30, [ago(days=1), ago(days=3), ago(days=5)], 94),  # 3 / 50
        (30, [ago(days=1), ago(days=100)], 97),  # 1.4 / 50
        (80, [ago(days=366)], 100),
        (0, [ago(days=2 * day) for day in range(14)], 30),  # 14 / 20
        (0, [ago(days=2 * day) for day in range(300)], 0),
    ],
)
def test_da4__value__follows_the_formula(asked, misses, expected):
    assert value(asked, *misses) == expected


def test_da4__misses_within_24_hours__count_as_one():
    assert record_of(30, [ago(hours=50), ago(hours=49), ago(hours=27), ago(hours=26), ago(hours=25)], NOW).misses == 2


def test_da4__it_recovers_by_playing():
    assert value(10, ago(days=1)) < value(60, ago(days=1)) < value(400, ago(days=1))


def test_da4__reading__takes_two_queries(db, django_assert_num_queries):
    player = Player.objects.create(username="dana")
    Reliability.objects.create(player=player, turns_asked=30)
    Miss.objects.create(player=player, at=ago(days=3))
    with django_assert_num_queries(2):
        assert reliability_of(player, NOW).value == 98
