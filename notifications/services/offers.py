"""Who beside the table is told of a seat on offer: the invited, and those whose ticket fits (DAYS.md DA3)."""

import datetime as dt
from collections.abc import Iterator, Sequence

from games.models import Event, Game, Seat
from games.services.seekers import TICKET, seekers
from notifications.models import Notice
from notifications.services.inbox import Draft, is_inbox_only

QUIET = dt.timedelta(days=1)
"""For how long a ticket tells its player of no other seat after it has told of one."""


def sought(events: Sequence[Event], now: dt.datetime) -> Iterator[Draft]:
    """The notices that follow from these events for players beside the tables; none where an offer is over by now."""
    told: set[int] = set()
    for event in events:
        if event.kind != Event.Kind.SEAT_OFFERED or not _is_on_offer(event):
            continue
        found = seekers(event.game, now)
        told |= _told_of_late([player.pk for player in found], now)
        for player, why in found.items():
            if why == TICKET and player.pk in told:
                continue
            if why == TICKET:
                told.add(player.pk)
            yield Draft(
                player=player.pk,
                kind=Notice.Kind.SEAT_OFFERED,
                fact=f"{event.game_id}:{event.number}",
                game=event.game,
                details={"reason": why},
                inbox_only=is_inbox_only(event.game),
            )


def _is_on_offer(event: Event) -> bool:
    seats = Seat.objects.filter(game=event.game_id, index=event.seat or 0, offered_at__isnull=False)
    return seats.filter(game__status=Game.Status.PLAYING).exists()


def _told_of_late(players: Sequence[int], now: dt.datetime) -> set[int]:
    """Those of some players (primary keys) whom a ticket has told of a seat of late."""
    notices = Notice.objects.filter(player__in=players, kind=Notice.Kind.SEAT_OFFERED, at__gt=now - QUIET)
    return set(notices.filter(details__reason=TICKET).values_list("player", flat=True))
