"""What goes in and out below `/api`, whatever happens further in, and what its requests can do without."""

import io
from collections.abc import Awaitable, Callable, Collection

from django.conf import settings
from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.messages.middleware import MessageMiddleware
from django.contrib.sessions.middleware import SessionMiddleware
from django.core.handlers.wsgi import WSGIRequest
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponsePermanentRedirect
from django.middleware.common import CommonMiddleware
from django.utils.deprecation import MiddlewareMixin
from django.utils.translation import gettext_noop as _
from rest_framework.exceptions import ParseError

from accounts.throttling.requests import Admission, admit, count_sign_in
from accounts.tokens import bearer_digest
from duckcover.addresses import client_address
from duckcover.errors import AppError, ErrorCode, invalid_input
from duckcover.rest.parsers import holds_null, parsed
from duckcover.rest.problems import is_api, problem_response, status_error
from duckcover.rest.rate_headers import tell_limits
from duckcover.rest.schema.sign_in import OPERATIONS

LATE = "duckcover.late"
"""In the environment of a request whose body did not come in time; `duckcover.rsgi` puts it there."""

CUT_SHORT = "duckcover.cut_short"
"""In the environment of a request whose body broke off; from the same place."""

SIGN_IN = "/_allauth/"
COUNTED = ("/api/v1/", SIGN_IN)
KEPT = ("Allow", "Retry-After", "WWW-Authenticate", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset")
HEALTH = ("/healthz", "/readyz")

SIGN_IN_METHODS: dict[str, list[str]] = {}
"""The methods of each address of allauth, which reads bodies before it looks at the method."""

for _method, _address in OPERATIONS:
    SIGN_IN_METHODS.setdefault(f"/_allauth/app/v1/{_address}", []).append(_method)

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
        return _counted(request, self._answer(request))

    def _answer(self, request: HttpRequest) -> HttpResponseBase:
        allowed = SIGN_IN_METHODS.get(request.path_info)
        if allowed is not None and not _may(request, allowed):
            return _wrong_method(request, allowed)
        refusal = _refusal(request)
        if refusal is not None:
            return problem_response(request, refusal)
        response = self.get_response(request)
        if response.status_code >= 400 and "json" not in response.get("Content-Type", ""):
            return _replaced(request, response)
        return response


def _may(request: HttpRequest, allowed: Collection[str]) -> bool:
    """Say whether an address takes the method of a request; HEAD is as GET, and a browser may ask beforehand (CORS)."""
    if request.method == "OPTIONS":
        return "HTTP_ACCESS_CONTROL_REQUEST_METHOD" in request.META
    return ("GET" if request.method == "HEAD" else request.method) in allowed


def _wrong_method(request: HttpRequest, allowed: Collection[str]) -> HttpResponse:
    """Return the 405 that says which methods an address takes."""
    response = problem_response(request, AppError(ErrorCode.METHOD_NOT_ALLOWED))
    response["Allow"] = ", ".join(sorted(allowed))
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
    return _refusal_of_sign_in(request)


def _is_plain_utf8(request: HttpRequest) -> bool:
    """Say whether a body says of itself that it is UTF-8 and not compressed, or says nothing."""
    charset = (request.content_params or {}).get("charset", "utf-8")
    coding = request.META.get("HTTP_CONTENT_ENCODING", "identity")
    return charset.strip("\"'").lower() in _UTF8 and coding.strip().lower() in ("identity", "")


def _refusal_of_sign_in(request: HttpRequest) -> AppError | None:
    """Return why a body goes not on to allauth, which trusts its characters: our own API would not take it either."""
    if not request.path_info.startswith(SIGN_IN) or not request.body:
        return None
    try:
        body = parsed(request.body)
    except ParseError:
        return AppError(ErrorCode.MALFORMED_JSON)
    if holds_null(body):
        return invalid_input("", "null_characters_not_allowed", _("Null characters are not allowed."))
    return None


def _replaced(request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
    """Return the problem document for an answer that is an error and no JSON; its own headers stay."""
    problem = problem_response(request, status_error(response.status_code))
    for name in KEPT:
        if name in response:
            problem[name] = response[name]
    return problem


def _counted(request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
    """Return the answer of a request that is counted now if nobody has done so: no such address, unreadable.

    While the database is away nothing is counted.
    """
    uncounted = "RateLimit-Limit" not in response.headers and response.status_code < 500
    if not (uncounted and request.path_info.startswith(COUNTED)):
        return response
    try:
        admission = _admission(request)
    except DatabaseError:
        return response
    if admission.count > admission.limit:
        response = problem_response(request, AppError(ErrorCode.TOO_MANY_REQUESTS, retry_after=admission.reset))
    tell_limits(response, admission)
    return response


def _admission(request: HttpRequest) -> Admission:
    """Count a request where others of its kind are counted."""
    address = client_address(request)
    if request.path_info.startswith(SIGN_IN):
        return count_sign_in(address)
    return admit(address, digest=bearer_digest(request))


class _ForCookies(MiddlewareMixin):
    """Lets requests to `/api/v1` without a cookie pass by: they have no session, nor anything that hangs on one."""

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        """Answer the request."""
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
