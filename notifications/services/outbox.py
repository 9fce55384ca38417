"""The outbox: which notices leave by which way and when, and what became of them.

A delivery is written together with its notice. It is claimed by a statement that counts the attempt and puts the next
one off, so one that kills its worker is tried again later and not for ever; then it is sent outside of any transaction.
"""

import datetime as dt
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from django.db import connection, transaction
from django.db.models import F

from accounts.models import Player
from accounts.selectors import verified_addresses
from games import selectors
from games.documents import timestamp
from games.models import Game, Seat, Turn
from games.services.locks import database_now
from notifications.models import Delivery, Lane, Notice, PushSubscription, Settings, Webhook
from notifications.services.settings import next_digest, quiet_until, wants

log = logging.getLogger(__name__)

Channel, State, Kind = Delivery.Channel, Delivery.State, Notice.Kind

ASKING = (Kind.YOUR_TURN, Kind.DEADLINE_NEAR, Kind.ORDERS_PAUSED)
"""Kinds that ask for a move: they are worth nothing once it is made."""

BATCH = 50
BUDGET = 5.0
"""Seconds after which a task that delivers claims no more: it holds up a process of the worker."""

LEASE = 60
"""Seconds for which one task at most may be the only one that delivers, should it die."""

PAUSES = (60, 300, 900, 3600, 10_800, 21_600, 43_200, 86_400)
"""Seconds from each failed attempt to the next; the last one is repeated until `GIVE_UP`."""

GIVE_UP = dt.timedelta(days=3)
WORN_OUT = GIVE_UP + dt.timedelta(seconds=PAUSES[-1])
"""How old a delivery is at most whose attempts have come to no end, because each has killed its worker."""

KEPT = dt.timedelta(days=30)
"""How long deliveries that have ended are kept, for the log."""

CLAIM = """
WITH due AS (
    SELECT id FROM notifications_delivery
    WHERE due_at <= clock_timestamp() AND channel = ANY(%(channels)s::text[]) ORDER BY due_at LIMIT %(limit)s::int
    FOR UPDATE SKIP LOCKED
)
UPDATE notifications_delivery delivery SET attempts = delivery.attempts + 1, due_at = clock_timestamp()
    + make_interval(secs => (%(pauses)s::int[])[least(delivery.attempts + 1, cardinality(%(pauses)s::int[]))])
FROM due WHERE delivery.id = due.id RETURNING delivery.id
"""
TAKE = """
INSERT INTO notifications_lane AS lane (name, busy_until)
VALUES (%(name)s, clock_timestamp() + make_interval(secs => %(lease)s::int))
ON CONFLICT (name) DO UPDATE SET busy_until = excluded.busy_until WHERE lane.busy_until < clock_timestamp()
RETURNING 1
"""


class Outcome(NamedTuple):
    """What became of an attempt; `again` of one that failed says whether to try it once more."""

    state: str
    answer: str = ""
    again: bool = False


SENT = Outcome(State.SENT)
DROPPED = Outcome(State.DROPPED)
GIVEN_UP = Outcome(State.FAILED, "No attempt has come to its end.")
Sender = Callable[[Sequence[Delivery]], dict[int, Outcome]]
"""Sends deliveries; answers the outcomes by primary key. Those that it leaves out were not tried."""


# --- planning --------------------------------------------------------------------------------------------


def plan(notices: Sequence[Notice], now: dt.datetime) -> None:
    """Write what is to leave of these new notices, in a fixed number of statements; part of their transaction."""
    players = Player.objects.filter(pk__in={notice.player_id for notice in notices}, is_active=True).in_bulk()
    settings = Settings.objects.in_bulk(list(players))
    addresses, webhooks, subscriptions = mail_addresses(players), _of(Webhook, players), _of(PushSubscription, players)
    planned: list[Delivery] = []
    for notice in notices:
        player = players.get(notice.player_id)
        if player is None:
            continue
        chosen = settings.get(player.pk) or Settings(player=player)
        if player.pk in addresses and wants(chosen, notice.kind, Channel.EMAIL):
            due = _mail_due(notice, chosen, player, now)
            if due is not None:
                planned.append(_delivery(notice, Channel.EMAIL, now, due))
        if wants(chosen, notice.kind, Channel.PUSH):
            due = after_quiet(notice, chosen, player, now)
            planned += [
                _delivery(notice, Channel.PUSH, now, due, subscription=each) for each in subscriptions[player.pk]
            ]
        if wants(chosen, notice.kind, Channel.WEBHOOK):
            planned += [_delivery(notice, Channel.WEBHOOK, now, now, webhook=each) for each in webhooks[player.pk]]
    Delivery.objects.bulk_create(planned)


