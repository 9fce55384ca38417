"""Looking at an authorization request before allauth does: what is refused to the browser, and what to the app."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from allauth.idp.oidc.models import Client
from django.http import HttpRequest, HttpResponse, QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop
from oauthlib.common import Request, add_params_to_uri

from accounts.allauth_internals import extract_params
from accounts.oauth.redirects import matches

MAX_PARAMETER = 2000

_CHALLENGE = re.compile(r"[A-Za-z0-9_-]{43}")
_NO_CLIENT = gettext_noop("This app is not known here.")
_NO_REDIRECT = gettext_noop("This app did not say where to send you back, or it is not where it said before.")
_ODD = gettext_noop("The app has sent a request that makes no sense.")


class UnfitError(Exception):
    """A request that must not be answered to the app, as it may not be from it; the text is for the player."""


@dataclass(frozen=True)
class Refusal:
    """An error of OAuth that the app is told, where it is sent back to."""

    error: str
    description: str

    def address(self, params: QueryDict) -> str:
        """Return where the browser goes: the redirect URI with the error and the app's `state`."""
        told = {"error": self.error, "error_description": self.description, "state": params.get("state")}
        address: str = add_params_to_uri(params["redirect_uri"], [(name, told[name]) for name in told if told[name]])
        return address


def check_query(request: HttpRequest) -> None:
    """Refuse a query that oauthlib cannot read. Raises: UnfitError."""
    try:
        Request(*extract_params(request))
    except ValueError:
        raise UnfitError(_(_ODD)) from None


def is_error(response: HttpResponse, redirect_uri: str) -> bool:
    """Say whether allauth would tell the app of an error."""
    address = urlsplit(response.get("Location", ""))
    back = urlsplit(redirect_uri)
    return address[:3] == back[:3] and "error" in QueryDict(address.query)


def checked_client(params: QueryDict) -> Client:
    """Return the client that asks, when the browser may be sent back to where it wants. Raises: UnfitError."""
    if any(len(values) > 1 or not _is_plain(values[-1]) for _name, values in params.lists()):
        raise UnfitError(_(_ODD))
    client = Client.objects.select_related("owner").filter(pk=params.get("client_id", "")).first()
    if client is None or (client.owner is not None and not client.owner.is_active):
        raise UnfitError(_(_NO_CLIENT))
    if not matches(params.get("redirect_uri", ""), client.get_redirect_uris()):
        raise UnfitError(_(_NO_REDIRECT))
    return client


def refusal(params: QueryDict) -> Refusal | None:
    """Return why a request goes no further; None when allauth may look at it.

    `prompt=none` is refused: allauth takes the consent that a player gave to one app for that of any other.
    """
    if "none" in params.get("prompt", "").split():
        return Refusal("interaction_required", "The player is always asked.")
    if params.get("code_challenge_method") != "S256" or not _CHALLENGE.fullmatch(params.get("code_challenge", "")):
        return Refusal("invalid_request", "PKCE is required: code_challenge and code_challenge_method=S256.")
    if not params.get("scope", "").split():
        return Refusal("invalid_scope", "Say which scopes are asked for.")
    for name in ("request", "request_uri", "claims", "resource"):
        if name in params:
            return Refusal("invalid_request", f"The parameter {name} is not supported.")
    return None


def _is_plain(text: str) -> bool:
    """Say whether a parameter is text that the database and oauthlib can take."""
    return len(text) <= MAX_PARAMETER and text.isprintable()
