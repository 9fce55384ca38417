"""Rows of models by SQL that never changes, several statements in one round trip.

A doorbell resolves one game with a dozen small statements. Composing them by the ORM and waiting for each in turn cost
ten times what PostgreSQL needs for them; here each is text made once, prepared by the driver, and sent in a pipeline.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

import msgspec
from django.contrib.postgres.fields import ArrayField
from django.db import DEFAULT_DB_ALIAS, connection, models

from games.documents import json_text
from games.fields import JSONTextField

M = TypeVar("M", bound=models.Model)

COLUMN_TYPES = {
    models.BooleanField: "boolean",
    models.CharField: "text",
    models.DateTimeField: "timestamptz",
    models.ForeignKey: "bigint",
    models.JSONField: "text",  # as JSON text; cast on the way in
    JSONTextField: "text",  # the same
    models.PositiveIntegerField: "int",
    models.PositiveSmallIntegerField: "smallint",
    models.TextField: "text",
    ArrayField: "text",  # unnest() would flatten an array of arrays; cast on the way in
}
CASTS = {models.JSONField: "::jsonb", JSONTextField: "::json", ArrayField: "::smallint[]"}


@contextmanager
def pipeline() -> Iterator[None]:
    """Send the statements of the block without waiting for each; an error may show only at the end of the block."""
    connection.ensure_connection()
    with connection.wrap_database_errors, connection.connection.pipeline():
        yield


class Asked(Generic[M]):
    """A query that was sent."""

    def __init__(self, query: "Query[M]", parameters: Sequence[Any]) -> None:
        self._query, self._cursor = query, connection.cursor()
        self._cursor.execute(query.sql, parameters)

    def rows(self) -> list[M]:
        """The rows as instances; waits for them. Call it once."""
        with self._cursor as cursor:
            return [self._query.instance(values) for values in cursor.fetchall()]


class Query(Generic[M]):
    """A fixed SELECT of a model: all of its columns, or the named ones, `condition` being what follows the table."""

    def __init__(self, model: type[M], condition: str, only: Sequence[str] = ()) -> None:
        columns = [column for column in model._meta.concrete_fields if not only or column.attname in only]
        names = ", ".join(f'"{column.column}"' for column in columns)
        self.sql = f"SELECT {names} FROM {model._meta.db_table} {condition}"
        self._model, self._names = model, [column.attname for column in columns]
        self._json = [place for place, column in enumerate(columns) if type(column) is models.JSONField]

    def ask(self, *parameters: Any) -> Asked[M]:
        """Send the query; inside a `pipeline` this does not wait."""
        return Asked(self, parameters)

    def instance(self, values: tuple[Any, ...]) -> M:
        """One row as an instance."""
        row = list(values)
        for place in self._json:
            row[place] = None if row[place] is None else msgspec.json.decode(row[place])
        return self._model.from_db(DEFAULT_DB_ALIAS, self._names, row)


def insert(model: type[models.Model], rows: Sequence[models.Model], returning: str = "") -> list[tuple[Any, ...]]:
    """Insert the rows by one statement; answers the columns in `returning`, if any, in no certain order."""
    if not rows:
        return []
    columns = [column for column in model._meta.concrete_fields if not isinstance(column, models.AutoField)]
    names = ", ".join(_name(column) for column in columns)
    values = ", ".join(f"new.{_name(column)}{_cast(column)}" for column in columns)
    statement = (
        f"INSERT INTO {model._meta.db_table} ({names}) SELECT {values} FROM unnest({_arrays(columns)}) AS new ({names})"
    )
    with connection.cursor() as cursor:
        cursor.execute(f"{statement} RETURNING {returning}" if returning else statement, _values(columns, rows))
        return list(cursor.fetchall()) if returning else []


def update(model: type[models.Model], rows: Sequence[models.Model], fields: Sequence[str]) -> None:
    """Update `fields` of all `rows` by one statement (`bulk_update` builds a CASE a row and costs ten times that)."""
    if not rows:
        return
    columns: list[Any] = [model._meta.get_field(name) for name in fields]
    setters = ", ".join(f"{_name(column)} = new.{_name(column)}{_cast(column)}" for column in columns)
    names = ", ".join(_name(column) for column in columns)
    table = model._meta.db_table
    statement = (
        f"UPDATE {table} SET {setters} FROM unnest(%s::bigint[], {_arrays(columns)}) AS new (id, {names}) "
        f"WHERE {table}.id = new.id"
    )
    with connection.cursor() as cursor:
        cursor.execute(statement, [[row.pk for row in rows], *_values(columns, rows)])


def _name(column: Any) -> str:
    return f'"{column.column}"'


def _arrays(columns: Sequence[Any]) -> str:
    """A placeholder for each column, in binary: text arrays would have every quote of their JSON escaped by Python."""
    return ", ".join(f"%b::{COLUMN_TYPES[type(column)]}[]" for column in columns)


def _cast(column: Any) -> str:
    return CASTS.get(type(column), "")


def _values(columns: Sequence[Any], rows: Sequence[models.Model]) -> list[list[Any]]:
    return [[_value(column, getattr(row, column.attname)) for row in rows] for column in columns]


def _value(column: Any, value: Any) -> Any:
    if value is None:
        return None
    if isinstance(column, models.JSONField):
        return json_text(value)
    return "{" + ",".join(map(str, value)) + "}" if isinstance(column, ArrayField) else value
