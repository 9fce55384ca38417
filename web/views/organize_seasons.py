"""Seasons: made with their divisions, changed as long as none is drawn, followed by the next one (LEAGUES.md LM)."""

import uuid
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from duckcover.errors import AppError, ErrorCode
from leagues.selectors import seasons
from leagues.services.seasons import MEMBERS, change_season
from web.organize.aims import Place, Row
from web.organize.competition_forms import TEMPLATES
from web.organize.forms import MEANWHILE, newer
from web.organize.season_forms import NewSeason, NextSeason, SeasonSettings
from web.ponds import Document
from web.views.organize import staffed
from web.views.organize_competitions import copies_of, require_organizer, start_of
from web.views.pages import page


@staffed("GET", "HEAD", "POST", of=("league",))
def new(request: HttpRequest, place: Place) -> HttpResponseBase:
    """Show the form of a new season, or make it with a draft for each division, once a form."""
    require_organizer(place)
    form = NewSeason(place.viewer, place.league.uuid, request.POST or None, start_of(request, place))
    if request.method == "POST" and form.is_valid():
        try:
            return redirect(f"{place.base}/seasons/{form.make()}")
        except AppError as error:
            form.refuse(error)
    context: Document = {"templates": TEMPLATES, "copies": copies_of(place), "start": request.GET.get("from", "swiss")}
    context |= {"form": form, "place": place}
    return page(request, "web/organize/new_season.html", context, status=400 if form.errors else 200)


@staffed("GET", "HEAD", "POST", of=("league",))
def one(request: HttpRequest, place: Place, season: uuid.UUID) -> HttpResponseBase:
    """Show a season with its divisions, or change it, or make the next one. Raises: AppError `not_found`."""
    row = seasons.find_season(place.viewer, season)
    if row.league_id != place.league.pk:
        raise AppError(ErrorCode.NOT_FOUND)
    if request.method != "POST":
        return _shown(request, place, row, SeasonSettings(initial=_initial(row)), NextSeason(place.viewer, season))
    require_organizer(place)
    if "next_name" in request.POST:
        return _follow(request, place, row)
    return _change(request, place, row)


def _follow(request: HttpRequest, place: Place, row: Row) -> HttpResponseBase:
    """Make the next season."""
    form, status = NextSeason(place.viewer, row.uuid, request.POST), 400
    if form.is_valid():
        try:
            made = form.make()
        except AppError as error:
            form.add_error(None, error.sentence())
            status = error.code.status
        else:
            messages.success(request, _("The next season is made. Its divisions are drafts."))
            return redirect(f"{place.base}/seasons/{made}")
    return _shown(request, place, row, SeasonSettings(initial=_initial(row)), form, status)


def _change(request: HttpRequest, place: Place, row: Row) -> HttpResponseBase:
    """Change the name and how divisions move."""
    form, status = SeasonSettings(request.POST), 400
    if form.is_valid():
        try:
            change_season(place.viewer, row.uuid, form.changes(), form.cleaned_data["version"])
        except AppError as error:
            status = _refuse(form, error, row.version)
        else:
            messages.success(request, _("Saved."))
            return redirect(f"{place.base}/seasons/{row.uuid}")
    return _shown(request, place, row, form, NextSeason(place.viewer, row.uuid), status)


def _refuse(form: SeasonSettings, error: AppError, version: int) -> int:
    if error.code == ErrorCode.PRECONDITION_FAILED:
        form.data = newer(form.data, version)
        form.add_error(None, str(MEANWHILE))
    else:
        form.add_error(None, error.sentence())
    return error.code.status


def _initial(row: Row) -> dict[str, Any]:
    return {name: getattr(row, name) for name in (*MEMBERS, "version")}


def _shown(
    request: HttpRequest, place: Place, row: Row, form: SeasonSettings, following: NextSeason, status: int = 200
) -> HttpResponse:
    known = seasons.whole_season(place.viewer, row)
    context = {"season": known, "form": form, "following": following, "place": place, "tab": "panel"}
    return page(request, "web/organize/season.html", context, status=status)
