"""Where an app may be sent back to (RFC 8252, 7 and 8; RFC 9700, 4.1)."""

import re
from urllib.parse import SplitResult, urlsplit

from django.utils.translation import gettext_noop as _

MAX_LENGTH = 500
MAX_URIS = 10
"""How many of them an app may have."""
LOOPBACK = ("127.0.0.1", "::1")

_NO_URI = _("This is not a URI.")
_NO_PLAIN = _("A redirect URI has no fragment and no wildcard.")
_NO_HTTPS = _("Only 127.0.0.1 and [::1] may go without https.")
_NO_SCHEME = _("A scheme of an app's own is a domain name backwards, like com.example.app.")
_PRINTABLE = re.compile(r"[!-~]+")


def why_refused(uri: str) -> str | None:
    """Say in English what is wrong with a redirect URI that an app wants to register; None when nothing is."""
    parts = _split(uri)
    if parts is None or parts.username is not None or parts.password is not None:
        return _NO_URI
    if "#" in uri or "*" in uri:
        return _NO_PLAIN
    if parts.scheme == "https":
        return None if parts.hostname else _NO_URI
    if parts.scheme == "http":
        return None if parts.hostname in LOOPBACK else _NO_HTTPS
    return None if "." in parts.scheme else _NO_SCHEME


def matches(uri: str, registered: list[str]) -> bool:
    """Say whether a redirect URI is one of the registered ones, letter by letter; on loopback any port will do."""
    return uri in registered or (_without_port(uri) or uri) in {_without_port(known) for known in registered}


def source_of(uri: str) -> str:
    """Return what a Content-Security-Policy calls the place that a redirect URI leads to."""
    parts = urlsplit(uri)
    return f"{parts.scheme}://{parts.netloc}" if parts.scheme in ("http", "https") else f"{parts.scheme}:"


def destination(uri: str) -> str:
    """Return the name of the place that a redirect URI leads to, for people."""
    parts = urlsplit(uri)
    return parts.netloc if parts.scheme in ("http", "https") else parts.scheme


def _without_port(uri: str) -> SplitResult | None:
    """Return a loopback URI without its port; None for any other."""
    parts = _split(uri)
    if parts is None or parts.scheme != "http" or parts.hostname not in LOOPBACK:
        return None
    return parts._replace(netloc=parts.hostname)


def _split(uri: str) -> SplitResult | None:
    """Return the parts of a URI; None when it is none."""
    if not _PRINTABLE.fullmatch(uri) or len(uri) > MAX_LENGTH:
        return None
    try:
        parts = urlsplit(uri)
        parts.port  # noqa: B018 - read to be checked
    except ValueError:
        return None
    return parts if parts.scheme and uri.startswith(f"{parts.scheme}:") and (parts.netloc or parts.path) else None
