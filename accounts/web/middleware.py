"""What requests outside `/api` go through besides: their language, what allauth would take, and their device."""

from collections.abc import Awaitable, Callable, Collection

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.middleware import get_user
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponseBase
from django.middleware.locale import LocaleMiddleware
from django.utils.functional import SimpleLazyObject
from django.utils.translation import gettext_noop as _
from rest_framework.exceptions import ParseError

from accounts.token_strategy import has_ended
from accounts.web.guests import is_nobody_here
from duckcover.addresses import is_sign_in_api
from duckcover.errors import AppError, ErrorCode, invalid_input
from duckcover.rest.parsers import holds_null, parsed
from duckcover.rest.problems import problem_response
from duckcover.rest.schema.sign_in import OPERATIONS

SIGN_IN_METHODS: dict[str, list[str]] = {}
"""The methods of each address of allauth, which reads bodies before it looks at the method."""

for _method, _address in OPERATIONS:
    SIGN_IN_METHODS.setdefault(f"/_allauth/app/v1/{_address}", []).append(_method)


class PageLanguageMiddleware(LocaleMiddleware):
    """Pages, and the texts of the sign-in API, in the language of `Accept-Language`; `/api` sees to its own."""

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        if request.path_info.startswith("/api/"):
            return self.get_response(request)
        return super().__call__(request)


class SignInApiMiddleware:
    """Refuses requests to the sign-in API that allauth would read wrongly: of a wrong method, or with an odd body."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer the request; 405 for a wrong method, 400 for a body that our own API would not take either."""
        allowed = SIGN_IN_METHODS.get(request.path_info)
        if allowed is not None and not _may(request, allowed):
            response = problem_response(request, AppError(ErrorCode.METHOD_NOT_ALLOWED))
            response["Allow"] = ", ".join(sorted(allowed))
            return response
        refusal = _refusal(request) if is_sign_in_api(request) else None
        return problem_response(request, refusal) if refusal else self.get_response(request)


def _may(request: HttpRequest, allowed: Collection[str]) -> bool:
    """Say whether an address takes the method of a request; HEAD is as GET, and a browser may ask beforehand (CORS)."""
    if request.method == "OPTIONS":
        return "HTTP_ACCESS_CONTROL_REQUEST_METHOD" in request.META
    return ("GET" if request.method == "HEAD" else request.method) in allowed


def _refusal(request: HttpRequest) -> AppError | None:
    """Return why a body goes not on to allauth, which trusts its characters; None when it may."""
    if not request.body:
        return None
    try:
        body = parsed(request.body)
    except ParseError:
        return AppError(ErrorCode.MALFORMED_JSON)
    if holds_null(body):
        return invalid_input("", "null_characters_not_allowed", _("Null characters are not allowed."))
    return None


class DeviceMiddleware:
    """Ends the session of a browser whose bearer token was revoked; looks when the session's player is asked for."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer the request; one without a session passes by."""
        if hasattr(request, "user"):
            request.user = SimpleLazyObject(lambda: _signed_in(request))  # type: ignore[assignment]
        return self.get_response(request)


def _signed_in(request: HttpRequest) -> AbstractBaseUser | AnonymousUser:
    """Return the session's player, or nobody when the device was signed out, and for a guest on the accounts' pages.

    Of an app's request allauth swaps session and player, and has looked already.
    """
    player = get_user(request)
    if player.is_authenticated and not is_sign_in_api(request) and has_ended(request.session):
        request.session.flush()
        return AnonymousUser()
    return AnonymousUser() if is_nobody_here(request, player) else player
