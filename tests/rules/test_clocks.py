"""Clocks: when a seat's time ends, in all zones of IANA and around the days on which clocks are put on and back."""

import datetime as dt
import zoneinfo
from functools import cache
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.clocks import (
    DAYS,
    Bank,
    ClockError,
    Daily,
    PerTurn,
    PlayHours,
    clock_to_json,
    deadline,
    elapsed,
    first_moment,
    is_running,
    moved,
    nominal_seconds,
    parse_clock,
    presets,
    reserve_at_opening,
    reserve_left,
)

MINUTE, HOUR, DAY = dt.timedelta(minutes=1), dt.timedelta(hours=1), dt.timedelta(days=1)
ALL_DAYS, WORKDAYS = tuple(range(7)), tuple(range(5))
YEARS = range(2024, 2031)
MADRID = "Europe/Madrid"
DAYTIME = PlayHours(dt.time(8), dt.time(22), ALL_DAYS, MADRID)
MADRID_HOURS = {"from": "08:00", "to": "22:00", "days": list(DAYS), "zone": MADRID}
DAILY_JSON = {"kind": "daily", "at": "20:00", "zone": MADRID}


def at(zone, *moment):
    return dt.datetime(*moment, tzinfo=ZoneInfo(zone)).astimezone(dt.UTC)


def utc(*moment):
    return dt.datetime(*moment, tzinfo=dt.UTC)


@cache
def changes(zone, years=YEARS):
    """The whole hours (UTC) before or at which clocks of a zone are put on or back in these years."""
    found, tz = [], ZoneInfo(zone)
    days = [utc(years[0], 1, 1) + DAY * number for number in range(366 * len(years))]
    offsets = [day.astimezone(tz).utcoffset() for day in days]
    for day, before, after in zip(days, offsets, offsets[1:], strict=False):
        if before != after:
            hours = (day + HOUR * number for number in range(24))
            found.append(next(each for each in hours if (each + HOUR).astimezone(tz).utcoffset() == after))
    return found


def walked(zone, local, since):
    """The first minute from `since` on at which clocks of a zone show this local time or a later one."""
    moment = since
    while moment.astimezone(zone).replace(tzinfo=None) < local:
        moment += MINUTE
    return moment


zones = st.sampled_from(sorted(zoneinfo.available_timezones()))
times = st.builds(dt.time, st.integers(0, 23), st.sampled_from([0, 15, 30, 59]))
some_days = st.sets(st.integers(0, 6), min_size=1).map(lambda days: tuple(sorted(days)))
hours = st.builds(PlayHours, times, times, some_days, zones).filter(lambda play: play.length >= HOUR)


@st.composite
def moments(draw, zone):
    """A moment within two days of a change of the zone's clocks, of any where they never change."""
    near = draw(st.sampled_from(changes(zone) or [utc(2027, 3, 28, 1)]))
    return near + draw(st.timedeltas(-2 * DAY, 2 * DAY))


@st.composite
def openings(draw, clocks):
    """(a clock, the opening of a turn near a change of its zone, pauses around it)."""
    clock = draw(clocks)
    zone = clock.zone if isinstance(clock, Daily) else "Etc/UTC" if clock.play is None else clock.play.zone
    opened_at = draw(moments(zone))
    starts = draw(st.lists(st.timedeltas(-DAY, 3 * DAY), max_size=2))
    return clock, opened_at, [(opened_at + start, opened_at + start + 14 * HOUR) for start in starts]


per_turn = st.builds(PerTurn, st.integers(60, 4 * 86_400), st.none() | hours)


@st.composite
def daily(draw):
    zone, when = draw(zones), draw(times)
    play = draw(st.none() | st.builds(PlayHours, times, times, some_days, st.just(zone)))
    clock = Daily(when, zone, draw(some_days), draw(st.integers(1, 24)), play)
    try:
        return parse_clock(clock_to_json(clock))
    except ClockError:
        return Daily(clock.at, clock.zone, clock.days, clock.min_hours)


