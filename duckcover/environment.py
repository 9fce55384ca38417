"""Reads the environment. A wrong value or an unknown name stops the service at its start; no message shows a value.

An empty variable counts as none, so that files which pass on every variable need not know our defaults.
"""

import importlib
import json
import math
import os
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, cast
from urllib.parse import urlsplit

import environ
from django.core.exceptions import ImproperlyConfigured

PREFIX = "DUCKCOVER_"
LEAST_TOKEN = 16
NO = ("false", "off", "no", "n", "0")
OTHER_NAMES = {
    "DUCKCOVER_DATA_DIR",  # duckcover.standalone.embedded.folder
    "DUCKCOVER_ALL_TESTS",  # tests/
    "DUCKCOVER_TOKEN",  # docs/api/, docs/play.md: for clients
    "DUCKCOVER_URL",  # docs/play.md
}
"""Names with our prefix that are no settings."""


class Environment(environ.Env):  # type: ignore[misc]  # django-environ is untyped
    """django-environ's reader with strict values. It knows the names that it has been asked for.

    Each method raises ImproperlyConfigured.
    """

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def get_value(
        self, var: str, cast: Any = None, default: Any = environ.Env.NOTSET, parse_default: Any = False
    ) -> Any:
        """Return a value as it stands: django-environ would take one that begins with "$" for another variable."""
        self.names.add(var)
        given = os.environ.get(var, "")
        if given.strip():
            return self.parse_value(given, cast)
        if default is self.NOTSET:
            raise ImproperlyConfigured(f"{var} must be set.")
        return self.parse_value(default, cast) if parse_default else default

    def refuse_unknown(self) -> None:
        """Check that each variable with our prefix has a name that was read."""
        known = self.names | OTHER_NAMES
        for name in sorted(os.environ):
            if name.startswith(PREFIX) and name not in known:
                raise ImproperlyConfigured(f"{name} is not a setting.{_suggestion(name, known)}")

    def bool(self, name: str, default: bool = False) -> bool:
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

    def origins(self, name: str) -> list[str]:
        """Return origins of web pages, such as https://play.example.org."""
        given: list[str] = [entry.strip() for entry in self.list(name, default=[])]
        for entry in given:
            parts = urlsplit(entry)
            if not (parts.scheme and parts.netloc) or parts.path or parts.query:
                raise ImproperlyConfigured(f"{name} must be a list of origins like https://example.org.")
        return given

    def db_url(self, name: str) -> dict[str, Any]:
        """Return Django's description of a PostgreSQL database."""
        message = f"{name} must name a PostgreSQL server: postgresql://user:password@host:port/database."
        found = _parsed(super().db_url, name, message)
        if found.get("ENGINE") != "django.db.backends.postgresql":
            raise ImproperlyConfigured(message)
        return found

    def email_url(self, name: str, default: str) -> dict[str, Any]:
        """Return Django's settings for sending e-mail."""
        message = f"{name} must be an address like smtp+tls://user:password@host:587."
        return _parsed(lambda var: super(Environment, self).email_url(var, default=default), name, message)

    def json_object(self, name: str) -> dict[str, Any]:
        """Return a JSON object; an empty one for none."""
        try:
            given = json.loads(self.str(name, default="").strip() or "{}")
        except ValueError:
            given = None
        if not isinstance(given, dict):
            raise ImproperlyConfigured(f"{name} must be a JSON object.")
        return given

    def token(self, name: str) -> str:
        """Return a secret that somebody sends as a bearer token; "" for none."""
        given: str = self.str(name, default="").strip()
        if given and not (len(given) >= LEAST_TOKEN and given.isascii() and given.isprintable() and " " not in given):
            raise ImproperlyConfigured(f"{name} must be {LEAST_TOKEN} or more letters, digits and signs.")
        return given

    def rsa_key(self, name: str) -> str:
        """Return a private RSA key in PEM, in which line ends may be written as \\n; "" for none."""
        given: str = self.str(name, default="").replace("\\n", "\n").strip()
        if given and not _is_rsa_key(given):
            raise ImproperlyConfigured(f"{name} must be an RSA key in PEM without a password.")
        return given


def _parsed(parse: Any, name: str, message: str) -> dict[str, Any]:
    """Return what `parse(name)` makes of a URL. Raises: ImproperlyConfigured with `message`."""
    try:
        return dict(parse(name))
    except (ImproperlyConfigured, KeyError, ValueError):
        raise ImproperlyConfigured(message) from None


def _suggestion(name: str, known: Iterable[str]) -> str:
    """Return the question whether the nearest known name was meant, "" when none is near."""
    near = get_close_matches(name, sorted(known), n=1, cutoff=0.75)
    return f" Did you mean {near[0]}?" if near else ""


def _is_rsa_key(pem: str) -> bool:
    """Say whether a text is a private RSA key that needs no password."""
    from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    try:
        key: Any = load_pem_private_key(pem.encode(), None)
    except (ValueError, TypeError):
        return False
    return isinstance(key, RSAPrivateKey)


def main() -> int:
    """Read the settings and print what is wrong with them; the exit code."""
    try:
        importlib.import_module("duckcover.settings")
    except ImproperlyConfigured as error:
        print(f"duckcover: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
