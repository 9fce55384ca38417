"""Rows of models by SQL that never changes: one statement reads many tables, one statement writes many tables.

The resolution of a turn reads seven tables and writes as many. A statement for each, composed by the ORM, costs ten
times what PostgreSQL needs for them. Here PostgreSQL gives and takes rows as JSON, so that a table costs one value and
not one a column, and the text of a statement is made once, so that it stays prepared.
"""

import datetime as dt
import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from operator import attrgetter
from typing import Any, Generic, TypeAlias, TypeVar
from uuid import UUID

import msgspec
from django.contrib.postgres.fields import ArrayField
from django.db import DEFAULT_DB_ALIAS, connection, models
from django.db.models.base import ModelState
from psycopg.pq import TransactionStatus

from games.documents import json_text
from games.fields import JSONTextField

KEYS = "ANY(ARRAY(SELECT unnest(%(keys)s::bigint[])))"
"""The keys that a query is asked for. PostgreSQL knows the length of an array that is a parameter, and therefore plans
the statement anew each time, which costs more than running it. It never knows the length of a subquery's array."""

LARGEST_KEY = 2**63 - 1

COLUMN_TYPES = {
    models.AutoField: "bigint",
    models.BigAutoField: "bigint",
    models.BinaryField: "bytea",
    models.BooleanField: "boolean",
    models.CharField: "text",
    models.DateTimeField: "timestamptz",
    models.FloatField: "double precision",
    models.ForeignKey: "bigint",
    models.JSONField: "jsonb",
    JSONTextField: "json",
    models.OneToOneField: "bigint",
    models.PositiveIntegerField: "int",
    models.PositiveSmallIntegerField: "smallint",
    models.TextField: "text",
}

M = TypeVar("M", bound=models.Model)
Reader: TypeAlias = Callable[[models.Model], dict[str, Any]]


@contextmanager
def pipeline() -> Iterator[None]:
    """Send the statements of the block without waiting for each; an error may show only at the end of the block.

    What they answer is read after the block: to read it inside costs another round trip.
    """
    with connected(), connection.connection.pipeline():
        yield


@contextmanager
def connected() -> Iterator[None]:
    """A block that may use psycopg's connection; its errors become Django's."""
    connection.ensure_connection()
    with connection.wrap_database_errors:
        yield


def new_cursor() -> Any:
    """Inside a `pipeline` a cursor of psycopg itself, as Django's costs three times as much; elsewhere Django's."""
    raw = connection.connection
    return raw.cursor() if raw is not None and raw.pgconn.pipeline_status else connection.cursor()


def begin() -> None:
    """Begin in the round trip of the statements after it: inside an atomic block and a `pipeline`.

    Nothing when the transaction runs already.
    """
    raw = connection.connection
    if raw.info.transaction_status == TransactionStatus.IDLE:
        raw.autocommit = True  # psycopg sends no BEGIN of its own then, which it would wait for
        new_cursor().execute("BEGIN ISOLATION LEVEL READ COMMITTED")


def commit() -> None:
    """Commit in the round trip of the statements before it; the atomic block that ends then finds nothing to commit.

    Part of a larger transaction it does nothing, as the end of an atomic block there.
    """
    if not connection.savepoint_ids:
        new_cursor().execute("COMMIT")


def array(keys: Sequence[int]) -> str:
    """Keys as PostgreSQL writes an array of them: a parameter that costs psycopg next to nothing."""
    return "{" + ",".join(map(str, keys)) + "}"


def new(model: type[M], values: Iterable[tuple[str, Any]], *, stored: bool = False) -> M:
    """An instance with exactly these attributes: columns by their `attname`, no defaults; `stored` as a row or not yet.

    The signals and checks of `Model.__init__` cost more than all else.
    """
    made = model.__new__(model)
    made.__dict__.update(values)
    made._state = state = ModelState()  # noqa: SLF001 - as Django's own `__setstate__` makes an instance
    state.adding, state.db = not stored, DEFAULT_DB_ALIAS if stored else None
    return made


