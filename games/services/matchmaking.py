"""Tickets: players wait for a game with anybody who does, and a sweep makes games of them (DAYS.md DF3).

Which tickets become a game is `games.matching`'s to say. A player is locked before its tickets, as when its account is
deleted; a new game is nobody else's to lock.
"""

import datetime as dt
import logging
import time
import uuid
from collections.abc import Sequence
from typing import NamedTuple

from celery.exceptions import SoftTimeLimitExceeded
from django.db import transaction
from django.db.models import Q, QuerySet
from django.db.models.functions import Now
from django.utils.translation import gettext_noop as _

from accounts.models import Player
from accounts.selectors import blocked_pairs
from duckcover.errors import AppError, ErrorCode
from games.access import waits
from games.clocks import presets
from games.matching import Match, match
from games.matching import Ticket as Waiting
from games.models import Ticket
from games.services.limits import RUNNING_FULL, require_account, room_to_play
from games.services.lobby import start_with
from games.services.locks import database_now, hold_players
from games.services.new_games import EXCUSED, GameOptions, waits_for_vacations

log = logging.getLogger(__name__)

MAX_TICKETS = 10
"""How many tickets of a player may wait."""

TICKETS_FULL = _("You have 10 tickets already. Delete one, or wait until a game is made of one.")

OF_TICKETS = "tickets"
"""The reason for which a game was made, in its event `game_created`."""

BOTS = "steady"
"""The level of the bots that fill a table."""

AGAIN = dt.timedelta(minutes=10)
"""When a ticket is looked at again without a new one: a block may be gone by then, or a game be over."""

KEPT = dt.timedelta(days=14)
"""How long a ticket is shown of which a game was made."""

TOLD = dt.timedelta(days=1)
"""How long one is kept that has ended without a game; it is shown no more."""

BATCH = 100
"""How many tickets that are due are looked at together."""

MOST = 1_000
"""Among how many of the oldest tickets others are looked for."""

SWEEP_BUDGET = 20.0
"""Seconds after which one sweep leaves the rest to the next."""


class Wish(NamedTuple):
    """What a ticket asks for: table sizes, names of clocks, and from when on bots may join."""

    seats: Sequence[int]
    clocks: Sequence[str]
    rated: bool = True
    bots_after_hours: int | None = None


@transaction.atomic
def make_ticket(player: Player, wish: Wish) -> Ticket:
    """Let a player wait for a game.

    Raises: AppError `limit_reached`, `permission_denied` to a guest account, `invalid_token` when the account is gone.
    """
    require_account(player)
    hold_players(player)
    if Ticket.objects.filter(waits(), player=player).count() >= MAX_TICKETS:
        raise AppError(ErrorCode.LIMIT_REACHED, TICKETS_FULL)
    if room_to_play([player.pk])[player.pk] <= 0:
        raise AppError(ErrorCode.LIMIT_REACHED, RUNNING_FULL)
    now = database_now()
    return Ticket.objects.create(
        player=player,
        seats=list(dict.fromkeys(wish.seats)),
        clocks=list(dict.fromkeys(wish.clocks)),
        rated=wish.rated,
        bots_after_hours=wish.bots_after_hours,
        created_at=now,
        due_at=now,
    )


@transaction.atomic
def delete_ticket(player: Player, key: uuid.UUID) -> None:
    """Wait no longer. Raises: AppError `not_found`, `already_seated` where a game was made of the ticket."""
    shown = waits() | Q(game__isnull=False)
    ticket = Ticket.objects.select_for_update().filter(shown, player=player, uuid=key).first()
    if ticket is None:
        raise AppError(ErrorCode.NOT_FOUND)
    if ticket.game_id is not None:
        raise AppError(ErrorCode.ALREADY_SEATED, _("A game was made of this ticket already."))
    ticket.delete()


def sweep() -> int:
    """Make games of the tickets that agree; answers how many.

    Any number of sweeps may run at once: they come to the same games, and each skips the tickets that another has
    locked. What cannot be made is logged, and holds up no other game.
    """
    stop_at, made = time.monotonic() + SWEEP_BUDGET, 0
    seen: list[int] = []
    while time.monotonic() < stop_at and (due := _due(seen)):
        seen += [ticket.pk for ticket in due]
        made += _look_at(due, database_now())
    return made


def _due(seen: Sequence[int]) -> list[Ticket]:
    due = Ticket.objects.filter(due_at__lte=Now()).exclude(pk__in=seen)
    return list(due.order_by("due_at", "pk")[:BATCH])


