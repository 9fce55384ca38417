"""Asking again who a player is before a session may do what one that was stolen must not be enough for."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from allauth.account.adapter import get_adapter
from allauth.core.exceptions import ImmediateHttpResponse, ReauthenticationRequired
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.translation import gettext as _

from accounts.selectors import has_reauthenticated
from accounts.token_strategy import SESSION_TOKEN_ID
from duckcover.addresses import is_sign_in_api
from duckcover.errors import ErrorCode


def require_reauthentication(request: HttpRequest) -> None:
    """Refuse a session on which its player has not shown of late who it is (`REAUTHENTICATION_SECONDS`).

    A browser is led to the page that asks, and comes back; whoever has nothing to be asked for, but an account from
    elsewhere, signs in anew.
    Raises: ReauthenticationRequired, ImmediateHttpResponse.
    """
    require_sign_in_anew(request)
    if not _has_reauthenticated(request):
        raise ReauthenticationRequired


def reauthenticated(view: Callable[..., HttpResponseBase]) -> Callable[..., HttpResponseBase]:
    """Let a view answer only sessions that `require_reauthentication` lets through, and those of nobody."""

    @wraps(view)
    def checked(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if request.user.is_authenticated:
            require_reauthentication(request)
        return view(request, *args, **kwargs)

    return checked


def require_sign_in_anew(request: HttpRequest) -> None:
    """Refuse a session whose player has neither password nor second factor, and has not signed in of late.

    allauth asks such a player for nothing, as if everything had been shown: who has stolen the session could add a
    password or a second factor, and show that.
    Side effects: a browser is signed out. Raises: ReauthenticationRequired (an app), ImmediateHttpResponse (a browser).
    """
    if get_adapter().get_reauthentication_methods(request.user) or _has_reauthenticated(request):
        return
    if is_sign_in_api(request):
        raise ReauthenticationRequired
    raise ImmediateHttpResponse(_signed_out(request))


def _has_reauthenticated(request: HttpRequest) -> bool:
    return has_reauthenticated(request.session.get(SESSION_TOKEN_ID))


def _signed_out(request: HttpRequest) -> HttpResponse:
    """Sign a browser out, and return the way to the sign-in page and back."""
    logout(request)
    messages.info(request, _(ErrorCode.REAUTHENTICATION_REQUIRED.explanation))
    return redirect_to_login(request.get_full_path())
