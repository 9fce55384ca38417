"""How a request says who it is, in the OpenAPI document."""

from typing import Any

from django.conf import settings

from duckcover.scopes import Scope

OAUTH = "/identity/o/"
SCOPES = {scope.value: scope.meaning for scope in Scope}

SECURITY_SCHEMES: dict[str, dict[str, Any]] = {
    "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "`Authorization: Bearer dkc_…`. The token of a device that signed in (`meta.access_token` of "
        "the sign-in endpoints) may do everything. A personal token has scopes: each operation names the one that it "
        "needs (`x-required-scope`); an operation that names none is for devices only.",
    },
    "oauth2": {
        "type": "oauth2",
        "description": "For apps of somebody else: authorization code with PKCE, as below, or the device flow "
        f"(RFC 8628): `POST {OAUTH}api/device/code`, then poll `{OAUTH}api/token`. The access token goes along as "
        "`Authorization: Bearer …`. Everything is in `/.well-known/openid-configuration`, too.",
        "flows": {
            "authorizationCode": {
                "authorizationUrl": f"{OAUTH}authorize",
                "tokenUrl": f"{OAUTH}api/token",
                "refreshUrl": f"{OAUTH}api/token",
                "scopes": SCOPES,
            }
        },
    },
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": settings.SESSION_COOKIE_NAME,
        "description": "The session of a browser; unsafe methods need the header `X-CSRFToken` as well.",
    },
    "sessionToken": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Session-Token",
        "description": "`meta.session_token` of the newest answer of a sign-in endpoint; for these endpoints only.",
    },
}

REAUTHENTICATION_NOTE = (
    "For a device on which the player has just signed in, or has been asked again for the password or a second factor; "
    "else 403 `reauthentication_required`."
)
"""What is said of an operation that a stolen token alone must not be enough for."""

Requirement = dict[str, list[str]]


def requirements(scope: Scope | None) -> list[Requirement]:
    """Return the ways to sign in for an operation that needs a scope, or (None) that is for devices only."""
    apps: list[Requirement] = [{"oauth2": [scope.value]}] if scope else []
    return [{"bearer": []}, *apps, {"cookie": []}]


def scope_note(scope: Scope | None) -> str:
    """Return what a token needs, as a sentence."""
    return f"Scope: `{scope}`." if scope else "Not for personal tokens and OAuth apps."
