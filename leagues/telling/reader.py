"""The reader: what has happened in competitions is posted to the webhooks of their leagues, and told to players.

It reads from rows, in batches, by whoever holds the row `Told`. What was read and what was written are committed
together, so everything is told once. Nothing is read that is younger than the oldest transaction that is still writing
(`games.services.locks.horizon`).
"""

import datetime as dt
import time
from collections.abc import Sequence

from django.db import transaction

from games.services.locks import database_now, horizon
from leagues.models import Event, Told
from leagues.services.notices import tell
from leagues.telling.facts import public_facts
from leagues.telling.notices import notices
from notifications.services.webhooks import post_facts

BATCH = 500
"""Events that are read in one transaction, and one more for each that has the same time."""
SWEEP_BUDGET = 20.0
"""Seconds after which one sweep leaves the rest to the next."""
BEGINNING = dt.datetime(1970, 1, 1, tzinfo=dt.UTC)


def sweep(now: dt.datetime | None = None) -> int:
    """Tell everything that is due, batch by batch; answers how much was told.

    Any number of sweeps may run at once: one of them reads, the others end. `now` is the database's clock by default.
    """
    stop_at, told = time.monotonic() + SWEEP_BUDGET, 0
    more = True
    while more and time.monotonic() < stop_at:
        count, more = _step(now)
        told += count
    return told


@transaction.atomic
def _step(clock: dt.datetime | None) -> tuple[int, bool]:
    """Tell one batch; answers how much was told, and whether more may be due."""
    row = _locked()
    if row is None:
        return 0, False
    now = clock or database_now()
    events, until, more = _next_events(row.until, horizon(now))
    told = post_facts(public_facts(events), now)
    told += tell(list(notices(events, row.until, max(row.until, until))), now)
    row.until = max(row.until, until)
    row.save()
    return told, more


def _locked() -> Told | None:
    """The row of who tells, locked; None when another has it. Without one, everything is told from the beginning."""
    rows = Told.objects.select_for_update(skip_locked=True)
    found = rows.first()
    if found is None and not Told.objects.exists():
        Told.objects.get_or_create(pk=1, defaults={"until": BEGINNING})
        found = rows.first()
    return found


def _next_events(after: dt.datetime, until: dt.datetime) -> tuple[Sequence[Event], dt.datetime, bool]:
    """The events later than `after`, until when they are whole, and whether there are more by `until`."""
    events = Event.objects.filter(at__gt=after, at__lte=until).order_by("at", "competition", "number")
    last = list(events.values_list("at", flat=True)[BATCH - 1 : BATCH])
    if last:
        events = events.filter(at__lte=last[0])
    return (
        list(events.select_related("competition__league", "competition__season")),
        (last[0] if last else until),
        bool(last),
    )
