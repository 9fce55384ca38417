"""Resolving turns: claim what is due, resolve it in batches, set aside what keeps failing.

A claim counts the attempt and puts the next one off, in a transaction of its own, before anything is computed: a turn
that kills its worker is tried again after a while and not for ever.
"""

import datetime as dt
import logging
import time
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial

from celery.exceptions import SoftTimeLimitExceeded
from django.db import connection, transaction

from games.models import Event, Game, Heartbeat, Turn
from games.services import events, outages, persistence
from games.services.clocks import OF_A_TURN, stood_still
from games.services.locks import database_now
from games.services.progress import go_on
from games.services.queue import RETRY_AFTER
from games.services.rows import array, commit, connected, pipeline, update
from games.services.second_thread import SecondThread, Stopped
from games.services.table import Table, load_last_turns, load_table, lock_tables

log = logging.getLogger(__name__)

BATCH = 50
"""Games resolved in one transaction: five times the throughput of one game a transaction."""

SWEEP_BUDGET = 20.0
"""Seconds after which one sweep leaves the rest to the next."""

NOTED_EVERY = 1.0
"""Seconds between two notes of a sweep that it works."""

CLAIM = """
WITH due AS MATERIALIZED (
    SELECT turn.id FROM games_turn turn JOIN games_game game ON game.id = turn.game_id
    WHERE turn.resolved_at IS NULL AND turn.due_at <= statement_timestamp() AND game.quarantined_at IS NULL
        {which}
    FOR UPDATE OF game SKIP LOCKED
)
UPDATE games_turn turn
SET attempts = turn.attempts + 1,
    due_at = clock_timestamp()
        + make_interval(secs => (%(retry_after)s::int[])[least(turn.attempts + 1, cardinality(%(retry_after)s::int[]))])
FROM due
WHERE turn.id = due.id AND turn.resolved_at IS NULL AND (turn.due_at <= statement_timestamp()) IS TRUE
RETURNING turn.game_id, turn.attempts
"""
"""Three statements are made of it: one with optional conditions would look through all that is due for its one game.

The second look at `due_at` is written so that no index serves it. With statistics from before the deadlines passed, the
planner expects no due turn, and would read all of them by that index once more for each batch: with 1,000 due, twenty
batches of fifty compared a million pairs.
"""
CLAIM_TRIED = CLAIM.format(which="AND turn.attempts > 0 ORDER BY turn.due_at LIMIT 1")
CLAIM_GAME = CLAIM.format(which="AND turn.game_id = %(game)s::bigint")


@dataclass(frozen=True)
class Claim:
    """A game (primary key) whose open turn is the claimer's to resolve, and the number of this attempt from 1."""

    game: int
    attempt: int


def claim_fresh() -> list[Claim]:
    """Claim up to `BATCH` due turns that nobody has tried; games that somebody is writing are left for later.

    Commits at once, as every claim: the attempt is counted even if the caller dies the next moment.
    """
    # the planner must know how few it will be, so the limit is no parameter
    return _claim(CLAIM.format(which=f"AND turn.attempts = 0 ORDER BY turn.due_at LIMIT {BATCH:d}"))


def claim_tried() -> list[Claim]:
    """Claim one due turn that was tried before; never more, so that no other counts an attempt that it did not get."""
    return _claim(CLAIM_TRIED)


def claim_game(game: int) -> list[Claim]:
    """Claim the turn of one game, if it is due."""
    return _claim(CLAIM_GAME, game=game)


def resolve_game(game: int) -> int:
    """Resolve the turn of one game if it is due; answers how many were resolved (0 or 1)."""
    return _resolve_claimed(claim_game(game))


def resolve_with_others(game: int) -> int:
    """Resolve what is due, one batch of it, and this game in any case; answers how many were resolved."""
    claimed = claim_fresh() if outages.sweeps_run() else []
    resolved = _resolve_claimed(claimed)
    return resolved if game in {each.game for each in claimed} else resolved + resolve_game(game)


def sweep() -> int:
    """Resolve every turn that is due, batch by batch; answers how many were resolved.

    Finds deadlines that have passed and full turns whose message was lost. After each batch of them it tries one turn
    that was tried before, so that neither waits for the end of the other. It notes all the while that it works. Any
    number of sweeps may run at once. After a full batch a second thread resolves fresh turns as well: the rules of one
    batch run while PostgreSQL reads and writes another. After an outage it puts deadlines off first.
    """
    if not outages.make_good():
        return 0
    stop_at = note_at = time.monotonic()
    stop_at += SWEEP_BUDGET
    resolved, found = 0, True
    with SecondThread(partial(_resolve_fresh, stop_at)) as second:
        while found:
            fresh = claim_fresh()
            if len(fresh) == BATCH:
                second.start()
            resolved += _resolve_claimed(fresh)
            tried = claim_tried()
            resolved += _resolve_claimed(tried)
            found = bool(fresh or tried) or second.is_busy(NOTED_EVERY)
            now = time.monotonic()
            found = found and now < stop_at
            if now >= note_at or not found:
                Heartbeat.objects.update_or_create(name=Heartbeat.SWEEP, defaults={"at": database_now()})
                note_at = now + NOTED_EVERY
    return resolved + second.done()


