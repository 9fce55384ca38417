"""What players ask of the staff: each reads the own requests, staff read all (LEAGUES.md LO7)."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from django.db.models import QuerySet

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.documents import timestamp
from leagues.models import Competition, Request
from leagues.selectors.competitions import is_staff


def requests_of(viewer: Player, competition: Competition, *, for_staff: bool) -> QuerySet[Request]:
    """The requests of a competition that a viewer reads, unordered: all, or the own ones."""
    found = Request.objects.filter(competition=competition).select_related("entry", "player")
    return found if for_staff else found.filter(player=viewer)


def one_request(viewer: Player, competition: Competition, request: UUID) -> dict[str, Any]:
    """A request as a viewer reads it. Raises: AppError `not_found`."""
    for_staff = is_staff(viewer, competition)
    found = requests_of(viewer, competition, for_staff=for_staff).filter(uuid=request).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return request_documents([found], for_staff=for_staff)[0]


def request_documents(rows: Sequence[Request], *, for_staff: bool) -> list[dict[str, Any]]:
    """Requests in their order; one query for the names of who has answered."""
    keys = {row.answered_by for row in rows if row.answered_by is not None}
    names = dict(Player.objects.filter(pk__in=keys).values_list("pk", "username"))
    return [_document(row, names, for_staff=for_staff) for row in rows]


def _document(row: Request, names: Mapping[int, str], *, for_staff: bool) -> dict[str, Any]:
    return {
        "id": str(row.uuid),
        "entry": str(row.entry.uuid),
        "player": None if row.player is None else row.player.username,
        "kind": row.kind,
        "text": row.text,
        "created_at": timestamp(row.created_at),
        "answer": row.answer or None,
        "answered_at": timestamp(row.answered_at),
        "answered_by": None if row.answered_by is None else names.get(row.answered_by),
        "private_note": row.private_note if for_staff else None,
    }
