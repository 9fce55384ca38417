"""`/api/v1/me/tickets`: waiting for a game with anybody who wants the same."""

import uuid
from typing import Any, cast

from django.http import HttpRequest
from drf_spectacular.utils import extend_schema, extend_schema_serializer
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import player_of
from duckcover.errors import ErrorCode
from duckcover.rest.etags import conditional_by_content
from duckcover.rest.idempotency import idempotent
from duckcover.rest.pagination import Pagination
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer, StrictSerializer, validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games import access
from games.api.fields import Output
from games.api.outputs import Page
from games.api.views import LOBBY
from games.clocks import presets
from games.documents import ticket_document
from games.models import MAX_SEATS, MIN_SEATS
from games.services.matchmaking import Wish, delete_ticket, make_ticket

CLOCK_NAMES = [(name, name) for name in presets("UTC")]
MAX_HOURS = 168


class CreateTicketSerializer(StrictSerializer):
    """What kind of game to wait for."""

    seats = serializers.ListField(
        child=serializers.IntegerField(min_value=MIN_SEATS, max_value=MAX_SEATS),
        min_length=1,
        max_length=MAX_SEATS,
        help_text="Sizes of a table; the first is tried first.",
    )
    clocks = serializers.ListField(
        child=serializers.ChoiceField(choices=CLOCK_NAMES),
        min_length=1,
        max_length=len(CLOCK_NAMES),
        help_text="Names of clocks; the first is tried first.",
    )
    rated = serializers.BooleanField(default=True, help_text="Whether results of the game count for ratings.")
    bots_after_hours = serializers.IntegerField(
        min_value=1,
        max_value=MAX_HOURS,
        required=False,
        allow_null=True,
        default=None,
        help_text="After so many hours bots take the seats that are left; null: never.",
    )


@extend_schema_serializer(component_name="Ticket")
class TicketOutput(Output):
    """The caller waits for a game, or got one."""

    id = serializers.UUIDField()
    seats = serializers.ListField(child=serializers.IntegerField())
    clocks = serializers.ListField(child=serializers.ChoiceField(choices=CLOCK_NAMES))
    rated = serializers.BooleanField()
    bots_after_hours = serializers.IntegerField(allow_null=True)
    created_at = serializers.DateTimeField()
    ends_at = serializers.DateTimeField(
        allow_null=True, help_text="When it is deleted if no game was made of it; null: one was."
    )
    game = serializers.UUIDField(allow_null=True, help_text="The game that was made of it.")
    matched_at = serializers.DateTimeField(allow_null=True, help_text="When it was made.")


class TicketPage(Page):
    """Tickets, newest first."""

    results = TicketOutput(many=True)


def _made(request: Request, key: str) -> Response:
    """A ticket of the caller's as it stands now. Raises: AppError `not_found`."""
    return Response(ticket_document(access.find_ticket(player_of(request), key)), status=201)


class TicketsView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.GAMES_READ, "post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="listTickets",
        tags=LOBBY,
        responses={200: TicketPage, 304: None},
        summary="List the caller's tickets",
    )
    def get(self, request: Request) -> Response:
        """Tickets that wait, and for 14 days those of which a game was made, newest first."""
        pages = Pagination()
        page = pages.paginate_queryset(access.tickets_of(player_of(request)), request, self)
        return pages.get_paginated_response([ticket_document(row) for row in page])

    @extend_schema(
        operation_id="createTicket",
        tags=LOBBY,
        request=CreateTicketSerializer,
        responses={201: TicketOutput},
        summary="Wait for a game with anybody who wants the same",
    )
    @raises(ErrorCode.LIMIT_REACHED, ErrorCode.NOT_FOUND)
    @idempotent(_made)
    def post(self, request: Request) -> uuid.UUID:
        """Wait for a game; nobody need be online. Up to ten tickets of a player wait, each for 14 days at most.

        Within seconds the service makes a game of the oldest tickets that agree, and tells their players.
        """
        wish: dict[str, Any] = validated(CreateTicketSerializer, request.data)
        return make_ticket(player_of(request), Wish(**wish)).uuid


class TicketView(ApiView):
    scopes = {"get": Scope.GAMES_READ, "delete": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="getTicket", tags=LOBBY, responses={200: TicketOutput, 304: None}, summary="Read a ticket"
    )
    def get(self, request: Request, id: uuid.UUID) -> Response:
        """A ticket of the caller's; `game` is set once it has got one."""
        document = ticket_document(access.find_ticket(player_of(request), id))
        return conditional_by_content(cast("HttpRequest", request), Response(document))

    @extend_schema(operation_id="deleteTicket", tags=LOBBY, responses={204: None}, summary="Wait no longer")
    @raises(ErrorCode.ALREADY_SEATED)
    def delete(self, request: Request, id: uuid.UUID) -> Response:
        """Take a ticket back; 409 when a game was made of it."""
        delete_ticket(player_of(request), id)
        return Response(status=204)
