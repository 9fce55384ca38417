"""Who asks, said so that a single SQL statement can check it together with what is asked."""

from dataclasses import dataclass
from typing import Any

from accounts.models import Player


@dataclass(frozen=True)
class Caller:
    """The primary key of a player who was let in; None: anonymous."""

    player_id: int | None = None

    @property
    def anonymous(self) -> bool:
        """Whether the request named nobody."""
        return self.player_id is None

    def parameters(self) -> dict[str, Any]:
        """The named parameters of `CALLER_SQL`."""
        return {"caller_id": self.player_id}


CALLER_SQL = """
caller AS MATERIALIZED (
    SELECT player.id FROM accounts_player player WHERE player.id = %(caller_id)s::bigint AND player.is_active
)
"""
"""A common table expression `caller (id)`: one row for an active player, none for anybody else."""


def find_caller(caller: Caller) -> Player | None:
    """The active player behind an id, or None."""
    return None if caller.player_id is None else Player.objects.filter(pk=caller.player_id, is_active=True).first()
