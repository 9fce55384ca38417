"""What all views share: who looks, the frame of a page, and refusals as messages."""

import uuid
from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import cache_control
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_POST

from accounts.authentication import viewer_of
from accounts.identity import Identity
from accounts.services.guests import note_visit
from accounts.throttling.requests import count_request
from duckcover.addresses import client_address
from duckcover.errors import AppError, ErrorCode
from games import selectors


def private(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """Of every page that shows a viewer's own side of a game: kept by no shared cache, and sent compressed."""
    return cache_control(private=True, no_cache=True)(gzip_page(counted(view)))


def counted(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """Count the request among the calls of its player or address; beyond their limit the page is not made."""

    @wraps(view)
    def limited(request: HttpRequest, *args: Any, **address: Any) -> HttpResponseBase:
        viewer = viewer_of(request)
        _, quota = count_request(client_address(request), player_id=None if viewer is None else viewer.pk)
        if quota.exceeded:
            return busy(request, quota.reset)
        if viewer is not None and viewer.is_guest:
            note_visit(viewer)
        return view(request, *args, **address)

    return limited


def busy(request: HttpRequest, seconds: int) -> HttpResponse:
    """The 429 that says in how many seconds to come back."""
    answer = render(request, "web/busy.html", {"seconds": seconds}, status=429)
    answer["Retry-After"] = str(seconds)
    return answer


def identity_of(request: HttpRequest) -> Identity:
    """The same as the selectors want it."""
    viewer = viewer_of(request)
    return Identity(None if viewer is None else viewer.pk)


def page(request: HttpRequest, template: str, context: dict[str, Any], *, status: int = 200) -> HttpResponse:
    """A page in its frame, which counts the turns that wait for the viewer, unless the view has; one query."""
    viewer = viewer_of(request)
    if "turn_count" not in context:
        context = {"turn_count": selectors.awaited_turns(viewer).count() if viewer else 0, **context}
    return render(request, template, context, status=status)


def number_in(request: HttpRequest, name: str, least: int = 1) -> int:
    """A small number out of the address; `least` for anything else."""
    text = request.GET.get(name, "")
    return max(least, int(text)) if text.isascii() and text.isdecimal() and len(text) < 5 else least


def of_game(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """A page of a game, whose row the view takes; a game that is not the viewer's to see is as one that is not there.

    A refusal is a page of one sentence with the status that the API gives it. Raises: Http404.
    """

    @wraps(view)
    def found(request: HttpRequest, id: uuid.UUID, **address: Any) -> HttpResponseBase:
        try:
            row = selectors.read_game(identity_of(request), id)
        except AppError as error:
            if viewer_of(request) is None:
                return redirect_to_login(request.get_full_path())
            raise Http404 from error
        try:
            return view(request, row, **address)
        except AppError as error:
            if error.code == ErrorCode.NOT_FOUND:
                raise Http404 from error
            context = {"game": row.state(), "why": error.sentence()}
            return page(request, "web/refused.html", context, status=error.code.status)

    return found


Action = Callable[..., str | uuid.UUID | None]


def action(work: Action) -> Callable[..., HttpResponseBase]:
    """A view for a form: it does the work and leads to the game, with the refusal as a message where there is one.

    The work answers where to lead instead, if not to the game of the address: another game, or the name of a page.
    """

    @require_POST
    @counted
    @wraps(work)
    def view(request: HttpRequest, id: uuid.UUID, **address: Any) -> HttpResponseBase:
        if viewer_of(request) is None:
            return redirect_to_login(_game_url(request, id))
        target: str | uuid.UUID | None = None
        try:
            target = work(request, id, **address)
        except AppError as error:
            if error.code == ErrorCode.NOT_FOUND:
                raise Http404 from error
            messages.error(request, error.sentence())
        if isinstance(target, str):
            return redirect(target)
        return redirect(reverse("game", args=[target]) if target else _game_url(request, id))

    return view


def _game_url(request: HttpRequest, id: uuid.UUID) -> str:
    """The page of a game, with the code of a private one that came with the form."""
    code = request.POST.get("invite_code", "")[:64]
    return reverse("game", args=[id], query={"code": code} if code else None)
