"""Cursor pagination: pages that stay right while rows come and go, at the same cost on page 1 and page 1,000."""

import base64
import json
import zlib
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import reduce
from operator import attrgetter, gt, lt
from typing import Any, cast

from django.core.exceptions import ValidationError as ModelValidationError
from django.db.models import Model, Q, QuerySet
from django.http import HttpRequest
from rest_framework.exceptions import ErrorDetail, ValidationError
from rest_framework.pagination import Cursor, CursorPagination
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import replace_query_param

from duckcover.rest.etags import conditional_by_content
from duckcover.rest.views import ApiView


class Pagination(CursorPagination):
    """Pages of a queryset: `{"results", "next", "previous"}`; the view's query has `limit` and `cursor`.

    `ordering` names concrete fields, also of related rows ("game__uuid"), or what the queryset is annotated with, the
    kind of which `annotated` says; the last one makes it total; "-" before all of them or before none (the rows are
    compared as one tuple). A cursor holds the values of all these
    fields, where that of REST framework has only the first one and counts rows with the same value. The values are
    readable in the cursor: name public ones only. It begins with a checksum of the address of its list:
    rows of another one may well have such values, too.
    """

    ordering: Sequence[str] = ("-created_at", "-uuid")  # type: ignore[assignment]  # as documented
    annotated: Mapping[str, Any] = {}
    request: Request

    def paginate_queryset(  # type: ignore[override]  # querysets of our own views only
        self, queryset: QuerySet[Any], request: Request, view: ApiView
    ) -> list[Any]:
        """Return the rows of the page that the request asks for; one query. Raises: ValidationError."""
        self.query, self.whose = view.query, zlib.crc32(request.path.encode())
        return super().paginate_queryset(self._rows(queryset), request, view) or []  # type: ignore[arg-type]  # all it uses

    def get_page_size(self, request: Request) -> int:
        """Return the `limit` of the query, which the view has checked."""
        limit: int = self.query["limit"]
        return limit

    def get_paginated_response(self, data: Any) -> Response:
        """Return the answer for the serialized rows of the page, a conditional read."""
        page = {"results": data, "next": self.get_next_link(), "previous": self.get_previous_link()}
        return conditional_by_content(cast("HttpRequest", self.request), Response(page))

    def encode_cursor(self, cursor: Cursor) -> str:
        """Return the address of the page that starts behind a position."""
        values = [self.whose, int(cursor.reverse), *cast("list[Any]", cursor.position)]
        raw = json.dumps(values, default=_plain, separators=(",", ":"))
        text = base64.urlsafe_b64encode(raw.encode()).decode().rstrip("=")
        return replace_query_param(cast("str", self.base_url), "cursor", text)

    def decode_cursor(self, request: Request) -> Cursor | None:
        """Return the cursor that a client sent back, None for the first page. Raises: ValidationError."""
        text = self.query.get("cursor")
        if text is None:
            return None
        fields = [self.annotated.get(name) or _field(self.model, name) for name in self._names()]
        try:
            raw = base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)
            whose, reverse, *values = json.loads(raw)
            typed = [field.to_python(value) for field, value in zip(fields, values, strict=True)]
        except (ValueError, TypeError, RecursionError, OverflowError, ModelValidationError):
            raise _bad_cursor() from None
        if whose != self.whose or reverse not in (0, 1) or not all(_comparable(value) for value in typed):
            raise _bad_cursor()
        return Cursor(offset=0, reverse=bool(reverse), position=cast("Any", typed))

    def _get_position_from_instance(self, instance: Any, ordering: Any) -> Any:
        """Return the position of a row: its values of the whole ordering. No two rows have the same one."""
        return [reduce(getattr, name.split("__"), instance) for name in self._names()]

    def _names(self) -> list[str]:
        return [name.removeprefix("-") for name in self.ordering]

    def _rows(self, queryset: QuerySet[Any]) -> "_Rows":
        self.model = queryset.model
        return _Rows(queryset, self._names())


class ListPagination(Pagination):
    """Pages of rows that are in memory: objects of one model, in the order of a single field."""

    def _rows(self, rows: Sequence[Model]) -> "_Listed":  # type: ignore[override]  # in place of a queryset
        self.model = rows[0]._meta.model if rows else Model
        return _Listed(rows, self._names()[0])


class _Listed:
    """Rows in memory as `CursorPagination` uses a queryset."""

    def __init__(self, rows: Sequence[Any], name: str) -> None:
        self.rows, self.value = rows, attrgetter(name)

    def order_by(self, ordering: str) -> "_Listed":
        self.rows = sorted(self.rows, key=self.value, reverse=ordering.startswith("-"))
        return self

    def filter(self, **first: list[Any]) -> Sequence[Any]:
        """Return the rows beyond a position, as `_Rows.filter` does."""
        ((lookup, (position,)),) = first.items()
        is_beyond = lt if lookup.endswith("__lt") else gt
        return [row for row in self.rows if is_beyond(self.value(row), position)]

    def __getitem__(self, part: slice) -> Sequence[Any]:
        return self.rows[part]


class _Rows:
    """A queryset as `CursorPagination` uses it; a position is compared by all names of the ordering."""

    def __init__(self, queryset: QuerySet[Any], names: list[str]) -> None:
        self.queryset, self.names = queryset, names

    def order_by(self, *ordering: str) -> "_Rows":
        return _Rows(self.queryset.order_by(*ordering), self.names)

    def filter(self, **first: list[Any]) -> QuerySet[Any]:
        """Return the rows beyond a position; `first` is a comparison of the first name with it, such as `a__lt`."""
        ((lookup, position),) = first.items()
        return self.queryset.filter(_beyond(self.names, position, lookup.rpartition("__")[2]))

    def __getitem__(self, part: slice) -> QuerySet[Any]:
        return self.queryset[part]


def _field(model: type[Model], name: str) -> Any:
    """Return the field that an ordering names, following relations."""
    *relations, last = name.split("__")
    for relation in relations:
        related: Any = model._meta.get_field(relation)
        model = related.related_model
    return model._meta.get_field(last)


def _plain(value: Any) -> str:
    """Return a value of the ordering as JSON text, times to the microsecond."""
    return value.isoformat() if isinstance(value, datetime) else str(value)


def _comparable(value: Any) -> bool:
    """Say whether PostgreSQL can compare a column with a value that a client sent."""
    if isinstance(value, datetime):
        return value.tzinfo is not None
    return value is not None and not (isinstance(value, str) and not value.isprintable())


def _beyond(names: list[str], values: list[Any], comparison: str) -> Q:
    """Return the condition that a row's tuple of fields lies beyond the tuple of values.

    The first field is bounded by itself as well, so that its index gives the range.
    """
    condition, equal = Q(), Q()
    for name, value in zip(names, values, strict=True):
        condition |= equal & Q(**{f"{name}__{comparison}": value})
        equal &= Q(**{name: value})
    return Q(**{f"{names[0]}__{comparison}e": values[0]}) & condition


def _bad_cursor() -> ValidationError:
    return ValidationError({"cursor": [ErrorDetail("This is no cursor of this list.", code="invalid_cursor")]})
