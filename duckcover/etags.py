"""Conditional reads (RFC 9110, 13.1.2): an answer that the client has already is not built again."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.http import parse_etags
from rest_framework.response import Response


def conditional(request: HttpRequest, etag: str, build: Callable[[], Any]) -> HttpResponseBase:
    """A 304 when `If-None-Match` names `etag`, else a 200 with what `build` answers; both carry the tag."""
    response: HttpResponseBase = HttpResponse(status=304) if is_fresh(request, etag) else Response(build())
    return tagged(response, etag)


def tagged(response: HttpResponseBase, etag: str) -> HttpResponseBase:
    """The response with its entity tag."""
    response["ETag"] = etag
    if response.status_code == 304:
        del response["Content-Type"]
    return response


def uncached(response: HttpResponseBase) -> HttpResponseBase:
    """The response, to be kept by nobody: an event stream that is answered by a 304 would end for good."""
    response["Cache-Control"] = "no-store"
    return response


def is_fresh(request: HttpRequest, etag: str) -> bool:
    """Whether `If-None-Match` names this entity tag, by weak comparison."""
    header = request.META.get("HTTP_IF_NONE_MATCH")
    if not header:
        return False
    names = parse_etags(header)
    return "*" in names or etag in (name.removeprefix("W/") for name in names)
