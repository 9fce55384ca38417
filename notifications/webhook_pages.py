"""The pages of webhooks, of a player as of a league: where things are posted, and what became of them."""

import datetime as dt
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, NamedTuple

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from accounts.authentication import player_of
from accounts.models import Player
from accounts.reauthentication import reauthenticated
from accounts.web.made import Secret, shown_once
from duckcover.errors import AppError
from notifications.forms import AddressForm, WebhookForm
from notifications.models import Delivery, Webhook
from notifications.services import webhooks
from notifications.texts import text_of

SHOWN = 5
"""How many deliveries of each webhook the list shows, the newest first."""
PAGE = 50
"""How many the page of a webhook shows."""
ABOUT = gettext_noop("A webhook posts your notices to a program of yours, signed with a secret.")

STATES = {
    Delivery.State.WAITING: gettext_noop("waits"),
    Delivery.State.SENT: gettext_noop("sent"),
    Delivery.State.FAILED: gettext_noop("failed"),
    Delivery.State.DROPPED: gettext_noop("not needed any more"),
}


@dataclass(frozen=True)
class Owned:
    """Whose webhooks pages are about, and how these look.

    `base`: the address of the list; `frame`: the template around it, of which `context` is, and the level of the first
    `heading` in it; `guide`: what the link to the docs leads to; `said`: a delivery in words; rows come with `related`.
    """

    player: Player
    rows: QuerySet[Webhook]
    make: Callable[[str], tuple[Webhook, str]]
    said: Callable[[Delivery], str]
    base: str
    about: str
    guide: str
    frame: str
    heading: str = "h1"
    related: Sequence[str] = ()
    context: dict[str, Any] = field(default_factory=dict)

    def find(self, key: uuid.UUID) -> Webhook:
        """One of them. Raises: Http404."""
        row = self.rows.filter(uuid=key).first()
        if row is None:
            raise Http404
        return row


class Sent(NamedTuple):
    """Something that was posted to a webhook, and what became of it."""

    key: uuid.UUID
    text: str
    state: str
    answer: str
    at: dt.datetime


def list_page(request: HttpRequest, owned: Owned) -> HttpResponse:
    """List webhooks, or make one and show its secret this once."""
    form = WebhookForm(owned.player, request.POST if request.method == "POST" else None)
    if request.method == "POST" and form.is_valid():
        try:
            made = form.make(lambda: _secret_of(*owned.make(form.cleaned_data["url"])))
        except AppError as error:
            form.add_error("url", error.sentence())
        else:
            return _listed(request, owned, WebhookForm(owned.player), made)
    return _listed(request, owned, form)


def one_page(request: HttpRequest, owned: Owned, key: uuid.UUID) -> HttpResponseBase:
    """Show what was posted to a webhook, `?page=2` goes on, or change its address. Raises: Http404."""
    row = owned.find(key)
    form = AddressForm(request.POST if request.method == "POST" else None, initial={"url": row.url})
    if request.method == "POST" and form.is_valid():
        try:
            webhooks.change(row, url=form.cleaned_data["url"])
        except AppError as error:
            form.add_error("url", error.sentence())
        else:
            return _led(request, owned.base, _("The address is changed. The secret stays."))
    number = _number_in(request)
    found = _sent(owned, row, (number - 1) * PAGE, PAGE + 1)
    context = {"webhook": row, "form": form, "deliveries": found[:PAGE], "number": number}
    context["next"] = number + 1 if len(found) > PAGE else None
    return _page(request, "notifications/webhook.html", owned, context, status=400 if form.errors else 200)


def do(request: HttpRequest, owned: Owned, key: uuid.UUID, deed: str) -> HttpResponseBase:
    """Do what a button of a webhook says, and say what came of it. Raises: Http404."""
    if deed not in DEEDS:
        raise Http404
    return DEEDS[deed](request, owned, owned.find(key))


def _switch(request: HttpRequest, owned: Owned, row: Webhook) -> HttpResponse:
    """Post there no more, or again."""
    enabled = row.disabled_at is not None
    webhooks.change(row, enabled=enabled)
    said = _("Posted there again from now on.") if enabled else _("Nothing is posted there any more.")
    return _led(request, owned.base, said)