def _of(model: type[Webhook] | type[PushSubscription], players: Iterable[int]) -> dict[int, list[Any]]:
    """What players (primary keys) have of a kind, without webhooks that are disabled, or a league's."""
    found: dict[int, list[Any]] = defaultdict(list)
    enabled = {"disabled_at": None, "league": None} if model is Webhook else {}
    for row in model._default_manager.filter(player__in=list(players), **enabled):
        found[row.player_id].append(row)
    return found


def mail_addresses(players: Iterable[int]) -> dict[int, str]:
    """The addresses of players (primary keys) that are verified and take mail."""
    addresses = verified_addresses(players)
    stopped = dict(Settings.objects.filter(player__in=addresses).values_list("player", "stopped_address"))
    return {key: address for key, address in addresses.items() if stopped.get(key, "") != address}


def deadline_of(notice: Notice) -> dt.datetime | None:
    """When what a notice asks for is too late."""
    text = notice.details.get("deadline")
    return dt.datetime.fromisoformat(text) if text else None


def after_quiet(notice: Notice, chosen: Settings, player: Player, now: dt.datetime) -> dt.datetime:
    """When a notice may disturb its player: after the quiet hours, at once where that would be too late (DN3)."""
    until, deadline = quiet_until(chosen, player.time_zone, now), deadline_of(notice)
    return now if until is None or (deadline is not None and deadline <= until) else until


def _mail_due(notice: Notice, chosen: Settings, player: Player, now: dt.datetime) -> dt.datetime | None:
    """When to mail a notice; None: the next digest tells of it in time."""
    deadline = deadline_of(notice)
    if chosen.digest_due_at is not None and (deadline is None or deadline > chosen.digest_due_at):
        return None
    return after_quiet(notice, chosen, player, now)


def _delivery(notice: Notice, channel: str, now: dt.datetime, due: dt.datetime, **to: Any) -> Delivery:
    return Delivery(player_id=notice.player_id, notice=notice, channel=channel, created_at=now, due_at=due, **to)


# --- sending ---------------------------------------------------------------------------------------------


def deliver(name: str, channels: Sequence[str], send: Sender) -> int:
    """Send what is due by these channels, batch by batch; answers how many attempts were made.

    One task of a name at a time does: the others end at once.
    """
    if not _take(name):
        return 0
    stop_at, attempts = time.monotonic() + BUDGET, 0
    try:
        while time.monotonic() < stop_at and (claimed := _claim(channels)):
            attempts += len(claimed)
            _attempt(claimed, send)
    finally:
        Lane.objects.filter(name=name).update(busy_until=database_now())
    return attempts


def _take(name: str) -> bool:
    with connection.cursor() as cursor:
        cursor.execute(TAKE, {"name": name, "lease": LEASE})
        return cursor.fetchone() is not None


def _claim(channels: Sequence[str]) -> list[Delivery]:
    """Claim a batch of what is due; each is put off until the next attempt before anything is sent."""
    parameters: dict[str, Any] = {"channels": list(channels), "limit": BATCH, "pauses": list(PAUSES)}
    with connection.cursor() as cursor:
        cursor.execute(CLAIM, parameters)
        keys = [key for (key,) in cursor.fetchall()]
    rows = Delivery.objects.filter(pk__in=keys).select_related("player", "notice__game", "webhook", "subscription")
    return list(rows.order_by("due_at", "pk"))


def _attempt(claimed: Sequence[Delivery], send: Sender) -> None:
    """Send what is still wanted, and write down what became of it."""
    before = database_now() - WORN_OUT
    outcomes = {each.pk: DROPPED for each in [*_unwanted(claimed), *stale(claimed)]}
    outcomes |= {each.pk: GIVEN_UP for each in claimed if each.attempts > 1 and each.created_at < before}
    outcomes |= send([delivery for delivery in claimed if delivery.pk not in outcomes])
    now = database_now()
    for delivery in claimed:
        if delivery.pk in outcomes:
            record(delivery, outcomes[delivery.pk], now)
    left = [delivery.pk for delivery in claimed if delivery.pk not in outcomes]
    Delivery.objects.filter(pk__in=left).update(due_at=now, attempts=F("attempts") - 1)


def record(delivery: Delivery, outcome: Outcome, now: dt.datetime) -> None:
    """Write down what became of an attempt; one that failed for good, or for three days, has ended."""
    delivery.answer = outcome.answer[:200]
    lasting = not outcome.again or (delivery.due_at is not None and delivery.due_at > delivery.created_at + GIVE_UP)
    if outcome.state != State.FAILED or lasting:
        delivery.state, delivery.ended_at, delivery.due_at = outcome.state, now, None
    Delivery.objects.filter(pk=delivery.pk).update(
        answer=delivery.answer, state=delivery.state, ended_at=delivery.ended_at, due_at=delivery.due_at
    )