def test_dc1__per_turn__lasts_its_seconds():
    assert deadline(PerTurn(300), utc(2027, 3, 1, 9)) == utc(2027, 3, 1, 9, 5)


def test_dc1__play_hours__time_outside_does_not_run():
    clock = PerTurn(2 * 3600, DAYTIME)
    assert deadline(clock, at(MADRID, 2027, 3, 1, 21)) == at(MADRID, 2027, 3, 2, 9)


def test_dc1__opened_outside_play_hours__runs_from_the_next():
    clock = PerTurn(3600, PlayHours(dt.time(8), dt.time(22), WORKDAYS, MADRID))
    saturday = at(MADRID, 2027, 3, 6, 12)
    assert deadline(clock, saturday) == at(MADRID, 2027, 3, 8, 9)


def test_dc1__time_ends_with_the_play_hours__at_their_end():
    assert deadline(PerTurn(3600, DAYTIME), at(MADRID, 2027, 3, 1, 21)) == at(MADRID, 2027, 3, 1, 22)


def test_dc1__play_hours_over_midnight__belong_to_the_day_on_which_they_begin():
    friday_night = PlayHours(dt.time(22), dt.time(2), (4,), MADRID)
    clock = PerTurn(5 * 3600, friday_night)
    assert deadline(clock, at(MADRID, 2027, 3, 5, 22)) == at(MADRID, 2027, 3, 12, 23)


def test_dc1__daily__ends_at_the_next_such_time():
    clock = Daily(dt.time(20), MADRID, ALL_DAYS)
    assert deadline(clock, at(MADRID, 2027, 3, 1, 14)) == at(MADRID, 2027, 3, 1, 20)


def test_dc1__daily_opened_less_than_min_hours_before__ends_the_day_after():
    clock = Daily(dt.time(20), MADRID, ALL_DAYS)
    assert deadline(clock, at(MADRID, 2027, 3, 1, 14, 1)) == at(MADRID, 2027, 3, 2, 20)


def test_dc1__daily_on_weekdays__passes_over_the_weekend():
    clock = Daily(dt.time(20), MADRID, WORKDAYS)
    friday = at(MADRID, 2027, 3, 5, 21)
    assert deadline(clock, friday) == at(MADRID, 2027, 3, 8, 20)


def test_dc1__daily_with_play_hours__min_hours_are_hours_that_run():
    clock = Daily(dt.time(12), MADRID, ALL_DAYS, play=DAYTIME)
    assert deadline(clock, at(MADRID, 2027, 3, 1, 23)) == at(MADRID, 2027, 3, 3, 12)


def test_dc1__bank__adds_the_increment_up_to_the_maximum():
    clock = Bank(3600, 600, 4000)
    assert reserve_at_opening(clock, None) == dt.timedelta(seconds=4000)
    assert reserve_at_opening(clock, dt.timedelta(seconds=100)) == dt.timedelta(seconds=700)


def test_dc1__bank__runs_until_the_last_decision():
    clock, opened_at = Bank(3600, 600, 4000), utc(2027, 3, 1, 9)
    assert reserve_left(clock, HOUR, opened_at, opened_at + 10 * MINUTE) == 50 * MINUTE
    assert reserve_left(clock, HOUR, opened_at, opened_at + 2 * HOUR) == dt.timedelta()


def test_dc1__bank__a_seats_time_ends_with_its_reserve():
    assert deadline(Bank(3600, 600, 4000, DAYTIME), at(MADRID, 2027, 3, 1, 21), reserve=2 * HOUR) == at(
        MADRID, 2027, 3, 2, 9
    )


@pytest.mark.parametrize(
    ("name", "seconds"),
    [("live", 60), ("table", 300), ("relaxed", 43_200), ("daily", 86_400), ("weekday", 86_400), ("slow", 259_200)],
)
def test_dc1__preset__has_its_length(name, seconds):
    assert nominal_seconds(presets("Etc/UTC")[name]) == seconds


def test_dc3__time_that_does_not_exist__is_the_first_that_does_after_it():
    assert first_moment(dt.date(2027, 3, 28), dt.time(2, 30), ZoneInfo(MADRID)) == utc(2027, 3, 28, 1)


