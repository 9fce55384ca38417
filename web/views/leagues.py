"""Finding leagues and competitions, and the page of a league."""

import uuid
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from accounts.authentication import player_of, viewer_of
from accounts.models import Player
from duckcover.errors import AppError
from leagues.selectors import competitions, seasons
from leagues.selectors.announcements import announcement_documents, announcements_of
from leagues.services import staff
from web.league_words import LISTS
from web.paging import Leaf
from web.ponds import Document
from web.views.leagues_competition import overview
from web.views.leagues_frame import not_found
from web.views.leagues_season import season
from web.views.pages import counted, page, private

PAGE = 24
"""How many competitions a page lists."""
TOLD = 10
"""How many announcements the page of a league shows, the newest first."""
BESIDE = 8
"""How many leagues stand beside them."""
NEWEST = ("-created_at", "-uuid")
EXPORTS = {"csv": "standings?format=csv", "json": "export", "ics": "calendar.ics"}
"""What the API answers for a competition, by the end of its address."""


@require_safe
@private
def listed(request: HttpRequest) -> HttpResponseBase:
    """Answer with competitions, newest first: `?show=` says which, `?cursor=` goes on."""
    viewer = viewer_of(request)
    lists = {name: text for name, text in LISTS.items() if viewer or name != "mine"}
    show = request.GET.get("show", "open")
    leaf = Leaf(request, _competitions(viewer, show if show in lists else "open"), *NEWEST, size=PAGE)
    known = competitions.competition_summaries(viewer, leaf.rows)
    leagues = list(competitions.listed_leagues(viewer).order_by(*NEWEST)[: BESIDE + 1])
    context = {
        "found": list(zip(leaf.rows, known, strict=True)),
        "leaf": leaf,
        "lists": lists,
        "show": show if show in lists else "open",
        "leagues": leagues[:BESIDE],
        "more_leagues": len(leagues) > BESIDE,
    }
    return page(request, "web/leagues/list.html", context)


def _competitions(viewer: Player | None, show: str) -> Any:
    """The competitions of a list."""
    status = show if show in ("running", "finished") else None
    return competitions.listed_competitions(viewer, status=status, is_open=show == "open", mine=show == "mine")


@require_safe
@private
def leagues(request: HttpRequest) -> HttpResponseBase:
    """Answer with the leagues, newest first; `?mine=1`: those that the viewer runs or plays in."""
    viewer = viewer_of(request)
    mine = viewer is not None and "mine" in request.GET
    leaf = Leaf(request, competitions.listed_leagues(viewer, mine=mine), *NEWEST, size=PAGE)
    known = competitions.league_documents(viewer, leaf.rows)
    return page(request, "web/leagues/leagues.html", {"leagues": known, "leaf": leaf, "mine": mine})


@require_safe
@private
def league_or_competition(request: HttpRequest, id: uuid.UUID) -> HttpResponseBase:
    """Answer with what has this id: a competition, a season, or a league. Raises: Http404."""
    viewer = viewer_of(request)
    row = competitions.competitions_for(viewer).select_related("league", "season").filter(uuid=id).first()
    if row is not None:
        return overview(request, row)
    of_season = seasons.seasons_for(viewer).filter(uuid=id).first()
    if of_season is not None:
        return season(request, of_season)
    try:
        return _league(request, competitions.find_league(viewer, id))
    except AppError as error:
        return not_found(request, error)


def _league(request: HttpRequest, row: Any) -> HttpResponseBase:
    viewer = viewer_of(request)
    known = competitions.whole_league(viewer, row)
    told = announcements_of(viewer, row).order_by("-at", "-uuid")[:TOLD]
    context = {"league": known, "seasons": _by_season(known), "told": announcement_documents(list(told))}
    return page(request, "web/leagues/league.html", context)


def _by_season(league: Document) -> list[tuple[Document | None, list[Document]]]:
    """The seasons of a league with their divisions, the top first; at the end what belongs to none."""
    found: list[tuple[Document | None, list[Document]]] = [
        (season, sorted((each for each in league["competitions"] if each["season"] == season["id"]), key=_tier))
        for season in league["seasons"]
    ]
    alone = [each for each in league["competitions"] if each["season"] is None]
    return [*((season, divisions) for season, divisions in found if divisions), *([(None, alone)] if alone else [])]


def _tier(competition: Document) -> int:
    return int(competition["tier"])


@require_POST
@login_required
@counted
def accept(request: HttpRequest, id: uuid.UUID) -> HttpResponseBase:
    """Accept to be of the staff of a league. Raises: Http404."""
    try:
        staff.accept(player_of(request), id)
    except AppError as error:
        raise Http404 from error
    messages.success(request, _("You are on the staff now."))
    return redirect("league", id)


@require_safe
def export(_request: HttpRequest, id: uuid.UUID, kind: str) -> HttpResponseBase:
    """Lead to the standings as a table, the export, or the calendar of a competition, which the API answers."""
    if kind not in EXPORTS:
        raise Http404
    return HttpResponseRedirect(f"/api/v1/competitions/{id}/{EXPORTS[kind]}")
