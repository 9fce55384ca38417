"""The one writer of events of competitions: it numbers them, and the version is the number of the last change.

The competition is locked by the caller, whose transaction this is.
"""

import datetime as dt
from typing import Any

from duckcover import live
from leagues.models import Competition, Event


def add_event(
    competition: Competition,
    kind: Event.Kind,
    now: dt.datetime,
    *,
    round: int | None = None,  # noqa: A002 - the field's name
    table: int | None = None,
    **data: Any,
) -> None:
    """Write one event; the version, which the caller saves by `save`, becomes its number. No name in `data`."""
    competition.version += 1
    Event.objects.create(
        competition=competition, number=competition.version, at=now, kind=kind, round=round, table=table, data=data
    )


def save(competition: Competition, *fields: str) -> None:
    """Save these columns and the version that the last event has set; followers are told (`leagues.live`)."""
    competition.save(update_fields=[*fields, "version"])
    live.tell(live.COMPETITION, [competition.pk])


def touch(competition: Competition, *fields: str) -> None:
    """Save these columns with a version of their own: a change that no event tells of."""
    competition.version += 1
    save(competition, *fields)