def test_dc3__time_that_comes_twice__is_its_first():
    assert first_moment(dt.date(2027, 10, 31), dt.time(2, 30), ZoneInfo(MADRID)) == utc(2027, 10, 31, 0, 30)


def test_dc3__day_that_does_not_exist__its_times_are_the_first_after_it():
    """Samoa went over the date line: after the 29th of December 2011 came the 31st."""
    skipped = first_moment(dt.date(2011, 12, 30), dt.time(20), ZoneInfo("Pacific/Apia"))
    assert skipped == at("Pacific/Apia", 2011, 12, 31)


@pytest.mark.thorough
def test_dc3__each_change_in_all_zones__local_times_are_those_of_a_walk_over_the_minutes():
    """Local times before, in and after the hour that is skipped or comes twice, in 2027."""
    for name in sorted(zoneinfo.available_timezones()):
        zone = ZoneInfo(name)
        for near in changes(name, range(2027, 2028)):
            since = near - 3 * HOUR
            base = near.astimezone(zone).replace(tzinfo=None, fold=0)
            for minutes in (-75, -15, 15, 45, 75, 135):
                local = base + minutes * MINUTE
                found = first_moment(local.date(), local.time(), zone)
                assert found == walked(zone, local, since), (name, local)


@pytest.mark.thorough
@settings(max_examples=300, deadline=None)
@given(openings(per_turn))
def test_dc3__any_zone_and_change__a_turn_runs_its_seconds_inside_play_hours(opening):
    clock, opened_at, pauses = opening
    ends = deadline(clock, opened_at, pauses=pauses)
    assert elapsed(clock.play, opened_at, ends, pauses) == dt.timedelta(seconds=clock.seconds)
    assert is_running(clock.play, ends, pauses) or ends in [start for start, _ in pauses]


@pytest.mark.thorough
@settings(max_examples=300, deadline=None)
@given(openings(daily()))
def test_dc3__any_zone_and_change__a_daily_turn_ends_at_its_time_inside_play_hours(opening):
    clock, opened_at, pauses = opening
    ends, zone = deadline(clock, opened_at, pauses=pauses), ZoneInfo(clock.zone)
    local = ends.astimezone(zone)
    assert local.time() == clock.at or ends == walked(
        zone, dt.datetime.combine(local.date(), clock.at), ends - 30 * HOUR
    )
    assert is_running(clock.play, ends, pauses)
    assert elapsed(clock.play, opened_at, ends, pauses) >= clock.min_hours * HOUR


@pytest.mark.thorough
@settings(max_examples=100, deadline=None)
@given(openings(daily()))
def test_dc3__any_zone_and_change__no_earlier_day_would_have_done(opening):
    clock, opened_at, pauses = opening
    ends, zone = deadline(clock, opened_at, pauses=pauses), ZoneInfo(clock.zone)
    day = opened_at.astimezone(zone).date() - DAY
    while (moment := first_moment(day, clock.at, zone)) < ends:
        enough = moment > opened_at and elapsed(clock.play, opened_at, moment, pauses) >= clock.min_hours * HOUR
        assert not (enough and day.weekday() in clock.days and is_running(clock.play, moment, pauses))
        day += DAY


@pytest.mark.thorough
@settings(max_examples=200, deadline=None)
@given(openings(per_turn), st.lists(st.timedeltas(dt.timedelta(), 5 * DAY), min_size=2, max_size=2))
def test_dc7__any_two_parts_of_a_time__run_as_long_as_the_whole(opening, parts):
    clock, opened_at, pauses = opening
    middle, end = opened_at + parts[0], opened_at + parts[0] + parts[1]
    whole = elapsed(clock.play, opened_at, end, pauses)
    assert elapsed(clock.play, opened_at, middle, pauses) + elapsed(clock.play, middle, end, pauses) == whole
    assert whole <= end - opened_at


