"""How second factors are kept, and what an account is called in the app that makes its codes."""

import base64
import hashlib

from allauth.mfa.adapter import DefaultMFAAdapter
from cryptography.fernet import Fernet, MultiFernet
from django.conf import settings

from accounts.models import Player


class SecondFactorAdapter(DefaultMFAAdapter):  # type: ignore[misc]  # allauth is untyped
    """allauth's own, with the secrets of one-time and recovery codes encrypted in the database."""

    def encrypt(self, text: str) -> str:
        """Return a secret as it is kept."""
        return _cipher().encrypt(text.encode()).decode()

    def decrypt(self, encrypted_text: str) -> str:
        """Return a secret as it was given.

        Raises: InvalidToken when it was kept under a `SECRET_KEY` that is neither the present one nor a fallback.
        """
        return _cipher().decrypt(encrypted_text.encode()).decode()

    def get_totp_label(self, user: Player) -> str:
        """Return the name under which the app that makes the codes lists the account; not the e-mail address."""
        return user.username


def _cipher() -> MultiFernet:
    """Return what encrypts with a key that comes from `SECRET_KEY`, and decrypts with older ones as well."""
    return MultiFernet([_key(str(secret)) for secret in (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS)])


def _key(secret: str) -> Fernet:
    """Return the Fernet of one secret."""
    return Fernet(base64.urlsafe_b64encode(hashlib.sha256(b"duckcover second factor:" + secret.encode()).digest()))
