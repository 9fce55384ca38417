"""Cursor pagination: pages that stay right while rows come and go, at the same cost on page 1 and page 1,000."""

import base64
import json
import zlib
from collections.abc import Sequence
from datetime import datetime
from functools import reduce
from typing import Any, NamedTuple, cast

from django.core.exceptions import ValidationError as ModelValidationError
from django.db.models import Model, Q, QuerySet
from django.http import HttpRequest, QueryDict
from rest_framework.exceptions import ErrorDetail, ValidationError
from rest_framework.pagination import BasePagination
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import replace_query_param
from rest_framework.views import APIView

from duckcover.rest.etags import conditional_by_content
from duckcover.rest.serializers import PageQuerySerializer


class Cursor(NamedTuple):
    """Where a page starts: behind the row with these `values` of the ordering, reading backwards or not.

    `whose` is a checksum of the address of the list: rows of another one may well have such values, too.
    """

    whose: int
    backwards: bool
    values: list[Any]

    def text(self) -> str:
        """Return the cursor as it stands in an address."""
        raw = json.dumps([self.whose, int(self.backwards), *self.values], default=_plain, separators=(",", ":"))
        return base64.urlsafe_b64encode(raw.encode()).decode().rstrip("=")


class Pagination(BasePagination):
    """Pages of a queryset: `{"results", "next", "previous"}`, `?limit=` 1 to 100 (20), `?cursor=`.

    `ordering` names concrete fields, also of related rows ("game__uuid"), the last of which makes it total; "-" before
    all of them or before none (the rows are compared as one tuple). The values of these fields are readable in the
    cursor: name public ones only.
    """

    ordering: Sequence[str] = ("-created_at", "-uuid")

    def paginate_queryset(  # type: ignore[override]  # querysets only, no other sequences
        self,
        queryset: QuerySet[Any],
        request: Request,
        view: APIView | None = None,
    ) -> list[Any]:
        """Return the rows of the page that the request asks for; one query.

        Raises: ValidationError for a bad limit or cursor.
        """
        asked = _page_query(request)
        self.request = cast("HttpRequest", request)
        self.url = request.build_absolute_uri()
        self.whose = zlib.crc32(request.path.encode())
        self.cursor = self._decoded(queryset.model, asked["cursor"]) if "cursor" in asked else None
        backwards = self.cursor is not None and self.cursor.backwards
        rows = list(self._behind_cursor(queryset, backwards=backwards)[: asked["limit"] + 1])
        self.more = len(rows) > asked["limit"]
        del rows[asked["limit"] :]
        self.page = rows[::-1] if backwards else rows
        return self.page

    def get_paginated_response(self, data: Any) -> Response:
        """Return the answer for the serialized rows of the page, a conditional read."""
        page = {"results": data, "next": self.next_link(), "previous": self.previous_link()}
        return conditional_by_content(self.request, Response(page))

    def next_link(self) -> str | None:
        """Return the address of the page behind this one, if there is one."""
        came_back = self.cursor is not None and self.cursor.backwards
        return self._link(-1, backwards=False) if self.page and (came_back or self.more) else None

    def previous_link(self) -> str | None:
        """Return the address of the page before this one, if there is one."""
        came_back = self.cursor is not None and self.cursor.backwards
        there = self.more if came_back else self.cursor is not None
        return self._link(0, backwards=True) if self.page and there else None

    def _link(self, position: int, *, backwards: bool) -> str:
        """Return the address of the page that starts behind a row of this one."""
        values = [reduce(getattr, name.split("__"), self.page[position]) for name in self._names()]
        return replace_query_param(self.url, "cursor", Cursor(self.whose, backwards, values).text())

    def _names(self) -> list[str]:
        return [name.removeprefix("-") for name in self.ordering]

    def _behind_cursor(self, queryset: QuerySet[Any], *, backwards: bool) -> QuerySet[Any]:
        """Return the rows behind the cursor, in reading order."""
        ordered = queryset.order_by(*self.ordering)
        if self.cursor is not None:
            descending = self.ordering[0].startswith("-") is not backwards
            ordered = ordered.filter(_beyond(self._names(), self.cursor.values, "lt" if descending else "gt"))
        return ordered.reverse() if backwards else ordered

    def _decoded(self, model: type[Model], text: str) -> Cursor:
        """Return the cursor that a client sent back. Raises: ValidationError."""
        fields = [_field(model, name) for name in self._names()]
        try:
            raw = base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)
            whose, backwards, *values = json.loads(raw)
            typed = [field.to_python(value) for field, value in zip(fields, values, strict=True)]
        except (ValueError, TypeError, RecursionError, OverflowError, ModelValidationError):
            raise _bad_cursor() from None
        if whose != self.whose or backwards not in (0, 1) or not all(_comparable(value) for value in typed):
            raise _bad_cursor()
        return Cursor(whose, bool(backwards), typed)


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


def _page_query(request: Request) -> dict[str, Any]:
    """Return `limit` and, when given, `cursor`; the other parameters are the view's. Raises: ValidationError."""
    query = QueryDict(mutable=True)
    for name in ("limit", "cursor"):
        if name in request.GET:
            query.setlist(name, request.GET.getlist(name))
    bound = PageQuerySerializer(data=query)
    bound.is_valid(raise_exception=True)
    values: dict[str, Any] = bound.validated_data
    return values


def _bad_cursor() -> ValidationError:
    return ValidationError({"cursor": [ErrorDetail("This is no cursor of this list.", code="invalid_cursor")]})
