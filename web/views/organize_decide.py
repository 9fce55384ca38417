"""The one page of all decisions of staff: form, preview of the effects, then done once, on record (LEAGUES.md LO2)."""

import uuid
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from duckcover.errors import AppError, ErrorCode
from web.organize.aims import Aim, Place
from web.organize.catalogue import find_power
from web.organize.effects import preview_of
from web.organize.forms import Decision
from web.organize.powers import Power, decide, decide_once
from web.organize.words import place_name
from web.views.organize import EITHER, staffed
from web.views.pages import page

PREFILLED = ("one", "other", "entry", "until", "closes_at", "points", "username")
"""What a link to a decision may choose beforehand."""


@staffed("GET", "HEAD", "POST", of=EITHER)
def decision(request: HttpRequest, place: Place, power: str, **target: Any) -> HttpResponseBase:
    """Ask for a decision, show what it would do, and do it when that is confirmed. Raises: Http404, AppError."""
    aim = Aim(place, **target)
    found = find_power(aim.kind, power)
    if found is None:
        raise Http404
    aim.state()
    _require(found, place)
    form = found.form(aim, request.POST if request.method == "POST" else None, _initial(request, place))
    if request.method != "POST" or request.POST.get("step") == "change" or not form.is_valid():
        return _shown(request, found, aim, form)
    try:
        if request.POST.get("step") == "confirm":
            return _done(request, found, aim, decide_once(found, aim, form))
        tried = decide(found, aim, form, dry_run=True)
    except AppError as error:
        if error.code == ErrorCode.NOT_FOUND:
            raise
        form.refuse(error)
        return _shown(request, found, aim, form, status=error.code.status)
    return _page(request, "web/organize/preview.html", found, aim, form, {"preview": preview_of(found, aim, tried)})


def _require(power: Power, place: Place) -> None:
    if place.role not in power.roles:
        raise AppError(ErrorCode.NOT_STAFF)


def _initial(request: HttpRequest, place: Place) -> dict[str, Any]:
    chosen = {name: request.GET[name] for name in PREFILLED if name in request.GET}
    return {"key": uuid.uuid4(), "version": place.row.version, **chosen}


def _shown(request: HttpRequest, power: Power, aim: Aim, form: Decision, *, status: int = 0) -> HttpResponse:
    refused = form.is_bound and request.POST.get("step") != "change" and bool(form.errors)
    return _page(request, "web/organize/decide.html", power, aim, form, {}, status or (400 if refused else 200))


def _page(
    request: HttpRequest,
    template: str,
    power: Power,
    aim: Aim,
    form: Decision,
    more: dict[str, Any],
    status: int = 200,
) -> HttpResponse:
    context = {"place": aim.place, "aim": aim, "power": power, "form": form, "about": about(aim), **more}
    return page(request, template, context, status=status)


def _done(request: HttpRequest, power: Power, aim: Aim, number: int) -> HttpResponse:
    """Lead to the ruling on record, or where there is none, to the place of the decision."""
    base = aim.place.base
    if not number:
        messages.success(request, _("Done."))
        return redirect("root" if power.name == "leave" else base)
    messages.success(request, _("Done. It is on record as ruling %(number)s.") % {"number": number})
    return redirect(f"{base}/rulings/{number}")


def about(aim: Aim) -> str:
    """What a decision is about, in words."""
    if aim.kind == "entry":
        player = aim.entry_row.player
        return str(player.username) if player else _("deleted account")
    if aim.kind == "username":
        return str(aim.staff_row.player.username)
    if aim.kind == "ruling":
        return _("ruling %(number)s") % {"number": aim.ruling}
    if aim.kind == "announcement":
        return str(aim.announcement_row.text)
    return place_name(aim.round, aim.table) if aim.kind in ("round", "table") else str(aim.place.row.name)
