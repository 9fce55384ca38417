"""First answers, kept for 7 days so that a retried POST has one effect: the store of `duckcover.rest.idempotency`."""

import hashlib
from datetime import timedelta

from django.db import connection
from django.db.models.functions import Now

from accounts.models import GUEST_ACCOUNT, IdempotentAnswer, Player
from duckcover.errors import AppError, ErrorCode

REMEMBERED_FOR = timedelta(days=7)
NOBODY = 0
"""In place of the primary key of a player: of a key of somebody who has no account yet."""


def claim(player_id: int, key: str) -> None:
    """Make this transaction the only one that works under a player's key; never waits.

    Locks: a transaction-level advisory lock. Raises: AppError (idempotency_running) when another holds it.
    """
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_xact_lock(%s::bigint)", [_lock(player_id, key)])
        if cursor.fetchone() != (True,):
            raise AppError(ErrorCode.IDEMPOTENCY_RUNNING)


def await_claim(player_id: int, key: str) -> None:
    """Do as `claim`, and wait while another holds the lock: for forms, whose last answer is the one that is seen."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s::bigint)", [_lock(player_id, key)])


def first_answer(player_id: int, key: str, fingerprint: bytes) -> IdempotentAnswer | None:
    """Return the answer that is remembered under a key; call it after `claim`.

    Raises: AppError (idempotency_mismatch) when it was the answer to another request.
    """
    fresh = IdempotentAnswer.objects.filter(created_at__gt=Now() - REMEMBERED_FOR)
    answer = fresh.filter(player_id=player_id, digest=_digest(player_id, key)).first()
    if answer is not None and bytes(answer.fingerprint) != fingerprint:
        raise AppError(ErrorCode.IDEMPOTENCY_MISMATCH)
    return answer


def remember(
    player_id: int, key: str, fingerprint: bytes, *, status: int, resource: str = "", encrypted: bytes = b""
) -> None:
    """Keep the first answer under a key, in the transaction of its effect; replaces one older than 7 days."""
    answer = IdempotentAnswer(
        player_id=player_id,
        digest=_digest(player_id, key),
        fingerprint=fingerprint,
        status=status,
        resource=resource,
        encrypted=encrypted,
        created_at=Now(),
    )
    IdempotentAnswer.objects.bulk_create(
        [answer],
        update_conflicts=True,
        unique_fields=["player", "digest"],
        update_fields=["fingerprint", "status", "resource", "encrypted", "created_at"],
    )


def guest_made_by(key: str) -> Player | None:
    """Return the player that `remember_guest` has kept under a key; call it after `await_claim` as `NOBODY`."""
    kept = IdempotentAnswer.objects.filter(resource=GUEST_ACCOUNT, digest=_digest(NOBODY, key))
    found = kept.select_related("player").first()
    return None if found is None else found.player


def remember_guest(guest: Player, key: str) -> None:
    """Keep which guest account was made under a key, in the transaction that has made it."""
    IdempotentAnswer.objects.create(
        player=guest,
        digest=_digest(NOBODY, key),
        fingerprint=b"guest account",
        status=303,
        resource=GUEST_ACCOUNT,
        created_at=Now(),
    )


def forget_old_answers(limit: int = 10_000) -> int:
    """Delete up to `limit` answers older than 7 days; returns how many. For the beat, once an hour or so."""
    old = IdempotentAnswer.objects.filter(created_at__lte=Now() - REMEMBERED_FOR).values("pk")[:limit]
    return IdempotentAnswer.objects.filter(pk__in=old).delete()[0]


def _lock(player_id: int, key: str) -> int:
    """Return the number of the lock of a player's key."""
    return int.from_bytes(_digest(player_id, key)[:8], signed=True)


def _digest(player_id: int, key: str) -> bytes:
    """Return what a player's key is found by, which does not tell the key."""
    return hashlib.sha256(f"idempotency:{player_id}:{key}".encode()).digest()
