"""What all pages of a competition share: finding it, its header, its tabs."""

import uuid
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from accounts.authentication import player_of, viewer_of
from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from leagues.selectors import competitions, rounds
from leagues.selectors.entries import entries_of
from web.ponds import Document
from web.views.pages import counted, page, private

PLAYED = ("open", "closing")
COMING = ("planned", "drawn", "published")

View = Callable[..., HttpResponseBase]


def of_competition(view: View) -> View:
    """A page of a competition, whose row the view takes; what is not the viewer's to see is as what is not there.

    Who is nobody is asked to sign in. Raises: Http404.
    """

    @require_safe
    @private
    @wraps(view)
    def found(request: HttpRequest, id: uuid.UUID, **address: Any) -> HttpResponseBase:
        try:
            return view(request, competitions.find_competition(viewer_of(request), id), **address)
        except AppError as error:
            return not_found(request, error)

    return found


def not_found(request: HttpRequest, error: AppError) -> HttpResponseBase:
    """The answer where something is not there, or not for the viewer. Raises: Http404, or any other error."""
    if error.code != ErrorCode.NOT_FOUND:
        raise error
    if viewer_of(request) is None:
        return redirect_to_login(request.get_full_path())
    raise Http404 from error


def competition_page(
    request: HttpRequest, row: Any, tab: str, template: str, context: Document, *, status: int = 200
) -> HttpResponse:
    """A page of a competition in its frame: five queries, and one more for who organizes it.

    `tab` is the part of the address behind the competition's, "" for the overview.
    """
    viewer = viewer_of(request)
    shown = rounds.shown_to(viewer, row)
    known = [rounds.round_document(each, shown) for each in rounds.rounds_of(row).order_by("number")]
    frame = {
        "row": row,
        "competition": competitions.competition_summaries(viewer, [row])[0],
        "settings": row.settings,
        "rounds": known,
        "now": _round_of_now(known) if row.status in ("published", "running") else None,
        "tab": tab,
    }
    return page(request, f"web/leagues/{template}.html", {**frame, **context}, status=status)


def _round_of_now(known: list[Document]) -> Document | None:
    """The round that is played, else the next one."""
    played = [each for each in known if each["status"] in PLAYED]
    coming = [each for each in known if each["status"] in COMING]
    return played[-1] if played else coming[0] if coming else None


def names_of(row: Any) -> dict[str, str | None]:
    """The names of all entries, by their ids; one query."""
    found = entries_of(None, row).prefetch_related(None).values_list("uuid", "player__username")
    return {str(entry): name for entry, name in found}


Deed = Callable[[HttpRequest, Player, uuid.UUID], str]


def deed(work: Deed) -> View:
    """A view for a form about a competition: it does the work, and the page of the own entry says what came of it.

    Raises: Http404.
    """

    @require_POST
    @counted
    @wraps(work)
    def view(request: HttpRequest, id: uuid.UUID) -> HttpResponseBase:
        viewer = viewer_of(request)
        if viewer is None:
            return redirect_to_login(_entry_url(request, id))
        try:
            messages.success(request, work(request, player_of(request), id))
        except AppError as error:
            if error.code == ErrorCode.NOT_FOUND:
                raise Http404 from error
            messages.error(request, error.sentence())
        return redirect(_entry_url(request, id))

    return view


def _entry_url(request: HttpRequest, id: uuid.UUID) -> str:
    """The page of the own entry, with the code of an invitation that came with the form."""
    code = request.POST.get("code", "")[:64]
    return reverse("competition_entry", args=[id], query={"code": code} if code else None)
