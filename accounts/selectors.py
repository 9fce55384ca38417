"""The readers of accounts that faces share."""

from allauth.account.models import EmailAddress

from accounts.models import Player


def email_is_verified(player: Player) -> bool:
    """Say whether a player has proved that the e-mail address of the account is its own."""
    found: bool = EmailAddress.objects.filter(user_id=player.pk, email__iexact=player.email, verified=True).exists()
    return found
