"""What happens to bearer tokens, and what is written down of staff, when allauth or Django says what somebody did."""

from datetime import timedelta
from typing import Any, cast

from allauth.account.signals import (
    authentication_step_completed,
    email_changed,
    password_changed,
    password_reset,
    password_set,
    user_logged_in,
)
from allauth.mfa.signals import authenticator_added, authenticator_removed, authenticator_reset
from allauth.socialaccount.signals import social_account_added, social_account_removed
from django.conf import settings
from django.contrib.auth.signals import user_logged_out
from django.dispatch import Signal, receiver
from django.http import HttpRequest

from accounts.audit import record_own
from accounts.models import Player
from accounts.services.tokens import note_authentication, revoke
from accounts.token_strategy import SESSION_TOKEN_ID, remember_device
from duckcover.addresses import is_sign_in_api


@receiver(user_logged_in)
def list_browser_as_device(request: HttpRequest, **_signal: Any) -> None:
    """Make a browser that signs in a device like any other, which its player can sign out; the text is thrown away.

    It is signed in for as long as its session is kept, and is no device of the player's afterwards. An app's token is
    made by the token strategy, which hands it out.
    """
    if not is_sign_in_api(request):
        remember_device(request, lasts=timedelta(seconds=settings.SESSION_COOKIE_AGE))


@receiver(authentication_step_completed)
def note_reauthentication(request: HttpRequest, *, reauthenticated: bool = False, **_signal: Any) -> None:
    """Note on the device that its player was asked again for the password or a second factor, and knew it.

    Of a device that signs in it is noted with its token.
    """
    token_id = request.session.get(SESSION_TOKEN_ID)
    if reauthenticated and token_id is not None:
        note_authentication(token_id)


@receiver(user_logged_out)
def revoke_token_of_session(request: HttpRequest | None, **_signal: Any) -> None:
    """Revoke the bearer token that was given out with the session that ends."""
    token_id = request.session.get(SESSION_TOKEN_ID) if request is not None else None
    if token_id is not None:
        revoke(token_id)


AUDITED = {
    user_logged_in: "sign_in",
    password_changed: "change_password",
    password_set: "set_password",
    password_reset: "reset_password",
    email_changed: "change_email",
    authenticator_added: "add_second_factor",
    authenticator_removed: "remove_own_second_factor",
    authenticator_reset: "renew_recovery_codes",
    social_account_added: "connect_provider",
    social_account_removed: "disconnect_provider",
}
"""What staff may do to the accounts that open the admin, by the signal that says so."""


@receiver(list(AUDITED))
def write_down(signal: Signal, request: HttpRequest, **said: Any) -> None:
    """Write down what a member of staff did to the own account."""
    player = said.get("user") or request.user
    if player.is_authenticated:
        record_own(request, cast("Player", player), AUDITED[signal])
