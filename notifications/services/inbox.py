"""The inbox: the one writer of notices, and what players do with theirs."""

import datetime as dt
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from django.db import transaction
from django.db.models import Q
from django.db.models.functions import Now

from accounts.models import Player
from duckcover import live
from games.models import Game, Seat
from games.services.clocks import seconds_at_opening
from games.services.locks import database_now
from notifications.models import Notice, Position
from notifications.services import outbox

KEPT = dt.timedelta(days=90)
SHORT_TURN = dt.timedelta(minutes=5)
"""Of games with shorter turns players are told in the inbox only (DN2); with a bank, who has less when a turn opens."""

BEGINNING = dt.datetime(1970, 1, 1, tzinfo=dt.UTC)

BATCH = 1000
"""How many old notices are deleted at a time."""


class Draft(NamedTuple):
    """A notice to write; a second one of the same player (primary key), kind and fact changes nothing.

    `inbox_only`: no other channel is asked. `details` are JSON values.
    """

    player: int
    kind: Notice.Kind
    fact: str
    game: Game | None = None
    turn: int | None = None
    details: dict[str, Any] = {}
    inbox_only: bool = False


def is_inbox_only(game: Game, seat: Seat | None = None) -> bool:
    """Whether nothing of this game leaves by another channel; for what asks a seat to move its own time decides."""
    return dt.timedelta(seconds=seconds_at_opening(game, seat)) < SHORT_TURN


def lock_position(*, wait: bool) -> Position | None:
    """The lock of everybody who writes notices, to the end of the transaction; None when another has it.

    With `wait` it waits for the other. Without a row, as in a database that was emptied, reading begins with the first
    event: whatever happened before the first sweep is told as well.
    """
    rows = Position.objects.select_for_update(skip_locked=not wait)
    found = rows.first()
    if found is None and not Position.objects.exists():
        Position.objects.get_or_create(pk=1, defaults={"told_until": BEGINNING, "asked_until": BEGINNING})
        found = rows.first()
    return found


def write(drafts: Sequence[Draft], now: dt.datetime) -> list[Notice]:
    """Write the notices that are not there yet, and what is to leave of them, in a fixed number of statements.

    Answers the new ones. The caller holds the lock of `lock_position`.
    """
    wanted = {(draft.player, draft.kind.value, draft.fact): draft for draft in drafts}
    for key in _known(drafts):
        wanted.pop(key, None)
    written = Notice.objects.bulk_create([_notice(draft, now) for draft in wanted.values()])
    live.tell(live.PLAYER, [row.player_id for row in written])
    outbox.plan([row for row, draft in zip(written, wanted.values(), strict=True) if not draft.inbox_only], now)
    return written


def _known(drafts: Sequence[Draft]) -> Collection[tuple[int, str, str]]:
    players, facts = {draft.player for draft in drafts}, {draft.fact for draft in drafts}
    known = Notice.objects.filter(player__in=players, fact__in=facts)
    return list(known.values_list("player", "kind", "fact"))


def _notice(draft: Draft, now: dt.datetime) -> Notice:
    return Notice(
        player_id=draft.player,
        kind=draft.kind,
        fact=draft.fact,
        game=draft.game,
        turn=draft.turn,
        details=draft.details,
        at=now,
    )


def mark_read(player: Player, ids: Sequence[int]) -> None:
    """Mark notices of the player's as read; others and those that were read before are left alone."""
    Notice.objects.filter(player=player, pk__in=ids, read_at=None).update(read_at=Now())


def forget_old() -> int:
    """Delete a batch of notices that were kept long enough; answers how many."""
    oldest = Notice.objects.order_by("pk").values_list("pk", "at")[:BATCH]
    before = database_now() - KEPT
    old = [pk for pk, at in oldest if at < before]
    with transaction.atomic():
        return Notice.objects.filter(Q(pk__in=old)).delete()[0] if old else 0
