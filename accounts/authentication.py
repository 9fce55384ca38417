"""How a request below `/api/v1` says who it is: a bearer token, or the session cookie with CSRF."""

from typing import Any, cast

from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest
from rest_framework.authentication import BaseAuthentication, SessionAuthentication
from rest_framework.exceptions import AuthenticationFailed, PermissionDenied
from rest_framework.request import Request

from accounts.models import Player
from accounts.oauth.grants import use
from accounts.selectors import has_proved
from accounts.throttling.requests import Admission, admit
from accounts.token_strategy import SESSION_TOKEN_ID
from accounts.tokens import CHALLENGE, bearer_digest, bearer_text, has_bearer
from duckcover.addresses import client_address
from duckcover.errors import AppError, ErrorCode


def admission_of(request: Request) -> Admission:
    """How a request was let in; one that no bearer token has brought in is counted here, once.

    Side effects: the request's first call counts it. Raises: AuthenticationFailed (invalid_token).
    """
    user = request.user  # signs in, and so finds out whether a token has been counted
    known: Admission | None = getattr(request, "admission", None)
    if known is None:
        known = admit(client_address(cast("HttpRequest", request)), player_id=user.pk)
        request.admission = known  # type: ignore[attr-defined]  # ours
    return known


def current_device(request: Request) -> int | None:
    """Return the key of the token of the device that calls, by its bearer token or its session; None without one."""
    token_id: int | None = admission_of(request).token_id
    session = getattr(request, "session", None)
    return token_id if token_id is not None or session is None else session.get(SESSION_TOKEN_ID)


def require_proof(request: Request) -> None:
    """Refuse a device on which its player has not shown of late who it is: its token may have been stolen.

    Raises: AppError `reauthentication_required`, with the `max_age` of a proof in seconds.
    """
    if not has_proved(current_device(request)):
        raise AppError(ErrorCode.REAUTHENTICATION_REQUIRED, max_age=settings.PROOF_SECONDS)


class BearerAuthentication(BaseAuthentication):
    """`Authorization: Bearer …` (RFC 6750), let in by one statement; the player is read by another.

    A token that does not begin with `dkc_` is an app's, by OAuth, and takes a statement more.
    """

    def authenticate(self, request: Request) -> tuple[Any, Any] | None:
        """Return the player and how it was let in; None when the request carries no bearer token.

        Raises: AuthenticationFailed (invalid_token): malformed, unknown, expired, revoked, or the player is inactive;
        AppError `too_many_requests`.
        """
        plain = cast("HttpRequest", request)
        if not has_bearer(plain):
            return None
        admission = self._admitted(plain)
        request.admission = admission  # type: ignore[attr-defined]  # read by `admission_of`
        admission.require_room()
        if admission.player_id is None:
            raise AuthenticationFailed(code="invalid_token")
        return self._user(admission.player_id), admission

    def _admitted(self, request: HttpRequest) -> Admission:
        digest = bearer_digest(request)
        access = use(bearer_text(request)) if digest is None else None
        if access is None:
            return admit(client_address(request), digest=digest or b"")
        return admit(client_address(request), player_id=access.player_id, scopes=access.scopes)

    def _user(self, player_id: int) -> Player | AnonymousUser:
        """Return the player who was let in. Raises: AuthenticationFailed when the account was deleted since."""
        player = Player.objects.filter(pk=player_id).first()
        if player is None:
            raise AuthenticationFailed(code="invalid_token")
        return player

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
