"""How the views of the accounts' API answer."""

from typing import Any, cast

from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponseBase
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import BaseSerializer

from duckcover.rest.etags import conditional_by_content
from duckcover.rest.pagination import Pagination
from duckcover.rest.views import ApiView

ACCOUNTS = ["accounts"]
"""The tag under which the operations stand in the document."""


def read(request: Request, document: Any) -> HttpResponseBase:
    """Return a document as the answer of a conditional read; its entity tag is a digest of it."""
    return conditional_by_content(cast("HttpRequest", request), Response(document))


def read_page(
    view: ApiView,
    request: Request,
    rows: QuerySet[Any],
    serializer: type[BaseSerializer[Any]],
    *,
    ordering: tuple[str, ...] = ("-created_at", "-uuid"),
    **context: Any,
) -> HttpResponseBase:
    """Return the page of a list that a request asks for, as a conditional read. Raises: ValidationError."""
    pages = Pagination()
    pages.ordering = ordering
    page = pages.paginate_queryset(rows, request, view)
    return pages.get_paginated_response(serializer(page, many=True, context=context).data)
