"""The one writer of rulings: it numbers them, and nothing else changes the record (LEAGUES.md LO2)."""

import datetime as dt
from typing import Any

from leagues.models import Competition, Event, Ruling
from leagues.services.events import add_event
from leagues.services.numbers import next_number, valid_reason
from leagues.services.staff import Actor, is_interested


def record(
    competition: Competition, actor: Actor | None, action: Ruling.Action, reason: str, now: dt.datetime, **fields: Any
) -> Ruling:
    """Write a ruling of a locked competition, and its event; without an actor the service decided by itself.

    `fields` are columns of `Ruling`. Raises: AppError `invalid_input` for a reason that is none.
    """
    ruling = Ruling.objects.create(
        league=competition.league,
        competition=competition,
        number=next_number(competition.league, competition),
        at=now,
        actor=None if actor is None else actor.player.pk,
        role="" if actor is None else actor.role,
        action=action,
        reason=reason if actor is None else valid_reason(reason),
        automatic=actor is None,
        interested=actor is not None and is_interested(competition, actor),
        **fields,
    )
    kind = Event.Kind.RULING_UNDONE if action == Ruling.Action.UNDO else Event.Kind.RULING_MADE
    add_event(competition, kind, now, round=ruling.round, table=ruling.table, ruling=ruling.number, action=action)
    return ruling
