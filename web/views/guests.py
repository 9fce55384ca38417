"""Playing without signing up: a guest account, a first table, and a seat at a friend's."""

import uuid

from django.contrib import messages
from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from accounts.authentication import player_of, viewer_of
from accounts.services.account_deletion import delete_player
from accounts.throttling.attempts import TooManyAttemptsError
from accounts.web.guests import begin_as_guest
from duckcover.errors import AppError
from games.clocks import presets
from games.services.lobby import EXCUSED, GameOptions, create_game, join_game, waits_for_vacations
from web import words
from web.views.pages import busy, counted

FIRST_TABLE = ["easy", "easy", "easy"]
"""The bots of a first game."""
CLOCK = "relaxed"


@require_POST
@counted
def play_now(request: HttpRequest) -> HttpResponseBase:
    """Make a table with bots that starts at once; whoever is not signed in gets a guest account first."""
    try:
        player = viewer_of(request) or begin_as_guest(request)
    except TooManyAttemptsError as error:
        return busy(request, error.reset)
    clock = presets(player.time_zone)[CLOCK]
    try:
        made = create_game(
            player,
            GameOptions(
                name=_("Against bots"),
                seats=1 + len(FIRST_TABLE),
                visibility="private",
                bots=FIRST_TABLE,
                clock=clock,
                excused=EXCUSED,
                vacation=waits_for_vacations(clock),
            ),
        )
    except AppError as error:
        messages.error(request, words.refusal(error))
        return redirect("root")
    return redirect("game", id=made.uuid)


@require_POST
@counted
def sit_down(request: HttpRequest, id: uuid.UUID) -> HttpResponseBase:
    """Sit down at a friend's table as a guest, with the code of its link."""
    code = request.POST.get("invite_code", "")[:64]
    try:
        join_game(viewer_of(request) or begin_as_guest(request), id, invite_code=code)
    except TooManyAttemptsError as error:
        return busy(request, error.reset)
    except AppError as error:
        messages.error(request, words.refusal(error))
        return redirect("root")
    return redirect("game", id=id)


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