def _rotate(request: HttpRequest, owned: Owned, row: Webhook) -> HttpResponse:
    """Make a new secret, and show it this once: another one would end the old one's time."""
    player, key = owned.player, f"{_id_in(request, 'key')} {row.uuid}"
    made = shown_once(player, key, b"notifications: rotate", lambda: _secret_of(row, webhooks.rotate(row)))
    return _listed(request, owned, WebhookForm(player), made)


def _delete(request: HttpRequest, owned: Owned, row: Webhook) -> HttpResponse:
    """Delete it with its log."""
    row.delete()
    return _led(request, owned.base, _("The webhook is deleted."))


def _send_again(request: HttpRequest, owned: Owned, row: Webhook) -> HttpResponse:
    """Send a delivery once more: so its owner tries whether it works. Raises: Http404."""
    try:
        webhooks.redeliver(row, _id_in(request, "delivery"))
    except AppError as error:
        raise Http404 from error
    return _led(request, f"{owned.base}/{row.uuid}", _("It is sent once more."))


DEEDS = {"switch": _switch, "rotate": _rotate, "delete": _delete, "again": _send_again}


def _listed(request: HttpRequest, owned: Owned, form: WebhookForm, made: Secret | None = None) -> HttpResponse:
    context = {"webhooks": [(each, _sent(owned, each, 0, SHOWN)) for each in owned.rows], "form": form, "made": made}
    return _page(request, "notifications/webhooks.html", owned, context, status=400 if form.errors else 200)


def _page(
    request: HttpRequest, template: str, owned: Owned, context: dict[str, Any], *, status: int = 200
) -> HttpResponse:
    return render(request, template, {"owned": owned, **owned.context, **context}, status=status)


def _sent(owned: Owned, row: Webhook, start: int, count: int) -> list[Sent]:
    """Deliveries of a webhook, the newest first; one query."""
    rows = Delivery.objects.filter(webhook=row).select_related(*owned.related).order_by("-created_at", "-pk")
    return [
        Sent(each.uuid, owned.said(each), _(STATES[Delivery.State(each.state)]), each.answer, each.created_at)
        for each in islice(rows[start : start + count], count)
    ]


def _led(request: HttpRequest, address: str, said: str) -> HttpResponse:
    messages.success(request, said)
    return HttpResponseRedirect(address, status=303)


def _secret_of(row: Webhook, secret: str) -> Secret:
    return {"url": row.url, "secret": secret}


def _id_in(request: HttpRequest, name: str) -> uuid.UUID:
    """The id that a button sends. Raises: Http404."""
    try:
        return uuid.UUID(request.POST.get(name, ""))
    except ValueError as error:
        raise Http404 from error


def _number_in(request: HttpRequest) -> int:
    """The page that is asked for; 1 for anything that is no number."""
    text = request.GET.get("page", "")
    return max(1, int(text)) if text.isascii() and text.isdecimal() and len(text) < len("10000") else 1


# --- of a player ----------------------------------------------------------------------------------------------


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@reauthenticated
def webhooks_page(request: HttpRequest) -> HttpResponse:
    """The webhooks of the player."""
    return list_page(request, _own(request))


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@reauthenticated
def webhook_page(request: HttpRequest, id: uuid.UUID) -> HttpResponseBase:
    """One of them. Raises: Http404."""
    return one_page(request, _own(request), id)


@never_cache
@require_POST
@login_required
@reauthenticated
def webhook_deed(request: HttpRequest, id: uuid.UUID, deed: str) -> HttpResponseBase:
    """A button of one of them. Raises: Http404."""
    return do(request, _own(request), id, deed)


def _own(request: HttpRequest) -> Owned:
    player = player_of(request)
    return Owned(
        player=player,
        rows=webhooks.of_player(player),
        make=lambda url: webhooks.make(player, url),
        said=_of_notice,
        base=reverse("webhooks"),
        about=_(ABOUT),
        guide="api/notifications",
        frame="allauth/layouts/manage.html",
        related=("notice__game",),
    )


def _of_notice(row: Delivery) -> str:
    return text_of(row.notice) if row.notice else ""
