"""What a browser keeps of the client: the manifest, the worker, and the page that stands in without a connection.

They are the same for everybody of one language, so they count as static files do. The icons are the captain of the
sprite.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.staticfiles import finders
from django.http import HttpRequest, HttpResponse, HttpResponseBase, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import get_language, override
from django.utils.translation import gettext as _
from django.views.decorators.cache import cache_control
from django.views.decorators.http import conditional_page, require_safe

FILES = ("app.css", "app.js", "live.js", "offline.js", "outbox.js")
"""Those of every page."""
ICONS = (("192", "any"), ("512", "any"), ("maskable", "maskable"))
DUCK, WATER, DEEP = "Duck & Cover", "#c6e4eb", "#1f6f8b"
WORKER_POLICY = "default-src 'none'; connect-src 'self'; img-src 'self'"
"""The worker runs nothing but itself and asks this service alone, also for the picture of a notice."""
PATIENCE = 3_000
"""For how many milliseconds a page of a table may not come before its copy is shown."""


@require_safe
@cache_control(public=True, max_age=3600)
def manifest(request: HttpRequest) -> HttpResponseBase:
    """Answer with the web app manifest, in `?language=`: browsers ask for it without cookies."""
    language = request.GET.get("language", "")
    with override(language if language in dict(settings.LANGUAGES) else get_language()):
        return JsonResponse(_manifest(), content_type="application/manifest+json")


def _manifest() -> dict[str, Any]:
    shortcuts = ((_("Turns"), "root"), (_("Lobby"), "lobby"))
    return {
        "id": "/",
        "name": DUCK,
        "short_name": DUCK,
        "description": _("A card game for 2 to 7 players, played over days."),
        "lang": get_language(),
        "start_url": reverse("root"),
        "scope": "/",
        "display": "standalone",
        "background_color": WATER,
        "theme_color": DEEP,
        "categories": ["games"],
        "icons": [_icon(name, purpose) for name, purpose in ICONS],
        "shortcuts": [{"name": name, "url": reverse(page)} for name, page in shortcuts],
    }


def _icon(name: str, purpose: str) -> dict[str, str]:
    size = name if name.isdecimal() else "512"
    source = static(f"web/icons/{name}.png")
    return {"src": source, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


@require_safe
@conditional_page
@cache_control(private=True, no_cache=True)
def worker(request: HttpRequest) -> HttpResponseBase:  # noqa: ARG001 - a view takes the request
    """Answer with the service worker; browsers compare it byte by byte, so a new file or language renews it."""
    kept = {
        "language": get_language(),
        "files": [static(f"web/{name}") for name in FILES],
        "offline": reverse("offline"),
        "inbox": reverse("inbox"),
        "title": DUCK,
        "icon": static("web/icons/192.png"),
        "patience": PATIENCE,
    }
    text = f"const KEPT = {json.dumps(kept)};\n{_source()}"
    return HttpResponse(text, content_type="text/javascript", headers={"Content-Security-Policy": WORKER_POLICY})


@cache
def _source() -> str:
    return Path(str(finders.find("web/worker.js"))).read_text(encoding="utf-8")


@require_safe
@cache_control(private=True, no_cache=True)
def offline(request: HttpRequest) -> HttpResponse:
    """Answer with the page that the worker shows where nothing is kept; it knows nothing of who asks."""
    return render(request, "web/offline.html")
