"""Reading events by their times, in batches: what those have in common who tell of them (notices, webhooks)."""

import datetime as dt
import time
from collections.abc import Callable
from typing import TypeVar

from django.db.models import Model, QuerySet

Row = TypeVar("Row", bound=Model)

SWEEP_BUDGET = 20.0
"""Seconds after which one sweep leaves the rest to the next."""


def in_batches(step: Callable[[], tuple[int, bool]]) -> int:
    """Take steps, each a transaction, while more may be due and there is time; answers how much was told.

    `step` answers how much it has told, and whether more may be due.
    """
    stop_at, told = time.monotonic() + SWEEP_BUDGET, 0
    more = True
    while more and time.monotonic() < stop_at:
        count, more = step()
        told += count
    return told


def batch_of(
    events: QuerySet[Row], after: dt.datetime, until: dt.datetime, size: int
) -> tuple[list[Row], dt.datetime, bool]:
    """The first events later than `after`, until when they are whole, and whether there are more by `until`.

    `events` are in the order of `at`. Those of one time come together: a batch of games is resolved at one.
    """
    found = events.filter(at__gt=after, at__lte=until)
    last = list(found.values_list("at", flat=True)[size - 1 : size])
    if last:
        found = found.filter(at__lte=last[0])
    return list(found), (last[0] if last else until), bool(last)
