"""The one writer of rulings: it numbers them, and nothing else changes the record (LEAGUES.md LO2)."""

import datetime as dt
from typing import Any

from django.db.models import Q

from leagues.models import Competition, Event, Round, Ruling
from leagues.services.events import add_event
from leagues.services.numbers import next_number, valid_reason
from leagues.services.staff import Actor, is_interested

OF_DRAWS = (Ruling.Action.REDRAW, Ruling.Action.MOVE)
"""What changes who sits with whom."""
ABOUT_DRAWS = Q(action__in=OF_DRAWS) | Q(undoes__action__in=OF_DRAWS)
"""Condition on a Ruling: it changes a draw, or undoes one that does."""


def record(
    competition: Competition, actor: Actor | None, action: Ruling.Action, reason: str, now: dt.datetime, **fields: Any
) -> Ruling:
    """Write a ruling of a locked competition, and its event; without an actor the service decided by itself.

    A ruling about a draw that is not published gets its event with the publication: a number that follows those that
    everybody knows by then. Until then it is a version without an event.
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
    if _is_of_hidden_draw(ruling):
        competition.version += 1
    else:
        _tell(competition, ruling, now)
    return ruling


def tell_of_draw(competition: Competition, number: int, now: dt.datetime) -> None:
    """Write the events of the rulings on a draw that is published now; the caller saves the version."""
    for ruling in Ruling.objects.filter(ABOUT_DRAWS, competition=competition, round=number).order_by("number"):
        _tell(competition, ruling, now)


def _tell(competition: Competition, ruling: Ruling, now: dt.datetime) -> None:
    kind = Event.Kind.RULING_UNDONE if ruling.action == Ruling.Action.UNDO else Event.Kind.RULING_MADE
    said = {"ruling": ruling.number, "action": ruling.action}
    add_event(competition, kind, now, round=ruling.round, table=ruling.table, **said)


def _is_of_hidden_draw(ruling: Ruling) -> bool:
    if ruling.action not in OF_DRAWS and (ruling.undoes is None or ruling.undoes.action not in OF_DRAWS):
        return False
    hidden = Round.objects.filter(competition=ruling.competition, number=ruling.round or 0, status=Round.Status.DRAWN)
    return hidden.exists()
