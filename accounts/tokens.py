"""What a bearer token looks like, and how a request carries it; no query is made here."""

import hashlib
import re
import secrets

from django.http import HttpRequest

CHALLENGE = 'Bearer realm="duckcover"'
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


def has_bearer(request: HttpRequest) -> bool:
    """Say whether a request tries to sign in by a bearer token, however malformed."""
    header: str = request.META.get("HTTP_AUTHORIZATION", "")
    return header.strip().partition(" ")[0].lower() == "bearer"


def bearer_text(request: HttpRequest) -> str:
    """Return the bearer token of a request; "" when it carries none that is well-formed."""
    match = _BEARER.fullmatch(request.META.get("HTTP_AUTHORIZATION", ""))
    return match[1] if match else ""


def bearer_digest(request: HttpRequest) -> bytes | None:
    """Return the digest of the bearer token of a request; None when it carries none of ours."""
    text = bearer_text(request)
    return digest_of(text) if text.startswith(PREFIX) else None
