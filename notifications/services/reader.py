"""The reader: makes notices of what happened in the games, and of what is due.

Everything is read from rows, in batches, by whoever holds the lock of `Position`. What was read and what was written
are committed together, so a reader that dies has done nothing, and the next one begins where the last one ended.

Events have no common number, and a transaction may commit an event whose time has passed when others were read. So
nothing is read that is younger than the oldest transaction that is still writing (`games.services.locks.horizon`):
whoever writes an event reads the clock after its transaction has begun, and after it has locked a row.
"""

import datetime as dt
import logging
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from django.db import transaction
from django.db.models import QuerySet

from games.documents import timestamp
from games.models import Event, Invitation, Seat, StandingOrders, Ticket, Turn
from games.services.locks import database_now, horizon
from games.services.matchmaking import OF_TICKETS
from games.services.outages import OF_OUTAGES
from games.services.reading import batch_of, in_batches
from notifications.models import Notice, Position, Reminder
from notifications.services.inbox import Draft, is_inbox_only, lock_position, write
from notifications.services.messages import said
from notifications.services.offers import sought

log = logging.getLogger(__name__)

BATCH = 500
"""Events, and reminders, that are read in one transaction; of events one more for each that has the same time."""

MOST_OFFERS = 20
"""Seats on offer that are read in one transaction: who looks for each of them takes some queries to find."""

ASKED_FOR = dt.timedelta(seconds=60)
"""How long a seat must have been asked before its player is told (DN2)."""

LEADS = (
    (dt.timedelta(hours=1), dt.timedelta(minutes=15)),
    (dt.timedelta(days=1), dt.timedelta(hours=1)),
    (dt.timedelta.max, dt.timedelta(hours=4)),
)
"""How long before the deadline a player is reminded, by the length of the turn (DN2)."""


class Announcement(NamedTuple):
    """What an event tells players: which of the game's seats, and which members of its data they are told."""

    kind: Notice.Kind
    told: Callable[[Event, Seat], bool]
    details: tuple[str, ...] = ()
    inbox_only: Callable[[Event, Seat], bool] = lambda _event, _seat: False


def _plays(_event: Event, seat: Seat) -> bool:
    return seat.resigned_at is None


def _was_not_the_one(event: Event, seat: Seat) -> bool:
    """A host who called a game off knows of it."""
    return (event.data or {}).get("reason") != Event.CancelReason.HOST or seat.player_id != event.game.host_id


def _the_seat(event: Event, seat: Seat) -> bool:
    return seat.index == event.seat


def _by_tickets(event: Event, _seat: Seat) -> bool:
    """A game that was made of tickets; whoever makes one else knows of it."""
    return (event.data or {}).get("reason") == OF_TICKETS


def _by_outage(event: Event, seat: Seat) -> bool:
    """An outage has moved the deadlines; where a league has, it is the league that tells."""
    return _plays(event, seat) and (event.data or {}).get("reason") == OF_OUTAGES


def _another_seat(event: Event, seat: Seat) -> bool:
    return seat.index != event.seat


def _must_agree(event: Event, seat: Seat) -> bool:
    return seat.index != event.seat and seat.resigned_at is None and not seat.bot_account


def _everybody(_event: Event, _seat: Seat) -> bool:
    return True


ANNOUNCED: dict[int, Announcement] = {
    Event.Kind.GAME_CREATED: Announcement(Notice.Kind.INVITED, _by_tickets, ("reason",)),
    Event.Kind.ROUND_ENDED: Announcement(Notice.Kind.ROUND_ENDED, _plays, ("round",)),
    Event.Kind.GAME_FINISHED: Announcement(Notice.Kind.GAME_FINISHED, _everybody),
    Event.Kind.SEAT_AUTOPILOT: Announcement(Notice.Kind.AUTOPILOT, _the_seat),
    Event.Kind.SEAT_OFFERED: Announcement(Notice.Kind.SEAT_OFFERED, _plays, inbox_only=_another_seat),
    Event.Kind.PAUSE_ASKED: Announcement(Notice.Kind.PAUSE_ASKED, _must_agree, ("hours",)),
    Event.Kind.DEADLINES_MOVED: Announcement(Notice.Kind.OPERATOR, _by_outage, ("reason",)),
    Event.Kind.GAME_CANCELLED: Announcement(Notice.Kind.GAME_CANCELLED, _was_not_the_one, ("reason",)),
}
"""What is told at once, by the kind of the event. The index `event_read_by_time` has every kind but those of moves."""

SOONER = (Event.Kind.SEAT_VACATION, Event.Kind.GAME_UNPAUSED)
"""What can let deadlines come sooner: nobody is told of it here, but reminders that were put off may be due."""


def sweep(now: dt.datetime | None = None) -> int:
    """Write all notices that are due, batch by batch; answers how many.

    Any number of sweeps may run at once: one of them reads, the others end. `now` is the database's clock by default.
    """
    return in_batches(lambda: _step(now))


