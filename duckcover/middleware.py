"""What goes in and out below `/api`, whatever happens further in, and what its requests can do without."""

import io
from collections.abc import Awaitable, Callable

from django.conf import settings
from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.messages.middleware import MessageMiddleware
from django.contrib.sessions.middleware import SessionMiddleware
from django.core.handlers.wsgi import WSGIRequest
from django.http import HttpRequest, HttpResponseBase
from django.utils.deprecation import MiddlewareMixin
from rest_framework.exceptions import ParseError

from duckcover.errors import AppError, ErrorCode
from duckcover.parsers import parsed
from duckcover.problems import is_api, problem_response, status_error

_UTF8 = ("utf-8", "utf8")


class ProblemMiddleware:
    """Refuse bodies that are too large or not UTF-8, and turn any error that is not JSON into a problem document."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer the request; outside the API nothing is changed."""
        if not is_api(request):
            return self.get_response(request)
        request = _with_length(request)
        refusal = _refusal(request)
        if refusal is not None:
            return problem_response(request, AppError(refusal))
        response = self.get_response(request)
        if response.status_code >= 400 and "json" not in response.get("Content-Type", ""):
            return _replaced(request, response)
        return response


def _with_length(request: HttpRequest) -> HttpRequest:
    """Return a request whose body has a known length, which Django takes for empty otherwise (RFC 9112, 7.1: chunks).

    Of a body that is too large only as much is read as tells that it is.
    """
    chunked = "chunked" in request.META.get("HTTP_TRANSFER_ENCODING", "").lower()
    if not chunked or request.META.get("CONTENT_LENGTH") or not isinstance(request, WSGIRequest):
        return request
    body = request.environ["wsgi.input"].read(settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1)
    return WSGIRequest({**request.environ, "wsgi.input": io.BytesIO(body), "CONTENT_LENGTH": str(len(body))})


def _refusal(request: HttpRequest) -> ErrorCode | None:
    """Return why a request goes no further; None when it may."""
    length = request.META.get("CONTENT_LENGTH") or "0"
    if not (length.isascii() and length.isdecimal()):
        return ErrorCode.INVALID_INPUT
    if int(length) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
        return ErrorCode.PAYLOAD_TOO_LARGE
    charset = (request.content_params or {}).get("charset", "utf-8")
    if charset.strip("\"'").lower() not in _UTF8:
        return ErrorCode.UNSUPPORTED_MEDIA_TYPE
    return ErrorCode.MALFORMED_JSON if _is_broken_sign_in(request) else None


def _is_broken_sign_in(request: HttpRequest) -> bool:
    """Say whether a body for allauth is none that our own parser would take; allauth trusts its characters."""
    if not request.path_info.startswith("/_allauth/") or not request.body:
        return False
    try:
        parsed(request.body)
    except ParseError:
        return True
    return False


def _replaced(request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
    """Return the problem document for an answer that is an error and no JSON; its own headers stay."""
    problem = problem_response(request, status_error(response.status_code))
    for name in ("Allow", "Retry-After", "WWW-Authenticate"):
        if name in response:
            problem[name] = response[name]
    return problem


class _ForCookies(MiddlewareMixin):
    """Lets requests to `/api/v1` without a cookie pass by: they have no session, nor anything that hangs on one."""

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        """Answer the request."""
        if "HTTP_COOKIE" not in request.META and request.path_info.startswith("/api/v1/"):
            return self.get_response(request)
        return super().__call__(request)


class CookieSessionMiddleware(_ForCookies, SessionMiddleware):
    """Sessions."""


class CookieAuthenticationMiddleware(_ForCookies, AuthenticationMiddleware):
    """The session's player."""


class CookieMessageMiddleware(_ForCookies, MessageMiddleware):
    """The session's messages."""
