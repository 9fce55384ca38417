"""The clocks of games: when a seat's time ends. Pure: no clock is read here.

Moments come in with a zone and leave in UTC. Zones are those of IANA, by `zoneinfo`.
"""

import dataclasses
import datetime as dt
import functools
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
MIN_SECONDS, MAX_SECONDS = 60, 28 * 24 * 3600
MIN_HOURS, MAX_MIN_HOURS = 6, 24
SHORTEST_PLAY = dt.timedelta(hours=1)
MOST_WEEKS = 26
"""How long the longest turn may take when time outside of the play hours is counted."""

DAY = dt.timedelta(days=1)
LONGEST_EXTENSION = dt.timedelta(hours=24)
FOREVER = dt.datetime.max.replace(tzinfo=dt.UTC)
_TIME = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9]")

Interval: TypeAlias = tuple[dt.datetime, dt.datetime]
"""From a moment until another; a pause is one in which no clock runs."""


class ClockError(ValueError):
    """What is wrong with a clock: `member` is its path ("play_hours.zone"), `reason` one word of a closed list."""

    def __init__(self, member: str, reason: str) -> None:
        super().__init__(f"{member}: {reason}")
        self.member, self.reason = member, reason


@dataclass(frozen=True)
class PlayHours:
    """Local times of some days (0 is Monday) between which a clock runs.

    Where `end` is not after `start`, it is of the next day: so the same time twice is a whole day.
    """

    start: dt.time
    end: dt.time
    days: tuple[int, ...]
    zone: str

    @property
    def over_midnight(self) -> bool:
        return self.end <= self.start

    @property
    def length(self) -> dt.timedelta:
        """How long they last on a day of 24 hours."""
        return _since_midnight(self.end) - _since_midnight(self.start) + (DAY if self.over_midnight else dt.timedelta())


@dataclass(frozen=True)
class PerTurn:
    """Each turn lasts as long."""

    seconds: int
    play: PlayHours | None = None


@dataclass(frozen=True)
class Bank:
    """Each seat has a reserve, all in seconds; every turn that asks it adds the increment, up to the maximum."""

    seconds: int
    increment: int
    maximum: int
    play: PlayHours | None = None


@dataclass(frozen=True)
class Daily:
    """Each turn ends at the next such local time at least `min_hours` of running time after its opening."""

    at: dt.time
    zone: str
    days: tuple[int, ...]
    min_hours: int = MIN_HOURS
    play: PlayHours | None = None


Clock: TypeAlias = PerTurn | Bank | Daily


def deadline(
    clock: Clock, opened_at: dt.datetime, *, reserve: dt.timedelta | None = None, pauses: Collection[Interval] = ()
) -> dt.datetime:
    """When the time of a seat ends that a turn asks from `opened_at` on; a bank needs the seat's `reserve`."""
    if isinstance(clock, Daily):
        return _next_moment(clock, opened_at, pauses)
    if isinstance(clock, PerTurn):
        return end_of(clock.play, opened_at, dt.timedelta(seconds=clock.seconds), pauses)
    if reserve is None:
        raise TypeError("a bank is asked with a reserve")
    return end_of(clock.play, opened_at, reserve, pauses)


def reserve_at_opening(clock: Bank, reserve: dt.timedelta | None) -> dt.timedelta:
    """What a seat has when a turn asks it that had `reserve` left; None: no turn has asked it yet."""
    left = dt.timedelta(seconds=clock.seconds) if reserve is None else reserve
    return min(left + dt.timedelta(seconds=clock.increment), dt.timedelta(seconds=clock.maximum))


def reserve_left(
    clock: Bank,
    reserve: dt.timedelta,
    opened_at: dt.datetime,
    decided_at: dt.datetime,
    pauses: Collection[Interval] = (),
) -> dt.timedelta:
    """What is left of the reserve of an opening once its seat has decided for the last time."""
    return max(reserve - elapsed(clock.play, opened_at, decided_at, pauses), dt.timedelta())


