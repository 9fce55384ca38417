"""Who a request is from: one immutable value, made by authentication and asked by everything else."""

from typing import Any, NamedTuple

from django.db.models import Q

from accounts.models import Player, Token
from duckcover import observability

IDENTITY = observability.IDENTITY
"""Where the environment of a request (PEP 3333) holds its `Identity`, once the request was counted."""


class Identity(NamedTuple):
    """Who a request is from, by primary keys; without `player_id` it is from nobody.

    `token_id`: the bearer token of ours that came with it. `scopes`: what the token or the app may be used for; None:
    everything. `session_device`: the token of the device whose session cookie came with it.
    """

    player_id: int | None = None
    token_id: int | None = None
    scopes: tuple[str, ...] | None = None
    session_device: int | None = None

    @property
    def anonymous(self) -> bool:
        """Whether the request is from nobody."""
        return self.player_id is None

    @property
    def device(self) -> int | None:
        """The token of the device that asks, by its bearer token or its session; None without one."""
        return self.session_device if self.token_id is None else self.token_id

    @property
    def sees_address(self) -> bool:
        """Whether the request may learn the e-mail address: an app, which has no token of ours, has to ask for it."""
        return self.scopes is None or self.token_id is not None or "email" in self.scopes

    def parameters(self) -> dict[str, Any]:
        """The named parameters of `CALLER_SQL`."""
        return {"caller_id": self.player_id, "caller_token": self.token_id}


NOBODY = Identity()

CALLER_SQL = """
caller AS MATERIALIZED (
    SELECT player.id FROM accounts_player player
    WHERE player.id = %(caller_id)s::bigint AND player.is_active
        AND (player.owner_id IS NULL
            OR (SELECT owner.is_active FROM accounts_player owner WHERE owner.id = player.owner_id))
        AND (%(caller_token)s::bigint IS NULL OR player.id = (
            SELECT token.player_id FROM accounts_token token
            WHERE token.id = %(caller_token)s::bigint AND token.revoked_at IS NULL
                AND (token.expires_at IS NULL OR token.expires_at > statement_timestamp())
        ))
)
"""
"""A common table expression `caller (id)`: one row for an active player whose owner is active and whose token, if one
came along, is valid at this moment; none for anybody else. Its parameters are `Identity.parameters()`."""


def load_player(identity: Identity) -> Player | None:
    """Return the player behind an identity by the conditions of `CALLER_SQL`, None when they do not hold; one query."""
    if identity.player_id is None:
        return None
    players = Player.objects.filter(Q(owner=None) | Q(owner__is_active=True), pk=identity.player_id, is_active=True)
    if identity.token_id is not None:
        players = players.filter(tokens__in=Token.objects.valid().filter(pk=identity.token_id))
    return players.first()
