"""Muting players: not to read what they say, and nothing else."""

from django.db import transaction

from accounts.models import Mute, Player
from accounts.services.blocks import same_household
from accounts.services.players import hold, lock
from duckcover.errors import AppError, ErrorCode, invalid_input

MAX_MUTES = 500


@transaction.atomic
def mute(player: Player, other: Player) -> tuple[Mute, bool]:
    """Mute a player; returns the mute and whether it is new. A second call changes nothing.

    Raises: AppError (invalid_input) for oneself, one's bots and one's owner, (limit_reached) at 500, (not_found) when
    the other is gone, (invalid_token) when oneself is.
    """
    if same_household(player, other):
        raise invalid_input("username", "oneself", "You cannot do this to yourself.")
    lock(player)
    hold(other)
    known = Mute.objects.select_related("muted").filter(player=player, muted=other).first()
    if known is not None:
        return known, False
    if Mute.objects.filter(player=player).count() >= MAX_MUTES:
        raise AppError(ErrorCode.LIMIT_REACHED)
    return Mute.objects.create(player=player, muted=other), True


def unmute(player: Player, other: Player) -> None:
    """Take a mute back; without one nothing changes."""
    Mute.objects.filter(player=player, muted=other).delete()
