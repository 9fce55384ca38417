"""Rulings and events of a competition that the viewer may know of (LEAGUES.md LO2, LO5, LO7, API).

A ruling that changes a draw before it is published is on record from the publication on: until then nobody who plays
is to know of it. Organizers who do not play see it at once.
"""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from django.db.models import Q, QuerySet

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.documents import timestamp
from leagues.documents import ruling_document, standing_document
from leagues.models import Announcement, Competition, Event, Round, Ruling, Standing
from leagues.selectors.rounds import Shown
from leagues.services.facts import PUBLISHED
from leagues.services.records import ABOUT_DRAWS


def rulings_of(competition: Competition, shown: Shown = PUBLISHED) -> QuerySet[Ruling]:
    """The rulings that a viewer sees to whom rounds of these states are shown, unordered."""
    rows = Ruling.objects.filter(competition=competition).select_related("entry", "undoes", "undone_by")
    return rows.exclude(_of_hidden_draws(competition, shown))


def find_ruling(competition: Competition, number: int, shown: Shown = PUBLISHED) -> Ruling:
    """A ruling that a viewer sees. Raises: AppError `not_found`."""
    found = rulings_of(competition, shown).filter(number=number).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def about(target: str) -> Q:
    """The condition that a ruling is about a target: an entry's id, `2` for a round, `2/3` for a table of a round."""
    number, _, table = target.partition("/")
    if not number.isdecimal():
        return Q(entry__uuid=UUID(target))
    return Q(round=int(number), table=int(table)) if table else Q(round=int(number))


def ruling_documents(rows: Sequence[Ruling], *, for_staff: bool) -> list[dict[str, Any]]:
    """Rulings in their order; one query for names. A row that a trial has rolled back takes one more."""
    names = names_of(rows)
    return [ruling_document(row, names, _undone_by(row), for_staff=for_staff) for row in rows]


def standing_documents(rows: Sequence[Standing]) -> list[dict[str, Any]]:
    """Rows of standings, which come with `entry` and its player."""
    return [standing_document(row) for row in rows]


def events_after(competition: Competition, after: int, limit: int) -> list[Event]:
    """Up to `limit` events with a number above `after`, oldest first; one query, whoever asks.

    An event is for everybody: what not everybody may know has none until then (`leagues.services.records`).
    """
    return list(Event.objects.filter(competition=competition, number__gt=after).order_by("number")[:limit])


def event_document(row: Event) -> dict[str, Any]:
    """An event; `details` holds no name."""
    return {
        "number": row.number,
        "kind": row.kind,
        "at": timestamp(row.at),
        "round": row.round,
        "table": row.table,
        "details": row.data,
    }


def _of_hidden_draws(competition: Competition, shown: Shown) -> Q:
    """Condition on a Ruling: it is about a draw that is not shown, or undoes one that is."""
    rounds = Round.objects.filter(competition=competition, status=Round.Status.DRAWN).exclude(status__in=shown)
    return Q(round__in=rounds.values("number")) & ABOUT_DRAWS


def _undone_by(row: Ruling) -> int | None:
    found: Ruling | None = getattr(row, "undone_by", None)
    return None if found is None else found.number


def names_of(rows: Sequence[Ruling] | Sequence[Announcement]) -> Mapping[int, str]:
    """The names of who made these rows, by primary key; deleted accounts have none any more; one query."""
    keys = {row.actor for row in rows if row.actor is not None}
    return dict(Player.objects.filter(pk__in=keys).values_list("pk", "username"))
