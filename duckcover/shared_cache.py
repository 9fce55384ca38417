"""Django's cache in PostgreSQL, so that every process sees the same: what allauth remembers for a while lies here.

Django's own `DatabaseCache` is not used: its `add` lets two callers in at once when an expired row is in the way,
and allauth's locks and its memory of used codes rest on `add`. Its table also has to be made by hand.
"""

import hashlib
import json
from datetime import timedelta
from typing import Any

from django.core.cache.backends.base import DEFAULT_TIMEOUT, BaseCache
from django.db import connection

ADD = """
INSERT INTO duckcover_cache AS kept (key, value, expires_at)
VALUES (%s, %s, statement_timestamp() + %s::interval)
ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at
    WHERE kept.expires_at <= statement_timestamp()
"""
SET = """
INSERT INTO duckcover_cache (key, value, expires_at) VALUES (%s, %s, statement_timestamp() + %s::interval)
ON CONFLICT (key) DO UPDATE SET value = excluded.value, expires_at = excluded.expires_at
"""
GET = "SELECT value FROM duckcover_cache WHERE key = %s AND expires_at > statement_timestamp()"
TOUCH = """
UPDATE duckcover_cache SET expires_at = statement_timestamp() + %s::interval
WHERE key = %s AND expires_at > statement_timestamp()
"""
DELETE = "DELETE FROM duckcover_cache WHERE key = %s AND expires_at > statement_timestamp()"
FORGET = "DELETE FROM duckcover_cache WHERE expires_at <= statement_timestamp()"

FOR_GOOD = timedelta(days=36_500)


class SharedCache(BaseCache):
    """Values of JSON under digests of their keys, by the database's clock; each call is one atomic statement."""

    def __init__(self, _location: str, params: dict[str, Any]) -> None:
        super().__init__(params)

    def _digest(self, key: str, version: int | None) -> bytes:
        """Return under what a key is kept; keys can be secrets (codes of OAuth) and are not kept themselves."""
        return hashlib.sha256(self.make_key(key, version).encode()).digest()

    def _term(self, timeout: Any) -> timedelta:
        """Return how long a value is kept, given the seconds; None: for good."""
        seconds = self.default_timeout if timeout is DEFAULT_TIMEOUT else timeout
        return FOR_GOOD if seconds is None else timedelta(seconds=seconds)

    def add(self, key: str, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        """Keep a value unless there is one; of several callers at once one is told True. Raises: TypeError."""
        return _written(ADD, self._digest(key, version), json.dumps(value), self._term(timeout))

    def get(self, key: str, default: Any = None, version: int | None = None) -> Any:
        with connection.cursor() as cursor:
            cursor.execute(GET, [self._digest(key, version)])
            row = cursor.fetchone()
        return json.loads(row[0]) if row else default

    def set(self, key: str, value: Any, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> None:
        """Keep a value. Raises: TypeError when it is none of JSON's."""
        _written(SET, self._digest(key, version), json.dumps(value), self._term(timeout))

    def touch(self, key: str, timeout: Any = DEFAULT_TIMEOUT, version: int | None = None) -> bool:
        """Keep a value for longer, and say whether there was one."""
        return _written(TOUCH, self._term(timeout), self._digest(key, version))

    def delete(self, key: str, version: int | None = None) -> bool:
        """Forget a value, and say whether there was one: of several callers at once one is told True."""
        return _written(DELETE, self._digest(key, version))

    def clear(self) -> None:
        _written("DELETE FROM duckcover_cache")


def forget_expired() -> None:
    """Delete what nobody can get any more."""
    _written(FORGET)


def _written(statement: str, *values: Any) -> bool:
    """Run a statement, and say whether it has written a row."""
    with connection.cursor() as cursor:
        cursor.execute(statement, values)
        written: int = cursor.rowcount
    return written > 0
