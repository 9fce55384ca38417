"""The reader: what has happened in competitions is posted to the webhooks of their leagues, and told to players.

It reads from rows, in batches, by whoever holds the row `Told`. What was read and what was written are committed
together, so everything is told once. Nothing is read that is younger than the oldest transaction that is still writing
(`games.services.locks.horizon`).
"""

import datetime as dt

from django.db import transaction

from games.services.locks import database_now, horizon
from games.services.reading import batch_of, in_batches
from leagues.models import Event, Told
from leagues.services.notices import tell
from leagues.telling.facts import public_facts
from leagues.telling.notices import notices
from notifications.services.webhooks import post_facts

BATCH = 500
"""Events that are read in one transaction, and one more for each that has the same time."""
BEGINNING = dt.datetime(1970, 1, 1, tzinfo=dt.UTC)


def sweep(now: dt.datetime | None = None) -> int:
    """Tell everything that is due, batch by batch; answers how much was told.

    Any number of sweeps may run at once: one of them reads, the others end. `now` is the database's clock by default.
    """
    return in_batches(lambda: _step(now))


@transaction.atomic
def _step(clock: dt.datetime | None) -> tuple[int, bool]:
    """Tell one batch; answers how much was told, and whether more may be due."""
    row = _locked()
    if row is None:
        return 0, False
    now = clock or database_now()
    found = Event.objects.select_related("competition__league", "competition__season")
    events, until, more = batch_of(found.order_by("at", "competition", "number"), row.until, horizon(now), BATCH)
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
