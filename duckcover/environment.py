"""Reading the environment: a variable with a wrong value stops the service at its start, by name; no value is told.

An empty variable counts as none, so that files which hand on every variable need not know our defaults.
"""

import math
from typing import Any, cast
from urllib.parse import urlsplit

import environ
from django.core.exceptions import ImproperlyConfigured

NO = ("false", "off", "no", "n", "0")


class Environment(environ.Env):  # type: ignore[misc]  # django-environ is untyped
    """django-environ's reader, but that it takes no odd value for "false" and no number that makes no sense.

    Each method raises ImproperlyConfigured.
    """

    def bool(self, name: str, default: bool = False) -> bool:
        """Return a switch."""
        given = self.str(name, default="").strip().lower()
        if given and given not in self.BOOLEAN_TRUE_STRINGS and given not in NO:
            raise ImproperlyConfigured(f"{name} must be true or false.")
        return given in self.BOOLEAN_TRUE_STRINGS if given else default

    def int(self, name: str, default: int, *, least: int = 1) -> int:
        """Return a whole number that is not below `least`."""
        given = self.str(name, default="").strip() or str(default)
        if not (given.isascii() and given.isdecimal() and int(given) >= least):
            raise ImproperlyConfigured(f"{name} must be a whole number, {least} or more.")
        return int(given)

    def seconds(self, name: str, default: float) -> float:
        """Return a length of time above zero."""
        try:
            given = float(self.str(name, default="").strip() or default)
        except ValueError:
            given = 0.0
        if not (given > 0 and math.isfinite(given)):
            raise ImproperlyConfigured(f"{name} must be a number of seconds above 0.")
        return given

    def one_of(self, name: str, *choices: str) -> str:
        """Return one of these words, the first of which is the default."""
        given = self.str(name, default="").strip() or choices[0]
        if given not in choices:
            raise ImproperlyConfigured(f"{name} must be one of: {', '.join(choices)}.")
        return cast("str", given)

    def web_address(self, name: str, default: str) -> str:
        """Return the beginning of addresses, without a slash at its end; "" for none."""
        given: str = (self.str(name, default="").strip() or default).rstrip("/")
        if given and (urlsplit(given).scheme not in ("http", "https") or not urlsplit(given).netloc):
            raise ImproperlyConfigured(f"{name} must be an address like https://example.org.")
        return given

    def rsa_key(self, name: str) -> str:
        """Return a private RSA key in PEM, in which line ends may be written as \\n; "" for none."""
        given: str = self.str(name, default="").replace("\\n", "\n").strip()
        if given and not _is_rsa_key(given):
            raise ImproperlyConfigured(f"{name} must be an RSA key in PEM without a password.")
        return given


def _is_rsa_key(pem: str) -> bool:
    """Say whether a text is a private RSA key that needs no password."""
    from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        key: Any = load_pem_private_key(pem.encode(), None)
    except (ValueError, TypeError):
        return False
    return isinstance(key, RSAPrivateKey)
