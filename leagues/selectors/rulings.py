"""Rulings as the API says them, and the standings that a trial answers (LEAGUES.md LO2)."""

from collections.abc import Sequence
from typing import Any

from django.db.models import QuerySet

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from leagues.documents import ruling_document, standing_document
from leagues.models import Competition, Ruling, Standing


def rulings_of(competition: Competition) -> QuerySet[Ruling]:
    """The rulings of a competition, with what their documents need; unordered."""
    return Ruling.objects.filter(competition=competition).select_related("entry", "undoes")


def find_ruling(competition: Competition, number: int) -> Ruling:
    """Raises: AppError `not_found`."""
    found = rulings_of(competition).filter(number=number).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def ruling_documents(rows: Sequence[Ruling], *, for_staff: bool) -> list[dict[str, Any]]:
    """Rulings in their order; two queries. Rows that a trial has rolled back are no different."""
    actors = {row.actor for row in rows if row.actor is not None}
    names = dict(Player.objects.filter(pk__in=actors).values_list("pk", "username"))
    undoing = Ruling.objects.filter(undoes__in=[row.pk for row in rows])
    undone_by = dict(undoing.values_list("undoes", "number"))
    return [ruling_document(row, names, undone_by.get(row.pk), for_staff=for_staff) for row in rows]


def standings_stored(competition: Competition) -> list[Standing]:
    """The rows of the standings, in their order; one query."""
    rows = Standing.objects.filter(competition=competition).select_related("entry__player")
    return list(rows.order_by("place"))


def standing_documents(rows: Sequence[Standing]) -> list[dict[str, Any]]:
    """Rows of standings, which come with `entry` and its player."""
    return [standing_document(row) for row in rows]
