"""A season: its divisions, and who moves where as it stands now (LEAGUES.md LM)."""

from typing import Any

from django.http import HttpRequest, HttpResponseBase

from accounts.authentication import viewer_of
from duckcover.errors import AppError
from leagues.selectors import seasons
from web.league_tables import moves_of
from web.ponds import Document
from web.views.pages import page


def season(request: HttpRequest, row: Any) -> HttpResponseBase:
    """What a season is, and who would go up and down."""
    viewer = viewer_of(request)
    known = seasons.whole_season(viewer, row)
    movement = _movement(viewer, row)
    names = {division["tier"]: division["name"] for division in known["divisions"]}
    context = {
        "season": known,
        "row": row,
        "movement": movement,
        "moves": moves_of(movement, names) if movement else [],
    }
    return page(request, "web/leagues/season.html", context)


def _movement(viewer: Any, row: Any) -> Document | None:
    """Who moves where; None where the viewer may not know all divisions."""
    try:
        return seasons.movement_document(viewer, row)
    except AppError:
        return None
