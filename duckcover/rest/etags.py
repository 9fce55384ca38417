"""Conditional reads (RFC 9110, 13.1.2): an answer that the client has already is not built again."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response, set_response_etag
from rest_framework.response import Response


def code_digest(package: Path) -> str:
    """A short digest of the Python code below a folder.

    A tag that holds it names no answer that other code has made: after an update of the service, which may have added
    a field, clients read again what they have, although the row behind it is the same.
    """
    digest = hashlib.sha256()
    for path in sorted(package.rglob("*.py")):
        digest.update(f"{path.relative_to(package)} {path.stat().st_size} ".encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def conditional(request: HttpRequest, etag: str, build: Callable[[], Any]) -> HttpResponseBase:
    """A 304 when `If-None-Match` names `etag`, else a 200 with what `build` answers; both carry the tag."""
    response: HttpResponseBase = HttpResponse(status=304) if is_fresh(request, etag) else Response(build())
    return tagged(response, etag)


def tagged(response: HttpResponseBase, etag: str) -> HttpResponseBase:
    response["ETag"] = etag
    if response.status_code == 304:
        del response["Content-Type"]
    return response


def unbuffered(response: HttpResponseBase) -> HttpResponseBase:
    """A stream of events, to be kept by nobody, as a 304 would end it for good, and to be held back by no proxy."""
    response["Cache-Control"] = "no-store"
    response["X-Accel-Buffering"] = "no"
    return response


def conditional_by_content(request: HttpRequest, response: Response, mark: str = "") -> Response:
    """The response, tagged by a digest of its content once that is rendered; a 304 takes its place while it is fresh.

    For what has no version that is cheaper to ask for: the answer is built all the same, but not sent again. `mark`:
    what the tag ends with.
    """

    def tag(rendered: HttpResponse) -> None:
        set_response_etag(rendered)
        rendered["ETag"] = f'{rendered["ETag"][:-1]}{mark}"'
        if is_fresh(request, rendered["ETag"]):
            rendered.status_code, rendered.content = 304, b""
            del rendered["Content-Type"]

    response.add_post_render_callback(tag)
    return response


def is_fresh(request: HttpRequest, etag: str) -> bool:
    """Whether `If-None-Match` names this entity tag, by weak comparison; no read looks at other preconditions."""
    unchanged = get_conditional_response(request, etag=etag)
    return unchanged is not None and unchanged.status_code == 304
