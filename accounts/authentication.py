"""How a request below `/api/v1` says who it is: a bearer token, or the session cookie with CSRF."""

from typing import cast

from django.http import HttpRequest
from rest_framework.authentication import BaseAuthentication, SessionAuthentication
from rest_framework.exceptions import AuthenticationFailed, PermissionDenied
from rest_framework.request import Request

from accounts.models import Player, Token
from accounts.tokens import CHALLENGE, bearer_digest, has_bearer


class BearerAuthentication(BaseAuthentication):
    """`Authorization: Bearer dkc_…` (RFC 6750), checked in one query."""

    def authenticate(self, request: Request) -> tuple[Player, Token] | None:
        """Return the player and the token; None when the request carries no bearer token.

        Raises: AuthenticationFailed (invalid_token): malformed, unknown, revoked, or the player is inactive.
        """
        plain = cast("HttpRequest", request)
        if not has_bearer(plain):
            return None
        digest = bearer_digest(plain)
        token = digest and Token.objects.valid().select_related("player").filter(digest=digest).first()
        if not token:
            raise AuthenticationFailed(code="invalid_token")
        return token.player, token

    def authenticate_header(self, request: Request) -> str:
        """Return the challenge of a 401."""
        return CHALLENGE


class CookieAuthentication(SessionAuthentication):
    """The session cookie; unsafe methods need the CSRF token as well."""

    def authenticate_header(self, request: Request) -> str:
        """Return the challenge of a 401, which without it would be a 403."""
        return CHALLENGE

    def enforce_csrf(self, request: Request) -> None:
        """Check the CSRF token. Raises: PermissionDenied (csrf_failed)."""
        try:
            super().enforce_csrf(request)
        except PermissionDenied:
            raise PermissionDenied(code="csrf_failed") from None
