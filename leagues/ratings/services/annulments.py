"""Staff of the service take games out of the ratings (LK4); the days from then on are rated anew (LK5)."""

import datetime as dt
import uuid

from django.db import transaction

from duckcover.errors import AppError, ErrorCode
from games.models import Game
from games.services.locks import database_now
from leagues.ratings.models import Annulment, Period
from leagues.ratings.services.periods import lock
from leagues.ratings.services.records import pool_of_game


@transaction.atomic
def annul(staff: str, game: uuid.UUID, reason: str) -> Annulment:
    """Take a finished game out of the ratings. A second call changes nothing. `staff`: the name of who wants it.

    Where its day is closed, the ratings of its pool are recomputed from that day on by the next `close_days`.
    Locks the pool. Raises: AppError `not_found`, `game_running` for a game that is not over.
    """
    found = Game.objects.filter(uuid=game).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    if found.finished_at is None:
        raise AppError(ErrorCode.GAME_RUNNING)
    pool, day = lock(pool_of_game(found)), found.finished_at.astimezone(dt.UTC).date()
    known = {"staff": staff, "reason": reason, "at": database_now()}
    made, is_new = Annulment.objects.get_or_create(game=found, defaults=known)
    if is_new and Period.objects.filter(pool=pool.pool, day=day).exists():
        pool.stale_from = min(day, pool.stale_from or day)
        pool.save(update_fields=["stale_from"])
    return made
