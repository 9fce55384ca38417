"""The pages of notices: the inbox, what is told, and an end to all mails. They show no card and no move."""

import datetime as dt
import uuid
from typing import Any, NamedTuple

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe

from accounts.authentication import player_of
from notifications.forms import MailsForm
from notifications.models import Notice
from notifications.selectors import newest_notices
from notifications.services import settings
from notifications.services.mail import player_of_link, unsubscribe
from notifications.texts import text_of

SHOWN = 50
"""How many notices the inbox shows, the newest first."""


class Told(NamedTuple):
    """A notice as its page shows it."""

    text: str
    at: dt.datetime
    game: uuid.UUID | None


@never_cache
@require_safe
@login_required
def inbox_page(request: HttpRequest) -> HttpResponse:
    """Show the newest notices of the player; reading them here marks nothing as read."""
    rows = newest_notices(player_of(request), SHOWN)
    told = [Told(text_of(row), row.at, None if row.game is None else row.game.uuid) for row in rows]
    return render(request, "notifications/inbox.html", {"told": told})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@login_required
def mails_page(request: HttpRequest) -> HttpResponse:
    """Ask by mail about what the player wants to be told, and keep the answer; what is not asked here stays."""
    player = player_of(request)
    if request.method != "POST":
        form = MailsForm(initial=_mails(settings.document_of(player)))
    else:
        form = MailsForm(request.POST)
        if form.is_valid():
            settings.change(player, _changes(form.cleaned_data))
            messages.success(request, _("What you are told is saved."))
            return HttpResponseRedirect(reverse("mails"), status=303)
    return render(request, "notifications/mails.html", {"form": form})


def _mails(document: dict[str, Any]) -> dict[str, Any]:
    """The settings as the form shows them."""
    mailed = [kind for kind, channels in document["kinds"].items() if channels["email"]]
    return {"mailed": mailed, "daily": document["digest"] == "daily"}


def _changes(answers: dict[str, Any]) -> dict[str, Any]:
    """What the form says, as `settings.change` takes it."""
    kinds = {kind: {"email": kind in answers["mailed"]} for kind in Notice.Kind.values}
    return {"kinds": kinds, "digest": "daily" if answers["daily"] else "off"}


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
