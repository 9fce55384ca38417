"""Seasons: made with their divisions, changed, and followed by the next one."""

import uuid
from typing import Any

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import read
from accounts.authentication import player_of, viewer_of
from duckcover.errors import ErrorCode
from duckcover.rest.idempotency import idempotent
from duckcover.rest.schema import LOCATION, raises
from duckcover.rest.serializers import validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from leagues.api.answers import read_versioned
from leagues.api.decisions import GUARD, known_version
from leagues.api.league_inputs import CreateSeasonSerializer, NextSeasonSerializer, UpdateSeasonSerializer
from leagues.api.managing import managed_league, managed_season
from leagues.api.season_outputs import MovementOutput, SeasonOutput
from leagues.selectors import seasons as selectors
from leagues.services import seasons

SEASONS = ["leagues"]


def _document(request: Request, season: uuid.UUID) -> dict[str, Any]:
    """A season as the caller sees it now. Raises: AppError `not_found`."""
    viewer = viewer_of(request)
    return selectors.whole_season(viewer, selectors.find_season(viewer, season))


def _made(request: Request, season: str) -> Response:
    """A season as the caller sees it now: 201, with its address. Raises: AppError `not_found`."""
    answer = Response(_document(request, uuid.UUID(season)), status=201)
    answer["Location"] = request.build_absolute_uri(f"/api/v1/seasons/{season}")
    return answer


class LeagueSeasonsView(ApiView):
    scopes = {"post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="createSeason",
        tags=SEASONS,
        parameters=[LOCATION],
        request=CreateSeasonSerializer,
        responses={201: SeasonOutput},
        summary="Make a season",
    )
    @raises(ErrorCode.NOT_STAFF)
    @idempotent(_made)
    def post(self, request: Request, id: uuid.UUID) -> uuid.UUID:
        """Make a season with a draft for each of its divisions, from the top; for the owner and the organizers.

        400 names all that is wrong with all of them.
        """
        managed_league(request, id)
        document = validated(CreateSeasonSerializer, request.data)
        return seasons.create_season(player_of(request), id, document).uuid


class SeasonView(ApiView):
    scopes = {"get": Scope.GAMES_READ, "patch": Scope.LEAGUES_MANAGE}
    open_methods = ("get",)

    @extend_schema(
        operation_id="getSeason", tags=SEASONS, responses={200: SeasonOutput, 304: None}, summary="Read a season"
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """A season with the divisions that the caller may know of; 404 where there is none."""
        return read_versioned(request, _document(request, id))

    @extend_schema(
        operation_id="updateSeason",
        tags=SEASONS,
        parameters=[GUARD],
        request=UpdateSeasonSerializer,
        responses=SeasonOutput,
        summary="Change a season",
    )
    @raises(ErrorCode.NOT_STAFF, ErrorCode.COMPETITION_STATE, ErrorCode.PRECONDITION_FAILED)
    def patch(self, request: Request, id: uuid.UUID) -> Response:
        """Change the name, and how divisions move as long as none is drawn; for the owner and the organizers."""
        managed_season(request, id)
        changes = validated(UpdateSeasonSerializer, request.data)
        seasons.change_season(player_of(request), id, changes, known_version(request))
        return Response(_document(request, id))


class MovementView(ApiView):
    scopes = {"get": Scope.GAMES_READ}
    open_methods = ("get",)

    @extend_schema(
        operation_id="getMovement",
        tags=SEASONS,
        responses={200: MovementOutput, 304: None},
        summary="Read who moves where",
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """Who would play in which division of the next season, as this one stands now; `final` when it is over.

        404 where the caller may not know of all divisions.
        """
        viewer = viewer_of(request)
        return read(request, selectors.movement_document(viewer, selectors.find_season(viewer, id)))


class NextSeasonView(ApiView):
    scopes = {"post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="createNextSeason",
        tags=SEASONS,
        parameters=[LOCATION],
        request=NextSeasonSerializer,
        responses={201: SeasonOutput},
        summary="Make the next season",
    )
    @raises(ErrorCode.NOT_STAFF, ErrorCode.COMPETITION_STATE)
    @idempotent(_made)
    def post(self, request: Request, id: uuid.UUID) -> uuid.UUID:
        """Make the season that follows one whose divisions are all finished; the same again answers the same.

        Its drafts have the settings of the divisions before, later dates, and their entries in the order of the
        movement. Who moves up or down has to confirm; until the draw a vacancy is filled.
        """
        managed_season(request, id)
        values = validated(NextSeasonSerializer, request.data)
        return seasons.make_next(player_of(request), id, values["name"], values.get("changes")).uuid
