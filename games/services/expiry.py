"""What is due in games beside their turns: lobbies that wait no longer, seats to be offered, pauses that are over."""

import logging
import time

from celery.exceptions import SoftTimeLimitExceeded
from django.db import transaction
from django.db.models import QuerySet
from django.db.models.functions import Now

from games.models import Game, Seat
from games.services import offers
from games.services.lobby import start_or_call_off
from games.services.locks import database_now
from games.services.pauses import tell_of_end
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


def end_pauses() -> int:
    """Tell of the pauses that have ended by themselves; answers how many. Each in a transaction of its own."""
    ended = Game.objects.filter(paused_until__lte=Now()).order_by("paused_until")
    return sum(_told_of_end(game) for game in ended.values_list("pk", flat=True)[:BATCH])


def _told_of_end(game: int) -> bool:
    try:
        return tell_of_end(game)
    except SoftTimeLimitExceeded:
        raise
    except Exception:  # whatever a game's rows provoke must not stop the others
        log.exception("game %s: the end of its pause could not be told", game)
        return False


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


def offer_abandoned() -> int:
    """Offer every seat whose time has come (`Game.replace`); answers how many. As `cancel_expired`."""
    stop_at, offered = time.monotonic() + SWEEP_BUDGET, 0
    seen: list[int] = []
    while time.monotonic() < stop_at and (found := _next_abandoned(seen)):
        seen += found
        offered += sum(_offered(seat) for seat in found)
    return offered


def _next_abandoned(seen: list[int]) -> list[int]:
    due = Seat.objects.filter(offer_due_at__lte=Now()).exclude(pk__in=seen).order_by("offer_due_at")
    return list(due.values_list("pk", flat=True)[:BATCH])


def _offered(seat: int) -> bool:
    """Offer one seat; answers whether it was there to be offered."""
    try:
        return _offer(seat)
    except SoftTimeLimitExceeded:
        raise
    except Exception:  # whatever a game's rows provoke must not stop the others
        log.exception("seat %s could not be offered", seat)
        return False


@transaction.atomic
def _offer(key: int) -> bool:
    due = Game.objects.filter(seats__pk=key, seats__offer_due_at__lte=Now())
    game = due.select_for_update(skip_locked=True, of=("self",)).first()
    if game is None:
        return False
    table = load_table(game, database_now())
    seat = next(each for each in table.seats if each.pk == key)
    if seat.offer_due_at is None or seat.offer_due_at > table.now:  # somebody has come back meanwhile
        return False
    if game.status != Game.Status.PLAYING or not offers.may_be_offered(table, seat):
        Seat.objects.filter(pk=key).update(offer_due_at=None)
        return False
    offers.make_offer(table, seat)
    return True
