"""What a bearer token looks like, and how a header carries it; no query is made here."""

import hashlib
import re
import secrets

PREFIX = "dkc_"
ENTROPY_BYTES = 32
DIGEST_BYTES = 32

_BEARER = re.compile(r"bearer +([^ ]+) *", re.IGNORECASE)


def new_token() -> str:
    """Return a new bearer token: `dkc_` and 256 random bits as URL-safe base64."""
    return PREFIX + secrets.token_urlsafe(ENTROPY_BYTES)


def digest_of(token: str) -> bytes:
    """Return the SHA-256 digest (32 bytes) under which a token is kept.

    A token is random, so a plain hash is enough: there is nothing to guess that salt or stretching would slow down.
    """
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).digest()


def has_bearer(header: str) -> bool:
    """Say whether a header `Authorization` tries to sign in by a bearer token, however malformed."""
    return header.strip().partition(" ")[0].lower() == "bearer"


def bearer_text(header: str) -> str:
    """Return the bearer token in a header `Authorization`; "" when it carries none that is well-formed."""
    match = _BEARER.fullmatch(header)
    return match[1] if match else ""


def bearer_digest(header: str) -> bytes | None:
    """Return the digest of the bearer token in a header `Authorization`; None when it carries none of ours."""
    text = bearer_text(header)
    return digest_of(text) if text.startswith(PREFIX) else None
