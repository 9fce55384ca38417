"""Attempts at secrets, counted by PostgreSQL: never more than so many in so long, whatever comes in parallel.

A window opens with the first attempt. An attempt that is refused is not counted, so that nobody is kept out for
longer by trying on; one that was right is given back. The rows are those of the API's limits (`RateWindow`).
"""

import hashlib
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from django.db import connection

TAKE = """
INSERT INTO accounts_ratewindow AS rate (key, opened_at, count) VALUES (%(key)s, statement_timestamp(), %(cost)s)
ON CONFLICT (key) DO UPDATE SET
    count = excluded.count
        + CASE WHEN rate.opened_at > excluded.opened_at - %(window)s::interval THEN rate.count ELSE 0 END,
    opened_at = CASE WHEN rate.opened_at > excluded.opened_at - %(window)s::interval
        THEN rate.opened_at ELSE excluded.opened_at END
WHERE rate.count + excluded.count <= %(amount)s OR rate.opened_at <= excluded.opened_at - %(window)s::interval
RETURNING opened_at
"""
FULL = """
SELECT ceil(extract(epoch FROM opened_at + %(window)s::interval - statement_timestamp()))::int
FROM accounts_ratewindow
WHERE key = %(key)s AND count + %(cost)s > %(amount)s AND opened_at > statement_timestamp() - %(window)s::interval
"""
GIVE_BACK = "UPDATE accounts_ratewindow SET count = count - 1 WHERE key = %s AND opened_at = %s AND count > 0"
FORGET = "DELETE FROM accounts_ratewindow WHERE key = ANY(%s)"
FOLD = "SELECT upper(%s)"


class Limit(NamedTuple):
    """`amount` attempts of a kind (`name`) in `seconds`."""

    name: str
    amount: int
    seconds: int

    def key(self, subject: str) -> str:
        """Return the key of what is tried: a digest (64 hex digits), for it can be an address or a token."""
        return f"{self.name}:{hashlib.sha256(subject.encode('utf-8', 'surrogatepass')).hexdigest()}"

    def parameters(self, subject: str, cost: int) -> dict[str, Any]:
        """Return what the statements above ask for."""
        return {"key": self.key(subject), "amount": self.amount, "window": f"{self.seconds} seconds", "cost": cost}


@dataclass(frozen=True)
class Attempt:
    """An attempt that was let through, in the window of `key` that was opened at `opened_at`."""

    key: str
    opened_at: datetime

    def give_back(self) -> None:
        """Take the attempt for none, unless its window has passed."""
        with connection.cursor() as cursor:
            cursor.execute(GIVE_BACK, [self.key, self.opened_at])


class TooManyAttemptsError(Exception):
    """No further attempt for now; `reset` says in how many seconds."""

    def __init__(self, limit: Limit, reset: int) -> None:
        super().__init__(f"{limit.name}: again in {reset} s")
        self.limit = limit
        self.reset = reset


def take(limit: Limit, subject: str, *, cost: int = 1) -> Attempt:
    """Count an attempt at a subject before it is looked at, as `cost` of them; the count is kept at once.

    Only an attempt of cost 1 can be given back. Raises: TooManyAttemptsError.
    """
    with connection.cursor() as cursor:
        cursor.execute(TAKE, limit.parameters(subject, cost))
        row = cursor.fetchone()
    if row is None:
        require_room(limit, subject, cost=cost)
        raise TooManyAttemptsError(limit, 1)  # there is room again by now
    return Attempt(limit.key(subject), row[0])


def require_room(limit: Limit, subject: str, *, cost: int = 1) -> None:
    """Count nothing, but refuse what `take` would refuse. Raises: TooManyAttemptsError."""
    with connection.cursor() as cursor:
        cursor.execute(FULL, limit.parameters(subject, cost))
        left = cursor.fetchone()
    if left is not None:
        raise TooManyAttemptsError(limit, left[0])


def forget(limit: Limit, *subjects: str) -> None:
    """Open the windows of these subjects anew."""
    with connection.cursor() as cursor:
        cursor.execute(FORGET, [[limit.key(subject) for subject in subjects]])


def folded(name: str) -> str:
    """Return what all spellings have in common under which sign-in finds one and the same account.

    It lowers addresses in Python and compares names in capitals in PostgreSQL: a dotless i is an I there.
    """
    with connection.cursor() as cursor:
        cursor.execute(FOLD, [name.lower()])
        common: str = cursor.fetchone()[0]
    return common
