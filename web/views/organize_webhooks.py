"""Webhooks of a league: where its public facts are posted, and what became of them (LEAGUES.md, API)."""

import uuid

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache

from leagues.services import webhooks
from notifications import webhook_pages
from web.league_words import name_of
from web.organize.aims import Place, Row
from web.views.organize import staffed
from web.views.organize_competitions import require_organizer


@never_cache
@staffed("GET", "HEAD", "POST", of=("league",))
def listed(request: HttpRequest, place: Place) -> HttpResponse:
    """List the webhooks, or make one and show its secret this once. Raises: AppError `not_staff`."""
    return webhook_pages.list_page(request, _of(place))


@never_cache
@staffed("GET", "HEAD", "POST", of=("league",))
def one(request: HttpRequest, place: Place, webhook: uuid.UUID) -> HttpResponseBase:
    """Show what was posted to a webhook, or change its address. Raises: Http404, AppError `not_staff`."""
    return webhook_pages.one_page(request, _of(place), webhook)


@never_cache
@staffed("POST", of=("league",))
def do(request: HttpRequest, place: Place, webhook: uuid.UUID, deed: str) -> HttpResponseBase:
    """Switch, rotate, delete, or send again. Raises: Http404, AppError `not_staff`."""
    return webhook_pages.do(request, _of(place), webhook, deed)


def _of(place: Place) -> webhook_pages.Owned:
    """Raises: AppError `not_staff` for a referee."""
    require_organizer(place)
    return webhook_pages.Owned(
        player=place.viewer,
        rows=webhooks.listed(place.league),
        make=lambda url: webhooks.make(place.viewer, place.league.uuid, url),
        said=_said,
        base=f"{place.base}/webhooks",
        about=_("A webhook posts what everybody may know of the league to a program of yours, signed with a secret."),
        guide="api/leagues",
        frame="web/organize/frame.html",
        heading="h2",
        context={"place": place, "tab": "webhooks"},
    )


def _said(row: Row) -> str:
    """A fact that was posted, and of which competition."""
    return f"{name_of(row.fact['type'], 'event')}: {row.fact['data']['competition_name']}"
