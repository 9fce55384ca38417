"""Deadlines as a player reads them. PURE."""

from datetime import UTC, datetime, timedelta, tzinfo

UNITS = (
    ("d", timedelta(days=1)),
    ("h", timedelta(hours=1)),
    ("min", timedelta(minutes=1)),
    ("s", timedelta(seconds=1)),
)


def now() -> datetime:
    """Read this computer's clock."""
    return datetime.now(UTC)


def duration(length: timedelta) -> str:
    """Say a length of time in its two largest units: `5 h 12 min`; "" for less than a second."""
    words: list[str] = []
    largest = next((index for index, (_, unit) in enumerate(UNITS) if length >= unit), len(UNITS))
    for name, unit in UNITS[largest : largest + 2]:
        count, length = divmod(length, unit)
        words += [f"{count} {name}"] if count else []
    return " ".join(words)


def time_left(deadline: datetime, at: datetime) -> str:
    """Say how much time is left at a moment: `5 h 12 min left`."""
    left = duration(deadline - at)
    return f"{left} left" if left else "time is up"


def moment(at: datetime, zone: tzinfo | None = None) -> str:
    """Say a moment in local time, of this computer unless told otherwise: `Sun 22 Nov 20:00`."""
    return f"{at.astimezone(zone):%a %d %b %H:%M}"
