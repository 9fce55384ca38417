"""Blocking players, and letting them be."""

from django.db import transaction

from accounts.models import Block, Player
from accounts.services.players import hold, lock
from duckcover.errors import AppError, ErrorCode, invalid_input

MAX_BLOCKS = 500


@transaction.atomic
def block(player: Player, other: Player) -> tuple[Block, bool]:
    """Block a player; returns the block and whether it is new. A second call changes nothing.

    Raises: AppError (invalid_input) for oneself, one's bots and one's owner, (limit_reached) at 500, (not_found) when
    the other is gone, (invalid_token) when oneself is.
    """
    if same_household(player, other):
        raise invalid_input("username", "oneself", "You cannot do this to yourself.")
    lock(player)
    hold(other)
    known = Block.objects.select_related("blocked").filter(player=player, blocked=other).first()
    if known is not None:
        return known, False
    if Block.objects.filter(player=player).count() >= MAX_BLOCKS:
        raise AppError(ErrorCode.LIMIT_REACHED)
    return Block.objects.create(player=player, blocked=other), True


def unblock(player: Player, other: Player) -> None:
    """Take a block back; without one nothing changes."""
    Block.objects.filter(player=player, blocked=other).delete()


def same_household(one: Player, other: Player) -> bool:
    """Say whether two accounts are the same, an owner and its bot, or bots of one owner."""
    return (one.owner_id or one.pk) == (other.owner_id or other.pk)