@pytest.mark.thorough
@settings(max_examples=50, deadline=None)
@given(openings(per_turn), st.timedeltas(dt.timedelta(), 3 * DAY), st.timedeltas(dt.timedelta(), 3 * DAY))
def test_dc7__withdrawing__charges_the_time_since(opening, first, after):
    clock, opened_at, pauses = opening
    bank = Bank(86_400, 60, 7 * 86_400, clock.play)
    early = reserve_left(bank, DAY, opened_at, opened_at + first, pauses)
    late = reserve_left(bank, DAY, opened_at, opened_at + first + after, pauses)
    charged = elapsed(bank.play, opened_at + first, opened_at + first + after, pauses)
    assert late == max(early - charged, dt.timedelta())


def test_pause__deadline_in_it__comes_as_much_later():
    opened_at = utc(2027, 3, 1, 9)
    pause = (opened_at + HOUR, opened_at + 4 * HOUR)
    assert deadline(PerTurn(2 * 3600), opened_at, pauses=[pause]) == opened_at + 5 * HOUR


def test_pause__daily_moment_in_it__is_passed_over():
    opened_at = at(MADRID, 2027, 3, 1, 9)
    pause = (opened_at + 7 * HOUR, opened_at + 12 * HOUR)
    clock = Daily(dt.time(20), MADRID, ALL_DAYS)
    assert deadline(clock, opened_at, pauses=[pause]) == at(MADRID, 2027, 3, 2, 20)


def test_moved__per_turn__the_time_that_was_left_runs_after_the_pause():
    opened_at = at(MADRID, 2027, 3, 1, 20)
    clock, stopped_at, now = PerTurn(2 * 3600, DAYTIME), opened_at + HOUR, opened_at + 90 * MINUTE
    assert moved(clock, opened_at, opened_at + 2 * HOUR, [], [(stopped_at, now)]) == at(MADRID, 2027, 3, 2, 8, 30)


@pytest.mark.parametrize(
    ("opened", "stopped", "now", "day"),
    [(9, 15, 16, 1), (9, 10, 16, 2), (9, 19, 21, 2), (14, 15, 16, 2)],
    ids=["min_hours ran", "too little ran", "moment passed", "opened late"],
)
def test_moved__daily__ends_at_a_moment_after_min_hours(opened, stopped, now, day):
    clock, hour = Daily(dt.time(20), MADRID, ALL_DAYS), lambda number: at(MADRID, 2027, 3, 1, number)
    announced = deadline(clock, hour(opened))
    assert moved(clock, hour(opened), announced, [], [(hour(stopped), hour(now))]) == at(MADRID, 2027, 3, day, 20)


@pytest.mark.parametrize("clock", [PerTurn(3600), Daily(dt.time(20), MADRID, ALL_DAYS), Bank(3600, 60, 7200)], ids=str)
def test_moved__pause_after_the_deadline__changes_nothing(clock):
    opened_at = utc(2027, 3, 1, 9)
    announced = deadline(clock, opened_at, reserve=HOUR)
    assert moved(clock, opened_at, announced, [], [(announced + 10 * MINUTE, announced + HOUR)]) == announced


def test_moved__extended_deadline__keeps_its_extension():
    opened_at = utc(2027, 3, 1, 9)
    pause = (opened_at + HOUR, opened_at + 3 * HOUR)
    for clock in (PerTurn(7200), Daily(dt.time(20), MADRID, ALL_DAYS)):
        announced = deadline(clock, opened_at) + 5 * HOUR
        assert moved(clock, opened_at, announced, [], [pause]) in (announced + 2 * HOUR, announced)


@pytest.mark.thorough
@settings(max_examples=100, deadline=None)
@given(openings(per_turn | daily()), st.lists(st.timedeltas(dt.timedelta(), 5 * DAY), min_size=2, max_size=2))
def test_dc7__pause_that_ends_early__leaves_the_deadline_of_its_real_length(opening, parts):
    clock, opened_at, pauses = opening
    start = opened_at + parts[0]
    planned, real = [*pauses, (start, start + 9 * DAY)], [*pauses, (start, start + parts[1])]
    announced = deadline(clock, opened_at, pauses=pauses)
    put_off = moved(clock, opened_at, announced, pauses, planned)
    assert put_off == deadline(clock, opened_at, pauses=planned)
    assert moved(clock, opened_at, put_off, planned, real) == deadline(clock, opened_at, pauses=real)


