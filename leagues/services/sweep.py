"""The sweep of leagues: whatever is due is done, one step of one competition in one transaction (LEAGUES.md LB1).

A claim counts the attempt and puts the next one off, in a transaction of its own, before anything is done. What has
failed five times in ten minutes sets its competition aside; all others go on. Any number of sweeps may run at once.
"""

import logging
import time
from collections.abc import Callable
from typing import NamedTuple

from celery.exceptions import SoftTimeLimitExceeded
from django.db import connection, transaction

from games.services.locks import database_now
from games.services.queue import RETRY_AFTER
from leagues.models import Round
from leagues.services import rounds, seasons, steps, substitutes, tables
from leagues.services.events import touch
from leagues.services.locks import lock_by_key

log = logging.getLogger(__name__)

SWEEP_BUDGET = 20.0
"""Seconds after which one sweep leaves the rest to the next."""

CLAIM = """
WITH due AS MATERIALIZED (
    SELECT due.id, competition.id AS competition_id FROM {table} due
    JOIN leagues_competition competition ON competition.id = due.{key}
    WHERE due.{due_at} <= statement_timestamp() AND competition.quarantined_at IS NULL
        AND (competition.paused_until IS NULL OR competition.paused_until <= statement_timestamp())
        AND competition.status IN ({states})
    ORDER BY due.{due_at} LIMIT 1 FOR UPDATE OF due SKIP LOCKED
)
UPDATE {table} claimed
SET attempts = claimed.attempts + 1,
    {due_at} = clock_timestamp()
        + make_interval(secs => (%(retry_after)s::int[])[least(claimed.attempts + 1, 5)])
FROM due WHERE claimed.id = due.id
RETURNING claimed.id, due.competition_id, claimed.attempts
"""
BEGUN = "'published', 'running'"
OF_COMPETITION = {"table": "leagues_competition", "key": "id"}
CLAIM_ROUND = CLAIM.format(table="leagues_round", key="competition_id", due_at="due_at", states=BEGUN)
CLAIM_COMPETITION = CLAIM.format(**OF_COMPETITION, due_at="due_at", states=BEGUN)
CLAIM_OFFERS = CLAIM.format(**OF_COMPETITION, due_at="offers_due_at", states=BEGUN)
CLAIM_SEASON = CLAIM.format(**OF_COMPETITION, due_at="season_due_at", states=f"{BEGUN}, 'finished', 'cancelled'")
STEPS = (
    (CLAIM_COMPETITION, steps.take_step),
    (CLAIM_ROUND, rounds.take_step),
    (CLAIM_OFFERS, substitutes.take_step),
    (CLAIM_SEASON, seasons.take_step),
)
"""What can be due, and who takes the step."""


class Claim(NamedTuple):
    """What is the claimer's to do: a round or a competition, its competition, and the number of this attempt."""

    key: int
    competition: int
    attempt: int


def sweep() -> int:
    """Take every step that is due, give tables their games, count results, end tables; answers how much was done."""
    stop_at, done = time.monotonic() + SWEEP_BUDGET, 0
    for claim, take in STEPS:
        while time.monotonic() < stop_at and (found := _claim(claim)) is not None:
            done += _take(found, take)
    return done + tables.sweep(stop_at)


@transaction.atomic
def release(key: int) -> None:
    """Let a competition that was set aside (primary key) go on; one that was not is left alone."""
    competition = lock_by_key(key)
    if competition.quarantined_at is None:
        return
    now = database_now()
    competition.quarantined_at, competition.attempts, competition.due_at = None, 0, now
    competition.rounds.exclude(status=Round.Status.CLOSED).update(attempts=0, due_at=now)
    touch(competition, "quarantined_at", "attempts", "due_at")


@transaction.atomic
def set_aside(key: int) -> None:
    """Set a competition aside (primary key): nothing happens by itself until it is released. Games go on."""
    competition = lock_by_key(key)
    if competition.quarantined_at is None:
        competition.quarantined_at = database_now()
        touch(competition, "quarantined_at")
        log.error("competition %s is set aside after %s attempts", competition.uuid, len(RETRY_AFTER))


def _claim(statement: str) -> Claim | None:
    """Claim what is due first, in a transaction of its own."""
    with transaction.atomic(durable=not connection.in_atomic_block), connection.cursor() as cursor:
        cursor.execute(statement, {"retry_after": list(RETRY_AFTER)})
        row = cursor.fetchone()
    return None if row is None else Claim(*row)


def _take(claim: Claim, take: Callable[[int], str | None]) -> bool:
    """Take one claimed step; answers whether anything was done."""
    if claim.attempt > len(RETRY_AFTER):
        set_aside(claim.competition)
        return False
    try:
        return take(claim.key) is not None
    except SoftTimeLimitExceeded:
        raise
    except Exception:  # whatever a competition's rows provoke must not stop the others
        log.exception("competition %s: a step failed, attempt %s", claim.competition, claim.attempt)
        return False
