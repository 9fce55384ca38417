"""LEAGUES.md LR: when rounds are drawn, published, opened and closed."""

import datetime as dt
from dataclasses import replace

import pytest

from leagues.rules.errors import BadTiming
from leagues.rules.export import read_timing
from leagues.rules.timing import (
    Arena,
    Every,
    Fixed,
    Preparation,
    Rolling,
    RoundTimes,
    Window,
    planned_windows,
    prepared,
    shifted,
)

HOUR, DAY = dt.timedelta(hours=1), dt.timedelta(days=1)
START = dt.datetime(2027, 1, 1, 18, tzinfo=dt.UTC)
TIMES = RoundTimes(START, START + HOUR, Window(START + 2 * HOUR, START + 50 * HOUR))


def test_lr2__every__rounds_open_at_the_same_local_time_also_after_the_clocks_change():
    """Madrid is one hour ahead of UTC, and two from 28 March 2027 on."""
    timing = Every(dt.datetime(2027, 3, 20, 19, tzinfo=dt.UTC), 7, "Europe/Madrid", 7)
    assert [each.opens_at.isoformat() for each in planned_windows(timing, 3)] == [
        "2027-03-20T19:00:00+00:00",
        "2027-03-27T19:00:00+00:00",
        "2027-04-03T18:00:00+00:00",
    ]


def test_lr2__every__local_time_that_is_left_out__is_the_moment_of_the_change():
    timing = Every(dt.datetime(2027, 3, 21, 1, 30, tzinfo=dt.UTC), 7, "Europe/Madrid", 1)
    assert timing.window(2).opens_at == dt.datetime(2027, 3, 28, 1, tzinfo=dt.UTC)


def test_lr2__every__longer_than_the_distance__overlaps():
    first, second = planned_windows(Every(START, 7, "UTC", 14), 2)
    assert second.opens_at - first.opens_at == 7 * DAY
    assert first.closes_at - second.opens_at == 7 * DAY


def test_lr2__fixed__has_its_own_times():
    windows = tuple(Window(START + day * DAY, START + (day + 3) * DAY) for day in (0, 2))
    assert tuple(planned_windows(Fixed(windows), 2)) == windows
    with pytest.raises(BadTiming, match="3 rounds, not 2"):
        list(planned_windows(Fixed(windows), 3))


def test_lr2__rolling__opens_after_the_gap_and_at_the_latest_at_the_close():
    timing = Rolling(START, 12, 7)
    first = timing.window(None, None)
    assert (first.opens_at, first.closes_at) == (START, START + 7 * DAY)
    assert timing.window(first, START + 3 * DAY).opens_at == START + 3 * DAY + 12 * HOUR
    assert timing.window(first, START + 7 * DAY - HOUR).opens_at == first.closes_at
    assert timing.window(first, None).opens_at == first.closes_at
    assert [each.opens_at for each in planned_windows(timing, 3)] == [START, START + 7 * DAY, START + 14 * DAY]


@pytest.mark.parametrize("length", [dt.timedelta(minutes=59), 90 * DAY + HOUR, -DAY])
def test_lr2__round_of_another_length__is_refused(length):
    with pytest.raises(BadTiming, match="closes_at"):
        Fixed((Window(START, START + length),))


def test_lr2__close_of_more_than_90_days__is_no_extension():
    with pytest.raises(BadTiming, match="closes_at"):
        TIMES.extended(TIMES.window.opens_at + 90 * DAY + HOUR)


@pytest.mark.parametrize(
    ("make", "member"),
    [
        (lambda: Every(START, 7, "Europe/Nowhere", 7), "zone"),
        (lambda: Every(START, 0, "UTC", 7), "days"),
        (lambda: Every(START, 7, "UTC", 91), "length_days"),
        (lambda: Rolling(START, -1, 7), "gap_hours"),
        (lambda: Rolling(START, 1, 0), "length_days"),
        (lambda: Fixed((Window(START, START + DAY), Window(START, START + DAY))), "rounds"),
        (lambda: Preparation(73), "draw_hours"),
        (lambda: Preparation(30, 25), "preview_hours"),
        (lambda: Preparation(2, 3), "preview_hours"),
    ],
)
def test_lr2_lr3__timing_that_cannot_be__names_its_member(make, member):
    with pytest.raises(BadTiming) as refused:
        make()
    assert refused.value.member == member


def test_lr3__round__is_drawn_before_it_opens_and_published_after_a_look():
    times = prepared(TIMES.window, Preparation(24, 6))
    opens_at = TIMES.window.opens_at
    assert (times.draws_at, times.publishes_at) == (opens_at - 24 * HOUR, opens_at - 18 * HOUR)


def test_lr3__rolling_round__is_not_drawn_before_the_one_before_has_ended():
    opens_at = TIMES.window.opens_at
    times = prepared(TIMES.window, Preparation(24, 6), not_before=opens_at - 3 * HOUR)
    assert (times.draws_at, times.publishes_at) == (opens_at - 3 * HOUR, opens_at)


