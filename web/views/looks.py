"""How the pages look in a browser, whoever sits before it: their language and their theme, each in a cookie."""

from collections.abc import Collection

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from web.views.pages import counted

THEMES = ("light", "dark")
"""What can be chosen beside that of the system."""
THEME = "duckcover_theme"
YEAR = 365 * 24 * 3600


@require_POST
@counted
def language(request: HttpRequest) -> HttpResponse:
    """Show the pages in a language from now on; an unknown one forgets the choice, and the browser's own counts."""
    return _chosen(request, settings.LANGUAGE_COOKIE_NAME, request.POST.get("language", ""), dict(settings.LANGUAGES))


@require_POST
@counted
def theme(request: HttpRequest) -> HttpResponse:
    """Show the pages light or dark from now on; anything else forgets the choice, and the system's own counts."""
    return _chosen(request, THEME, request.POST.get("theme", ""), THEMES)


def _chosen(request: HttpRequest, cookie: str, value: str, known: Collection[str]) -> HttpResponse:
    """Back to the page that the form stood on, with the choice in a cookie."""
    answer = redirect(_origin(request))
    if value in known:
        answer.set_cookie(cookie, value, max_age=YEAR, secure=request.is_secure(), httponly=True, samesite="Lax")
    else:
        answer.delete_cookie(cookie, samesite="Lax")
    return answer


def _origin(request: HttpRequest) -> str:
    """The page that a form says it stands on; the front page where that is another site."""
    target = request.POST.get("next", "/")
    safe = url_has_allowed_host_and_scheme(target, {request.get_host()}, require_https=request.is_secure())
    return target if safe else "/"
