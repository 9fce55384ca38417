"""Rounds and their draws, and what staff decide about them."""

import uuid
from typing import Any

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import read
from accounts.authentication import player_of, viewer_of
from duckcover.errors import ErrorCode
from duckcover.rest.pagination import Pagination
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from leagues.api.decisions import GUARD, OF_DECISIONS, decision
from leagues.api.inputs import DecisionSerializer, ExplainQuerySerializer
from leagues.api.round_outputs import DrawOutput, ExplanationOutput, RoundOutput, RoundPage
from leagues.api.ruling_outputs import DecisionOutput
from leagues.selectors import rounds as selectors
from leagues.selectors.competitions import find_competition
from leagues.selectors.explanations import explanation
from leagues.services import rulings

ROUNDS = ["rounds"]


class CompetitionReadView(ApiView):
    """A read of a competition that anybody may make who may know of it."""

    open_methods = ("get",)
    scopes = {"get": Scope.GAMES_READ}


class ByNumber(Pagination):
    """Rounds and tables, the first first."""

    ordering = ("number",)


class RoundsView(CompetitionReadView):
    query_serializers = {"get": PageQuerySerializer}

    @extend_schema(
        operation_id="listRounds", tags=ROUNDS, responses={200: RoundPage, 304: None}, summary="List the rounds"
    )
    def get(self, request: Request, id: uuid.UUID) -> Response:
        """The rounds in their order. One is there from when it is planned: as soon as it is known when it is drawn."""
        viewer, pages = viewer_of(request), ByNumber()
        competition = find_competition(viewer, id)
        shown = selectors.shown_to(viewer, competition)
        page = pages.paginate_queryset(selectors.rounds_of(competition), request, self)
        return pages.get_paginated_response([selectors.round_document(row, shown) for row in page])


class RoundView(CompetitionReadView):
    @extend_schema(
        operation_id="getRound", tags=ROUNDS, responses={200: RoundOutput, 304: None}, summary="Read a round"
    )
    def get(self, request: Request, id: uuid.UUID, number: int) -> HttpResponseBase:
        """A round with its times, and once it is published with who has no seat in it."""
        viewer = viewer_of(request)
        competition = find_competition(viewer, id)
        row = selectors.find_round(competition, number)
        return read(request, selectors.whole_round(row, selectors.shown_to(viewer, competition)))


class DrawView(CompetitionReadView):
    @extend_schema(
        operation_id="getDraw", tags=ROUNDS, responses={200: DrawOutput, 304: None}, summary="Read the lots with proof"
    )
    def get(self, request: Request, id: uuid.UUID, number: int) -> HttpResponseBase:
        """From what the lots of a round follow: anybody can check them (`league-draw/v1`). 404 until it is published.

        The commitment was published with the competition, before anybody had entered.
        """
        viewer = viewer_of(request)
        competition = find_competition(viewer, id)
        row = selectors.find_drawn(competition, number, selectors.shown_to(viewer, competition))
        return read(request, selectors.whole_draw(competition, row))


class ExplainView(CompetitionReadView):
    query_serializers = {"get": ExplainQuerySerializer}

    @extend_schema(
        operation_id="explainRound",
        tags=ROUNDS,
        responses={200: ExplanationOutput, 304: None},
        summary="Read what the tables of a round cost",
    )
    @raises(ErrorCode.UNFIT_TABLES)
    def get(self, request: Request, id: uuid.UUID, number: int) -> HttpResponseBase:
        """Of each table its pairs and what each term adds to its cost, with how few repeats there could be.

        The least cost wins. `swap` says what exchanging two entries would add; 422 where one sits at no table.
        """
        viewer = viewer_of(request)
        competition = find_competition(viewer, id)
        row = selectors.find_drawn(competition, number, selectors.shown_to(viewer, competition))
        one, _, other = self.query.get("swap", "").lower().partition(",")
        return read(request, explanation(competition, row, (one, other) if other else None))


class RedrawView(ApiView):
    scopes = {"post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="redrawRound",
        tags=ROUNDS,
        parameters=[GUARD],
        request=DecisionSerializer,
        responses=DecisionOutput,
        summary="Draw a round anew",
    )
    @raises(*OF_DECISIONS, ErrorCode.ROUND_STATE, ErrorCode.TOO_FEW_ENTRIES)
    @decision()
    def post(self, request: Request, id: uuid.UUID, number: int, **given: Any) -> rulings.Ruled:
        """Draw a round that is not open anew, with the seed of the next attempt; three times at most.

        For organizers who do not play in the competition. What comes is only known once it is drawn: a dry run shows no
        tables.
        """
        return rulings.redraw(player_of(request), id, number, **given)
