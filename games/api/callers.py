"""Signing in on the hot paths: the token is left to the statement that does the work."""

from typing import cast

from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest
from rest_framework.exceptions import AuthenticationFailed, NotAuthenticated
from rest_framework.request import Request

from accounts.authentication import BearerAuthentication
from accounts.callers import Caller, find_caller
from accounts.models import Player
from accounts.tokens import bearer_digest, has_bearer
from duckcover.errors import AppError, ErrorCode


class StatementAuthentication(BearerAuthentication):
    """Reads the bearer token and asks the database nothing; `caller_of` hands it to a selector or service."""

    def authenticate(self, request: Request) -> tuple[AnonymousUser, Caller] | None:  # type: ignore[override]
        """The caller by the token's digest. Raises: AuthenticationFailed for a malformed token."""
        plain = cast("HttpRequest", request)
        if not has_bearer(plain):
            return None
        digest = bearer_digest(plain)
        if digest is None:
            raise AuthenticationFailed(code="invalid_token")
        return AnonymousUser(), Caller(digest=digest)


def caller_of(request: Request) -> Caller:
    """Who asks, on a view with `StatementAuthentication` before the session cookie."""
    if isinstance(request.auth, Caller):
        return request.auth
    return Caller(player_id=request.user.pk)


def known_caller_of(request: Request) -> Caller:
    """Who asks, where it must be somebody. Raises: NotAuthenticated."""
    caller = caller_of(request)
    if caller.anonymous:
        raise NotAuthenticated
    return caller


def found_player_of(request: Request) -> Player:
    """The player behind `known_caller_of`, looked up. Raises: NotAuthenticated, AppError `invalid_token`."""
    player = find_caller(known_caller_of(request))
    if player is None:
        raise AppError(ErrorCode.INVALID_TOKEN)
    return player


def viewer_of(request: Request) -> Player | None:
    """The signed-in player, or None."""
    return request.user if isinstance(request.user, Player) else None


def player_of(request: Request) -> Player:
    """The signed-in player, where permissions let nobody else in. Raises: NotAuthenticated."""
    viewer = viewer_of(request)
    if viewer is None:
        raise NotAuthenticated
    return viewer
