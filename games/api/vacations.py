"""`/api/v1/me/vacation`: the caller's vacation."""

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import player_of
from duckcover.errors import ErrorCode
from duckcover.rest.schema import raises
from duckcover.rest.serializers import validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games import selectors
from games.api.fields import Output
from games.api.inputs import VacationSerializer
from games.api.views import PLAY
from games.services.vacations import begin_vacation, end_vacation


class Vacation(Output):
    """The vacation of the caller, and what it has left."""

    until = serializers.DateTimeField(allow_null=True, help_text="null: the caller is not on vacation.")
    days_left = serializers.IntegerField(help_text="Whole days beside this vacation; 30 a year accrue, up to 45.")


class VacationView(ApiView):
    """Read, begin or change, end."""

    scopes = {"get": Scope.GAMES_READ, "post": Scope.GAMES_PLAY, "delete": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="getVacation",
        tags=PLAY,
        responses={200: Vacation, 304: None},
        summary="Read the caller's vacation",
    )
    def get(self, request: Request) -> Response:
        """Until when the caller is on vacation, and how many days it has left."""
        return Response(selectors.vacation_document(player_of(request)))

    @extend_schema(
        operation_id="beginVacation",
        tags=PLAY,
        request=VacationSerializer,
        responses=Vacation,
        summary="Go on vacation, or change its end",
    )
    @raises(ErrorCode.LIMIT_REACHED)
    def post(self, request: Request) -> Response:
        """Let the caller's clocks stand still until a moment, in games with `vacation`. Deadlines that passed stay.

        During a vacation it sets another end. The same end again changes nothing.
        """
        begin_vacation(player_of(request), **validated(VacationSerializer, request.data))
        return Response(selectors.vacation_document(player_of(request)))

    @extend_schema(operation_id="endVacation", tags=PLAY, responses={204: None}, summary="End the caller's vacation")
    def delete(self, request: Request) -> Response:
        """Let the caller's clocks run again. What is left of the vacation goes back. Without one it changes nothing."""
        end_vacation(player_of(request))
        return Response(status=204)
