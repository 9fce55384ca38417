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


def time_left(deadline: datetime, at: datetime) -> str:
    """Say how much time is left at a moment, in its two largest units: `5 h 12 min left`."""
    left = deadline - at
    if left < timedelta(seconds=1):
        return "time is up"
    largest = next(index for index, (_, unit) in enumerate(UNITS) if left >= unit)
    words = []
    for name, unit in UNITS[largest : largest + 2]:
        count, left = divmod(left, unit)
        words += [f"{count} {name}"] if count else []
    return f"{' '.join(words)} left"


def moment(at: datetime, zone: tzinfo | None = None) -> str:
    """Say a moment in local time, of this computer unless told otherwise: `Sun 22 Nov 20:00`."""
    return f"{at.astimezone(zone):%a %d %b %H:%M}"
