"""The tables of a round, and what staff decide about them."""

import uuid
from typing import Any

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import read
from accounts.authentication import player_of, viewer_of
from accounts.selectors import find_player
from duckcover.errors import ErrorCode
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from leagues.api.decisions import GUARD, OF_DECISIONS, decision
from leagues.api.inputs import AdjudicateSerializer, DecisionSerializer, ReplaceSerializer, SetTablesSerializer
from leagues.api.round_outputs import TableOutput, TablePage
from leagues.api.rounds import ByNumber, CompetitionReadView
from leagues.api.ruling_outputs import DecisionOutput
from leagues.selectors import rounds as selectors
from leagues.selectors.competitions import find_competition
from leagues.services import rulings, seat_rulings

TABLES = ["rounds"]


class TablesView(CompetitionReadView):
    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.GAMES_READ, "put": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="listTables", tags=TABLES, responses={200: TablePage, 304: None}, summary="List the tables"
    )
    def get(self, request: Request, id: uuid.UUID, number: int) -> Response:
        """Who sits with whom in a round, and what came of it. 404 until the round is published."""
        viewer, pages = viewer_of(request), ByNumber()
        competition = find_competition(viewer, id)
        row = selectors.find_drawn(competition, number, selectors.shown_to(viewer, competition))
        page = pages.paginate_queryset(selectors.tables_of(row), request, self)
        return pages.get_paginated_response([selectors.table_document(each) for each in page])

    @extend_schema(
        operation_id="setTables",
        tags=TABLES,
        parameters=[GUARD],
        request=SetTablesSerializer,
        responses=DecisionOutput,
        summary="Set all tables of a round by hand",
    )
    @raises(*OF_DECISIONS, ErrorCode.ROUND_STATE, ErrorCode.UNFIT_TABLES)
    @decision(SetTablesSerializer)
    def put(self, request: Request, id: uuid.UUID, number: int, **given: Any) -> rulings.Ruled:
        """Seat a round by hand before it opens; for organizers who do not play in the competition.

        Everybody who was drawn sits at one table, but for byes. 422 names the `entries` for which that is not so.
        """
        return seat_rulings.move(player_of(request), id, number, **given)


class TableView(CompetitionReadView):
    @extend_schema(
        operation_id="getTable", tags=TABLES, responses={200: TableOutput, 304: None}, summary="Read a table"
    )
    def get(self, request: Request, id: uuid.UUID, number: int, table: int) -> HttpResponseBase:
        """Who sits at a table, its game, and what came of it. 404 until the round is published."""
        viewer = viewer_of(request)
        competition = find_competition(viewer, id)
        row = selectors.find_drawn(competition, number, selectors.shown_to(viewer, competition))
        return read(request, selectors.table_document(selectors.find_table(row, table)))


class AdjudicateView(ApiView):
    scopes = {"post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="adjudicateTable",
        tags=TABLES,
        parameters=[GUARD],
        request=AdjudicateSerializer,
        responses=DecisionOutput,
        summary="Rule how a table ends",
    )
    @raises(*OF_DECISIONS, ErrorCode.ROUND_STATE, ErrorCode.GAME_NOT_PLAYING)
    @decision(AdjudicateSerializer)
    def post(
        self, request: Request, id: uuid.UUID, number: int, table: int, rule: str | None = None, **given: Any
    ) -> rulings.Ruled:
        """End a table by `rule` as if its close had come, or rule the `ranks` of its seats, also after its end.

        Under `play_out` the stand-in ends the game, which counts as it ends. Else the game goes on, and its result does
        not count here.
        """
        if rule is None:
            return rulings.adjudicate(player_of(request), id, number, table, **given)
        return rulings.adjudicate_by(player_of(request), id, number, table, rule, **given)


class ReplaceView(ApiView):
    scopes = {"post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="replacePlayer",
        tags=TABLES,
        parameters=[GUARD],
        request=ReplaceSerializer,
        responses=DecisionOutput,
        summary="Give a seat to a substitute",
    )
    @raises(
        *OF_DECISIONS,
        ErrorCode.ROUND_STATE,
        ErrorCode.ALREADY_ENTERED,
        ErrorCode.SETTLED,
        ErrorCode.GAME_NOT_PLAYING,
        ErrorCode.ALREADY_SEATED,
        ErrorCode.NOT_WELCOME,
        ErrorCode.SAME_OWNER,
        ErrorCode.ON_VACATION,
    )
    @decision(ReplaceSerializer)
    def post(
        self, request: Request, id: uuid.UUID, number: int, table: int, entry: uuid.UUID, player: str, **given: Any
    ) -> rulings.Ruled:
        """Give the seat of an entry to a player who has volunteered; who holds it still is removed from it."""
        comer = find_player(player)
        return seat_rulings.replace(player_of(request), id, number, table, entry, comer, **given)


class VoidView(ApiView):
    scopes = {"post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="voidTable",
        tags=TABLES,
        parameters=[GUARD],
        request=DecisionSerializer,
        responses=DecisionOutput,
        summary="Rule that a table counts as not played",
    )
    @raises(*OF_DECISIONS, ErrorCode.ROUND_STATE)
    @decision()
    def post(self, request: Request, id: uuid.UUID, number: int, table: int, **given: Any) -> rulings.Ruled:
        """Give all seats of a table 60 points, whatever was played there."""
        return rulings.void(player_of(request), id, number, table, **given)