class Query(Generic[M]):
    """A fixed SELECT of a model: all of its columns, only the named ones, or all without some.

    `condition` is what follows the table; it takes the parameter `keys` (`KEYS`).
    """

    def __init__(self, model: type[M], condition: str, only: Sequence[str] = (), without: Sequence[str] = ()) -> None:
        self._condition = condition
        columns = [column for column in model._meta.concrete_fields if column.column and column.attname not in without]
        columns = [column for column in columns if not only or column.attname in only]
        names = ", ".join(f'"{column.column}"' for column in columns)
        self.sql = (
            f"(SELECT json_agg(json_build_array({names}))::text "
            f"FROM (SELECT {names} FROM {model._meta.db_table} {condition}) AS found)"
        )
        self._model, self._names = model, [column.attname for column in columns]
        makers = ((place, _maker(column)) for place, column in enumerate(columns))
        self._makers = [(place, make) for place, make in makers if make is not None]

    def without(self, *columns: str) -> "Query[M]":
        """The same without these columns; Django asks for one by itself when it is needed all the same."""
        return Query(self._model, self._condition, without=columns)

    def instances(self, rows: str | None) -> list[M]:
        """The instances that the JSON text of rows describes; None: no row."""
        return [] if rows is None else [self._instance(row) for row in msgspec.json.decode(rows)]

    def _instance(self, row: list[Any]) -> M:
        """What `Model.from_db` makes."""
        for place, make in self._makers:
            if row[place] is not None:
                row[place] = make(row[place])
        return new(self._model, zip(self._names, row, strict=True), stored=True)


class Asked:
    """Queries that were sent as one statement; inside a `pipeline` this does not wait."""

    def __init__(self, queries: "tuple[Query[Any], ...]", keys: Sequence[int]) -> None:
        self._queries, self._cursor = queries, new_cursor()
        self._cursor.execute(_together(queries), {"keys": array(keys)})

    def rows(self) -> tuple[dt.datetime, list[list[Any]]]:
        """When they were answered, by the database's clock, and the instances of each; waits for them. Call it once."""
        with self._cursor as cursor:
            now, *found = cursor.fetchone()
        return now, [query.instances(text) for query, text in zip(self._queries, found, strict=True)]


@functools.cache
def _together(queries: "tuple[Query[Any], ...]") -> str:
    return f"SELECT clock_timestamp(), {', '.join(query.sql for query in queries)}"


def _maker(column: Any) -> Callable[[Any], Any] | None:
    """What makes a value of a column out of its JSON; None where that is the value."""
    if isinstance(column, ArrayField):
        make = _maker(column.base_field)
        return None if make is None else lambda values: [None if each is None else make(each) for each in values]
    if isinstance(column, models.BinaryField):
        return lambda value: bytes.fromhex(value[2:])
    if isinstance(column, models.UUIDField):
        return UUID
    return dt.datetime.fromisoformat if isinstance(column, models.DateTimeField) else None


class Writes:
    """Rows of several tables that are written by one statement; a part without rows is left out.

    The parts see the tables as they were before the statement, and each other only by `RETURNING`.
    """

    def __init__(self) -> None:
        self._parts: list[tuple[str, str]] = []
        self._values: list[str] = []

    def insert(self, model: type[models.Model], rows: Sequence[models.Model], *, conflict: str = "") -> None:
        """Insert rows; `conflict` is the column whose conflict makes the others be updated instead."""
        self.add(insert_sql(model, conflict), [row_values(row) for row in rows])

    def update(self, model: type[models.Model], rows: Sequence[models.Model], fields: Sequence[str]) -> None:
        """Update `fields` of rows (`bulk_update` builds a CASE a row and costs ten times that)."""
        read = _changed_reader(model, tuple(fields))
        self.add(_update_sql(model, tuple(fields)), [read(row) for row in rows])

    def add(self, sql: str, rows: Sequence[dict[str, Any]], name: str = "") -> None:
        """Add a part: SQL that reads the rows where it says `%s`, and the name by which later parts know it."""
        if rows:
            self._parts.append((name or f"part{len(self._parts)}", sql))
            self._values.append(json_text(rows))

    def run(self) -> None:
        """Write; nothing when there is no row."""
        if not self._parts:
            return
        new_cursor().execute(_written(tuple(self._parts)), self._values)


