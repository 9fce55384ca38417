"""Finding and making tables: the lobby, a new table, and the steps before a game starts."""

import uuid
from dataclasses import replace
from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_http_methods, require_safe

from accounts.authentication import player_of, viewer_of
from accounts.models import Player
from accounts.reliability import reliability_of
from accounts.vacation import on_vacation_until
from accounts.web.profile import FAMILIES
from duckcover.errors import AppError
from games import access, selectors
from games.selectors import GameFilter
from games.services import invitations, lobby, rematch
from games.services.locks import database_now
from web.facts import Comer, why_not
from web.new_tables import NewTable
from web.ponds import Document
from web.views.pages import action, number_in, page, private

PAGE = 24
"""How many tables a page of the lobby shows."""
LISTS = {
    "": (gettext_lazy("Tables with a free seat"), GameFilter(status="lobby")),
    "offered": (gettext_lazy("Seats to take over"), GameFilter(offered="true")),
    "playing": (gettext_lazy("Tables to watch"), GameFilter(status="playing")),
    "mine": (gettext_lazy("My finished games"), GameFilter(status="finished", seat="me")),
}
"""What the lobby lists, by the word in its address; the last one is of players alone."""
LANGUAGES = dict(settings.LANGUAGES)


@require_safe
@private
def tables(request: HttpRequest) -> HttpResponseBase:
    """Answer with tables, newest first: `?show=` says which, `?seats=4&language=es` narrows them, `?page=2` goes on."""
    viewer = viewer_of(request)
    lists = {name: title for name, (title, _chosen) in LISTS.items() if viewer or name != "mine"}
    show = request.GET.get("show", "") if request.GET.get("show") in lists else ""
    language = request.GET.get("language", "") if request.GET.get("language") in LANGUAGES else ""
    seats, number = number_in(request, "seats", 0), number_in(request, "page")
    rows = _rows(viewer, replace(LISTS[show][1], language=language), seats, number)
    context = {
        "tables": with_reasons(viewer, selectors.read_games(viewer, rows[:PAGE])),
        "seats": seats,
        "sizes": range(2, 8),
    }
    context |= {"lists": lists, "show": show, "title": lists[show], "language_wanted": language, "languages": LANGUAGES}
    return page(request, "web/lobby.html", {**context, "next": number + 1 if len(rows) > PAGE else None})


def _rows(viewer: Player | None, chosen: GameFilter, seats: int, number: int) -> list[Any]:
    """The games of a page of a list, and one more where there is a next page."""
    found = selectors.games_for(viewer, chosen).order_by("-created_at", "-uuid")
    if seats:
        found = found.filter(seat_count=seats)
    return list(found[(number - 1) * PAGE : number * PAGE + 1])


def with_reasons(viewer: Player | None, games: list[Document]) -> list[Document]:
    """The same games, where they wait for players with why the viewer may not sit down; four queries at most."""
    open_to = [game for game in games if game["status"] == "lobby" and not game["you"]]
    if viewer is None or not open_to:
        return games
    now = database_now()
    invited = access.invited_to(viewer, [game["id"] for game in open_to])
    away = on_vacation_until(viewer, now) is not None
    comer = Comer(viewer.is_guest, reliability_of(viewer, now).value, away, invited)
    return [{**game, "why_not": why_not(game, comer)} if game in open_to else game for game in games]


@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@private
def new_table(request: HttpRequest) -> HttpResponseBase:
    """Show the form of a new table, or make the table; the same form sent twice makes one."""
    player = player_of(request)
    form = NewTable(player, request.POST or None, initial={"seats": 4, "clock": "relaxed", "key": uuid.uuid4()})
    if request.method == "POST" and form.is_valid():
        try:
            return redirect("game", id=form.make())
        except AppError as error:
            form.refuse(error)
    return page(request, "web/new.html", {"form": form}, status=400 if form.errors else 200)


@action
def join(request: HttpRequest, id: uuid.UUID) -> None:
    """Sit down on the lowest free seat, with the family that is wanted."""
    family = request.POST.get("family", "")
    wanted = family if family in dict(FAMILIES) else ""
    lobby.join_game(player_of(request), id, family=wanted or None, invite_code=request.POST.get("invite_code", "")[:64])


@action
def start(request: HttpRequest, id: uuid.UUID) -> None:
    """Start with those who are there; bots take the empty seats where the host wants it."""
    lobby.start_game(player_of(request), id, fill="steady" if request.POST.get("fill") else None)


@action
def cancel(request: HttpRequest, id: uuid.UUID) -> None:
    """Call the game off."""
    lobby.cancel_game(player_of(request), id)


@action
def again(request: HttpRequest, id: uuid.UUID) -> uuid.UUID:
    """Make the same game anew, or sit down at the one that another has made."""
    return rematch.rematch(player_of(request), id).uuid


@action
def leave(request: HttpRequest, id: uuid.UUID) -> str:
    """Give the seat up."""
    lobby.leave_game(player_of(request), id)
    messages.success(request, _("You have left the table."))
    return "root"


@action
def decline(request: HttpRequest, id: uuid.UUID) -> str:
    """Say no to an invitation."""
    invitations.decline(player_of(request), id)
    return "root"
