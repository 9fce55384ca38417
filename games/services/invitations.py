"""Inviting players by name to a lobby, and declining; to accept is to join (DAYS.md DF4)."""

import uuid

from django.db import transaction

from accounts.models import Player
from accounts.services.players import hold
from duckcover.errors import AppError, ErrorCode
from games.models import Invitation
from games.services import guests
from games.services.lobby import require_host, require_open
from games.services.locks import database_now, lock_game
from games.services.table import load_table


@transaction.atomic
def invite(host: Player, game_id: uuid.UUID, name: str) -> Invitation:
    """Invite the player of a name to the host's lobby. A second call changes nothing.

    Raises: AppError `not_found`, `invalid_input` where nobody has this
    name, `not_host`, `game_not_open`, `not_welcome` for a block between the two, `same_owner`, `limit_reached`.
    """
    game = lock_game(game_id)
    table = load_table(game, database_now())
    require_host(table, host)
    require_open(table)
    player = guests.find_guest("player", name)
    known = Invitation.objects.filter(game=game, player=player).first()
    if known is not None:
        return known
    guests.check_guest(game, host, player)
    hold(player)
    return Invitation.objects.create(game=game, player=player, inviter=host, created_at=table.now)


@transaction.atomic
def decline(player: Player, game_id: uuid.UUID) -> None:
    """Decline the invitation to a game. A second call changes nothing; nor does one after the lobby's end.

    Raises: AppError `not_found` without an invitation, `already_seated` once the player sits there.
    """
    game = lock_game(game_id)
    if not Invitation.objects.filter(game=game, player=player).exists():
        raise AppError(ErrorCode.NOT_FOUND)
    if game.seats.filter(player=player).exists():
        raise AppError(ErrorCode.ALREADY_SEATED)
    guests.answer_invitation(game, player, Invitation.State.DECLINED, database_now())
