"""Who asks, said so that a single SQL statement can check it together with what is asked."""

from dataclasses import dataclass
from typing import Any

from accounts.models import Player


@dataclass(frozen=True)
class Caller:
    """A signed-in player's primary key, or the SHA-256 digest (32 bytes) of a bearer token; neither: anonymous."""

    player_id: int | None = None
    digest: bytes | None = None

    @property
    def anonymous(self) -> bool:
        """Whether the request named nobody."""
        return self.player_id is None and self.digest is None

    def parameters(self) -> dict[str, Any]:
        """The named parameters of `CALLER_SQL`."""
        return {"caller_id": self.player_id, "caller_digest": self.digest}


CALLER_SQL = """
caller AS MATERIALIZED (
    SELECT player.id FROM accounts_player player WHERE player.id = %(caller_id)s::bigint AND player.is_active
    UNION ALL
    SELECT player.id FROM accounts_token token JOIN accounts_player player ON player.id = token.player_id
    WHERE token.digest = %(caller_digest)s::bytea AND token.revoked_at IS NULL AND player.is_active
)
"""
"""A common table expression `caller (id)`: one row for an active player, none for anybody else."""


def find_caller(caller: Caller) -> Player | None:
    """The active player behind an id or a token's digest, or None."""
    active = Player.objects.filter(is_active=True)
    if caller.digest is not None:
        return active.filter(tokens__digest=caller.digest, tokens__revoked_at=None).first()
    return None if caller.player_id is None else active.filter(pk=caller.player_id).first()
