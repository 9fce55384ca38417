"""When rounds are drawn, published, opened and closed (LEAGUES.md LR). Pure: no clock is read here.

Moments are in UTC; a zone is only used to place rounds, so that they open at the same local time all year.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Literal, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from games.clocks import first_moment
from leagues.rules.arena import EVERY_HOURS, SLOTS
from leagues.rules.errors import BadTiming

Status: TypeAlias = Literal["planned", "drawn", "published", "open", "closing", "closed"]

HOUR, DAY = dt.timedelta(hours=1), dt.timedelta(days=1)
SHORTEST, LONGEST = HOUR, 90 * DAY
"""How long after its opening a round closes (LR2)."""
DRAW_HOURS, PREVIEW_HOURS = range(73), range(25)
GAP_HOURS = range(LONGEST // HOUR + 1)


@dataclass(frozen=True, slots=True)
class Window:
    """From when until when a round is played; pauses may have made it longer than it can be wanted."""

    opens_at: dt.datetime
    closes_at: dt.datetime

    def require_length(self) -> Window:
        """The window, as somebody wants it. Raises: BadTiming unless it lasts 1 hour to 90 days."""
        if not SHORTEST <= self.closes_at - self.opens_at <= LONGEST:
            raise BadTiming("closes_at", "A round closes 1 hour to 90 days after it opens.")
        return self


@dataclass(frozen=True, slots=True)
class Fixed:
    """Each round has its own times.

    Raises: BadTiming where a round is too short or too long, or opens no later than the one before.
    """

    rounds: tuple[Window, ...]

    def __post_init__(self) -> None:
        for each in self.rounds:
            each.require_length()
        if any(following.opens_at <= before.opens_at for before, following in pairwise(self.rounds)):
            raise BadTiming("rounds", "Each round opens after the one before.")


@dataclass(frozen=True, slots=True)
class Every:
    """A round every so many days, at the local time of the first; rounds overlap that last longer than `days`.

    Raises: BadTiming.
    """

    first: dt.datetime
    days: int
    zone: str
    length_days: int

    def __post_init__(self) -> None:
        if self.zone not in available_timezones():
            raise BadTiming("zone", "There is no such time zone.")
        for member, value in (("days", self.days), ("length_days", self.length_days)):
            if value not in range(1, LONGEST.days + 1):
                raise BadTiming(member, "1 to 90 days.")

    def window(self, number: int) -> Window:
        """When a round is played: on the days on which clocks change, too, at the local time of the first."""
        zone = ZoneInfo(self.zone)
        first = self.first.astimezone(zone)
        day = first.date() + (number - 1) * self.days * DAY
        opens_at, closes_at = (first_moment(each, first.time(), zone) for each in (day, day + self.length_days * DAY))
        return Window(opens_at, closes_at)


@dataclass(frozen=True, slots=True)
class Rolling:
    """A round opens when all tables of the one before have ended, at the latest when that one closes.

    `gap_hours` lie between, as far as the close leaves room for them. Raises: BadTiming.
    """

    first: dt.datetime
    gap_hours: int
    length_days: int

    def __post_init__(self) -> None:
        if self.gap_hours not in GAP_HOURS:
            raise BadTiming("gap_hours", "A whole number from {first} to {last}.", first=0, last=GAP_HOURS[-1])
        if self.length_days not in range(1, LONGEST.days + 1):
            raise BadTiming("length_days", "1 to 90 days.")

    def window(self, before: Window | None, ended_at: dt.datetime | None) -> Window:
        """When a round is played after another one, whose tables have ended then, or have not ended yet."""
        opens_at = self.first
        if before is not None:
            gone_on = before.closes_at if ended_at is None else ended_at + self.gap_hours * HOUR
            opens_at = min(gone_on, before.closes_at)
        return Window(opens_at, opens_at + self.length_days * DAY)


@dataclass(frozen=True, slots=True)
class Arena:
    """Tables are drawn every so many hours while an arena is open, for who has fewer than `slots` (LF4).

    Each is played for `length_days`. Raises: BadTiming.
    """

    first: dt.datetime
    closes_at: dt.datetime
    every_hours: int
    slots: int
    length_days: int

    def __post_init__(self) -> None:
        if not self.first < self.closes_at <= self.first + 2 * LONGEST:
            raise BadTiming("closes_at", "An arena closes up to 180 days after it opens.")
        members = (("every_hours", EVERY_HOURS), ("slots", SLOTS), ("length_days", range(1, LONGEST.days + 1)))
        for member, numbers in members:
            if getattr(self, member) not in numbers:
                raise BadTiming(member, "A whole number from {first} to {last}.", first=numbers[0], last=numbers[-1])

    def window(self, after: dt.datetime | None) -> Window | None:
        """The tables of the next draw after a moment, None: of the first one; None once the arena has closed."""
        opens_at, every = self.first, self.every_hours * HOUR
        if after is not None and after >= self.first:
            opens_at += ((after - self.first) // every + 1) * every
        return Window(opens_at, opens_at + self.length_days * DAY) if opens_at < self.closes_at else None


Timing: TypeAlias = Fixed | Every | Rolling | Arena


@dataclass(frozen=True, slots=True)
class Preparation:
    """So long before its opening a round is drawn, and so long after that it is published (LR3). Raises: BadTiming."""

    draw_hours: int = 2
    preview_hours: int = 0

    def __post_init__(self) -> None:
        if self.draw_hours not in DRAW_HOURS:
            raise BadTiming("draw_hours", "0 to 72 hours.")
        if self.preview_hours not in PREVIEW_HOURS or self.preview_hours > self.draw_hours:
            raise BadTiming("preview_hours", "0 to 24 hours, and not longer than draw_hours.")


@dataclass(frozen=True, slots=True)
class RoundTimes:
    """Everything that happens to a round by itself, in order."""

    draws_at: dt.datetime
    publishes_at: dt.datetime
    window: Window

    def due_at(self, status: Status) -> dt.datetime | None:
        """When something is next to do for a round; None: when a table ends, or never (LB1)."""
        return {
            "planned": self.draws_at,
            "drawn": self.publishes_at,
            "published": self.window.opens_at,
            "open": self.window.closes_at,
        }.get(status)

    def next_status(self, status: Status, now: dt.datetime, *, all_ended: bool) -> Status | None:
        """What a round becomes now, one step at a time; None: it stays what it is (LR1).

        A round closes as soon as its tables have ended. One that is late takes its steps one after the other.
        """
        due = self.due_at(status)
        if status in ("open", "closing") and all_ended:
            return "closed"
        if due is None or now < due:
            return None
        following: dict[Status, Status] = {
            "planned": "drawn",
            "drawn": "published",
            "published": "open",
            "open": "closing",
        }
        return following[status]

    def extended(self, closes_at: dt.datetime) -> RoundTimes:
        """The times of a round that closes later, never earlier (LR6). Raises: BadTiming."""
        if closes_at < self.window.closes_at:
            raise BadTiming("closes_at", "A round can close later, not earlier.")
        return replace(self, window=Window(self.window.opens_at, closes_at).require_length())

    def after_pause(self, since: dt.datetime, until: dt.datetime) -> RoundTimes:
        """The times of a round after a pause: what was still to come comes later by its length (LR6).

        `since` is when the clocks would have gone on without it. A pause that ends earlier than it was to moves back
        what it had moved. What a round loses by pauses it gets in full, also beyond 90 days.
        """
        length = until - since
        moved = [moment + length if moment > since else moment for moment in self._moments()]
        return RoundTimes(moved[0], moved[1], Window(moved[2], moved[3]))

    def _moments(self) -> Sequence[dt.datetime]:
        return self.draws_at, self.publishes_at, self.window.opens_at, self.window.closes_at


def prepared(window: Window, preparation: Preparation, not_before: dt.datetime | None = None) -> RoundTimes:
    """The times of a round by its window; it is not drawn before the moment at which it is known when it opens."""
    draws_at = window.opens_at - preparation.draw_hours * HOUR
    if not_before is not None:
        draws_at = min(max(draws_at, not_before), window.opens_at)
    publishes_at = min(draws_at + preparation.preview_hours * HOUR, window.opens_at)
    return RoundTimes(draws_at, publishes_at, window)


def planned_windows(timing: Timing, rounds: int) -> Iterator[Window]:
    """When rounds are played, as far as it is known when they are planned: rolling ones come at the latest then.

    Raises: BadTiming for fixed times of another number of rounds.
    """
    if isinstance(timing, Fixed):
        if len(timing.rounds) != rounds:
            raise BadTiming(
                "rounds", "There are {rounds} rounds, not {found}.", rounds=rounds, found=len(timing.rounds)
            )
        yield from timing.rounds
        return
    if isinstance(timing, Arena):
        yield Window(timing.first, timing.first + timing.length_days * DAY)
        return
    before: Window | None = None
    for number in range(1, rounds + 1):
        before = timing.window(number) if isinstance(timing, Every) else timing.window(before, None)
        yield before


def days_later(moment: dt.datetime, days: int, zone: str | None) -> dt.datetime:
    """A moment so many days later; where there is a zone, at the same local time of it."""
    if zone is None:
        return moment + days * DAY
    local = moment.astimezone(ZoneInfo(zone))
    return first_moment(local.date() + days * DAY, local.time(), ZoneInfo(zone))


def shifted(document: Mapping[str, Any], since: dt.datetime, by: dt.timedelta) -> dict[str, Any]:
    """The `timing` of settings after a pause of the competition: rounds that are still to come are later by so much."""
    if document["kind"] == "fixed":
        return {**document, "rounds": [_shifted_window(each, since, by) for each in document["rounds"]]}
    moved = ("opens_at", "closes_at") if document["kind"] == "arena" else ("first",)
    return {**document, **{name: _later(document[name], by) for name in moved}}


def _shifted_window(window: Mapping[str, str], since: dt.datetime, by: dt.timedelta) -> Mapping[str, str]:
    """A window, later by so much unless it has opened."""
    has_opened = dt.datetime.fromisoformat(window["opens_at"]) <= since
    return window if has_opened else {name: _later(text, by) for name, text in window.items()}


def _later(text: str, by: dt.timedelta) -> str:
    return (dt.datetime.fromisoformat(text) + by).isoformat()