def moved(
    clock: Clock,
    opened_at: dt.datetime,
    announced: dt.datetime,
    before: Collection[Interval],
    after: Collection[Interval],
) -> dt.datetime:
    """Another deadline for a turn whose clock was to stand still in `before`, and does so in `after` instead.

    As much time runs until it as would have run until the announced one: so a pause that begins later changes nothing.
    A daily turn still ends at a time of its clock, also one that was extended.
    """
    if all(announced <= since for since, _until in {*before} ^ {*after}):
        return announced
    if isinstance(clock, Daily):
        was = _next_moment(clock, opened_at, before)
        if announced == was:
            return _next_moment(clock, opened_at, after)
        becomes = moved(clock, opened_at, was, before, after)
        if announced == extended(clock, was, before):
            return extended(clock, becomes, after)
        if was == becomes and is_running(clock.play, announced, after):  # announced by other rules of its zone
            return announced
    return end_of(clock.play, opened_at, elapsed(clock.play, opened_at, announced, before), after)


def extended(clock: Clock, ended: dt.datetime, pauses: Collection[Interval] = ()) -> dt.datetime:
    """A later deadline for a seat whose time has ended: by the length of a turn, at most 24 hours, of running time.

    A daily turn ends at the next time of its clock.
    """
    if isinstance(clock, Daily):
        return _next_moment(dataclasses.replace(clock, min_hours=1), ended, pauses)
    length = min(dt.timedelta(seconds=nominal_seconds(clock)), LONGEST_EXTENSION)
    return end_of(clock.play, ended, length, pauses)


def nominal_seconds(clock: Clock) -> int:
    """About how long a turn lasts at most; a day where it ends at a time of the day."""
    if isinstance(clock, Daily):
        return int(DAY.total_seconds())
    return clock.seconds if isinstance(clock, PerTurn) else clock.maximum


def end_of(
    play: PlayHours | None, since: dt.datetime, duration: dt.timedelta, pauses: Collection[Interval] = ()
) -> dt.datetime:
    """When a clock has run for `duration`; inside play hours or at their end."""
    left = duration
    for start, end in _running(play, since.astimezone(dt.UTC), pauses):
        if end - start >= left:
            return start + left
        left -= end - start
    raise AssertionError("play hours come again every week")


def elapsed(
    play: PlayHours | None, since: dt.datetime, until: dt.datetime, pauses: Collection[Interval] = ()
) -> dt.timedelta:
    """How long a clock has run between two moments."""
    total = dt.timedelta()
    for start, end in _running(play, since.astimezone(dt.UTC), pauses):
        if start >= until:
            break
        total += min(end, until.astimezone(dt.UTC)) - start
    return total


def is_running(play: PlayHours | None, moment: dt.datetime, pauses: Collection[Interval] = ()) -> bool:
    """Whether a clock runs at a moment; both ends of play hours belong to them, and both ends of a pause to it."""
    if any(start <= moment <= end for start, end in pauses):
        return False
    return play is None or next(start for start, end in _windows(play, moment) if moment <= end) <= moment


def first_moment(day: dt.date, at: dt.time, zone: ZoneInfo) -> dt.datetime:
    """When clocks of a zone first show a time of a day; one that they skip is the first that they show after it."""
    local = dt.datetime.combine(day, at, zone)  # fold=0: of two, the first
    moment = local.astimezone(dt.UTC)
    if moment.astimezone(zone).replace(tzinfo=None) == local.replace(tzinfo=None):
        return moment
    return _change(local.replace(fold=1).astimezone(dt.UTC), moment, zone)


def _change(before: dt.datetime, after: dt.datetime, zone: ZoneInfo) -> dt.datetime:
    """When clocks of a zone were put forward between two moments (PEP 495: a skipped time, read in both ways)."""
    new = after.astimezone(zone).utcoffset()
    low, high = 0, int((after - before).total_seconds())
    while high - low > 1:
        middle = (low + high) // 2
        changed = (before + dt.timedelta(seconds=middle)).astimezone(zone).utcoffset() == new
        low, high = (low, middle) if changed else (middle, high)
    return before + dt.timedelta(seconds=high)


