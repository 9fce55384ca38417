"""Pages of long lists, by the cursors that the API has: `?cursor=` of an address, and where the next page is."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

from django.http import Http404, HttpRequest
from rest_framework.exceptions import ValidationError
from rest_framework.request import Request

from duckcover.rest.pagination import ListPagination, Pagination
from duckcover.rest.views import ApiView


class Leaf:
    """One page of a list: its `rows`, and the addresses of the `next` and the `previous` one, None where there is none.

    `rows`: a queryset, or rows in memory, which `ordering` names by a single field. Raises: Http404 for what is no
    cursor of this list.
    """

    def __init__(self, request: HttpRequest, rows: Any, *ordering: str, size: int) -> None:
        pages: Pagination = ListPagination() if isinstance(rows, Sequence) else Pagination()
        pages.ordering = ordering
        asked = {"limit": size, "cursor": request.GET.get("cursor")}
        view = cast("ApiView", SimpleNamespace(query=asked))
        try:
            self.rows: list[Any] = pages.paginate_queryset(rows, cast("Request", request), view)
        except ValidationError as error:
            raise Http404 from error
        self.next, self.previous = _query(pages.get_next_link()), _query(pages.get_previous_link())


def _query(address: str | None) -> str | None:
    """What leads to a page from the page before: addresses of pages are relative."""
    return None if address is None else f"?{address.partition('?')[2]}"
