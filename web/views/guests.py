"""Playing without signing up: a guest account, a first table, and a seat at a friend's."""

import uuid
from collections.abc import Callable

from django.contrib import messages
from django.contrib.auth import logout
from django.db import transaction
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.authentication import player_of, viewer_of
from accounts.models import Player
from accounts.services.account_deletion import delete_player
from accounts.throttling.attempts import TooManyAttemptsError
from accounts.web.guests import begin, guest_for
from duckcover.errors import AppError
from games.services.lobby import join_game
from web.forms import FirstTable
from web.views.pages import busy, counted

Work = Callable[[Player, uuid.UUID], uuid.UUID]


@require_POST
@counted
def play_now(request: HttpRequest) -> HttpResponseBase:
    """Make a table with bots that starts at once; whoever is not signed in gets a guest account first."""

    def make(player: Player, key: uuid.UUID) -> uuid.UUID:
        form = FirstTable(player, {"key": key})
        form.full_clean()
        return form.make()

    return _playing(request, make)


@require_POST
@counted
def sit_down(request: HttpRequest, id: uuid.UUID) -> HttpResponseBase:
    """Sit down at a friend's table as a guest, with the code of its link."""
    code = request.POST.get("invite_code", "")[:64]

    def join(player: Player, _key: uuid.UUID) -> uuid.UUID:  # who sits there already stays there
        join_game(player, id, invite_code=code)
        return id

    return _playing(request, join)


def _playing(request: HttpRequest, work: Work) -> HttpResponseBase:
    """Do the work as the viewer, or as a guest, and lead to its game; the form sent twice does it once.

    A guest account is made together with the work: where that is refused there is none.
    """
    key = _key(request.POST.get("key", ""))
    try:
        with transaction.atomic():
            player = viewer_of(request) or guest_for(request, key)
            game = work(player, key)
    except TooManyAttemptsError as error:
        return busy(request, error.reset)
    except AppError as error:
        messages.error(request, error.sentence())
        return redirect("root")
    if player.is_guest:
        begin(request, player)
    return redirect("game", id=game)


def _key(text: str) -> uuid.UUID:
    """The key of a form; a new one where it is none."""
    try:
        return uuid.UUID(text)
    except ValueError:
        return uuid.uuid4()


@require_POST
@counted
def forget(request: HttpRequest) -> HttpResponseBase:
    """Delete the guest account at once; of any other account nothing is changed."""
    player = player_of(request)
    if player.is_guest:
        delete_player(player)
        logout(request)
        messages.success(request, _("Your guest account is deleted."))
    return redirect("root")
