"""Columns that Django has no field for."""

from typing import Any

import msgspec
from django.db import models
from django.db.backends.base.base import BaseDatabaseWrapper
from psycopg.types.json import Json


class JSONTextField(models.JSONField):
    """JSON that PostgreSQL keeps as the text it was given (`json`): for values that no query looks into.

    A list of cards takes a quarter of what `jsonb` needs, which keeps every small number as a `numeric`.
    """

    def db_type(self, connection: BaseDatabaseWrapper) -> str:
        return "json"

    def get_db_prep_value(self, value: Any, connection: BaseDatabaseWrapper, prepared: bool = False) -> Any:
        """The value as psycopg sends it, without a space."""
        return None if value is None else Json(value, dumps=msgspec.json.encode)

    def from_db_value(self, value: Any, expression: Any, connection: BaseDatabaseWrapper) -> Any:
        """The value as psycopg has read it already."""
        return value
