"""How second factors are kept, and what an account is called in the app that makes its codes."""

from allauth.mfa.adapter import DefaultMFAAdapter

from accounts.models import Player
from duckcover.encryption import cipher

PURPOSE = "second factor"


class SecondFactorAdapter(DefaultMFAAdapter):  # type: ignore[misc]  # allauth is untyped
    """allauth's own, with the secrets of one-time and recovery codes encrypted in the database."""

    def encrypt(self, text: str) -> str:
        """Return a secret as it is kept."""
        return cipher(PURPOSE).encrypt(text.encode()).decode()

    def decrypt(self, encrypted_text: str) -> str:
        """Return a secret as it was given.

        Raises: InvalidToken when it was kept under a `SECRET_KEY` that is neither the present one nor a fallback.
        """
        return cipher(PURPOSE).decrypt(encrypted_text.encode()).decode()

    def get_totp_label(self, user: Player) -> str:
        """Return the name under which the app that makes the codes lists the account; not the e-mail address."""
        return user.username
