"""Leagues, who runs them, and the competitions made in them."""

import uuid

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import player_of, viewer_of
from accounts.selectors import find_player
from duckcover.errors import ErrorCode
from duckcover.rest.idempotency import idempotent
from duckcover.rest.pagination import Pagination
from duckcover.rest.schema import LOCATION, raises
from duckcover.rest.serializers import PageQuerySerializer, validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from leagues.api.answers import read_versioned
from leagues.api.competitions import made_competition
from leagues.api.decisions import GUARD, known_version
from leagues.api.league_inputs import (
    CreateCompetitionSerializer,
    CreateLeagueSerializer,
    LeaguesQuerySerializer,
    ReasonQuerySerializer,
    StaffSerializer,
    UpdateLeagueSerializer,
)
from leagues.api.league_outputs import CompetitionOutput, LeagueOutput, LeaguePage, StaffOutput, StaffPage
from leagues.api.managing import managed_league, manager
from leagues.documents import staff_document
from leagues.selectors import competitions as selectors
from leagues.services import competitions, homes, staff

LEAGUES = ["leagues"]


def _made(request: Request, league: str) -> Response:
    """A league as the caller sees it now: 201, with its address. Raises: AppError `not_found`."""
    player = player_of(request)
    answer = Response(selectors.whole_league(player, selectors.find_league(player, uuid.UUID(league))), status=201)
    answer["Location"] = request.build_absolute_uri(f"/api/v1/leagues/{league}")
    return answer


class LeaguesView(ApiView):
    query_serializers = {"get": LeaguesQuerySerializer}
    scopes = {"get": Scope.GAMES_READ, "post": Scope.LEAGUES_MANAGE}
    open_methods = ("get",)

    @extend_schema(
        operation_id="listLeagues",
        tags=LEAGUES,
        responses={200: LeaguePage, 304: None},
        summary="List leagues, newest first",
    )
    def get(self, request: Request) -> Response:
        """Public leagues, and those that the caller runs or plays in."""
        viewer, pages = viewer_of(request), Pagination()
        found = selectors.listed_leagues(viewer, mine="mine" in self.query, is_open="open" in self.query)
        page = pages.paginate_queryset(found, request, self)
        return pages.get_paginated_response(selectors.league_documents(viewer, page))

    @extend_schema(
        operation_id="createLeague",
        tags=LEAGUES,
        parameters=[LOCATION],
        request=CreateLeagueSerializer,
        responses={201: LeagueOutput},
        summary="Make a league",
    )
    @raises(ErrorCode.LIMIT_REACHED, ErrorCode.NOT_FOUND)
    @idempotent(_made)
    def post(self, request: Request) -> uuid.UUID:
        """Make a league that the caller owns; 20 at most."""
        return homes.create_league(manager(request, None), validated(CreateLeagueSerializer, request.data)).uuid


class LeagueView(ApiView):
    scopes = {"get": Scope.GAMES_READ, "patch": Scope.LEAGUES_MANAGE}
    open_methods = ("get",)

    @extend_schema(
        operation_id="getLeague", tags=LEAGUES, responses={200: LeagueOutput, 304: None}, summary="Read a league"
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """A league with its staff, its seasons, and the competitions that lists show to the caller."""
        viewer = viewer_of(request)
        return read_versioned(request, selectors.whole_league(viewer, selectors.find_league(viewer, id)))

    @extend_schema(
        operation_id="updateLeague",
        tags=LEAGUES,
        parameters=[GUARD],
        request=UpdateLeagueSerializer,
        responses=LeagueOutput,
        summary="Change a league",
    )
    @raises(ErrorCode.NOT_STAFF, ErrorCode.PRECONDITION_FAILED)
    def patch(self, request: Request, id: uuid.UUID) -> Response:
        """Change the name, the texts, who may see it; for its owner and its organizers."""
        managed_league(request, id)
        player, texts = player_of(request), validated(UpdateLeagueSerializer, request.data)
        row = homes.change_league(player, id, texts, known_version(request))
        return Response(selectors.whole_league(player, row))


class InOrder(Pagination):
    """The staff of a league."""

    ordering = ("appointed_at", "player__username")


class StaffListView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="listStaff", tags=LEAGUES, responses={200: StaffPage, 304: None}, summary="List the staff"
    )
    @raises(ErrorCode.NOT_STAFF)
    def get(self, request: Request, id: uuid.UUID) -> Response:
        """Who runs a league, and who was asked to and has not accepted; for its staff."""
        player, pages = player_of(request), InOrder()
        league = managed_league(request, id)
        staff.require_role(league, player, staff.EVERYBODY)
        page = pages.paginate_queryset(league.staff.select_related("player"), request, self)
        return pages.get_paginated_response([staff_document(row) for row in page])


class StaffView(ApiView):
    query_serializers = {"delete": ReasonQuerySerializer}
    scopes = {"put": Scope.LEAGUES_MANAGE, "delete": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="appointStaff",
        tags=LEAGUES,
        request=StaffSerializer,
        responses=StaffOutput,
        summary="Appoint somebody, or accept",
    )
    @raises(ErrorCode.NOT_STAFF, ErrorCode.LIMIT_REACHED)
    def put(self, request: Request, id: uuid.UUID, username: str) -> Response:
        """Appoint a player, who has to accept, or give another role; `owner` hands the league on. For the owner.

        Who is appointed accepts with an empty object under the own name.
        """
        managed_league(request, id)
        player, other = player_of(request), find_player(username)
        values = validated(StaffSerializer, request.data, context={"accepts": player == other})
        row = staff.accept(player, id) if player == other else staff.appoint(player, id, other, **values)
        return Response(staff_document(row))

    @extend_schema(
        operation_id="dismissStaff", tags=LEAGUES, responses={204: None}, summary="Dismiss somebody, or leave"
    )
    @raises(ErrorCode.NOT_STAFF)
    def delete(self, request: Request, id: uuid.UUID, username: str) -> Response:
        """Take a player out of the staff; for the owner. Everybody else may leave by itself."""
        managed_league(request, id)
        player, other = player_of(request), find_player(username)
        staff.dismiss(player, id, other, **self.query)
        return Response(status=204)


class LeagueCompetitionsView(ApiView):
    scopes = {"post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="createCompetition",
        tags=LEAGUES,
        parameters=[LOCATION],
        request=CreateCompetitionSerializer,
        responses={201: CompetitionOutput},
        summary="Make a competition",
    )
    @raises(ErrorCode.NOT_STAFF)
    @idempotent(made_competition)
    def post(self, request: Request, id: uuid.UUID) -> uuid.UUID:
        """Make a draft, which only staff see; for the owner and the organizers. 400 names all that is wrong."""
        managed_league(request, id)
        document = validated(CreateCompetitionSerializer, request.data)
        return competitions.create_competition(player_of(request), id, document).uuid
