"""The pages of those who run a league: a new one, its staff, its competitions (LEAGUES.md LO1)."""

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods

from accounts.authentication import player_of
from duckcover.errors import AppError, ErrorCode
from leagues.services import homes
from leagues.services.staff import ORGANIZERS
from web.organize.aims import Place
from web.organize.forms import MEANWHILE, newer
from web.organize.league_forms import LeagueSettings, NewLeague
from web.views.organize import staffed
from web.views.pages import page, private


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@private
def new_league(request: HttpRequest) -> HttpResponseBase:
    """Show the form of a new league, or make the league; the same form sent twice makes one."""
    form = NewLeague(player_of(request), request.POST or None)
    if request.method == "POST" and form.is_valid():
        try:
            return redirect("organize", form.make())
        except AppError as error:
            form.add_error(None, error.sentence())
    return page(request, "web/organize/new_league.html", {"form": form}, status=400 if form.errors else 200)


@staffed("GET", "HEAD", "POST", of=("league",))
def settings(request: HttpRequest, place: Place) -> HttpResponseBase:
    """Show the texts of a league, or change them. Raises: AppError `not_staff`."""
    if place.role not in ORGANIZERS:
        raise AppError(ErrorCode.NOT_STAFF)
    form = LeagueSettings(request.POST or None, initial=_texts_of(place))
    status = 400 if form.errors else 200
    if request.method == "POST" and form.is_valid():
        try:
            homes.change_league(place.viewer, place.league.uuid, form.texts(), form.cleaned_data["version"])
        except AppError as error:
            form.data = newer(request.POST, place.league.version)
            form.add_error(None, str(MEANWHILE))
            status = error.code.status
        else:
            messages.success(request, _("Saved."))
            return redirect(place.base)
    return page(request, "web/organize/league_settings.html", {"form": form, "place": place}, status=status)


def _texts_of(place: Place) -> dict[str, Any]:
    return {name: getattr(place.league, name) for name in (*homes.TEXTS, "version")}
