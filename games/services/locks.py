"""The lock that every writer of a game takes first, and the only clock that counts."""

import datetime as dt
import uuid

from django.db import connection

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.models import Game


def lock_game(game: uuid.UUID) -> Game:
    """The game's row, locked (`FOR UPDATE`) to the end of the running transaction.

    Raises: AppError `not_found`.
    """
    found = Game.objects.select_for_update().filter(uuid=game).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def hold_player(player: Player) -> None:
    """Keep an account from being deleted until the running transaction ends; taken after the game's lock.

    Without it a seat could be given to a player who is gone when that is committed.
    Raises: AppError `invalid_token` when it is gone already, or out of use.
    """
    with connection.cursor() as cursor:
        cursor.execute("SELECT FROM accounts_player WHERE id = %s AND is_active FOR KEY SHARE", [player.pk])
        if cursor.fetchone() is None:
            raise AppError(ErrorCode.INVALID_TOKEN)


def database_now() -> dt.datetime:
    """The database's clock at this moment (not the transaction's start); read it after the lock."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT clock_timestamp()")
        now: dt.datetime = cursor.fetchone()[0]
    return now
