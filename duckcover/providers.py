"""Sign-in with accounts from elsewhere: what `DUCKCOVER_PROVIDERS` says, as allauth wants to have it."""

import json
from pathlib import Path
from typing import Any

from django.core.exceptions import ImproperlyConfigured

REQUIRED = ("id", "name", "server_url", "client_id")
OPTIONAL = ("client_secret", "scope", "token_auth_method", "fetch_userinfo", "uid_field", "verified_email")


def provider_settings(given: str) -> dict[str, Any]:
    """Return `SOCIALACCOUNT_PROVIDERS` for a JSON list of OpenID Connect providers, or for the path of a file with one.

    Raises: ImproperlyConfigured, with what is wrong; the client secrets are never in the message.
    """
    apps = [_app(entry) for entry in _entries(given)]
    names = [app["provider_id"] for app in apps]
    if len(names) != len(set(names)):
        raise ImproperlyConfigured("DUCKCOVER_PROVIDERS: two providers have the same id.")
    return {"openid_connect": {"OAUTH_PKCE_ENABLED": True, "APPS": apps}}


def _entries(given: str) -> list[Any]:
    """Return the list, from the text itself or from the file that it names."""
    text = given.strip()
    if not text:
        return []
    try:
        entries = json.loads(text if text.startswith("[") else Path(text).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise ImproperlyConfigured("DUCKCOVER_PROVIDERS is neither a JSON list nor a file that holds one.") from None
    if not isinstance(entries, list):
        raise ImproperlyConfigured("DUCKCOVER_PROVIDERS must be a JSON list.")
    return entries


def _app(entry: Any) -> dict[str, Any]:
    """Return allauth's description of one provider."""
    if not isinstance(entry, dict) or not all(isinstance(entry.get(key), str) and entry[key] for key in REQUIRED):
        raise ImproperlyConfigured(f"DUCKCOVER_PROVIDERS: every provider needs {', '.join(REQUIRED)}.")
    unknown = sorted(set(entry) - set(REQUIRED) - set(OPTIONAL))
    if unknown:
        raise ImproperlyConfigured(f"DUCKCOVER_PROVIDERS: {', '.join(unknown)} is not known.")
    options = {key: entry[key] for key in OPTIONAL[1:] if key in entry}
    return {
        "provider_id": entry["id"],
        "name": entry["name"],
        "client_id": entry["client_id"],
        "secret": entry.get("client_secret", ""),
        "settings": {"server_url": entry["server_url"], **options},
    }
