"""Resolving turns: claim what is due, resolve it in batches, set aside what keeps failing.

A claim counts the attempt and puts the next one off, in a transaction of its own, before anything is computed: a turn
that kills its worker is tried again after a while and not for ever.
"""

import datetime as dt
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass

from celery.exceptions import SoftTimeLimitExceeded
from django.db import connection, transaction

from games.models import Event, Game, Heartbeat, Turn
from games.services import ledger
from games.services.locks import database_now
from games.services.progress import play_on, resolve_turn
from games.services.table import Table, lock_tables

log = logging.getLogger(__name__)

BATCH = 50
"""Games resolved in one transaction: five times the throughput of one game a transaction."""

RETRY_AFTER = (5, 25, 90, 180, 300)
"""Seconds from each attempt to the next; after the last a turn that still fails puts its game in quarantine."""

SWEEP_BUDGET = 20.0
"""Seconds after which one sweep leaves the rest to the next."""

SWEEP = "sweep"

CLAIM = """
WITH due AS MATERIALIZED (
    SELECT turn.id FROM games_turn turn JOIN games_game game ON game.id = turn.game_id
    WHERE turn.resolved_at IS NULL AND turn.due_at <= statement_timestamp()
        {which}
    FOR UPDATE OF game SKIP LOCKED
)
UPDATE games_turn turn
SET attempts = turn.attempts + 1,
    due_at = clock_timestamp()
        + make_interval(secs => (%(retry_after)s::int[])[least(turn.attempts + 1, cardinality(%(retry_after)s::int[]))])
FROM due
WHERE turn.id = due.id AND turn.resolved_at IS NULL AND turn.due_at <= statement_timestamp()
RETURNING turn.game_id, turn.attempts
"""
CLAIM_DUE = CLAIM.format(which="ORDER BY turn.due_at LIMIT %(limit)s::int")
CLAIM_ONE = CLAIM.format(which="AND turn.game_id = %(game)s::bigint")
"""Two statements: one with an optional condition would look through all that is due to find its one game."""


@dataclass(frozen=True)
class Claim:
    """Games (primary keys) whose open turn is this caller's to resolve.

    `fresh` are tried for the first time, `tried` were tried before, `failed` were tried too often.
    """

    fresh: list[int]
    tried: list[int]
    failed: list[int]

    def __len__(self) -> int:
        return len(self.fresh) + len(self.tried) + len(self.failed)


def claim(limit: int = BATCH, game: int | None = None) -> Claim:
    """Claim up to `limit` due turns, or that of one game; games that somebody is writing are left for later.

    Commits at once: the attempt is counted even if the caller dies the next moment.
    """
    parameters = {"limit": limit, "game": game, "retry_after": list(RETRY_AFTER)}
    with transaction.atomic(durable=True), connection.cursor() as cursor:
        cursor.execute(CLAIM_DUE if game is None else CLAIM_ONE, parameters)
        rows = cursor.fetchall()
    return Claim(
        fresh=[game for game, attempts in rows if attempts == 1],
        tried=[game for game, attempts in rows if 1 < attempts <= len(RETRY_AFTER)],
        failed=[game for game, attempts in rows if attempts > len(RETRY_AFTER)],
    )


def resolve_game(game: int) -> int:
    """Resolve the turn of one game if it is due; answers how many were resolved (0 or 1)."""
    return _resolve_claimed(claim(1, game))


def resolve_batch() -> int:
    """Resolve one batch of what is due; answers how many were resolved."""
    return _resolve_claimed(claim())


def sweep() -> int:
    """Resolve every turn that is due, batch by batch; answers how many were resolved.

    Finds deadlines that have passed and full turns whose doorbell was lost. Any number may run at once.
    """
    resolved, stop_at = 0, time.monotonic() + SWEEP_BUDGET
    while time.monotonic() < stop_at:
        claimed = claim()
        resolved += _resolve_claimed(claimed)
        if len(claimed) < BATCH:
            break
    Heartbeat.objects.update_or_create(name=SWEEP, defaults={"at": database_now()})
    return resolved


def resolve_games(games: Sequence[int]) -> int:
    """Resolve the due turns of these games in one transaction; answers how many were resolved.

    If one of them fails, each is resolved in a transaction of its own, and the failing one stays claimed.
    """
    try:
        return _resolve(games)
    except SoftTimeLimitExceeded:
        raise
    except Exception:  # whatever a game's rows provoke must not stop the others
        if len(games) == 1:
            log.exception("game %s: the turn could not be resolved", games[0])
            return 0
        log.warning("a batch of %s games failed; resolving them one by one", len(games))
    return sum(resolve_games([game]) for game in games)


@transaction.atomic
def quarantine(game_pk: int) -> None:
    """Set a game aside whose turn failed in every attempt; an operator releases it (`release`).

    A game that is in quarantine stays there, whatever its seats have submitted since.
    """
    game = Game.objects.select_for_update().get(pk=game_pk)
    Turn.objects.filter(game=game, resolved_at=None).update(due_at=None)
    if game.quarantined_at is not None:
        return
    game.quarantined_at = database_now()
    _tell(game, Event.Kind.GAME_SUSPENDED, game.quarantined_at)
    log.error("game %s is in quarantine after %s attempts", game.uuid, len(RETRY_AFTER))


@transaction.atomic
def release(game_pk: int) -> None:
    """Give a game in quarantine another five attempts, at once. A game that is not in quarantine is left alone."""
    game = Game.objects.select_for_update().get(pk=game_pk)
    if game.quarantined_at is None:
        return
    now = database_now()
    game.quarantined_at = None
    for turn in Turn.objects.filter(game=game, resolved_at=None):
        turn.attempts = 0
        turn.due_at = turn.deadline if turn.waiting_for else now
        turn.save(update_fields=["attempts", "due_at"])
    _tell(game, Event.Kind.GAME_RESUMED, now)


def _tell(game: Game, kind: Event.Kind, now: dt.datetime) -> None:
    game.version += 1
    game.save(update_fields=["quarantined_at", "version"])
    Event.objects.create(game=game, number=game.version, at=now, kind=kind)


def _resolve_claimed(claimed: Claim) -> int:
    """Resolve the fresh ones together and each that was tried before by itself, so that it can hold up no other."""
    for game in claimed.failed:
        quarantine(game)
    batches = [claimed.fresh, *([game] for game in claimed.tried)]
    return sum(resolve_games(batch) for batch in batches if batch)


@transaction.atomic
def _resolve(games: Sequence[int]) -> int:
    """Lock, look again, let the rules decide, write: all in this transaction. Locks in the order of the keys."""
    due = [table for table in lock_tables(games) if _is_due(table)]
    for table in due:
        resolve_turn(table)
        play_on(table)
    if due:
        ledger.save(due)
    return len(due)


def _is_due(table: Table) -> bool:
    """Whether the open turn is full or past its deadline by the clock that was read after the lock."""
    turn = table.turn
    if turn is None or turn.deadline is None:
        return False
    return not turn.waiting_for or table.now >= turn.deadline
