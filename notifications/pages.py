"""The pages of notices: the inbox, what is told, and an end to all mails. They show no card and no move."""

import datetime as dt
import uuid
from typing import NamedTuple
from urllib.parse import urlsplit

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_POST

from accounts.authentication import player_of
from accounts.models import Player
from duckcover.errors import AppError
from notifications.forms import NoticesForm
from notifications.models import Notice, PushSubscription
from notifications.selectors import newest_notices
from notifications.services import settings
from notifications.services.inbox import mark_read
from notifications.services.mail import player_of_link, unsubscribe
from notifications.services.push import unsubscribe as unsubscribe_browser
from notifications.texts import text_of

SHOWN = 50
"""How many notices a page of the inbox shows, the newest first."""
DIGITS = 19
"""No key of a notice has as many."""


class Told(NamedTuple):
    """A notice as its page shows it."""

    key: int
    text: str
    at: dt.datetime
    game: uuid.UUID | None
    league: str | None
    is_new: bool


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@login_required
def inbox_page(request: HttpRequest) -> HttpResponse:
    """Show the newest notices of the player, or with `?before=` older ones.

    Looking marks nothing as read: the button does, up to what was shown.
    """
    player = player_of(request)
    rows = newest_notices(player, SHOWN + 1, _key(request.GET.get("before")))
    if request.method == "POST":
        shown = _key(request.POST.get("until")) or 0
        mark_read(player, [row.pk for row in rows[:SHOWN] if row.pk <= shown])
        return HttpResponseRedirect(reverse("inbox"), status=303)
    context = {"told": [_told(row) for row in rows[:SHOWN]], "older": len(rows) > SHOWN}
    return render(request, "notifications/inbox.html", context)


def _key(text: str | None) -> int | None:
    """The key of a notice; None for anything else."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < DIGITS else None


def _told(row: Notice) -> Told:
    game = None if row.game is None else row.game.uuid
    league = row.details.get("competition") or row.details.get("league")
    return Told(row.pk, text_of(row), row.at, game, league, is_new=row.read_at is None)


class Device(NamedTuple):
    """A browser that takes push messages: at whose service, since when."""

    key: uuid.UUID
    service: str
    since: dt.datetime


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@login_required
def mails_page(request: HttpRequest) -> HttpResponse:
    """Ask of what the player wants to be told, by which ways and when, and keep the answer."""
    player = player_of(request)
    form = NoticesForm(settings.document_of(player), request.POST if request.method == "POST" else None)
    if request.method == "POST" and form.is_valid():
        settings.change(player, form.changes())
        messages.success(request, _("What you are told is saved."))
        return HttpResponseRedirect(reverse("mails"), status=303)
    context = {"form": form, "devices": _devices(player), "zone": player.time_zone}
    return render(request, "notifications/mails.html", context)


def _devices(player: Player) -> list[Device]:
    rows = PushSubscription.objects.filter(player=player)
    return [Device(row.uuid, urlsplit(row.endpoint).hostname or "", row.created_at) for row in rows]


@require_POST
@login_required
def forget_device(request: HttpRequest, id: uuid.UUID) -> HttpResponse:
    """Send no more push messages to a browser. Raises: Http404."""
    try:
        unsubscribe_browser(player_of(request), id)
    except AppError as error:
        raise Http404 from error
    messages.success(request, _("No more push messages are sent there."))
    return HttpResponseRedirect(reverse("mails"), status=303)


@never_cache
@csrf_exempt  # a mail program posts it, which has no cookie of ours; the link is signed and does nothing else
@require_http_methods(["GET", "HEAD", "POST"])
def unsubscribe_page(request: HttpRequest, token: str) -> HttpResponse:
    """Ask whether to stop the mails; a POST stops them. Reading changes nothing: scanners of mails follow links."""
    player = player_of_link(token)
    if player is None:
        raise Http404
    if request.method == "POST":
        unsubscribe(player)
    return render(request, "notifications/unsubscribe.html", {"done": request.method == "POST"})