def _next_moment(clock: Daily, opened_at: dt.datetime, pauses: Collection[Interval]) -> dt.datetime:
    earliest, zone = end_of(clock.play, opened_at, dt.timedelta(hours=clock.min_hours), pauses), ZoneInfo(clock.zone)
    day = earliest.astimezone(zone).date() - DAY
    while True:
        if day.weekday() in clock.days:
            moment = first_moment(day, clock.at, zone)
            if moment >= earliest and is_running(clock.play, moment, pauses):
                return moment
        day += DAY


def _running(play: PlayHours | None, since: dt.datetime, pauses: Collection[Interval]) -> Iterator[Interval]:
    """When a clock runs from a moment on: intervals in their order, none empty."""
    stops = sorted(pauses)
    for opens, closes in ((since, FOREVER),) if play is None else _windows(play, since):
        start = max(opens, since)
        for stop, go in stops:
            if stop < closes and go > start:
                if stop > start:
                    yield start, stop.astimezone(dt.UTC)
                start = go.astimezone(dt.UTC)
        if start < closes:
            yield start, closes


def _windows(play: PlayHours, since: dt.datetime) -> Iterator[Interval]:
    """Play hours, day by day, from before a moment on; on a day on which clocks skip them all, an empty interval."""
    zone = ZoneInfo(play.zone)
    day = since.astimezone(zone).date() - 2 * DAY
    while True:
        if day.weekday() in play.days:
            last = day + DAY if play.over_midnight else day
            yield first_moment(day, play.start, zone), first_moment(last, play.end, zone)
        day += DAY


def _since_midnight(at: dt.time) -> dt.timedelta:
    return dt.timedelta(hours=at.hour, minutes=at.minute)


def presets(zone: str) -> dict[str, Clock]:
    """The clocks that have a name; those that end at a time of the day do so in `zone`."""
    evening = dt.time(20)
    return {
        "live": PerTurn(60),
        "table": PerTurn(300),
        "relaxed": PerTurn(12 * 3600),
        "daily": Daily(evening, zone, tuple(range(7))),
        "weekday": Daily(evening, zone, tuple(range(5))),
        "slow": PerTurn(3 * 24 * 3600),
        "bank": Bank(3 * 24 * 3600, 12 * 3600, 7 * 24 * 3600),
    }


def clock_to_json(clock: Clock) -> dict[str, Any]:
    """The clock as `parse_clock` reads it."""
    play = {} if clock.play is None else {"play_hours": _hours_to_json(clock.play)}
    if isinstance(clock, PerTurn):
        return {"kind": "per_turn", "turn_seconds": clock.seconds, **play}
    if isinstance(clock, Bank):
        seconds = {"bank_seconds": clock.seconds, "increment_seconds": clock.increment, "max_seconds": clock.maximum}
        return {"kind": "bank", **seconds, **play}
    when = {"at": f"{clock.at:%H:%M}", "zone": clock.zone, "days": [DAYS[day] for day in clock.days]}
    return {"kind": "daily", **when, "min_hours": clock.min_hours, **play}


def clock_document(clock: Clock) -> dict[str, Any]:
    """The clock as it is shown: each kind has `turn_seconds`, which clients may know alone."""
    members = clock_to_json(clock)
    return {"kind": members.pop("kind"), "turn_seconds": nominal_seconds(clock), **members}


def _hours_to_json(play: PlayHours) -> dict[str, Any]:
    days = [DAYS[day] for day in play.days]
    return {"from": f"{play.start:%H:%M}", "to": f"{play.end:%H:%M}", "days": days, "zone": play.zone}


def parse_clock(value: Mapping[str, Any]) -> Clock:
    """The clock that a JSON object describes; members that it may leave out: `days`, `min_hours`, `play_hours`.

    Raises: ClockError.
    """
    kind = value.get("kind")
    if not isinstance(kind, str) or kind not in MEMBERS:
        raise ClockError("kind", "unknown")
    for name in value:
        if name not in ("kind", "play_hours", *MEMBERS[kind]):
            raise ClockError(name, "not_of_this_kind")
    play = None if value.get("play_hours") is None else _parse_hours(value["play_hours"])
    clock = _PARSERS[kind](value, play)
    if play is not None and nominal_seconds(clock) > MOST_WEEKS * len(play.days) * play.length.total_seconds():
        raise ClockError("play_hours", "too_few")
    return clock


