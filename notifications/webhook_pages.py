"""`/me/webhooks`: where a player's notices are posted, and what became of them."""

import uuid
from collections.abc import Callable
from typing import NamedTuple

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from accounts.authentication import player_of
from accounts.reauthentication import reauthenticated
from accounts.web.made import Secret, shown_once
from duckcover.errors import AppError
from notifications.forms import WebhookForm
from notifications.models import Delivery, Webhook
from notifications.services import webhooks
from notifications.texts import text_of

SHOWN = 5
"""How many deliveries of each webhook the page shows, the newest first."""


STATES = {
    Delivery.State.WAITING: gettext_noop("waits"),
    Delivery.State.SENT: gettext_noop("sent"),
    Delivery.State.FAILED: gettext_noop("failed"),
    Delivery.State.DROPPED: gettext_noop("not needed any more"),
}


class Sent(NamedTuple):
    """A notice at a webhook, and what became of it."""

    key: uuid.UUID
    text: str
    state: str
    answer: str


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@login_required
@reauthenticated
def webhooks_page(request: HttpRequest) -> HttpResponse:
    """List the player's webhooks, or make one and show its secret this once."""
    player = player_of(request)
    form = WebhookForm(player, request.POST if request.method == "POST" else None)
    if request.method == "POST" and form.is_valid():
        try:
            made = form.make(lambda: _secret_of(*webhooks.make(player, form.cleaned_data["url"])))
        except AppError as error:
            form.add_error("url", error.sentence())
        else:
            return _shown(request, WebhookForm(player), made)
    return _shown(request, form)


def _secret_of(row: Webhook, secret: str) -> Secret:
    return {"url": row.url, "secret": secret}


def _shown(request: HttpRequest, form: WebhookForm, made: Secret | None = None) -> HttpResponse:
    rows = webhooks.of_player(player_of(request))
    context = {"webhooks": [(each, _sent(each)) for each in rows], "form": form, "made": made}
    return render(request, "notifications/webhooks.html", context, status=400 if form.errors else 200)


def _sent(row: Webhook) -> list[Sent]:
    """The newest deliveries of a webhook; one query."""
    rows = Delivery.objects.filter(webhook=row).select_related("notice__game").order_by("-created_at", "-pk")[:SHOWN]
    return [
        Sent(each.uuid, text_of(each.notice), _(STATES[Delivery.State(each.state)]), each.answer)
        for each in rows
        if each.notice
    ]


def _deed(work: Callable[[HttpRequest, Webhook], str | HttpResponse]) -> Callable[..., HttpResponseBase]:
    """A view for a button of a webhook: it does the work, and the page says what came of it. Raises: Http404."""

    @never_cache
    @require_POST
    @login_required
    @reauthenticated
    def view(request: HttpRequest, id: uuid.UUID) -> HttpResponseBase:
        try:
            said = work(request, webhooks.find(player_of(request), id))
        except AppError as error:
            raise Http404 from error
        if isinstance(said, HttpResponse):
            return said
        messages.success(request, said)
        return HttpResponseRedirect(reverse("webhooks"), status=303)

    return view


@_deed
def switch(_request: HttpRequest, row: Webhook) -> str:
    """Post there no more, or again."""
    enabled = row.disabled_at is not None
    webhooks.change(row, enabled=enabled)
    return _("Notices are posted there again.") if enabled else _("Nothing is posted there any more.")


@_deed
def rotate(request: HttpRequest, row: Webhook) -> HttpResponse:
    """Make a new secret, and show it this once: another one would end the old one's time."""
    player, key = player_of(request), f"{_id_in(request, 'key')} {row.uuid}"
    made = shown_once(player, key, b"notifications: rotate", lambda: _secret_of(row, webhooks.rotate(row)))
    return _shown(request, WebhookForm(player), made)


@_deed
def delete(_request: HttpRequest, row: Webhook) -> str:
    """Delete it with its log."""
    row.delete()
    return _("The webhook is deleted.")


@_deed
def send_again(request: HttpRequest, row: Webhook) -> str:
    """Send a delivery once more: so its owner tries whether it works. Raises: AppError, Http404."""
    webhooks.redeliver(row, _id_in(request, "delivery"))
    return _("It is sent once more.")


def _id_in(request: HttpRequest, name: str) -> uuid.UUID:
    """The id that a button sends. Raises: Http404."""
    try:
        return uuid.UUID(request.POST.get(name, ""))
    except ValueError as error:
        raise Http404 from error
