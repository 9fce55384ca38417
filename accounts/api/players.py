"""`/api/v1/players/{username}`: other players."""

import uuid
from typing import Any

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import ACCOUNTS, read
from accounts.api.inputs import CreateReportSerializer
from accounts.api.outputs import PlayerSerializer, ReportSerializer
from accounts.authentication import player_of
from accounts.models import Report
from accounts.selectors import find_player
from accounts.services.reports import report
from duckcover.errors import AppError, ErrorCode
from duckcover.rest.idempotency import idempotent
from duckcover.rest.schema import raises
from duckcover.rest.serializers import validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope


def _taken_down(request: Request, report_id: str) -> Response:
    """Answer with a report of the caller's. Raises: AppError (not_found) when the other player is gone."""
    made = Report.objects.filter(reporter=player_of(request), uuid=report_id, reported__isnull=False).first()
    if made is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return Response(ReportSerializer(made).data, status=201)


class PlayerView(ApiView):
    open_methods = ("get",)
    scopes = {"get": Scope.PROFILE_READ}

    @extend_schema(
        operation_id="getPlayer",
        tags=ACCOUNTS,
        summary="Read a player's profile",
        responses={200: PlayerSerializer, 304: None},
    )
    def get(self, request: Request, username: str) -> HttpResponseBase:
        """The public profile of a player or a bot account, by its name in any case."""
        return read(request, PlayerSerializer(find_player(username)).data)


class ReportsView(ApiView):
    scopes = {"post": Scope.PROFILE_WRITE}

    @extend_schema(
        operation_id="reportPlayer",
        tags=ACCOUNTS,
        summary="Report a player to the operator",
        request=CreateReportSerializer,
        responses={201: ReportSerializer},
    )
    @raises(ErrorCode.LIMIT_REACHED)
    @idempotent(_taken_down)
    def post(self, request: Request, username: str) -> uuid.UUID:
        """Ask the operator to look at what a player does; up to 20 in 24 hours. The player learns nothing of it."""
        wanted: dict[str, Any] = validated(CreateReportSerializer, request.data)
        return report(player_of(request), find_player(username), **wanted).uuid
