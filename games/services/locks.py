"""The lock that every writer of a game takes first, and the only clock that counts."""

import datetime as dt
import uuid
from collections.abc import Collection

from django.db import connection

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode
from games.models import Game

WRITING = """
SELECT min(xact_start) FROM pg_stat_activity
WHERE datname = current_database() AND backend_type = 'client backend' AND backend_xid IS NOT NULL
    AND pid <> pg_backend_pid()
"""
"""When the oldest transaction of a client began that has written or locked a row and has not ended.

PostgreSQL's own, such as that of autovacuum, write no rows of ours and may take minutes."""


def lock_game(game: uuid.UUID) -> Game:
    """The game's row, locked (`FOR UPDATE`) to the end of the running transaction.

    Raises: AppError `not_found`.
    """
    found = Game.objects.select_for_update().filter(uuid=game).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def hold_players(comer: Player | None, others: Collection[int] = ()) -> None:
    """Lock the row of a player who sits down, and of others (primary keys), until the running transaction ends.

    Taken after the game's lock, in the order of the keys. It keeps the account from being deleted: a seat could be
    given to a player who is gone when that is committed. And it lets one step at a time count a player's games.
    Until when the comer is on vacation is read anew.
    Raises: AppError `invalid_token` when the comer is gone already, or out of use.
    """
    wanted = [*others] if comer is None else [comer.pk, *others]
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT id, is_active, vacation_until FROM accounts_player WHERE id = ANY(%s::bigint[]) "
            "ORDER BY id FOR NO KEY UPDATE",
            [wanted],
        )
        active = {player: until for player, is_active, until in cursor.fetchall() if is_active}
    if comer is None:
        return
    if comer.pk not in active:
        raise AppError(ErrorCode.INVALID_TOKEN)
    comer.vacation_until = active[comer.pk]


def hold_guests(players: Collection[int]) -> list[int]:
    """Keep the accounts of players (primary keys) from being deleted until the transaction ends; those still there."""
    with connection.cursor() as cursor:
        wanted = [list(players)]
        cursor.execute("SELECT id FROM accounts_player WHERE id = ANY(%s::bigint[]) ORDER BY id FOR KEY SHARE", wanted)
        return [player for (player,) in cursor.fetchall()]


def database_now() -> dt.datetime:
    """The database's clock at this moment (not the transaction's start); read it after the lock."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT clock_timestamp()")
        now: dt.datetime = cursor.fetchone()[0]
    return now


def horizon(now: dt.datetime) -> dt.datetime:
    """Until when nothing can be written any more that is not there to be read by the next statement.

    `now` was read before: what begins to write after that is later.
    """
    with connection.cursor() as cursor:
        cursor.execute(WRITING)
        writing: dt.datetime | None = cursor.fetchone()[0]
    return min(now, writing or now)
