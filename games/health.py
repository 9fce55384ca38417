"""Whether the sweep runs: without it, nothing that a lost doorbell left behind is resolved."""

from typing import Any

from django.conf import settings

from duckcover.health import CheckFailedError
from games.selectors import last_sweep_age, quarantined_games
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
