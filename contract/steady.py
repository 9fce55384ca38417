"""Makes a recording come out the same each time: chance from a seed, times by the hour, lists cut short."""

import datetime as dt
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

START = dt.datetime(2026, 1, 5, 12, tzinfo=dt.UTC)
"""When the examples seem to have been recorded."""

KEPT = 2
"""How many items of a longer list of objects an example shows."""

_TIME = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$")
_PROVIDER = re.compile(r"http://127\.0\.0\.1:\d+")
_TOKEN = re.compile(r"dkc_[A-Za-z0-9_-]{20,}")
_CALENDAR = re.compile(r"(?<=/api/v1/calendars/)[\w.-]+(?=\.ics)")
_TOTP = re.compile(r"(?<=secret=)[A-Z2-7]+")
_BLOTS: dict[str, Callable[[str], str]] = {
    "position": lambda text: f"{text.partition('-')[0]}-{START.timestamp():.0f}000000",
    "public_key": lambda key: key[:1] + "x" * (len(key) - 1),
    "client_secret": lambda secret: "x" * len(secret),
    "session_token": lambda token: "x" * len(token),
    "secret": lambda secret: "X" * len(secret),
    "through": lambda _day: START.date().isoformat(),
    "totp_url": lambda address: _TOTP.sub(lambda secret: "X" * len(secret[0]), address),
}
"""How each secret is blotted out that scanners of repositories would report, those of TOTP as letters of base 32; and
places in time that are no times by their look."""

_HOUR = dt.timedelta(hours=1)
_EPOCHS = (1.6e9, 4.0e9)


@contextmanager
def seeded_chance(seed: str) -> Iterator[None]:
    """Let the operating system's randomness follow from a seed: ids, tokens and shuffles are the same each time."""
    chance = random.Random(seed)  # noqa: S311 - examples hold no secrets
    with patch("os.urandom", chance.randbytes), patch("random._urandom", chance.randbytes):
        yield


def steadied(examples: Any, began: dt.datetime) -> Any:
    """Return examples with times counted from `START` in whole hours, tokens blotted out and long lists cut short."""
    if isinstance(examples, dict):
        return {key: _blotted(key, steadied(value, began)) for key, value in examples.items()}
    if isinstance(examples, list):
        long = len(examples) > KEPT + 1 and isinstance(examples[0], dict)
        return [steadied(item, began) for item in (examples[:KEPT] if long else examples)]
    if isinstance(examples, str):
        return _text(examples, began)
    if isinstance(examples, float) and _EPOCHS[0] < examples < _EPOCHS[1]:
        return _moved(dt.datetime.fromtimestamp(examples, dt.UTC), began).timestamp()
    return examples


def _blotted(key: str, value: Any) -> Any:
    """Return a value, a secret without its letters, a set in order."""
    if key == "login_methods":
        return sorted(value)
    return _BLOTS[key](value) if key in _BLOTS and isinstance(value, str) else value


def _text(text: str, began: dt.datetime) -> str:
    if _TIME.match(text):
        return _moved(dt.datetime.fromisoformat(text), began).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
    blotted = _TOKEN.sub(lambda found: "dkc_" + "x" * (len(found[0]) - 4), text)
    return _PROVIDER.sub("https://pond.example", _CALENDAR.sub("x" * 100, blotted))


def _moved(time: dt.datetime, began: dt.datetime) -> dt.datetime:
    """Return a time as many whole hours from `START` as it was from the beginning of the recording."""
    return START + round((time - began) / _HOUR) * _HOUR
