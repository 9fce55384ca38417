"""What allauth hands out at sign-in: its session token for its own endpoints, our bearer token for the API.

A session, of an app or of a browser, remembers the row of its bearer token. It ends with that row: revoking a token
is signing the device out, in every process at once.
"""

from datetime import timedelta
from typing import cast

from allauth.core.exceptions import ImmediateHttpResponse
from allauth.headless.base.response import AuthenticationResponse
from allauth.headless.tokens.strategies.sessions import SessionTokenStrategy
from django.contrib.auth.models import AnonymousUser
from django.contrib.sessions.backends.base import SessionBase
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect

from accounts.models import Player
from accounts.services.tokens import issue, note_use
from accounts.sessions import SessionStore
from duckcover.addresses import is_sign_in_api
from duckcover.errors import AppError

SESSION_TOKEN_ID = "duckcover_token_id"  # noqa: S105 - the name of a value in the session
_GIVEN_OUT = "duckcover_given_out"  # the name of an attribute of the request


def remember_device(request: HttpRequest, *, lasts: timedelta | None = None) -> str:
    """Make a bearer token for the player who has just signed in with this session, and return its text.

    `lasts`: for how long the device is signed in; None: until it is signed out.
    Side effects: one token row; the session remembers which one, also when its key is cycled.
    Raises: ImmediateHttpResponse when the player's password was changed meanwhile, or the account is gone.
    """
    name = request.headers.get("User-Agent", "")
    try:
        token, text = issue(cast("Player", request.user), device=name, lasts=lasts)
    except AppError:
        raise ImmediateHttpResponse(sign_in_again(request)) from None
    request.session[SESSION_TOKEN_ID] = token.pk
    return text


def sign_in_again(request: HttpRequest) -> HttpResponse:
    """End the session of a sign-in that has come to nothing; return the answer that asks for another one."""
    request.session.flush()
    request.user = AnonymousUser()
    if not is_sign_in_api(request):
        return redirect("account_login")
    response: HttpResponse = AuthenticationResponse(request)
    return response


def has_ended(session: SessionBase) -> bool:
    """Say whether the device of a session was signed out from elsewhere; if not, this counts as a use of it."""
    token_id = session.get(SESSION_TOKEN_ID)
    return token_id is not None and not note_use(token_id)


class BearerTokenStrategy(SessionTokenStrategy):  # type: ignore[misc]  # allauth is untyped
    """`meta.access_token` is a bearer token of ours, one per sign-in; signing out revokes it."""

    def create_access_token(self, request: HttpRequest) -> str:
        """Return a new bearer token for the player who has just signed in; the same one when a request asks again.

        allauth asks for each answer that it makes, and of a sign-in with a code it throws the first one away.
        """
        given_out: tuple[int, str] | None = getattr(request, _GIVEN_OUT, None)
        if given_out is None or given_out[0] != request.session.get(SESSION_TOKEN_ID):
            text = remember_device(request)
            given_out = request.session[SESSION_TOKEN_ID], text
            setattr(request, _GIVEN_OUT, given_out)
        return given_out[1]

    def lookup_session(self, session_token: str) -> SessionBase | None:
        """Return the session of a session token; None when there is none, or none any more.

        Side effects: the session of a device that was signed out is deleted.
        """
        session = SessionStore(session_token)
        session.get(SESSION_TOKEN_ID)  # of a row that is not there, or has expired, the key is forgotten
        if session.session_key is None:
            return None
        if has_ended(session):
            session.flush()
            return None
        return session