@transaction.atomic
def _step(clock: dt.datetime | None) -> tuple[int, bool]:
    """Read one batch of each; answers how many notices were written, and whether more may be due."""
    position = lock_position(wait=False)
    if position is None:
        return 0, False
    now = clock or database_now()
    until = horizon(now)
    drafts: list[Draft] = []
    steps = (
        _read_told(position, until, now, drafts),
        _read_asked(position, min(until, now - ASKED_FOR), now, drafts),
        _read_reminders(now, drafts),
    )
    position.save()
    return len(write(drafts, now)), any(steps)


# --- what is told at once --------------------------------------------------------------------------------


def _read_told(position: Position, until: dt.datetime, now: dt.datetime, drafts: list[Draft]) -> bool:
    """Add what events tell at once; answers whether there are more."""
    events, until, more = _up_to_offers(*_next_events([*ANNOUNCED, *SOONER], position.told_until, until))
    drafts.extend(_invited(position.told_until, until))
    drafts.extend(_orders_paused(position.told_until, until))
    drafts.extend(said(position.told_until, until))
    drafts.extend(_tickets_ended(position.told_until, until))
    drafts.extend(sought(events, until))
    position.told_until = max(position.told_until, until)
    told = [event for event in events if event.kind in ANNOUNCED]
    seats = _seats({event.game_id for event in told})
    for event in told:
        drafts.extend(_announced(event, seats[event.game_id]))
    _look_again({event.game_id for event in events if event.kind in SOONER}, now)
    return more


def _up_to_offers(events: list[Event], until: dt.datetime, more: bool) -> tuple[list[Event], dt.datetime, bool]:
    """What `_next_events` answers, up to `MOST_OFFERS` seats on offer and those of the same time."""
    offers = [event.at for event in events if event.kind == Event.Kind.SEAT_OFFERED]
    if len(offers) <= MOST_OFFERS:
        return events, until, more
    last = offers[MOST_OFFERS - 1]
    return [event for event in events if event.at <= last], last, True


def _announced(event: Event, seats: Sequence[Seat]) -> Iterator[Draft]:
    announcement, game = ANNOUNCED[event.kind], event.game
    for seat in seats:
        if seat.player_id is not None and announcement.told(event, seat):
            yield Draft(
                player=seat.player_id,
                kind=announcement.kind,
                fact=f"{game.pk}:{event.number}",
                game=game,
                turn=event.turn,
                details={name: (event.data or {}).get(name) for name in announcement.details},
                inbox_only=is_inbox_only(game) or announcement.inbox_only(event, seat),
            )


def _invited(after: dt.datetime, until: dt.datetime) -> Iterator[Draft]:
    """One notice for each invitation of this time, which the events of the game do not show."""
    made = Invitation.objects.filter(created_at__gt=after, created_at__lte=until, state=Invitation.State.OPEN)
    for row in made.select_related("game").order_by("created_at"):
        yield Draft(
            player=row.player_id,
            kind=Notice.Kind.INVITED,
            fact=str(row.game_id),
            game=row.game,
            inbox_only=is_inbox_only(row.game),
        )


def _tickets_ended(after: dt.datetime, until: dt.datetime) -> Iterator[Draft]:
    """One notice for each ticket that has ended in this time without a game (DF3)."""
    waits = Ticket.WAITS
    ended = Ticket.objects.filter(game=None, created_at__gt=after - waits, created_at__lte=until - waits)
    for row in ended.order_by("created_at"):
        yield Draft(row.player_id, Notice.Kind.OPERATOR, f"ticket {row.pk}", details={"reason": "ticket_ended"})


def _orders_paused(after: dt.datetime, until: dt.datetime) -> Iterator[Draft]:
    """One notice for each pause of standing orders that began in this time and lasts (DO6).

    No event shows it, for nobody else learns that there are orders. A player who withdraws a move knows of the pause.
    """
    paused = StandingOrders.objects.filter(paused_at__gt=after, paused_at__lte=until)
    rows = list(paused.exclude(paused=StandingOrders.Paused.WITHDRAWN).select_related("game").order_by("paused_at"))
    seats = _seats({row.game_id for row in rows})
    for row in rows:
        for seat in seats[row.game_id]:
            if seat.index == row.seat and seat.player_id is not None:
                yield Draft(
                    player=seat.player_id,
                    kind=Notice.Kind.ORDERS_PAUSED,
                    fact=f"{row.game_id}:{row.paused_turn}",
                    game=row.game,
                    turn=row.paused_turn,
                    details={"reason": row.paused},
                    inbox_only=is_inbox_only(row.game, seat),
                )


# --- turns that still wait -------------------------------------------------------------------------------


