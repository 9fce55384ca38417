"""What a seat arranges with the others: invitations, pauses, seats on offer, and its sound."""

import uuid

from django import forms
from django.contrib import messages
from django.http import HttpRequest
from django.utils.translation import gettext as _

from accounts.authentication import player_of
from duckcover.errors import AppError, ErrorCode
from games.services import invitations, offers, pauses, sounds
from web.forms import Invite, Pause, Sound
from web.views.pages import action


def _is_fit(request: HttpRequest, form: forms.Form) -> bool:
    """Whether a form of one field is fit; what is wrong is a message where it leads to."""
    for error in (each for errors in form.errors.values() for each in errors):
        messages.error(request, str(error))
    return form.is_valid()


@action
def invite(request: HttpRequest, id: uuid.UUID) -> None:
    """Invite a player by name to the viewer's table."""
    form = Invite(request.POST)
    if not _is_fit(request, form):
        return
    invitations.invite(player_of(request), id, form.cleaned_data["player"])
    messages.success(request, _("The invitation is sent."))


@action
def pause(request: HttpRequest, id: uuid.UUID) -> None:
    """Ask for a pause; where nobody else must agree, it begins."""
    form = Pause(request.POST)
    if _is_fit(request, form):
        pauses.ask_for_pause(player_of(request), id, form.cleaned_data["hours"])


@action
def agree(request: HttpRequest, id: uuid.UUID) -> None:
    """Agree to the pause that is asked for; one that is asked for no longer is said so."""
    try:
        pauses.agree_to_pause(player_of(request), id)
    except AppError as error:
        if error.code != ErrorCode.NOT_FOUND:
            raise
        messages.error(request, _("Nobody asks for a pause any more."))


@action
def go_on(request: HttpRequest, id: uuid.UUID) -> None:
    """End the pause, or the request for one."""
    pauses.end_pause(player_of(request), id)


@action
def offer(request: HttpRequest, id: uuid.UUID, seat: int) -> None:
    """Offer a seat of the viewer's game to others, or no longer."""
    work = offers.withdraw_offer if request.POST.get("undo") else offers.offer_seat
    work(player_of(request), id, seat)


@action
def sound(request: HttpRequest, id: uuid.UUID, seat: int) -> None:
    """Choose what the viewer's seat says instead of quacking."""
    form = Sound(request.POST)
    if _is_fit(request, form):
        sounds.choose_sound(player_of(request), id, seat, form.cleaned_data["sound"])