def _resolve_fresh(stop_at: float, stopped: Stopped) -> int:
    """Resolve batches of turns that nobody has tried, until there is none, or it is time (monotonic); how many."""
    resolved = 0
    while not stopped() and time.monotonic() < stop_at and (fresh := claim_fresh()):
        resolved += _resolve_claimed(fresh, stopped)
    return resolved


def resolve_games(games: Sequence[int], stopped: Stopped = lambda: False) -> int:
    """Resolve the due turns of these games in one transaction; answers how many were resolved.

    If one of them fails, each is resolved in a transaction of its own, and the failing one stays claimed; so do those
    that are left when `stopped` says so.
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
    return sum(resolve_games([game]) for game in games if not stopped())


@transaction.atomic
def quarantine(game_pk: int) -> None:
    """Set a game aside whose turn failed in every attempt; an operator releases it (`release`).

    Looks again under the lock: a game that is in quarantine, or whose turn was resolved meanwhile, is left alone.
    """
    game = Game.objects.select_for_update().get(pk=game_pk)
    turn = Turn.objects.filter(game=game, resolved_at=None, attempts__gt=len(RETRY_AFTER)).first()
    if turn is None or game.quarantined_at is not None:
        return
    turn.due_at = None
    turn.save(update_fields=["due_at"])
    game.quarantined_at = database_now()
    game.save(update_fields=["quarantined_at"])
    events.append_now(game, Event.Kind.GAME_SUSPENDED, game.quarantined_at)
    log.error("game %s is in quarantine after %s attempts", game.uuid, len(RETRY_AFTER))


@transaction.atomic
def release(game_pk: int) -> None:
    """Give a game in quarantine another five attempts. A game that is not in quarantine is left alone.

    Its deadline is put off by the time that it was set aside: nobody misses a turn for that.
    """
    game = Game.objects.select_for_update().get(pk=game_pk)
    if game.quarantined_at is None:
        return
    now = database_now()
    table = load_table(game, now)
    stopped_at, game.quarantined_at = game.quarantined_at, None
    if table.turn is not None:
        _put_off(table, table.turn, stopped_at)
    game.save(update_fields=["quarantined_at"])
    table.add_event(Event.Kind.GAME_RESUMED)
    persistence.save_games([table])


def _put_off(table: Table, turn: Turn, stopped_at: dt.datetime) -> None:
    """Give an open turn its attempts again, and the time that its game was set aside."""
    turn.attempts = 0
    stood_still(table, turn, stopped_at, table.now)
    turn.due_at = turn.next_deadline or table.now
    turn.save(update_fields=["attempts", *OF_A_TURN])


def _claim(statement: str, **parameters: int) -> list[Claim]:
    """Claim by one statement that is a transaction of its own. Raises: RuntimeError inside another transaction."""
    alone = transaction.atomic(durable=True) if connection.in_atomic_block else nullcontext()
    with alone, connected(), connection.connection.cursor() as cursor:
        cursor.execute(statement, {"retry_after": array(RETRY_AFTER), **parameters})
        return [Claim(*row) for row in cursor.fetchall()]


def _resolve_claimed(claimed: Sequence[Claim], stopped: Stopped = lambda: False) -> int:
    """Resolve the claimed games together; those that were tried too often go into quarantine instead."""
    for claim in claimed:
        if claim.attempt > len(RETRY_AFTER):
            quarantine(claim.game)
    games = [claim.game for claim in claimed if claim.attempt <= len(RETRY_AFTER)]
    return resolve_games(games, stopped) if games else 0


@transaction.atomic
def _resolve(games: Sequence[int]) -> int:
    """Lock, look again, let the rules decide, write: all in this transaction. Locks in the order of the keys."""
    tables = lock_tables(games)
    due = [table for table in tables if _is_due(table)]
    withdrawn = [table.turn for table in tables if table.turn is not None and not _is_due(table)]
    for table in due:
        go_on(table)
    kept = [table for table in due if table.kept_turn is not None]
    if kept:
        load_last_turns(kept)
    if withdrawn:
        _uncount(withdrawn)
    with pipeline():
        if due:
            persistence.save(due)
        commit()
    return len(due) - len(kept)


def _uncount(turns: Sequence[Turn]) -> None:
    """Take back the attempt of turns that were claimed and then found not due.

    In between a move was withdrawn, or the deadlines were put off.
    """
    for turn in turns:
        turn.attempts = max(turn.attempts - 1, 0)
        turn.due_at = turn.next_deadline
    update(Turn, turns, ("attempts", "due_at"))


def _is_due(table: Table) -> bool:
    """Whether the open turn is full, or a seat is late by the clock that was read after the lock."""
    turn = table.turn
    if turn is None or turn.deadline is None:
        return False
    return (turn.next_deadline or table.now) <= table.now