@functools.lru_cache(maxsize=256)
def _written(parts: tuple[tuple[str, str], ...]) -> str:
    """One statement of several parts; the last is the statement itself, so that one part needs no WITH."""
    *before, (_name, last) = parts
    return f"WITH {', '.join(f'{name} AS ({sql})' for name, sql in before)} {last}" if before else last


def insert(model: type[models.Model], rows: Sequence[models.Model]) -> None:
    """Insert rows of one table."""
    writes = Writes()
    writes.insert(model, rows)
    writes.run()


def update(model: type[models.Model], rows: Sequence[models.Model], fields: Sequence[str]) -> None:
    """Update `fields` of rows of one table."""
    writes = Writes()
    writes.update(model, rows, fields)
    writes.run()


@functools.cache
def written_columns(model: type[models.Model]) -> list[Any]:
    """The columns that an INSERT gives: all but those that PostgreSQL numbers."""
    return [each for each in model._meta.concrete_fields if each.column and not isinstance(each, models.AutoField)]


def row_values(row: models.Model) -> dict[str, Any]:
    """A row as an INSERT reads it."""
    return _row_reader(type(row))(row)


@functools.cache
def _row_reader(model: type[models.Model]) -> Reader:
    return _reader(written_columns(model))


@functools.cache
def _changed_reader(model: type[models.Model], fields: tuple[str, ...]) -> Reader:
    return _reader([model._meta.pk, *(model._meta.get_field(name) for name in fields)])


@functools.cache
def insert_sql(model: type[models.Model], conflict: str = "") -> str:
    """An INSERT of the rows of a parameter."""
    columns = written_columns(model)
    names = ", ".join(map(_name, columns))
    statement = f"INSERT INTO {model._meta.db_table} ({names}) SELECT {names} FROM {records(columns)}"
    if not conflict:
        return statement
    others = ", ".join(f"{_name(each)} = excluded.{_name(each)}" for each in columns if each.column != conflict)
    return f"{statement} ON CONFLICT ({conflict}) DO UPDATE SET {others}"


@functools.cache
def _update_sql(model: type[models.Model], fields: tuple[str, ...]) -> str:
    columns: list[Any] = [model._meta.get_field(name) for name in fields]
    setters = ", ".join(f"{_name(column)} = new.{_name(column)}" for column in columns)
    table, key = model._meta.db_table, model._meta.pk
    return f"UPDATE {table} SET {setters} FROM {records([key, *columns])} WHERE {same_key(table, _name(key))}"


def records(columns: Sequence[Any]) -> str:
    """The rows of a parameter as the table `new`."""
    return f"json_to_recordset(%s::json) AS new ({', '.join(f'{_name(column)} {_type(column)}' for column in columns)})"


def same_key(table: str, key: str = "id") -> str:
    """What joins `new` to the rows of a table.

    The range is all there is. PostgreSQL expects a hundred rows of a parameter, of which it believes a range to hold
    one: so it looks up each row by its key, where it would read the whole table, as long as that is not large, for one.
    """
    return f"{table}.{key} = new.{key} AND new.{key} BETWEEN 0 AND {LARGEST_KEY}"


def _name(column: Any) -> str:
    return f'"{column.column}"'


def _type(column: Any) -> str:
    return f"{_type(column.base_field)}[]" if isinstance(column, ArrayField) else COLUMN_TYPES[type(column)]


def _reader(columns: Sequence[Any]) -> Reader:
    """What reads these columns of a row, two at least, as JSON holds them; all but bytes msgspec knows."""
    names = [column.column for column in columns]
    values = attrgetter(*(column.attname for column in columns))
    in_bytes = [column.column for column in columns if _holds_bytes(column)]

    def read(row: models.Model) -> dict[str, Any]:
        found = dict(zip(names, values(row), strict=True))
        for name in in_bytes:
            found[name] = _hex(found[name])
        return found

    return read


def _holds_bytes(column: Any) -> bool:
    return isinstance(column.base_field if isinstance(column, ArrayField) else column, models.BinaryField)


def _hex(value: Any) -> Any:
    """Bytes, or a list of them, as PostgreSQL writes them; None stays."""
    if isinstance(value, list):
        return [_hex(each) for each in value]
    return None if value is None else f"\\x{value.hex()}"
