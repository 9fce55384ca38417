"""Whether what a player has agreed to still holds when the app comes for its tokens.

Locks, in this order everywhere: the player, the app, its grants. Whoever deletes one of them waits for tokens that are
just being made, or is waited for, and then no tokens are made.
"""

from django.db import connection
from django.utils.crypto import constant_time_compare

from accounts.models import Player
from accounts.services.players import lock
from duckcover.errors import AppError


def proof_of(player: Player) -> str:
    """Return what is kept with a consent: it is no longer the same after the player's password has changed."""
    proof: str = player.get_session_auth_hash()
    return proof


def still_holds(player: Player, client_id: str, proof: str | None) -> bool:
    """Say whether player and app are there, and the player's password is the one of the consent.

    Locks: the player and the app, until the end of the transaction.
    """
    try:
        now = lock(player)
    except AppError:
        return False
    return hold_client(client_id) and constant_time_compare(proof_of(now), proof or "")


def hold_client(client_id: str) -> bool:
    """Keep an app from being deleted, to the transaction's end; False when it is gone already."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT FROM allauth_idp_oidc_client WHERE id = %s FOR KEY SHARE", [client_id])
        return cursor.fetchone() is not None