def _read_asked(position: Position, until: dt.datetime, now: dt.datetime, drafts: list[Draft]) -> bool:
    """Add a notice for each seat that was asked a minute ago, and note when to remind it; answers whether more wait."""
    events, until, more = _next_events([Event.Kind.TURN_OPENED], position.asked_until, until)
    position.asked_until = max(position.asked_until, until)
    opened = {(event.game_id, event.turn) for event in events}
    turns = [turn for turn in _open_turns(game__in=[game for game, _turn in opened]) if _key(turn) in opened]
    drafts.extend(_to_seats(Notice.Kind.YOUR_TURN, turns))
    Reminder.objects.bulk_create(
        [Reminder(turn=turn, due_at=due) for turn in turns if (due := _remind_next(turn, now))],
        ignore_conflicts=True,
    )
    return more


def _read_reminders(now: dt.datetime, drafts: list[Draft]) -> bool:
    """Add a reminder for each seat that is still asked shortly before its deadline; answers whether more wait."""
    due = Reminder.objects.filter(due_at__lte=now).order_by("due_at").values_list("pk", flat=True)
    keys = list(due[:BATCH])
    if not keys:
        return False
    turns = list(_open_turns(pk__in=keys))
    put_off = {turn.pk: at for turn in turns if (at := _remind_next(turn, now))}
    for key, at in put_off.items():  # a pause, an outage, or seats with deadlines of their own: rare
        Reminder.objects.filter(pk=key).update(due_at=at)
    Reminder.objects.filter(pk__in=set(keys) - set(put_off)).delete()
    drafts.extend(_to_seats(Notice.Kind.DEADLINE_NEAR, turns, lambda turn, seat: _is_near(turn, seat, now)))
    return len(keys) == BATCH


def _look_again(games: Iterable[int], now: dt.datetime) -> None:
    """Let the reminders of the open turns of games (primary keys) be due now: whose time has not come is put off."""
    Reminder.objects.bulk_create(
        [Reminder(turn=turn, due_at=now) for turn in _open_turns(game__in=games)],
        update_conflicts=True,
        unique_fields=["turn"],
        update_fields=["due_at"],
    )


def _open_turns(**which: Any) -> QuerySet[Turn]:
    """The turns among these that still wait for a seat."""
    return Turn.objects.filter(resolved_at=None, **which).exclude(waiting_for=[]).select_related("game")


def _to_seats(
    kind: Notice.Kind, turns: Sequence[Turn], told: Callable[[Turn, int], bool] = lambda _turn, _seat: True
) -> Iterator[Draft]:
    """One notice for each seat that these turns wait for and that is to be told."""
    seats = _seats({turn.game_id for turn in turns})
    for turn in turns:
        for seat in seats[turn.game_id]:
            if seat.index in turn.waiting_for and seat.player_id is not None and told(turn, seat.index):
                yield Draft(
                    player=seat.player_id,
                    kind=kind,
                    fact=f"{turn.game_id}:{turn.number}",
                    game=turn.game,
                    turn=turn.number,
                    details={"deadline": timestamp(turn.deadline_of(seat.index))},
                    inbox_only=is_inbox_only(turn.game, seat),
                )


def _remind_next(turn: Turn, now: dt.datetime) -> dt.datetime | None:
    """When the next seat is to be reminded that an open turn waits for; None: none any more."""
    moments = (_remind_at(turn, seat) for seat in turn.waiting_for)
    return min((moment for moment in moments if moment and moment > now), default=None)


def _is_near(turn: Turn, seat: int, now: dt.datetime) -> bool:
    """Whether a seat is to be reminded now."""
    at, deadline = _remind_at(turn, seat), turn.deadline_of(seat)
    return at is not None and deadline is not None and at <= now < deadline


def _remind_at(turn: Turn, seat: int) -> dt.datetime | None:
    """When a seat is to be reminded of its deadline; None where that would be before the turn opened."""
    deadline = turn.deadline_of(seat)
    if deadline is None:
        return None
    length = deadline - turn.opened_at
    lead = next(lead for longest, lead in LEADS if length <= longest)
    return deadline - lead if lead < length else None


# --- shared ----------------------------------------------------------------------------------------------


def _next_events(kinds: Sequence[int], after: dt.datetime, until: dt.datetime) -> tuple[list[Event], dt.datetime, bool]:
    """The next events of these kinds, as `batch_of` answers them."""
    events = Event.objects.filter(kind__in=kinds).order_by("at").select_related("game")
    return batch_of(events, after, until, BATCH)


def _seats(games: Iterable[int]) -> dict[int, list[Seat]]:
    """The seats of games (primary keys) on which a player sits."""
    found: dict[int, list[Seat]] = defaultdict(list)
    for seat in Seat.objects.filter(game__in=games, player__isnull=False).order_by("game", "index"):
        found[seat.game_id].append(seat)
    return found


def _key(turn: Turn) -> tuple[int, int]:
    return turn.game_id, turn.number
