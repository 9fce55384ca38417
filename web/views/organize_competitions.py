"""Making a competition from a form, and changing a draft (LEAGUES.md LO6)."""

import uuid
from typing import Any
from zoneinfo import ZoneInfo

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.utils import timezone
from django.utils.translation import gettext as _

from duckcover.errors import AppError, ErrorCode
from games.services.locks import database_now
from leagues.selectors.competitions import listed_competitions
from leagues.services.competitions import change_draft
from leagues.services.staff import ORGANIZERS
from web.organize.aims import Place
from web.organize.competition_forms import (
    TEMPLATES,
    CompetitionForm,
    Draft,
    NewCompetition,
    copy_initial,
    template_initial,
)
from web.organize.forms import MEANWHILE, newer
from web.ponds import Document
from web.views.organize import staffed
from web.views.pages import page

MOST_COPIES = 20
"""How many older competitions the page offers to start from."""


@staffed("GET", "HEAD", "POST", of=("league",))
def new(request: HttpRequest, place: Place) -> HttpResponseBase:
    """Show the form of a new competition, `?from=` a template or an older one, or make the draft, once a form."""
    require_organizer(place)
    form = NewCompetition(place.viewer, place.league.uuid, request.POST or None, start_of(request, place))
    if request.method == "POST" and form.is_valid():
        try:
            return redirect("organize", form.make())
        except AppError as error:
            form.refuse(error)
    context: Document = {"templates": TEMPLATES, "copies": copies_of(place), "start": request.GET.get("from", "swiss")}
    return _shown(request, place, form, "new_competition", context)


@staffed("GET", "HEAD", "POST")
def edit(request: HttpRequest, place: Place) -> HttpResponseBase:
    """Show the settings of a draft, or change them. Raises: AppError `not_staff`, `competition_state`."""
    require_organizer(place)
    row = place.competition
    if row.status != "draft":
        raise AppError(ErrorCode.COMPETITION_STATE)
    initial = {**copy_initial(row, place.viewer.time_zone), "version": row.version}
    form = Draft(place.viewer, request.POST or None, initial)
    status = 200
    if request.method == "POST" and form.is_valid():
        try:
            change_draft(place.viewer, row.uuid, form.document(), form.cleaned_data["version"])
        except AppError as error:
            status = _refuse(form, error, row.version)
        else:
            messages.success(request, _("Saved."))
            return redirect(place.base)
    return _shown(request, place, form, "edit_competition", {}, status)


def _refuse(form: Draft, error: AppError, version: int) -> int:
    """Say what was refused; of a newer version, go on from that. Answers the status."""
    if error.code != ErrorCode.PRECONDITION_FAILED:
        form.refuse(error)
        return error.code.status
    form.data = newer(form.data, version)
    form.add_error(None, str(MEANWHILE))
    return error.code.status


def start_of(request: HttpRequest, place: Place) -> dict[str, Any]:
    """What a new competition begins with."""
    zone, start = place.viewer.time_zone, request.GET.get("from", "swiss")
    try:
        found = _of_staff(place).filter(uuid=uuid.UUID(start)).first()
    except ValueError:
        found = None
    if found is not None:
        return copy_initial(found, zone)
    with timezone.override(ZoneInfo(zone)):
        return template_initial(start if start in TEMPLATES else "swiss", zone, database_now()) | {
            "visibility": place.league.visibility
        }


def copies_of(place: Place) -> list[Any]:
    """The competitions that the page offers to start from."""
    return list(_of_staff(place).order_by("-created_at", "-uuid")[:MOST_COPIES])


def _of_staff(place: Place) -> Any:
    """The competitions that can be copied: those of the league."""
    return listed_competitions(place.viewer).filter(league=place.league)


def require_organizer(place: Place) -> None:
    """Raises: AppError `not_staff` for a referee."""
    if place.role not in ORGANIZERS:
        raise AppError(ErrorCode.NOT_STAFF)


def _shown(
    request: HttpRequest, place: Place, form: CompetitionForm, template: str, context: Document, status: int = 200
) -> HttpResponse:
    refused = 400 if form.errors and status == 200 else status
    return page(request, f"web/organize/{template}.html", {"form": form, "place": place, **context}, status=refused)
