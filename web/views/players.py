"""The public profile of a player, and what another player may do about it."""

import uuid
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from accounts.authentication import viewer_of
from accounts.models import Player
from accounts.reliability import reliability_of
from accounts.selectors import blocks_of, find_player, mutes_of
from accounts.services.blocks import block, same_household, unblock
from accounts.services.mutes import mute, unmute
from accounts.vacation import on_vacation_until
from duckcover.errors import AppError, ErrorCode
from games import access, selectors
from games.selectors import GameFilter
from games.services import invitations
from games.services.locks import database_now
from leagues.ratings.selectors import rating_document, ratings_of
from leagues.selectors.entries import history_of
from web.forms import ReportPlayer
from web.ponds import Document
from web.views.pages import counted, page, private

MOST = 50
"""How many of the viewer's games are looked through for the other player."""
TOGETHER = 5
COMPETITIONS = 10
"""How many of a player's competitions the profile names, the newest first."""


@require_safe
@private
def profile(request: HttpRequest, username: str) -> HttpResponse:
    """What everybody may see of a player; to another player also what it may do. Raises: Http404."""
    return _shown(request, found_player(username))


def found_player(username: str) -> Player:
    """The active player of a name in an address. Raises: Http404."""
    try:
        return find_player(username)
    except AppError as error:
        raise Http404 from error


def _shown(request: HttpRequest, player: Player, form: ReportPlayer | None = None) -> HttpResponse:
    viewer, now = viewer_of(request), database_now()
    context: dict[str, Any] = {
        "player": player,
        "reliability": reliability_of(player, now).document(),
        "vacation_until": on_vacation_until(player, now),
        "ratings": [rating_document(row) for row in ratings_of(player)],
        "competitions": history_of(viewer, player).order_by("-entered_at", "-uuid")[:COMPETITIONS],
        "own": viewer is not None and viewer.pk == player.pk,
    }
    if viewer is not None and not viewer.is_guest and not same_household(viewer, player):
        context |= _between(viewer, player)
        context["quoted"] = quoted = _quoted(viewer, player, request.GET.get("message", ""))
        about = {"message": quoted.uuid, "game": quoted.game.uuid} if quoted else {}
        context["form"] = form or ReportPlayer(viewer, player, initial={"key": uuid.uuid4(), **about})
    return page(request, "web/player.html", context, status=400 if form else 200)


def _between(viewer: Player, player: Player) -> dict[str, Any]:
    """What stands between two players, and the viewer's games that lead to another one with both; six queries."""
    return {
        "muted": mutes_of(viewer).filter(muted=player).exists(),
        "blocked": blocks_of(viewer).filter(blocked=player).exists(),
        "hosted": [game for game in _games(viewer, "lobby") if game["host"] == viewer.username],
        "together": [game for game in _games(viewer, "finished") if _sits(player, game)][:TOGETHER],
    }


def _quoted(viewer: Player, author: Player, key: str) -> Any:
    """The message of a player that a report may be about, by its id, if the viewer may read it; None for another."""
    try:
        message = access.find_message(str(uuid.UUID(key)))
        readable = access.messages_for(viewer, access.find_game(viewer, message.game.uuid))
    except (AppError, ValueError):
        return None
    return readable.filter(uuid=message.uuid, author=author, removed_at=None).exclude(text="").first()


def _games(viewer: Player, status: str) -> list[Document]:
    found = selectors.games_for(viewer, GameFilter(status=status, seat="me")).order_by("-created_at", "-uuid")
    return selectors.read_games(viewer, list(found[:MOST]))


def _sits(player: Player, game: Document) -> bool:
    return any(seat["player"] == player.username for seat in game["seats"])


def _deed(work: Callable[[HttpRequest, Player, Player], str | None]) -> Callable[..., HttpResponseBase]:
    """A view for a form of the profile: it does the work, and the profile says what came of it.

    Guests have no part in it: nothing that they want of others outlives them. Raises: Http404.
    """

    @require_POST
    @counted
    @wraps(work)
    def view(request: HttpRequest, username: str) -> HttpResponseBase:
        viewer, other = viewer_of(request), found_player(username)
        if viewer is None or viewer.is_guest:
            return redirect_to_login(reverse("player", args=[other.username]))
        try:
            said = work(request, viewer, other)
        except AppError as error:
            if error.code == ErrorCode.NOT_FOUND:
                raise Http404 from error
            messages.error(request, error.sentence())
        else:
            if said is None:
                return _shown(request, other, _report(request, viewer, other))
            messages.success(request, said)
        return redirect("player", other.username)

    return view


@_deed
def muting(request: HttpRequest, viewer: Player, other: Player) -> str:
    """Read the other's messages no longer, or again."""
    if request.POST.get("undo"):
        unmute(viewer, other)
        return _("You read the messages of this player again.")
    mute(viewer, other)
    return _("You no longer read the messages of this player.")


@_deed
def blocking(request: HttpRequest, viewer: Player, other: Player) -> str:
    """Have nothing to do with the other any more, or take that back."""
    if request.POST.get("undo"):
        unblock(viewer, other)
        return _("You may meet this player again.")
    block(viewer, other)
    return _("You do not meet this player any more.")


@_deed
def inviting(request: HttpRequest, viewer: Player, other: Player) -> str:
    """Invite the other to a table of the viewer's. Raises: Http404 for what is no table."""
    try:
        table = uuid.UUID(request.POST.get("game", ""))
    except ValueError as error:
        raise Http404 from error
    invitations.invite(viewer, table, other.username)
    return _("The invitation is sent.")


@_deed
def reporting(request: HttpRequest, viewer: Player, other: Player) -> str | None:
    """Tell the operator of the other; None: the form says what is missing."""
    form = _report(request, viewer, other)
    if not form.is_valid():
        return None
    form.make()
    return _("The operator is told. The player learns nothing of it.")


def _report(request: HttpRequest, viewer: Player, other: Player) -> ReportPlayer:
    return ReportPlayer(viewer, other, request.POST)
