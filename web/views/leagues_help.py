"""Playing on for others, and asking the staff (LEAGUES.md LX, LO7)."""

import uuid
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.authentication import player_of
from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from leagues.selectors import requests, substitutes
from leagues.services import substitutes as services
from web.forms import AskStaff
from web.ponds import Document
from web.views.leagues_frame import deed
from web.views.pages import counted

SHOWN = 20
"""How many of the own requests are shown, the newest first."""


def help_side(player: Player, row: Any) -> Document:
    """The player's place in the pool of substitutes, and what it has asked; four queries at most."""
    try:
        pool = substitutes.volunteer_document(substitutes.find_volunteer(player, row.uuid))
    except AppError:
        pool = None
    own = requests.requests_of(player, row, for_staff=False).order_by("-created_at", "-uuid")[:SHOWN]
    asked = requests.request_documents(list(own), for_staff=False)
    return {"pool": pool, "asked": asked, "ask": AskStaff(player, row.uuid)}


@deed
def volunteer(_request: HttpRequest, player: Player, id: uuid.UUID) -> str:
    """Join the pool of substitutes."""
    services.volunteer(player, id)
    return _("You are in the pool. You will be told when a seat is offered to you.")


@deed
def leave_pool(_request: HttpRequest, player: Player, id: uuid.UUID) -> str:
    """Leave it."""
    services.leave_pool(player, id)
    return _("You have left the pool.")


@deed
def ask(request: HttpRequest, player: Player, id: uuid.UUID) -> str:
    """Ask the staff something; a form that is sent twice asks once."""
    form = AskStaff(player, id, request.POST)
    if not form.is_valid():
        raise AppError(ErrorCode.INVALID_INPUT)
    form.make()
    return _("The staff will answer here.")


@require_POST
@login_required
@counted
def answer_offer(request: HttpRequest, id: uuid.UUID, yes: bool) -> HttpResponseBase:
    """Take the seat that is offered, and go to its table, or decline it. Raises: Http404."""
    player = player_of(request)
    try:
        if not yes:
            services.decline(player, id)
            return redirect("root")
        services.accept(player, id)
        return redirect("game", substitutes.offer_document(substitutes.find_offer(player, id))["game"])
    except AppError as error:
        if error.code == ErrorCode.NOT_FOUND:
            raise Http404 from error
        messages.error(request, error.sentence())
    return redirect("root")
