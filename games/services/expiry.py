"""Lobbies that wait no longer: their `join_by` has passed, and a sweep starts or cancels them."""

import logging
import time

from celery.exceptions import SoftTimeLimitExceeded
from django.db import transaction
from django.db.models import QuerySet
from django.db.models.functions import Now

from games.models import Game
from games.services.lobby import start_or_call_off
from games.services.locks import database_now
from games.services.table import load_table

log = logging.getLogger(__name__)

BATCH = 100
"""How many lobbies are looked up at a time; each is cancelled in a transaction of its own."""

SWEEP_BUDGET = 20.0
"""Seconds after which one sweep leaves the rest to the next."""


def cancel_expired() -> int:
    """Cancel every lobby whose `join_by` has passed; answers how many.

    Any number of sweeps may run at once: each skips the games that somebody else has locked and looks again under the
    lock. A lobby that cannot be cancelled is logged and holds up no other.
    """
    stop_at, cancelled = time.monotonic() + SWEEP_BUDGET, 0
    seen: list[int] = []
    while time.monotonic() < stop_at and (found := _next_expired(seen)):
        seen += found
        cancelled += sum(_cancelled(game) for game in found)
    return cancelled


def _expired() -> QuerySet[Game]:
    """The lobbies that wait no longer, by the database's clock; served by the index `game_lobby_due`."""
    return Game.objects.filter(status=Game.Status.LOBBY, join_by__lte=Now())


def _next_expired(seen: list[int]) -> list[int]:
    return list(_expired().exclude(pk__in=seen).order_by("join_by").values_list("pk", flat=True)[:BATCH])


def _cancelled(game: int) -> bool:
    """Cancel one lobby; answers whether it was there to be cancelled."""
    try:
        return _cancel(game)
    except SoftTimeLimitExceeded:
        raise
    except Exception:  # whatever a game's rows provoke must not stop the others
        log.exception("game %s: the lobby could not be cancelled", game)
        return False


@transaction.atomic
def _cancel(key: int) -> bool:
    game = _expired().select_for_update(skip_locked=True, of=("self",)).filter(pk=key).first()
    if game is None:
        return False
    start_or_call_off(load_table(game, database_now()))
    return True
