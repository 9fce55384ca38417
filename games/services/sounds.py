"""Seats choose the sound that they make instead of quacking (RULES.md V2a)."""

import uuid

from django.db import transaction

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.models import Event, Game
from games.services import persistence
from games.services.lobby import require_seat
from games.services.locks import database_now, lock_game
from games.services.table import load_table
from games.sounds import sound_of


@transaction.atomic
def choose_sound(player: Player, game_id: uuid.UUID, index: int, sound: str) -> None:
    """Choose the sound of the player's own seat, until the game is over. The same sound again changes nothing.

    A seat that chooses the sound which it makes anyway keeps it if its index changes; nobody is told of that.
    Raises: AppError `not_found` also where there is no such seat, `not_seated`, `permission_denied` for another's seat,
    `game_not_playing` when the game is over.
    """
    table = load_table(lock_game(game_id), database_now())
    own = require_seat(table, player)
    if index >= len(table.seats):
        raise AppError(ErrorCode.NOT_FOUND)
    if index != own.index:
        raise AppError(ErrorCode.PERMISSION_DENIED)
    if table.game.status not in (Game.Status.LOBBY, Game.Status.PLAYING):
        raise AppError(ErrorCode.GAME_NOT_PLAYING)
    made = sound_of(own.index, own.sound)
    own.sound = sound
    own.save(update_fields=["sound"])
    if made == sound:
        return
    table.add_event(Event.Kind.SEAT_SOUND, seat=own.index, data={"sound": sound})
    persistence.save_games([table])
