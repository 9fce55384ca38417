"""What happens to bearer tokens when allauth or Django says that a sign-in is over."""

from typing import Any

from allauth.account.signals import password_changed, password_reset, password_set
from django.contrib.auth.signals import user_logged_out
from django.dispatch import receiver
from django.http import HttpRequest

from accounts.models import Player
from accounts.services.tokens import revoke, revoke_all
from accounts.token_strategy import SESSION_TOKEN_ID


@receiver(user_logged_out)
def revoke_token_of_session(request: HttpRequest | None, **_signal: Any) -> None:
    """Revoke the bearer token that was given out with the session that ends."""
    token_id = request.session.get(SESSION_TOKEN_ID) if request is not None else None
    if token_id is not None:
        revoke(token_id)


@receiver([password_changed, password_set, password_reset])
def revoke_other_tokens(request: HttpRequest, user: Player, **_signal: Any) -> None:
    """Revoke the bearer tokens of the other devices when the password changes, as their sessions end, too."""
    revoke_all(user, except_token=request.session.get(SESSION_TOKEN_ID))
