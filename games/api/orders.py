"""Standing orders: what is to be done when a card calls, left in advance."""

import re
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from django.http import HttpResponseBase
from django.utils.http import parse_etags
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import player_of
from duckcover.errors import AppError, ErrorCode
from duckcover.rest.etags import conditional, tagged
from duckcover.rest.schema import raises
from duckcover.rest.serializers import validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games import selectors
from games.api.inputs import EmptySerializer
from games.api.order_documents import OrdersPreview, OrdersSerializer, PreviewSerializer, StandingOrdersOutput
from games.documents import orders_document
from games.models import StandingOrders
from games.services import orders
from games.services.submissions import Guard

ORDERS = ["orders"]
REFUSALS = (ErrorCode.NOT_AUTHENTICATED, ErrorCode.NOT_SEATED)
OF_PLAY = (*REFUSALS, ErrorCode.GAME_NOT_PLAYING, ErrorCode.ALREADY_RESIGNED)
IF_MATCH = OpenApiParameter(
    "If-Match", location=OpenApiParameter.HEADER, type=str, description="The `ETag` of the orders that these replace."
)
IF_NONE_MATCH = OpenApiParameter(
    "If-None-Match", location=OpenApiParameter.HEADER, type=str, description="`*`: the seat has no orders yet."
)
TAG = re.compile(r'"[^"-]+-orders-(?P<mark>[0-9]+\.[0-9]+)"')
"""An entity tag of `selectors.orders_etag`, of any edition: which code has worded the answer does not matter."""


class OrdersView(ApiView):
    """Set, read back, end."""

    scopes = {"get": Scope.GAMES_READ, "put": Scope.GAMES_PLAY, "delete": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="setOrders",
        tags=ORDERS,
        parameters=[IF_MATCH, IF_NONE_MATCH],
        request=OrdersSerializer,
        responses=StandingOrdersOutput,
        summary="Set the standing orders of the caller's seat",
    )
    @raises(*OF_PLAY, ErrorCode.PRECONDITION_FAILED)
    def put(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """Replace the orders of the caller's seat, and end a pause; nobody else learns of them.

        If the open turn waits for the seat, they move at once where they can.
        """
        options = OrdersSerializer.options(validated(OrdersSerializer, request.data))
        with _tags():
            return _shown(orders.set_orders(player_of(request), id, options, _guard(request.META)))

    @extend_schema(
        operation_id="getOrders",
        tags=ORDERS,
        responses={200: StandingOrdersOutput, 304: None},
        summary="Read back the caller's standing orders",
    )
    @raises(*REFUSALS)
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """The orders of the caller's seat, and why they pause; 404 when there are none."""
        found = orders.orders_of(player_of(request), id)
        return conditional(request, selectors.orders_etag(found.mark), lambda: orders_document(found))

    @extend_schema(
        operation_id="deleteOrders",
        tags=ORDERS,
        parameters=[IF_MATCH],
        responses={204: None},
        summary="End the caller's standing orders",
    )
    @raises(*REFUSALS, ErrorCode.PRECONDITION_FAILED)
    def delete(self, request: Request, id: uuid.UUID) -> Response:
        """End the orders of the caller's seat; a move that they have made stands. Without orders it changes nothing."""
        with _tags():
            orders.delete_orders(player_of(request), id, _guard(request.META))
        return Response(status=204)


class PreviewView(ApiView):
    """Trying."""

    scopes = {"post": Scope.GAMES_READ}

    @extend_schema(
        operation_id="previewOrders",
        tags=ORDERS,
        request=PreviewSerializer,
        responses=OrdersPreview,
        summary="See what orders would do now",
    )
    @raises(*OF_PLAY)
    def post(self, request: Request, id: uuid.UUID) -> Response:
        """What these orders would do for each call now; without a body, those that stand. Changes nothing."""
        values = validated(PreviewSerializer, request.data)
        options = OrdersSerializer.options(values) if "calls" in values else None
        return Response(orders.preview_orders(player_of(request), id, options).document())


class ResumeView(ApiView):
    """Going on."""

    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="resumeOrders",
        tags=ORDERS,
        request=EmptySerializer,
        responses=StandingOrdersOutput,
        summary="End a pause of the caller's standing orders",
    )
    @raises(*OF_PLAY)
    def post(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """Let the orders go on; they move at once in a turn that waits for the seat. Without a pause: nothing."""
        validated(EmptySerializer, request.data)
        return _shown(orders.resume_orders(player_of(request), id))


def _shown(row: StandingOrders) -> HttpResponseBase:
    return tagged(Response(orders_document(row)), selectors.orders_etag(row.mark))


def _guard(environ: Mapping[str, Any]) -> Guard:
    """Which orders those in a request may replace (RFC 9110, 13.1.1 and 13.1.2)."""
    return Guard(*(_marks(environ.get(name)) for name in ("HTTP_IF_MATCH", "HTTP_IF_NONE_MATCH")))


def _marks(header: str | None) -> list[str] | None:
    """The marks in a header, or "*"; tags of other makers name no orders."""
    if header is None:
        return None
    found = ((tag, TAG.fullmatch(tag.removeprefix("W/"))) for tag in parse_etags(header))
    return [parts["mark"] if parts else tag for tag, parts in found]


@contextmanager
def _tags() -> Iterator[None]:
    """Let the refusal of a late copy name the standing orders by their entity tag."""
    try:
        yield
    except AppError as error:
        if error.extra.get("etag"):
            error.extra["etag"] = selectors.orders_etag(error.extra["etag"])
        raise
