"""A code or token that works once does so whatever comes in parallel."""

import hashlib

from django.db import connection


def alone_with(secret: str) -> None:
    """Wait until no other transaction has this secret in hand; the lock ends with this transaction.

    Locks: a transaction-level advisory lock. Raises: OperationalError when the other one takes too long.
    """
    digest = hashlib.sha256(f"oauth:{secret}".encode()).digest()
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s::bigint)", [int.from_bytes(digest[:8], signed=True)])
