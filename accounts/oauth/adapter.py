"""What allauth's provider says of players, scopes and itself."""

import secrets
from functools import cache
from typing import Any, Literal
from uuid import UUID

from allauth.idp.oidc.adapter import DefaultOIDCAdapter
from allauth.idp.oidc.models import Client, PrivateKey
from django.conf import settings
from django.utils.translation import gettext_lazy as _

from accounts.models import Player
from duckcover.scopes import Scope
from duckcover.standalone import embedded

IDENTITY_SCOPES = {
    "openid": _("Know that it is you who signs in."),
    "profile": _("Know your name, your language and your time zone."),
    "email": _("Know your e-mail address."),
}
MEANINGS = {**{scope.value: _(scope.meaning) for scope in Scope}, **IDENTITY_SCOPES}
"""Every scope that an app may ask for, with what a consent page says of it."""

GRANT_TYPES = [
    Client.GrantType.AUTHORIZATION_CODE.value,
    Client.GrantType.REFRESH_TOKEN.value,
    Client.GrantType.DEVICE_CODE.value,
]


@cache
def private_key() -> str:
    """The PEM that ID tokens are signed with: the setting's, or the data folder's, made once. Raises: FolderError."""
    return settings.OIDC_PRIVATE_KEY or embedded.private_key(settings.DATA_DIR)


class OIDCAdapter(DefaultOIDCAdapter):  # type: ignore[misc]  # allauth is untyped
    """Players go by their public id, and bots have no part in this."""

    scope_display = MEANINGS

    def generate_client_secret(self) -> str:
        """Return a secret of 256 random bits, of letters that need no escaping in HTTP Basic."""
        return "dks_" + secrets.token_urlsafe(32)

    def list_private_keys(
        self, *, did_activate: Literal[True] | None = None, is_active: Literal[True] | None = None
    ) -> list[PrivateKey]:
        """Return the one key that there is; it has no dates."""
        return [PrivateKey(pem=private_key())]

    def get_user_sub(self, client: Client, user: Player) -> str:
        """Return the public id of a player."""
        return str(user.uuid)

    def get_user_by_sub(self, client: Client, sub: str) -> Player | None:
        """Return the active player with a public id, unless it is a bot."""
        try:
            return Player.objects.filter(uuid=UUID(sub), is_active=True, owner=None).first()
        except ValueError:
            return None

    def get_claims(
        self, purpose: Literal["id_token", "userinfo"], user: Player, client: Client, scopes: Any, **kwargs: Any
    ) -> dict[str, Any]:
        """Return what an app learns of a player by the scopes it was given; up to one query."""
        plain = [scope for scope in scopes if scope != "profile"]
        claims: dict[str, Any] = super().get_claims(purpose, user, client, plain, **kwargs)
        if "profile" in scopes:
            claims |= {
                "name": user.display_name or user.username,
                "preferred_username": user.username,
                "locale": user.language,
                "zoneinfo": user.time_zone,
            }
        return claims

    def populate_server_metadata(self, data: dict[str, Any]) -> None:
        """Say what is really on offer here, which allauth overstates."""
        data |= {
            "grant_types_supported": GRANT_TYPES,
            "response_types_supported": ["code"],
            "response_modes_supported": ["query"],
            "scopes_supported": list(MEANINGS),
            "claims_parameter_supported": False,
            "request_parameter_supported": False,
            "request_uri_parameter_supported": False,
        }
