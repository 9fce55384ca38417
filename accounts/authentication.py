"""How a request below `/api/v1` says who it is: a bearer token, or the session cookie with CSRF."""

from typing import Any, cast

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject
from rest_framework.authentication import BaseAuthentication, SessionAuthentication
from rest_framework.exceptions import AuthenticationFailed, NotAuthenticated, PermissionDenied
from rest_framework.request import Request

from accounts.identity import IDENTITY, NOBODY, Identity, load_player
from accounts.models import Player
from accounts.oauth.grants import use
from accounts.throttling.leases import count_in_advance
from accounts.throttling.requests import count_request
from accounts.token_strategy import SESSION_TOKEN_ID
from accounts.tokens import bearer_digest, bearer_text, has_bearer
from duckcover.addresses import address_of
from duckcover.errors import CHALLENGE
from duckcover.rest.rate_headers import QUOTA, Quota
from duckcover.scopes import Scope, covers

OF_GUESTS = (Scope.GAMES_READ, Scope.GAMES_PLAY, Scope.PROFILE_READ)
"""What the session of a guest account may do: play, and nothing with the account."""


def identity_of(request: Request) -> Identity:
    """Return who a request is from, as authentication has found out."""
    return cast("Identity | None", request.auth) or NOBODY


def viewer_of(request: Request | HttpRequest) -> Player | None:
    """Return the signed-in player, or None. Raises: AuthenticationFailed when the token was revoked by now."""
    return request.user if isinstance(request.user, Player) else None


def player_of(request: Request | HttpRequest) -> Player:
    """Return the signed-in player. Raises: NotAuthenticated; AuthenticationFailed as `viewer_of` does."""
    viewer = viewer_of(request)
    if viewer is None:
        raise NotAuthenticated
    return viewer


class BearerAuthentication(BaseAuthentication):
    """`Authorization: Bearer …` (RFC 6750): one statement finds the token and counts the request.

    The player is read by another one, when it is asked for. A token that does not begin with `dkc_` is an app's, by
    OAuth, and takes a statement more.
    """

    def authenticate(self, request: Request) -> tuple[Any, Identity] | None:
        """Return the player, not read yet, and the identity; None when the request carries no bearer token.

        Raises: AuthenticationFailed (invalid_token): malformed, unknown, expired, revoked, or the player is inactive;
        AppError `too_many_requests`.
        """
        environ = request.META
        if not has_bearer(environ.get("HTTP_AUTHORIZATION", "")):
            return None
        if QUOTA not in environ:
            environ[IDENTITY], environ[QUOTA] = self.count(environ)
        identity: Identity = environ[IDENTITY]
        environ[QUOTA].require_room()
        if identity.player_id is None:
            raise AuthenticationFailed(code="invalid_token")
        return SimpleLazyObject(lambda: _player(identity)), identity

    def count(self, environ: dict[str, Any]) -> tuple[Identity, Quota]:
        """Count the request and find its token; an identity without player is that of a token that opens nothing."""
        header, address = environ["HTTP_AUTHORIZATION"], address_of(environ)
        digest = bearer_digest(header)
        access = use(bearer_text(header)) if digest is None else None
        if access is None:
            return count_request(address, digest=digest or b"")
        return count_request(address, player_id=access.player_id, scopes=access.scopes)

    def authenticate_header(self, request: Request) -> str:
        return CHALLENGE


class StatementAuthentication(BearerAuthentication):
    """For views whose statement checks the token itself: requests of busy tokens are counted in advance."""

    def count(self, environ: dict[str, Any]) -> tuple[Identity, Quota]:
        """Count the request, in advance if its token is ours."""
        return count_in_advance(environ) or super().count(environ)


def identify_in_advance(environ: dict[str, Any], scope: Scope | None) -> Identity | None:
    """Return who a request is from that has a token of ours; None when it may not do what wants the scope, or not now.

    For `duckcover.rest.short_path`, by the conditions of `BearerAuthentication`, `RequestThrottle` and
    `DeclaredPermission`. Side effects: the request is counted, once, as `count_in_advance` does: whoever goes on must
    check the token.
    """
    counted = count_in_advance(environ)
    if counted is None:
        return None
    identity, quota = counted
    may = identity.player_id is not None and not quota.exceeded and covers(identity.scopes, scope)
    return identity if may else None


class CookieAuthentication(SessionAuthentication):
    """The session cookie; unsafe methods need the CSRF token as well."""

    def authenticate(self, request: Request) -> tuple[Any, Identity] | None:
        """Return the session's player and its identity; None without one. Raises: PermissionDenied (csrf_failed)."""
        found = super().authenticate(request)
        if found is None:
            return None
        scopes = OF_GUESTS if found[0].is_guest else None
        return found[0], Identity(found[0].pk, scopes=scopes, session_device=request.session.get(SESSION_TOKEN_ID))

    def authenticate_header(self, request: Request) -> str:
        """Return the challenge of a 401, which without it would be a 403."""
        return CHALLENGE

    def enforce_csrf(self, request: Request) -> None:
        """Check the CSRF token. Raises: PermissionDenied (csrf_failed)."""
        try:
            super().enforce_csrf(request)
        except PermissionDenied:
            raise PermissionDenied(code="csrf_failed") from None


def _player(identity: Identity) -> Player:
    """Return the player who was let in. Raises: AuthenticationFailed when the token or the account has gone since."""
    player = load_player(identity)
    if player is None:
        raise AuthenticationFailed(code="invalid_token")
    return player
