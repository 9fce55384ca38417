"""Whether the sweep runs, without which nothing is resolved whose message was lost; gauges of the games."""

from collections.abc import Iterator
from typing import Any

from django.conf import settings

from duckcover.health import CheckFailedError
from duckcover.metrics import Gauge
from games.selectors import last_sweep_age, overdue_turns, quarantined_games
from games.services.locks import database_now

GRACE_SECONDS = 30


def check_sweep() -> dict[str, Any]:
    """The age of the last sweep, in seconds, and how many games are in quarantine.

    Raises: CheckFailedError when the last sweep is more than half a minute late.
    """
    age = last_sweep_age(database_now())
    members = {"age_seconds": None if age is None else round(age, 1), "quarantined_games": quarantined_games()}
    if age is None or age > settings.SWEEP_SECONDS + GRACE_SECONDS:
        raise CheckFailedError("sweep_is_late", **members)
    return members


def game_gauges() -> Iterator[Gauge]:
    now = database_now()
    count, oldest = overdue_turns(now)
    yield Gauge("duckcover_overdue_turns", "Turns that wait to be resolved, 10,000 at most.", count)
    yield Gauge("duckcover_overdue_oldest_seconds", "How long the first of them has waited; 0 without any.", oldest)
    yield Gauge("duckcover_quarantined_games", "Games that wait for the operator.", quarantined_games())
    age = last_sweep_age(now)
    if age is not None:
        yield Gauge("duckcover_sweep_age_seconds", "Seconds since the last sweep ended.", age)