def _unwanted(deliveries: Sequence[Delivery]) -> list[Delivery]:
    """Those that their players do not want any more, or who are locked out; two queries at most."""
    chosen = Settings.objects.in_bulk({each.player_id for each in deliveries})
    return [each for each in deliveries if not _is_wanted(each, chosen.get(each.player_id))]


def _is_wanted(delivery: Delivery, chosen: Settings | None) -> bool:
    """Whether a player wants a delivery by these settings; what it asked for once more it wants."""
    if not delivery.player.is_active:
        return False
    if delivery.fact is not None:
        return True
    if delivery.notice is None:
        return chosen is not None and chosen.digest == Settings.Digest.DAILY
    return delivery.once_more or chosen is None or wants(chosen, delivery.notice.kind, delivery.channel)


def stale(deliveries: Iterable[Delivery]) -> list[Delivery]:
    """Those that tell of what is over, in a fixed number of queries; the others get the present deadline of their seat.

    The deadline in the inbox stays the one that was told. What a player asked for once more is never stale.
    """
    told = [(each, each.notice) for each in deliveries if each.notice is not None and not each.once_more]
    games = {notice.game_id for _, notice in told}
    seats: dict[tuple[int | None, int | None], Seat] = {
        (seat.player_id, seat.game_id): seat for seat in Seat.objects.filter(game__in=games)
    }
    turns = {turn.game_id: turn for turn in Turn.objects.filter(game__in=games, resolved_at=None)}
    found = []
    for delivery, notice in told:
        seat, turn = seats.get((notice.player_id, notice.game_id)), turns.get(notice.game_id or 0)
        if _is_over(notice, seat, turn, [each for each in seats.values() if each.game_id == notice.game_id]):
            found.append(delivery)
        elif seat and turn and "deadline" in notice.details:
            notice.details = {**notice.details, "deadline": timestamp(turn.deadline_of(seat.index))}
    return found


def _is_over(notice: Notice, seat: Seat | None, turn: Turn | None, table: Sequence[Seat]) -> bool:
    """Whether what a notice tells its player is so no more: `seat` is the player's, `turn` the open one."""
    if notice.kind in ASKING:
        return seat is None or turn is None or turn.number != notice.turn or seat.index not in turn.waiting_for
    if notice.kind == Kind.AUTOPILOT:
        return seat is None or seat.autopilot_since is None
    if notice.kind == Kind.SEAT_OFFERED and notice.game is not None:
        offered = any(each.offered_at is not None for each in table)
        return notice.game.status != Game.Status.PLAYING or not offered
    return False


# --- digests ---------------------------------------------------------------------------------------------


@transaction.atomic
def plan_digests(now: dt.datetime | None = None) -> int:
    """Write a digest for each player whose time has come, and when the next one does; answers how many."""
    now = now or database_now()
    due = Settings.objects.select_for_update(skip_locked=True, of=("self",)).filter(digest_due_at__lte=now)
    rows = list(due.select_related("player").order_by("digest_due_at")[:BATCH])
    for row in rows:
        row.digest_due_at = next_digest(row, row.player.time_zone, now)
    Settings.objects.bulk_update(rows, ["digest_due_at"])
    addresses = mail_addresses(_without_digest([row.pk for row in rows]))
    Delivery.objects.bulk_create(
        [
            Delivery(player=row.player, channel=Channel.EMAIL, created_at=now, due_at=now)
            for row in rows
            if row.pk in addresses
        ]
    )
    return len(rows)


def _without_digest(players: Sequence[int]) -> list[int]:
    """Those of some players (primary keys) for whom no digest waits: one that waits tells the same when it leaves."""
    waiting = Delivery.objects.filter(player__in=players, notice=None, channel=Channel.EMAIL, state=State.WAITING)
    told = set(waiting.values_list("player", flat=True))
    return [player for player in players if player not in told]


def awaited_turns(player: Player) -> list[Any]:
    """The open turns that wait for a player with `own_deadline`, that of its seat; the soonest first."""
    turns: Any = selectors.awaited_turns(player)  # the annotation is unknown to the types
    return list(turns.order_by("own_deadline", "pk"))


def forget_old() -> int:
    """Delete a batch of deliveries that have ended long enough ago; answers how many."""
    oldest, before = Delivery.objects.order_by("pk").values_list("pk", "created_at")[:1000], database_now() - KEPT
    old = [pk for pk, created_at in oldest if created_at < before]
    return Delivery.objects.filter(pk__in=old).delete()[0] if old else 0
