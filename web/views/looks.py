"""How the pages look and work in a browser, whoever sits before it: language, theme and habits, each in a cookie."""

from collections.abc import Collection

from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from web.forms import Looks
from web.habits import COOKIE, SEPARATOR, habits_of
from web.views.pages import counted, page, private

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


@require_http_methods(["GET", "HEAD", "POST"])
@private
def looks(request: HttpRequest) -> HttpResponseBase:
    """Show or change the theme and the habits of this device; nobody has to be signed in."""
    form = Looks(request.POST or None, initial={"theme": request.COOKIES.get(THEME, ""), "habits": habits_of(request)})
    if request.method != "POST" or not form.is_valid():
        return page(request, "web/looks.html", {"form": form}, status=400 if form.errors else 200)
    messages.success(request, _("Saved on this device."))
    answer = redirect("looks")
    _keep(request, answer, THEME, form.cleaned_data["theme"])
    _keep(request, answer, COOKIE, SEPARATOR.join(form.cleaned_data["habits"]))
    return answer


def _chosen(request: HttpRequest, cookie: str, value: str, known: Collection[str]) -> HttpResponse:
    """Back to the page that the form stood on, with the choice in a cookie."""
    answer = redirect(_origin(request))
    _keep(request, answer, cookie, value if value in known else "")
    return answer


def _keep(request: HttpRequest, answer: HttpResponse, cookie: str, value: str) -> None:
    """Keep a choice for a year; an empty one is forgotten."""
    if value:
        answer.set_cookie(cookie, value, max_age=YEAR, secure=request.is_secure(), httponly=True, samesite="Lax")
    else:
        answer.delete_cookie(cookie, samesite="Lax")


def _origin(request: HttpRequest) -> str:
    """The page that a form says it stands on; the front page where that is another site."""
    target = request.POST.get("next", "/")
    safe = url_has_allowed_host_and_scheme(target, {request.get_host()}, require_https=request.is_secure())
    return target if safe else "/"
