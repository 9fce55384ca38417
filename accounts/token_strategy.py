"""What allauth hands out at sign-in: its session token for its own endpoints, our bearer token for the API."""

from typing import cast

from allauth.headless.tokens.strategies.sessions import SessionTokenStrategy
from django.http import HttpRequest

from accounts.models import Player
from accounts.services.tokens import issue

SESSION_TOKEN_ID = "duckcover_token_id"  # noqa: S105 - the name of a value in the session


class BearerTokenStrategy(SessionTokenStrategy):  # type: ignore[misc]  # allauth is untyped
    """`meta.access_token` is a bearer token of ours, one per sign-in; signing out revokes it."""

    def create_access_token(self, request: HttpRequest) -> str:
        """Return a new bearer token for the player who has just signed in.

        Side effects: one token row; the session remembers which one, also when its key is cycled.
        """
        player = cast("Player", request.user)
        token, text = issue(player, device=request.headers.get("User-Agent", ""))
        request.session[SESSION_TOKEN_ID] = token.pk
        return text
