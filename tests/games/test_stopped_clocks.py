"""DC4, DC5, DC6, DA1: whatever stops and starts the clocks of seats, nobody gains or loses time by it. In memory."""

import datetime as dt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accounts.models import Player
from games.clocks import Bank, Daily, PerTurn, PlayHours, clock_to_json, deadline, elapsed, extended, is_running, moved
from games.models import Game, Seat, Turn
from games.services import clocks
from games.services.table import Table

HOUR = dt.timedelta(hours=1)
DAY, SECOND = 24 * HOUR, HOUR / 3600
MONDAY = dt.datetime(2026, 3, 23, 9, tzinfo=dt.UTC)
ALL_DAYS = tuple(range(7))
MADRID = "Europe/Madrid"
DAYTIME = PlayHours(dt.time(8), dt.time(22), ALL_DAYS, MADRID)
CLOCKS = {
    "per_turn": PerTurn(86_400),
    "play_hours": PerTurn(12 * 3600, DAYTIME),
    "bank": Bank(3 * 86_400, 3600, 7 * 86_400),
    "daily": Daily(dt.time(20), MADRID, ALL_DAYS),
    "weekday": Daily(dt.time(20), MADRID, tuple(range(5)), 6, DAYTIME),
}
SEATS = 2

hours = st.integers(1, 200)
steps = st.lists(
    st.tuples(hours, st.sampled_from(["vacation", "home", "pause", "resume", "outage"]), st.integers(0, 1), hours),
    max_size=8,
)


def table_of(clock, away_until=None):
    """A running game in memory in which a turn has opened; the player of seat 0 is on vacation until a moment."""
    game = Game(vacation=True, turn_seconds=3600, clock=clock_to_json(clock), paused_until=None)
    players = [Player(pk=1, vacation_until=away_until), Player(pk=2)]
    seats = [Seat(index=index, player=player, reserve=50_000) for index, player in enumerate(players)]
    table = Table(game, seats, [], MONDAY)
    table.turn = Turn(number=1, opened_at=MONDAY, asked=[0, 1], waiting_for=[0, 1])
    clocks.set_deadlines(table, table.turn)
    table.turn.due_at = table.turn.next_deadline
    return table


def take(table, what, seat, length):
    """Let something happen at the table now; an outage has just ended."""
    turn, until = table.turn, table.now + length * HOUR
    if what == "vacation":
        clocks.stand_still(table, turn, until, seat)
    elif what == "home":
        clocks.stand_still(table, turn, table.now, seat)
    elif what == "pause":
        clocks.stand_still(table, turn, until)
    elif what == "resume":
        clocks.stand_still(table, turn, table.now)
    else:
        clocks.stood_still(table, turn, max(table.now - HOUR, MONDAY), table.now)


@pytest.mark.parametrize("kind", CLOCKS)
@given(steps=steps, away=st.one_of(st.none(), hours))
@settings(max_examples=30, deadline=None)
def test_dc5__any_stops__nobody_gains_or_loses_time(kind, steps, away):
    clock = CLOCKS[kind]
    table = table_of(clock, away and MONDAY + away * HOUR)
    due = [table.turn.deadline_of(seat) for seat in range(SEATS)]
    for wait, what, seat, length in steps:
        table.now += wait * HOUR
        before, due = due, None
        take(table, what, seat, length)
        due = [table.turn.deadline_of(each) for each in range(SEATS)]
        for each in range(SEATS):
            late = before[each] <= table.now and what != "outage"
            assert not late or due[each] == before[each]  # what has passed stays
            check_seat(clock, table, each)
    assert table.turn.due_at == min(due)


def check_seat(clock, table, seat):
    """A seat has the time of its clock, no more and no less, and its deadline is in no stop."""
    at = table.turn.deadline_of(seat)
    stops = [stop for stop in clocks.pauses_of(clocks.stops_of(table.turn), seat) if stop[0] < at]
    reserve = 50_000 * SECOND if isinstance(clock, Bank) else None
    assert at == deadline(clock, MONDAY, reserve=reserve, pauses=stops)
    if reserve is not None:
        assert elapsed(None, MONDAY, at, stops) == reserve
    assert not any(since < at < until for since, until in stops)


def test_dc5__deadline_at_the_moment_when_a_vacation_begins__has_passed():
    for clock in CLOCKS.values():
        table = table_of(clock)
        table.now = before = table.turn.deadline_of(0)
        clocks.stand_still(table, table.turn, before + DAY, 0)
        assert table.turn.deadline_of(0) == before


# --- more time for a seat that was late -------------------------------------------------------------------


def test_da1__more_time__is_the_length_of_a_turn_and_at_most_24_running_hours():
    assert extended(PerTurn(3600), MONDAY) == MONDAY + HOUR
    assert extended(PerTurn(200_000), MONDAY) == MONDAY + DAY
    assert extended(Bank(600, 60, 7200), MONDAY) == MONDAY + 2 * HOUR


def test_da1__more_time_with_play_hours__runs_and_ends_inside_them():
    ended = dt.datetime(2026, 3, 23, 19, tzinfo=dt.UTC)  # 20:00 in Madrid: two hours run today
    at = extended(PerTurn(12 * 3600, DAYTIME), ended)
    assert (elapsed(DAYTIME, ended, at), at) == (12 * HOUR, dt.datetime(2026, 3, 24, 17, tzinfo=dt.UTC))


@pytest.mark.parametrize(("friday", "next_day"), [(dt.date(2026, 3, 20), 23), (dt.date(2026, 3, 27), 30)])
def test_da1__more_time_on_a_weekday_clock__ends_on_monday(friday, next_day):
    clock = CLOCKS["weekday"]
    ended = deadline(clock, dt.datetime.combine(friday, dt.time(8), dt.UTC))
    at = extended(clock, ended).astimezone(dt.UTC)
    assert (ended.day, at.day, at.weekday()) == (friday.day, next_day, 0)


@pytest.mark.parametrize("kind", CLOCKS)
@given(wait=st.integers(0, 30), length=hours, shortened=hours)
@settings(max_examples=40, deadline=None)
def test_da1__stop_after_an_excuse__more_time_runs_after_it(kind, wait, length, shortened):
    clock = CLOCKS[kind]
    ended = deadline(clock, MONDAY, reserve=50_000 * SECOND)
    at, begins = extended(clock, ended), ended + wait * HOUR + SECOND  # a sweep has come before
    stop = [(begins, begins + length * HOUR)]
    later = moved(clock, MONDAY, at, [], stop)
    assert later == extended(clock, ended, stop if begins < at else [])
    assert clock.play is None or is_running(clock.play, later)
    less = [(begins, begins + min(shortened, length) * HOUR)]
    assert moved(clock, MONDAY, later, stop, less) == moved(clock, MONDAY, at, [], less)
    assert moved(clock, MONDAY, later, stop, []) == at
