"""First answers, kept for 7 days so that a retried POST has one effect: the store of `duckcover.rest.idempotency`."""

import hashlib
from datetime import timedelta

from django.db import connection
from django.db.models.functions import Now

from accounts.models import IdempotentAnswer
from duckcover.errors import AppError, ErrorCode

REMEMBERED_FOR = timedelta(days=7)


def claim(player_id: int, key: str) -> None:
    """Make this transaction the only one that works under a player's key; never waits.

    Locks: a transaction-level advisory lock. Raises: AppError (idempotency_running) when another holds it.
    """
    number = int.from_bytes(_digest(player_id, key)[:8], signed=True)
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_xact_lock(%s::bigint)", [number])
        if cursor.fetchone() != (True,):
            raise AppError(ErrorCode.IDEMPOTENCY_RUNNING)


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


def forget_old_answers(limit: int = 10_000) -> int:
    """Delete up to `limit` answers older than 7 days; returns how many. For the beat, once an hour or so."""
    old = IdempotentAnswer.objects.filter(created_at__lte=Now() - REMEMBERED_FOR).values("pk")[:limit]
    return IdempotentAnswer.objects.filter(pk__in=old).delete()[0]


def _digest(player_id: int, key: str) -> bytes:
    """Return what a player's key is found by, which does not tell the key."""
    return hashlib.sha256(f"idempotency:{player_id}:{key}".encode()).digest()
