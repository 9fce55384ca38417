"""The pictures of links, for whoever makes previews: as nobody who is signed in sees a game."""

import uuid

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.views.decorators.cache import cache_control
from django.views.decorators.http import conditional_page, require_safe

from accounts.identity import NOBODY
from duckcover.errors import AppError
from games import selectors
from web.pictures import picture
from web.views.pages import counted

FOR_MINUTES = 5
PNG = "image/png"


@require_safe
@conditional_page
@cache_control(public=True, max_age=60 * FOR_MINUTES)
@counted
def of_site(request: HttpRequest) -> HttpResponseBase:  # noqa: ARG001 - a view takes the request
    """Answer with the picture of the site."""
    return HttpResponse(picture(None), content_type=PNG)


@require_safe
@conditional_page
@cache_control(public=True, max_age=60 * FOR_MINUTES)
@counted
def of_game(request: HttpRequest, id: uuid.UUID) -> HttpResponseBase:  # noqa: ARG001 - the same
    """Answer with the picture of a game. Raises: Http404, for a private one as for one that is not there."""
    try:
        game = selectors.read_game(NOBODY, id).state()
    except AppError:
        raise Http404 from None
    return HttpResponse(picture(game), content_type=PNG)