def _look_at(due: Sequence[Ticket], now: dt.datetime) -> int:
    """Make what games there are with some of these tickets; answers how many. Those left are looked at again later."""
    over = [ticket for ticket in due if ticket.game_id is not None or ticket.ends_at <= now]
    _forget([ticket.pk for ticket in over if ticket.game_id is not None or ticket.due_at > ticket.ends_at], now)
    waiting = _waiting_with([ticket for ticket in due if ticket not in over], now)
    players = {ticket.player_id: ticket.player for ticket in waiting}
    found = match([_as_seen(ticket, now) for ticket in waiting], blocked_pairs(players.values()), room_to_play(players))
    made = {game: _made(game) for game in found}
    missed = {ticket.key for game, was_made in made.items() if not was_made for ticket in game.tickets}
    _put_off([ticket.pk for ticket in due if ticket.pk not in missed], now)
    return sum(made.values())


def _waiting_with(due: Sequence[Ticket], now: dt.datetime) -> list[Ticket]:
    """These tickets and those that could agree with one of them, oldest first; of players who may play."""
    seats = {size for ticket in due for size in ticket.seats}
    clocks = {clock for ticket in due for clock in ticket.clocks}
    waiting = of_active().filter(game=None, created_at__gt=now - Ticket.WAITS)
    others = waiting.filter(seats__overlap=list(seats), clocks__overlap=list(clocks)).order_by("created_at", "pk")
    rows = {ticket.pk: ticket for ticket in others[:MOST]} if due else {}
    rows |= {ticket.pk: ticket for ticket in waiting.filter(pk__in=[ticket.pk for ticket in due])}
    return sorted(rows.values(), key=lambda ticket: (ticket.created_at, ticket.pk))


def of_active() -> QuerySet[Ticket]:
    """The tickets of players who are there: one on vacation would let the others wait."""
    in_use = Q(player__owner=None) | Q(player__owner__is_active=True)
    there = Q(player__vacation_until=None) | Q(player__vacation_until__lte=Now())
    return Ticket.objects.select_related("player").filter(in_use, there, player__is_active=True)


def _as_seen(ticket: Ticket, now: dt.datetime) -> Waiting:
    player = ticket.player
    return Waiting(
        key=ticket.pk,
        player=player.pk,
        household=player.owner_id or player.pk,
        seats=tuple(ticket.seats),
        clocks=tuple(ticket.clocks),
        rated=ticket.rated,
        bots=ticket.bots_at is not None and ticket.bots_at <= now,
    )


def _made(found: Match) -> bool:
    """Make one game; answers whether its tickets were there to be taken."""
    try:
        return _make(found)
    except SoftTimeLimitExceeded:
        raise
    except AppError:
        log.info("tickets %s: no game can be made of them now", [each.key for each in found.tickets], exc_info=True)
    except Exception:
        log.exception("tickets %s: no game could be made of them", [each.key for each in found.tickets])
    return False


@transaction.atomic
def _make(found: Match) -> bool:
    """Lock the players and their tickets, look again, and start the game."""
    keys = [ticket.key for ticket in found.tickets]
    hold_players(None, [ticket.player for ticket in found.tickets])
    locked = of_active().select_for_update(skip_locked=True, of=("self",)).filter(waits(), pk__in=keys)
    rows = list(locked.order_by("created_at", "pk"))
    players = [row.player for row in rows]
    if len(rows) < len(keys) or blocked_pairs(players):
        return False
    clock = presets(players[0].time_zone)[found.clock]
    options = GameOptions(
        seats=found.seats,
        rated=rows[0].rated,
        clock=clock,
        bots=[BOTS] * (found.seats - len(players)),
        excused=EXCUSED,
        vacation=waits_for_vacations(clock),
    )
    game, now = start_with(players, options, OF_TICKETS), database_now()
    Ticket.objects.filter(pk__in=keys).update(game=game, matched_at=now, due_at=now + KEPT)
    return True


@transaction.atomic
def _put_off(keys: Sequence[int], now: dt.datetime) -> None:
    """Look at tickets again when bots may join, when they end, or after a while.

    One that has ended is kept for a day longer, for those who tell of it.
    """
    rows = Ticket.objects.select_for_update(skip_locked=True).filter(pk__in=keys, game=None, due_at__lte=now)
    left = list(rows.order_by("pk"))
    for ticket in left:
        times = (ticket.bots_at, ticket.ends_at, now + AGAIN)
        later = min(moment for moment in times if moment is not None and moment > now)
        ticket.due_at = later if now < ticket.ends_at else now + TOLD
    Ticket.objects.bulk_update(left, ["due_at"])


@transaction.atomic
def _forget(keys: Sequence[int], now: dt.datetime) -> None:
    """Delete tickets that have ended, or were kept long enough."""
    rows = Ticket.objects.select_for_update(skip_locked=True).filter(pk__in=keys, due_at__lte=now)
    Ticket.objects.filter(pk__in=[row.pk for row in rows]).delete()
