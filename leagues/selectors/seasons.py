"""Seasons: their divisions, and who moves where, as far as a viewer may know of it (LEAGUES.md LM, API)."""

from typing import Any
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from leagues.documents import competition_reference, following_document, mover_document, season_document
from leagues.models import Competition, Season
from leagues.selectors.competitions import competitions_for, role_in, roles_of, shown_competitions
from leagues.services.movement import OVER, movement, newcomers_of
from leagues.services.staff import ORGANIZERS


def seasons_for(viewer: Player | None) -> QuerySet[Season]:
    """The seasons with a division that a viewer (None: anonymous) may know of."""
    divisions = competitions_for(viewer).filter(season=OuterRef("pk"))
    return Season.objects.filter(Exists(divisions)).select_related("league")


def find_season(viewer: Player | None, season: UUID) -> Season:
    """A season that the viewer may know of, with its league. Raises: AppError `not_found`."""
    found = seasons_for(viewer).filter(uuid=season).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def whole_season(viewer: Player | None, row: Season) -> dict[str, Any]:
    """A season with its divisions, from the top, and the seasons around it; three queries."""
    divisions = list(shown_competitions(viewer, row.league).filter(season=row).order_by("tier"))
    around = {each.previous_id: each for each in _around(viewer, row)}
    following = around.pop(row.pk, None)
    before = next(iter(around.values()), None)
    role = role_in(roles_of(viewer, [row.league_id]).get(row.league_id))
    is_over = {each.status for each in divisions} == {Competition.Status.FINISHED}
    may = ["change_settings"] if role in ORGANIZERS else []
    return {
        **season_document(row),
        "previous": None if before is None else str(before.uuid),
        "next": None if following is None else str(following.uuid),
        "divisions": [competition_reference(each) for each in divisions],
        "you": {"role": role, "may": [*may, "make_next"] if may and is_over and following is None else may},
    }


def movement_document(viewer: Player | None, row: Season) -> dict[str, Any]:
    """Who moves where as the season stands now; seven queries, whatever its size.

    Raises: AppError `not_found` where the viewer may not know of one of its divisions: places follow from all.
    """
    divisions = list(row.divisions.order_by("tier"))
    if set(divisions) != set(competitions_for(viewer).filter(season=row)):
        raise AppError(ErrorCode.NOT_FOUND)
    found = movement(row, newcomers_of(row))
    return {
        "season": str(row.uuid),
        "final": all(each.status in OVER for each in divisions),
        "divisions": [
            {
                "tier": each.tier,
                "competition": str(each.uuid),
                "entries": [mover_document(mover.entry, mover.place, mover.to) for mover in order],
            }
            for each, order in zip(divisions, found.divisions, strict=True)
        ],
        "following": [
            {"tier": tier, "entries": [following_document(each, seed) for seed, each in enumerate(entries, 1)]}
            for tier, entries in enumerate(found.following, 1)
        ],
    }


def _around(viewer: Player | None, row: Season) -> QuerySet[Season]:
    """The season before and the one after, where the viewer may know of them."""
    return seasons_for(viewer).filter(Q(pk=row.previous_id) | Q(previous=row))
