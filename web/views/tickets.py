"""Waiting for a game with anybody who wants the same: the player's tickets."""

import uuid

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from accounts.authentication import player_of
from duckcover.errors import AppError
from games import access
from games.documents import ticket_document
from games.services import matchmaking
from web.forms import FindGame
from web.views.pages import counted, page, private

SHOWN = 50
"""How many tickets the page lists, the newest first."""
INITIAL = {"seats": [3, 4], "clocks": ["daily"], "rated": True}


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@private
def waiting(request: HttpRequest) -> HttpResponseBase:
    """Show the tickets and the form of a new one, or make it; the same form sent twice makes one."""
    player = player_of(request)
    form = FindGame(player, request.POST or None, initial={**INITIAL, "key": uuid.uuid4()})
    if request.method == "POST" and form.is_valid():
        try:
            form.make()
        except AppError as error:
            form.add_error(None, error.sentence())
        else:
            messages.success(request, _("You wait for a game. You will be told when it begins."))
            return redirect("tickets")
    rows = access.tickets_of(player).order_by("-created_at", "-id")[:SHOWN]
    context = {"form": form, "tickets": [ticket_document(row) for row in rows]}
    return page(request, "web/tickets.html", context, status=400 if form.errors else 200)


@require_POST
@login_required
@counted
def delete(request: HttpRequest, id: uuid.UUID) -> HttpResponseBase:
    """Wait no longer."""
    try:
        matchmaking.delete_ticket(player_of(request), id)
    except AppError as error:
        messages.error(request, error.sentence())
    return redirect("tickets")
