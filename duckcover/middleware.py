"""What goes in and out below `/api`, whatever happens further in, and what its requests can do without."""

import io
from collections.abc import Awaitable, Callable

from django.conf import settings
from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.messages.middleware import MessageMiddleware
from django.contrib.sessions.middleware import SessionMiddleware
from django.core.handlers.wsgi import WSGIRequest
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponsePermanentRedirect
from django.middleware.common import CommonMiddleware
from django.utils.deprecation import MiddlewareMixin
from django.utils.translation import gettext_noop as _

from duckcover.errors import AppError, ErrorCode, invalid_input
from duckcover.rest.problems import is_api, problem_response, status_error

LATE = "duckcover.late"
"""In the environment of a request whose body did not come in time; `duckcover.rsgi` puts it there."""

CUT_SHORT = "duckcover.cut_short"
"""In the environment of a request whose body broke off; from the same place."""

KEPT = ("Allow", "Retry-After", "WWW-Authenticate", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset")
HEALTH = ("/healthz", "/readyz", "/metrics")

LENGTH_DIGITS = 18
"""A length with more digits is too large, whatever they are: Python takes its time over thousands of them."""

_UTF8 = ("utf-8", "utf8")


class ProblemMiddleware:
    """Refuse bodies that are too large or not UTF-8, and turn any error that is not JSON into a problem document."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer the request; outside the API nothing is changed."""
        if not is_api(request):
            cut_short = 400 if CUT_SHORT in request.META else None
            status = 408 if LATE in request.META else cut_short
            return HttpResponse(status=status) if status else self.get_response(request)
        request = _with_length(request)
        refusal = _refusal(request)
        if refusal is not None:
            return problem_response(request, refusal)
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


def _refusal(request: HttpRequest) -> AppError | None:
    """Return why a request goes no further; None when it may."""
    if LATE in request.META:
        return AppError(ErrorCode.REQUEST_TIMEOUT)
    if CUT_SHORT in request.META:
        return invalid_input("", "incomplete_body", _("The body did not arrive whole. Send it again."))
    length = request.META.get("CONTENT_LENGTH") or "0"
    if not (length.isascii() and length.isdecimal()):
        return AppError(ErrorCode.INVALID_INPUT)
    if len(length.lstrip("0")) > LENGTH_DIGITS or int(length) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
        return AppError(ErrorCode.PAYLOAD_TOO_LARGE)
    if int(length) and not _is_plain_utf8(request):
        return AppError(ErrorCode.UNSUPPORTED_MEDIA_TYPE)
    return None


def _is_plain_utf8(request: HttpRequest) -> bool:
    """Say whether a body says of itself that it is UTF-8 and not compressed, or says nothing."""
    charset = (request.content_params or {}).get("charset", "utf-8")
    coding = request.META.get("HTTP_CONTENT_ENCODING", "identity")
    return charset.strip("\"'").lower() in _UTF8 and coding.strip().lower() in ("identity", "")


def _replaced(request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
    """Return the problem document for an answer that is an error and no JSON; its own headers stay."""
    problem = problem_response(request, status_error(response.status_code))
    for name in KEPT:
        if name in response:
            problem[name] = response[name]
    return problem


class _ForCookies(MiddlewareMixin):
    """Lets requests to `/api/v1` without a cookie pass by: they have no session, nor anything that hangs on one."""

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        if "HTTP_COOKIE" not in request.META and request.path_info.startswith("/api/v1/"):
            return self.get_response(request)
        return super().__call__(request)


class KnownHostMiddleware(CommonMiddleware):
    """Django's `CommonMiddleware`, which looks at the Host; who asks for the health of a machine names it by number."""

    def process_request(self, request: HttpRequest) -> HttpResponsePermanentRedirect | None:
        """Refuse a Host that is not ours. Raises: DisallowedHost."""
        return None if request.path_info in HEALTH else super().process_request(request)


class CookieSessionMiddleware(_ForCookies, SessionMiddleware):
    """Sessions."""


class CookieAuthenticationMiddleware(_ForCookies, AuthenticationMiddleware):
    """The session's player."""


class CookieMessageMiddleware(_ForCookies, MessageMiddleware):
    """The session's messages."""