@pytest.mark.thorough
@given(per_turn | daily())
@settings(max_examples=100, deadline=None)
def test_clock__to_json_and_back__is_the_same(clock):
    assert parse_clock(clock_to_json(clock)) == clock


@pytest.mark.parametrize("name", presets("Etc/UTC"))
def test_preset__to_json_and_back__is_the_same(name):
    clock = presets("Etc/UTC")[name]
    assert parse_clock(clock_to_json(clock)) == clock


@pytest.mark.parametrize(
    ("value", "member", "reason"),
    [
        ({}, "kind", "unknown"),
        ({"kind": "per_turn"}, "turn_seconds", "required"),
        ({"kind": "per_turn", "turn_seconds": 59}, "turn_seconds", "out_of_range"),
        ({"kind": "per_turn", "turn_seconds": 2_419_201}, "turn_seconds", "out_of_range"),
        ({"kind": "per_turn", "turn_seconds": True}, "turn_seconds", "no_number"),
        ({"kind": "per_turn", "turn_seconds": 60, "at": "20:00"}, "at", "not_of_this_kind"),
        ({"kind": "bank", "bank_seconds": 90, "increment_seconds": 60, "max_seconds": 80}, "max_seconds",
         "less_than_the_bank"),
        ({**DAILY_JSON, "at": "24:00"}, "at", "no_time"),
        ({**DAILY_JSON, "at": "8:00"}, "at", "no_time"),
        ({**DAILY_JSON, "zone": "Europe/Atlantis"}, "zone", "unknown_zone"),
        ({**DAILY_JSON, "zone": "../../etc/passwd"}, "zone", "unknown_zone"),
        ({**DAILY_JSON, "days": []}, "days", "no_days"),
        ({**DAILY_JSON, "days": ["lun"]}, "days", "no_days"),
        ({**DAILY_JSON, "min_hours": 0}, "min_hours", "out_of_range"),
        ({**DAILY_JSON, "min_hours": 25}, "min_hours", "out_of_range"),
        ({**DAILY_JSON, "play_hours": []}, "play_hours", "no_play_hours"),
        ({**DAILY_JSON, "play_hours": {**MADRID_HOURS, "till": "9"}}, "play_hours.till", "unknown"),
        ({**DAILY_JSON, "play_hours": {**MADRID_HOURS, "zone": "Asia/Tokyo"}}, "play_hours.zone", "another_zone"),
        ({**DAILY_JSON, "play_hours": {**MADRID_HOURS, "to": "08:59"}}, "play_hours", "too_few"),
        ({**DAILY_JSON, "play_hours": {**MADRID_HOURS, "to": "19:59"}}, "at", "outside_play_hours"),
        ({**DAILY_JSON, "days": ["sat"], "play_hours": {**MADRID_HOURS, "days": ["mon"]}}, "at", "outside_play_hours"),
        ({"kind": "per_turn", "turn_seconds": 2_419_200, "play_hours": {**MADRID_HOURS, "days": ["mon"]}}, "play_hours",
         "too_few"),
    ],
)  # fmt: skip
def test_clock__invalid__names_the_member_and_why(value, member, reason):
    with pytest.raises(ClockError) as caught:
        parse_clock(value)
    assert (caught.value.member, caught.value.reason) == (member, reason)


def test_clock__without_what_may_be_left_out__has_all_days_and_six_hours():
    assert parse_clock(DAILY_JSON) == Daily(dt.time(20), MADRID, ALL_DAYS, 6)


def test_play_hours__after_midnight__a_moment_of_the_next_day_is_inside():
    night = {"from": "20:00", "to": "03:00", "days": ["fri"], "zone": MADRID}
    clock = parse_clock({"kind": "daily", "at": "02:00", "zone": MADRID, "days": ["sat"], "play_hours": night})
    assert deadline(clock, at(MADRID, 2027, 3, 1, 9)) == at(MADRID, 2027, 3, 6, 2)
