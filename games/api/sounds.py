"""What seats say in rounds of `madness`: the sounds that there are, and the choice of one."""

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
from games.api.inputs import SeatSerializer
from games.api.outputs import GameOutput, Sounds
from games.api.views import LOBBY, seen
from games.services.sounds import choose_sound
from games.sounds import SOUNDS


class SoundsView(ApiView):
    scopes = {"get": Scope.GAMES_READ}
    open_methods = ("get",)

    @extend_schema(
        operation_id="listSounds", tags=LOBBY, responses={200: Sounds, 304: None}, summary="List animal sounds"
    )
    def get(self, request: Request) -> Response:
        """The sounds that a seat may choose from, each with its word in five languages."""
        return Response({"results": [{"sound": sound, "words": words} for sound, words in SOUNDS.items()]})


class SeatView(ApiView):
    scopes = {"patch": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="updateSeat",
        tags=LOBBY,
        request=SeatSerializer,
        responses=GameOutput,
        summary="Choose the sound of one's seat",
    )
    @raises(ErrorCode.NOT_SEATED, ErrorCode.GAME_NOT_PLAYING)
    def patch(self, request: Request, id: uuid.UUID, seat: int) -> Response:
        """Choose what the caller's seat says instead of quacking in rounds of `madness`, until the game is over."""
        choose_sound(player_of(request), id, seat, validated(SeatSerializer, request.data)["sound"])
        return seen(request, id)
