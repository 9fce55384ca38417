"""What the operator does to an account whose player has lost a way in, or must lose one."""

from typing import Any

from django.db import transaction

from accounts.models import Player
from accounts.services.tokens import revoke_all


@transaction.atomic
def take_away_second_factor(player: Player) -> None:
    """Delete every second factor of a player and sign out every device.

    Locks the player's row before those of the second factors, as a deletion of the account does.
    """
    revoke_all(player)
    account: Any = player  # the related names come with the sign-in app, which nobody here may know
    account.authenticator_set.all().delete()


@transaction.atomic
def replace_address(player: Player) -> None:
    """Make the address of a player's row the only one to sign in by and to reset a password by; it is not verified."""
    account: Any = player
    account.emailaddress_set.all().delete()
    if player.email:
        account.emailaddress_set.create(email=player.email.lower(), primary=True)
