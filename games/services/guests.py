"""Who is invited to a lobby: rows of `Invitation`, which the lobby heeds; their game is locked by the caller."""

import datetime as dt
from collections.abc import Sequence

from accounts.models import Player
from accounts.selectors import blocked_between, find_player
from accounts.services.blocks import same_household
from duckcover.errors import AppError, ErrorCode, invalid_input
from games.models import Game, Invitation
from games.services.limits import require_account
from games.services.locks import hold_guests

MAX_INVITED = 50
"""How many players may be invited to one game."""


def find_guests(inviter: Player, names: Sequence[str], *, same_owner: bool) -> list[Player]:
    """The players of these names who may be invited; the inviter itself is left out, and a name counts once.

    Raises: AppError `invalid_input` for a name of nobody, of somebody with a block between, or of the same owner;
    `permission_denied` to a guest account.
    """
    if names:
        require_account(inviter)
    players = [find_guest("invited", name) for name in names]
    found = {player.pk: player for player in players if player.pk != inviter.pk}
    if blocked_between(inviter, found):
        raise invalid_input("invited", "not_welcome", "There is somebody among them whom you cannot invite.")
    if not same_owner and any(same_household(inviter, player) for player in found.values()):
        raise invalid_input("invited", "same_owner", "An account of the same owner may not sit here.")
    return list(found.values())


def find_guest(field: str, name: str) -> Player:
    """The active player of a name. Raises: AppError `invalid_input` for that field of the input."""
    try:
        return find_player(name)
    except AppError:
        raise invalid_input(field, "unknown_player", "There is no player of this name.") from None


def add_guests(game: Game, inviter: Player, players: Sequence[Player], now: dt.datetime) -> None:
    """Invite players; those who are invited already are left as they are, those whose account is gone left out."""
    held = hold_guests([player.pk for player in players])
    rows = [Invitation(game=game, player_id=key, inviter=inviter, created_at=now) for key in held]
    Invitation.objects.bulk_create(rows, ignore_conflicts=True)


def is_invited(game: Game, player: Player) -> bool:
    """Whether a player was invited to a game, or has it made; who has declined may think better of it."""
    return game.host_id == player.pk or Invitation.objects.filter(game=game, player=player).exists()


def answer_invitation(game: Game, player: Player, state: Invitation.State, now: dt.datetime) -> None:
    """Note what a player has answered, if it was invited; the same answer once more changes nothing."""
    invited = Invitation.objects.filter(game=game, player=player).exclude(state=state)
    invited.update(state=state, answered_at=now)


def check_guest(game: Game, inviter: Player, player: Player) -> None:
    """Check that one more player may be invited.

    Raises: AppError `not_welcome`, `same_owner`, `limit_reached`, `permission_denied` to a guest account.
    """
    require_account(inviter)
    if blocked_between(inviter, [player.pk]):
        raise AppError(ErrorCode.NOT_WELCOME, "You cannot invite this player.")
    if not game.same_owner and same_household(inviter, player):
        raise AppError(ErrorCode.SAME_OWNER)
    if Invitation.objects.filter(game=game).count() >= MAX_INVITED:
        raise AppError(ErrorCode.LIMIT_REACHED)
