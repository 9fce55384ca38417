"""Which finished games are to be analysed, and what came of it. What an analysis is: `games.bots.review`.

A row says that an analysis is wanted. It is written with the end of the game, or when somebody asks for an older one,
and found by a sweep: there is no message that could get lost. It is claimed by a statement that counts the attempt and
puts the next one off, and then worked on outside of any transaction.
"""

import datetime as dt
from collections.abc import Iterator
from contextlib import contextmanager

from django.db import connection

from games.bots.review import VERSION
from games.models import Analysis, Game, Heartbeat
from games.services import queue
from games.services.queue import RETRY_AFTER

FIRST = dt.timedelta(days=1)
"""By how much a game that somebody asks for goes before those that have just ended."""

LEASE = 60
"""Seconds after which another process may analyse, where one has died."""

TAKE = """
INSERT INTO games_heartbeat AS heart (name, at) SELECT %(name)s, clock_timestamp()
WHERE EXISTS (SELECT FROM games_analysis WHERE due_at <= clock_timestamp())
ON CONFLICT (name) DO UPDATE SET at = excluded.at
WHERE heart.at < clock_timestamp() - make_interval(secs => %(lease)s) RETURNING 1
"""
CLAIM = """
WITH due AS (
    SELECT game_id FROM games_analysis WHERE due_at <= clock_timestamp() ORDER BY due_at LIMIT 1
    FOR UPDATE SKIP LOCKED
)
UPDATE games_analysis analysis SET attempts = analysis.attempts + 1, version = %(version)s,
    due_at = clock_timestamp() + make_interval(secs => (%(pauses)s::int[])[analysis.attempts + 1])
FROM due WHERE analysis.game_id = due.game_id RETURNING analysis.game_id
"""
"""After as many attempts as there are pauses comes one more, and then none: the sum of a time and NULL is NULL."""


def wanted(game: Game, due_at: dt.datetime) -> Analysis:
    """A row that says that a game is to be analysed. Writes nothing."""
    return Analysis(game=game, due_at=due_at, version=VERSION)


def ask_for(game: Game) -> None:
    """Have a finished game analysed soon, before those that nobody has asked for; a second call changes nothing."""
    first = (game.finished_at or game.created_at) - FIRST
    new = {"version": VERSION, "document": "", "attempts": 0, "due_at": first}
    rows = Analysis.objects.filter(game=game)
    _row, made = rows.get_or_create(game=game, defaults=new)
    if made or rows.exclude(version=VERSION).update(**new) or rows.filter(attempts=0, due_at__gt=first).update(**new):
        queue.enqueue_analyses()


def claim() -> Game | None:
    """The next game that is due, its attempt counted; None when none is."""
    with connection.cursor() as cursor:
        cursor.execute(CLAIM, {"version": VERSION, "pauses": list(RETRY_AFTER)})
        row = cursor.fetchone()
    return None if row is None else Game.objects.get(pk=row[0])


def store(game: Game, document: str) -> None:
    """Keep the analysis of a game. Two of the same game are equal: the later one changes nothing."""
    Analysis.objects.filter(game=game).update(document=document, version=VERSION, due_at=None, attempts=0)


@contextmanager
def alone() -> Iterator[bool]:
    """Whether a game is due and no other process analyses during the block. It waits for nobody.

    A process that analyses has a row, which it deletes; should it die, that is worth nothing after some time.
    """
    with connection.cursor() as cursor:
        cursor.execute(TAKE, {"name": Heartbeat.ANALYSES, "lease": LEASE})
        free = cursor.fetchone() is not None
    try:
        yield free
    finally:
        if free:
            Heartbeat.objects.filter(name=Heartbeat.ANALYSES).delete()