def _parse_per_turn(value: Mapping[str, Any], play: PlayHours | None) -> PerTurn:
    return PerTurn(_number(value, "turn_seconds", MIN_SECONDS, MAX_SECONDS), play)


def _parse_bank(value: Mapping[str, Any], play: PlayHours | None) -> Bank:
    seconds, increment, maximum = (_number(value, name, MIN_SECONDS, MAX_SECONDS) for name in MEMBERS["bank"])
    if maximum < max(seconds, increment):
        raise ClockError("max_seconds", "less_than_the_bank")
    return Bank(seconds, increment, maximum, play)


def _parse_daily(value: Mapping[str, Any], play: PlayHours | None) -> Daily:
    min_hours = _number(value, "min_hours", 1, MAX_MIN_HOURS) if "min_hours" in value else MIN_HOURS
    clock = Daily(_time(value, "at"), _zone(value, "zone"), _days(value, "days"), min_hours, play)
    if play is not None and play.zone != clock.zone:
        raise ClockError("play_hours.zone", "another_zone")
    if play is not None and not any(_is_inside(play, day, clock.at) for day in clock.days):
        raise ClockError("at", "outside_play_hours")
    return clock


MEMBERS: Mapping[str, tuple[str, ...]] = {
    "per_turn": ("turn_seconds",),
    "bank": ("bank_seconds", "increment_seconds", "max_seconds"),
    "daily": ("at", "zone", "days", "min_hours"),
}
_PARSERS: Mapping[str, Callable[[Mapping[str, Any], PlayHours | None], Clock]] = {
    "per_turn": _parse_per_turn,
    "bank": _parse_bank,
    "daily": _parse_daily,
}


def _parse_hours(value: Any) -> PlayHours:
    within = "play_hours."
    if not isinstance(value, Mapping):
        raise ClockError("play_hours", "no_play_hours")
    for name in value:
        if name not in ("from", "to", "days", "zone"):
            raise ClockError(within + name, "unknown")
    start, end = _time(value, "from", within), _time(value, "to", within)
    play = PlayHours(start, end, _days(value, "days", within), _zone(value, "zone", within))
    if play.length < SHORTEST_PLAY:
        raise ClockError("play_hours", "too_few")
    return play


def _is_inside(play: PlayHours, day: int, at: dt.time) -> bool:
    """Whether a local time of a day of the week is inside the play hours of that day or of the one before."""
    if not play.over_midnight:
        return day in play.days and play.start <= at <= play.end
    return (at >= play.start and day in play.days) or (at <= play.end and (day - 1) % 7 in play.days)


def _number(value: Mapping[str, Any], name: str, least: int, most: int) -> int:
    number = value.get(name)
    if type(number) is not int:
        raise ClockError(name, "required" if number is None else "no_number")
    if not least <= number <= most:
        raise ClockError(name, "out_of_range")
    return number


def _time(value: Mapping[str, Any], name: str, within: str = "") -> dt.time:
    text = value.get(name)
    if not isinstance(text, str) or _TIME.fullmatch(text) is None:
        raise ClockError(within + name, "required" if text is None else "no_time")
    return dt.time.fromisoformat(text)


def _zone(value: Mapping[str, Any], name: str, within: str = "") -> str:
    zone = value.get(name)
    if not isinstance(zone, str) or zone not in _zones():
        raise ClockError(within + name, "required" if zone is None else "unknown_zone")
    return zone


@functools.cache
def _zones() -> frozenset[str]:
    """The names of all zones, which take a walk over files to find."""
    return frozenset(available_timezones())


def _days(value: Mapping[str, Any], name: str, within: str = "") -> tuple[int, ...]:
    """Days of the week in their order, all where none are named."""
    days = value.get(name)
    days = DAYS if days is None else days
    if not isinstance(days, list | tuple) or not days or any(day not in DAYS for day in days):
        raise ClockError(within + name, "no_days")
    return tuple(sorted({DAYS.index(day) for day in days}))