def test_lr1__round__takes_one_step_after_the_other_and_none_too_soon():
    status, taken = "planned", []
    for hour in range(-1, 60):
        while (following := TIMES.next_status(status, START + hour * HOUR, all_ended=False)) is not None:
            status = following
            taken.append((hour, status))
    assert taken == [(0, "drawn"), (1, "published"), (2, "open"), (50, "closing")]


def test_lr1__round_of_a_service_that_was_down__takes_every_step_it_has_missed():
    status, steps = "planned", []
    while (following := TIMES.next_status(status, START + 99 * HOUR, all_ended=status == "closing")) is not None:
        status = following
        steps.append(status)
    assert steps == ["drawn", "published", "open", "closing", "closed"]


@pytest.mark.parametrize(("status", "after"), [("open", "closed"), ("closing", "closed"), ("published", None)])
def test_lr1__all_tables_have_ended__closes_what_is_open(status, after):
    assert TIMES.next_status(status, START, all_ended=True) == after


@pytest.mark.parametrize(
    ("status", "due_at"),
    [
        ("planned", TIMES.draws_at),
        ("drawn", TIMES.publishes_at),
        ("published", TIMES.window.opens_at),
        ("open", TIMES.window.closes_at),
        ("closing", None),
        ("closed", None),
    ],
)
def test_lb1__due_at__is_the_time_of_the_next_step(status, due_at):
    assert TIMES.due_at(status) == due_at


def test_lr6__extended__closes_later_and_never_earlier():
    later = TIMES.window.closes_at + DAY
    assert TIMES.extended(later).window == Window(TIMES.window.opens_at, later)
    with pytest.raises(BadTiming, match="not earlier"):
        TIMES.extended(TIMES.window.closes_at - HOUR)


def test_lr6__pause__moves_what_was_still_to_come():
    paused = TIMES.after_pause(START + HOUR + HOUR / 2, START + 3 * HOUR + HOUR / 2)
    assert paused == RoundTimes(
        START, START + HOUR, Window(TIMES.window.opens_at + 2 * HOUR, TIMES.window.closes_at + 2 * HOUR)
    )


@pytest.mark.parametrize(
    ("document", "timing"),
    [
        (
            {"kind": "every", "first": "2027-01-01T18:00:00Z", "days": 14, "length_days": 10, "zone": "Europe/Rome"},
            Every(START, 14, "Europe/Rome", 10),
        ),
        ({"kind": "rolling", "first": "2027-01-01T18:00:00Z", "gap_hours": 6, "length_days": 5}, Rolling(START, 6, 5)),
        (
            {"kind": "fixed", "rounds": [{"opens_at": "2027-01-01T18:00:00Z", "closes_at": "2027-01-03T18:00:00Z"}]},
            Fixed((Window(START, START + 2 * DAY),)),
        ),
    ],
)
def test_timing__as_a_document__is_read(document, timing):
    assert read_timing(document) == (timing, Preparation())
    hours = {"draw_hours": 48, "preview_hours": 12}
    assert read_timing({**document, **hours}) == (timing, Preparation(48, 12))


def test_timing__of_no_kind__is_refused():
    with pytest.raises(BadTiming, match="kind"):
        read_timing({"kind": "whenever"})


ARENA = Arena(START, START + 30 * HOUR, every_hours=12, slots=2, length_days=3)


def test_lf4__arena__draws_every_so_many_hours_until_it_closes():
    opens = [ARENA.window(None).opens_at]
    while (window := ARENA.window(opens[-1])) is not None:
        opens.append(window.opens_at)
    assert opens == [START, START + 12 * HOUR, START + 24 * HOUR]
    assert ARENA.window(START + HOUR) == Window(START + 12 * HOUR, START + 84 * HOUR)


@pytest.mark.parametrize(
    "change",
    [{"every_hours": 5}, {"every_hours": 169}, {"slots": 0}, {"slots": 6}, {"length_days": 91}, {"closes_at": START}],
)
def test_lf4__arena_that_is_none__is_refused(change):
    with pytest.raises(BadTiming) as refused:
        replace(ARENA, **change)
    assert refused.value.member in change


@pytest.mark.parametrize(
    ("document", "moved"),
    [
        ({"kind": "every", "first": START.isoformat()}, {"first": (START + HOUR).isoformat()}),
        (
            {"kind": "arena", "opens_at": START.isoformat(), "closes_at": START.isoformat()},
            {"opens_at": (START + HOUR).isoformat(), "closes_at": (START + HOUR).isoformat()},
        ),
    ],
)
def test_lr6__competition_paused__rounds_to_come_are_later(document, moved):
    assert shifted(document, START, HOUR) == {"kind": document["kind"], **moved}


def test_lr6__competition_paused__only_fixed_rounds_that_have_not_opened_are_later():
    first = {"opens_at": START.isoformat(), "closes_at": (START + DAY).isoformat()}
    second = {"opens_at": (START + DAY).isoformat(), "closes_at": (START + 2 * DAY).isoformat()}
    later = {"opens_at": (START + 2 * DAY).isoformat(), "closes_at": (START + 3 * DAY).isoformat()}
    paused = shifted({"kind": "fixed", "rounds": [first, second]}, START + HOUR, DAY)
    assert paused["rounds"] == [first, later]
