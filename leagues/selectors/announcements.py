"""What staff have told everybody, as far as a viewer may know of it (LEAGUES.md LO3, API)."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from django.db.models import Q, QuerySet

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from leagues.documents import announcement_document
from leagues.models import Announcement, League, Ruling
from leagues.selectors.competitions import find_competition, shown_competitions
from leagues.selectors.rulings import names_of


def announcements_of(viewer: Player | None, league: League, competition: UUID | None = None) -> QuerySet[Announcement]:
    """What was told in a league, or about one of its competitions, and is not hidden; unordered.

    Raises: AppError `not_found` for a competition of which the viewer may not know, or of another league.
    """
    found = Announcement.objects.filter(league=league, hidden_at=None).select_related("competition")
    if competition is None:
        return found.filter(Q(competition=None) | Q(competition__in=shown_competitions(viewer, league).order_by()))
    about = find_competition(viewer, competition)
    if about.league_id != league.pk:
        raise AppError(ErrorCode.NOT_FOUND)
    return found.filter(competition=about)


def announcement_documents(rows: Sequence[Announcement]) -> list[dict[str, Any]]:
    """Announcements in their order; one query for names."""
    names = names_of(rows)
    return [announcement_document(row, names) for row in rows]


def find_made(league: UUID, ruling: int) -> Ruling:
    """A ruling (primary key) in a league that its maker sees. Raises: AppError `not_found`."""
    known = Ruling.objects.filter(league__uuid=league, pk=ruling).select_related("entry", "undoes", "undone_by")
    found = known.first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found
