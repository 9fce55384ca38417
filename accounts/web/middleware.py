"""What requests outside `/api` go through besides: their language, and whether their device is still signed in."""

from collections.abc import Awaitable, Callable

from allauth.core.internal.httpkit import is_headless_request
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.middleware import get_user
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponseBase
from django.middleware.locale import LocaleMiddleware
from django.utils.functional import SimpleLazyObject

from accounts.token_strategy import has_ended


class PageLanguageMiddleware(LocaleMiddleware):
    """Pages, and the texts of the sign-in API, in the language of `Accept-Language`; `/api` sees to its own."""

    def __call__(self, request: HttpRequest) -> HttpResponseBase | Awaitable[HttpResponseBase]:
        """Answer the request."""
        if request.path_info.startswith("/api/"):
            return self.get_response(request)
        return super().__call__(request)


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
    """Return the session's player, or nobody when the device was signed out.

    Of an app's request allauth swaps session and player, and has looked already.
    """
    player = get_user(request)
    if player.is_authenticated and not is_headless_request(request) and has_ended(request.session):
        request.session.flush()
        return AnonymousUser()
    return player
