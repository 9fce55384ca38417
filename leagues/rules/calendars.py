"""Calendars as text (RFC 5545): lines of at most 75 octets that end with CR LF, times in UTC."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

PRODUCT = "-//Duck & Cover//duckcover//EN"
LINE_OCTETS = 75

_ESCAPED = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n", "\r": None})


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something that lasts, or is at a moment; `uid` names it for good, `changed_at`: since when it is known."""

    uid: str
    summary: str
    changed_at: dt.datetime
    starts_at: dt.datetime
    ends_at: dt.datetime | None = None


def calendar(name: str, occasions: Iterable[Occasion]) -> str:
    """The text of a calendar. Its name is what calendar programs show; they know it as `X-WR-CALNAME`."""
    head = ["BEGIN:VCALENDAR", "VERSION:2.0", f"PRODID:{PRODUCT}", "CALSCALE:GREGORIAN", f"X-WR-CALNAME:{_text(name)}"]
    lines = [*head, *(line for each in occasions for line in _event(each)), "END:VCALENDAR"]
    return "".join(f"{part}\r\n" for line in lines for part in _folded(line))


def _event(occasion: Occasion) -> Iterator[str]:
    yield "BEGIN:VEVENT"
    yield f"UID:{occasion.uid}"
    yield f"DTSTAMP:{_moment(occasion.changed_at)}"
    yield f"DTSTART:{_moment(occasion.starts_at)}"
    if occasion.ends_at is not None:
        yield f"DTEND:{_moment(occasion.ends_at)}"
    yield f"SUMMARY:{_text(occasion.summary)}"
    yield "TRANSP:TRANSPARENT"
    yield "END:VEVENT"


def _text(value: str) -> str:
    """A text as a value (3.3.11)."""
    return value.translate(_ESCAPED)


def _moment(moment: dt.datetime) -> str:
    return f"{moment.astimezone(dt.UTC):%Y%m%dT%H%M%SZ}"


def _folded(line: str) -> Iterator[str]:
    """A line in parts of at most 75 octets, each after the first begins with a space (3.1); no letter is cut."""
    part, size = "", 0
    for letter in line:
        octets = len(letter.encode())
        if size + octets > LINE_OCTETS:
            yield part
            part, size = " ", 1
        part, size = part + letter, size + octets
    yield part
