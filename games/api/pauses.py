"""Pauses: asked for, agreed to, ended."""

import uuid

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import player_of
from duckcover.errors import ErrorCode
from duckcover.rest.schema import raises
from duckcover.rest.serializers import validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games.api.inputs import EmptySerializer, PauseSerializer
from games.api.outputs import GameOutput
from games.api.views import PLAY, seen
from games.services import pauses

OF_SEATS = (ErrorCode.NOT_SEATED, ErrorCode.GAME_NOT_PLAYING, ErrorCode.ALREADY_RESIGNED)


class PauseView(ApiView):
    """Ask, agree, go on."""

    scopes = {"post": Scope.GAMES_PLAY, "put": Scope.GAMES_PLAY, "delete": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="askForPause", tags=PLAY, request=PauseSerializer, responses=GameOutput, summary="Ask for a pause"
    )
    @raises(*OF_SEATS, ErrorCode.PAUSE_ASKED, ErrorCode.LIMIT_REACHED)
    def post(self, request: Request, id: uuid.UUID) -> Response:
        """Ask for a pause of so many hours, 14 days a game in all. Others who play must agree; alone it begins at once.

        To ask for the same again changes nothing.
        """
        pauses.ask_for_pause(player_of(request), id, **validated(PauseSerializer, request.data))
        return seen(request, id)

    @extend_schema(
        operation_id="agreeToPause",
        tags=PLAY,
        request=EmptySerializer,
        responses=GameOutput,
        summary="Agree to a pause",
    )
    @raises(*OF_SEATS)
    def put(self, request: Request, id: uuid.UUID) -> Response:
        """Agree to the pause that is asked for; it begins when all have agreed who play. 404 when nobody asks."""
        validated(EmptySerializer, request.data)
        pauses.agree_to_pause(player_of(request), id)
        return seen(request, id)

    @extend_schema(
        operation_id="endPause", tags=PLAY, responses={204: None}, summary="End a pause, or the request for one"
    )
    @raises(*OF_SEATS)
    def delete(self, request: Request, id: uuid.UUID) -> Response:
        """Go on with a paused game, or refuse the pause that is asked for. Without either it changes nothing."""
        pauses.end_pause(player_of(request), id)
        return Response(status=204)
