"""Statements of the busiest requests, prepared once a connection and run by one call of libpq.

A cursor of Django over one of psycopg takes about 50 µs a query and gives the interpreter's lock away several times;
with some threads in a process, each of these times another thread has to be waited for. `Prepared` gives it away once.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from threading import Lock
from typing import Any
from weakref import WeakSet

import psycopg
from django.db import connection
from django.db.models import QuerySet
from psycopg.adapt import Transformer
from psycopg.pq import DiagnosticField, ExecStatus
from psycopg.pq.abc import PGresult
from psycopg.sql import quote

_PLACEHOLDER = re.compile(r"(?<!%)%\((\w+)\)s")
_QUOTED = re.compile(r'["\\]')
UNKNOWN_NAME = b"26000"
"""The statement is prepared no more: psycopg deallocates all of them after a ROLLBACK, a connection pooler at will."""

MARK = 2**31 - 1000
"""Stands for the first key of a queryset while its SQL is made: no number that a query names, and none too large."""

Row = tuple[Any, ...]


class Prepared:
    """A statement with placeholders `%(name)s`, each of which stands in a cast, such as `%(game)s::uuid`.

    The cast gives the parameter its type. A value is None, an int, a str, bytes, or a list of str.
    """

    def __init__(self, name: str, sql: str) -> None:
        self.sql, self._name = sql, f"duckcover_{name}".encode()
        self._names = tuple(dict.fromkeys(_PLACEHOLDER.findall(sql)))
        numbers = {name: f"${number}" for number, name in enumerate(self._names, 1)}
        self._numbered = _PLACEHOLDER.sub(lambda found: numbers[found[1]], sql).replace("%%", "%").encode()
        self._known: WeakSet[psycopg.Connection[Any]] = WeakSet()

    def rows(self, parameters: Mapping[str, Any]) -> list[Row]:
        """Run the statement on this thread's connection; parameters that it does not name are ignored.

        In a transaction, and where something wants to see each statement, a cursor of Django runs it.
        Raises: what that cursor raises.
        """
        if connection.in_atomic_block or connection.execute_wrappers or connection.queries_logged:
            return self._by_cursor(parameters)
        connection.ensure_connection()
        with connection.wrap_database_errors:
            return self._run(connection.connection, [_text(parameters[name]) for name in self._names])

    def _by_cursor(self, parameters: Mapping[str, Any]) -> list[Row]:
        with connection.cursor() as cursor:
            cursor.execute(self.sql, parameters)
            rows: list[Row] = cursor.fetchall()
        return rows

    def _run(self, session: "psycopg.Connection[Any]", values: Sequence[bytes | None]) -> list[Row]:
        server = session.pgconn
        if session not in self._known:
            self._prepare(session)
        result = server.exec_prepared(self._name, values)  # type: ignore[arg-type]  # None is NULL
        if result.error_field(DiagnosticField.SQLSTATE) == UNKNOWN_NAME:
            self._prepare(session)
            result = server.exec_prepared(self._name, values)  # type: ignore[arg-type]
        reader = Transformer(session)
        reader.set_pgresult(_require(result, session))
        return reader.load_rows(0, result.ntuples, tuple)

    def _prepare(self, session: "psycopg.Connection[Any]") -> None:
        _require(session.pgconn.prepare(self._name, self._numbered), session)
        self._known.add(session)


class PreparedQuery:
    """A queryset as a `Prepared` statement: Django makes its SQL once a process, which takes it longer than a query.

    `make` takes a primary key for each of the names and returns a queryset of `values_list()`. Of all that it says
    only these keys change from call to call.
    """

    def __init__(self, name: str, names: Sequence[str], make: Callable[..., QuerySet[Any, Any]]) -> None:
        self._name, self._names, self._make = name, names, make
        self._lock = Lock()
        self._statement: Prepared | None = None

    def rows(self, **keys: int) -> list[Row]:
        """Run the query with these keys, as `Prepared.rows` does; JSON has to be cast to text."""
        with self._lock:
            if self._statement is None:
                self._statement = Prepared(self._name, self._sql())
        return self._statement.rows(keys)

    def _sql(self) -> str:
        marks = {MARK + number: f"%({name})s::bigint" for number, name in enumerate(self._names)}
        sql, values = self._make(*marks).query.sql_with_params()
        texts = [marks[value] if isinstance(value, int) and value in marks else _literal(value) for value in values]
        return sql % tuple(texts)


def _literal(value: Any) -> str:
    """Return a value that never changes as SQL."""
    return quote(value).replace("%", "%%")


def _require(result: PGresult, session: "psycopg.Connection[Any]") -> PGresult:
    """Return a result that is none of an error. Raises: the error of psycopg.

    Every error of the server has a code. One without is libpq's own: the connection is lost, also where libpq has not
    marked it so yet.
    """
    failed = result.status == ExecStatus.FATAL_ERROR
    if session.broken or (failed and result.error_field(DiagnosticField.SQLSTATE) is None):
        raise psycopg.OperationalError(session.pgconn.get_error_message())
    if result.status not in (ExecStatus.TUPLES_OK, ExecStatus.COMMAND_OK):
        raise psycopg.errors.error_from_result(result, encoding=session.info.encoding)
    return result


def _text(value: Any) -> bytes | None:
    """Return a value as PostgreSQL reads it. Raises: ValueError for a text that it cannot hold."""
    if value is None:
        return None
    if isinstance(value, bytes):
        return b"\\x" + value.hex().encode()
    if isinstance(value, list):
        words = (_QUOTED.sub(r"\\\g<0>", word) for word in value)
        value = "{" + ",".join(f'"{word}"' for word in words) + "}"
    text = str(value).encode()
    if b"\0" in text:
        raise ValueError("PostgreSQL knows no text with a NUL.")
    return text
