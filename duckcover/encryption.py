"""What must lie in the database and be of no use to whoever reads it there: encrypted under `SECRET_KEY`."""

import base64
import hashlib

from cryptography.fernet import Fernet, MultiFernet
from django.conf import settings


def cipher(purpose: str) -> MultiFernet:
    """Return what encrypts for one purpose, and decrypts what was encrypted for it, also under a fallback of the key.

    Its `decrypt` raises InvalidToken when `SECRET_KEY` has changed and the old one is no fallback.
    """
    return MultiFernet([_key(purpose, str(secret)) for secret in (settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS)])


def _key(purpose: str, secret: str) -> Fernet:
    return Fernet(base64.urlsafe_b64encode(hashlib.sha256(f"duckcover {purpose}:{secret}".encode()).digest()))
