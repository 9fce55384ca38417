"""Seats of players who are away or gone: offered, taken, and who held them."""

import uuid

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import player_of, viewer_of
from duckcover.errors import ErrorCode
from duckcover.rest.etags import conditional
from duckcover.rest.schema import raises
from duckcover.rest.serializers import validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games import selectors
from games.access import find_game
from games.api.history import HISTORY, HistoryView
from games.api.inputs import EmptySerializer, TakeSerializer
from games.api.outputs import GameOutput
from games.api.record_outputs import TenuresOutput
from games.api.views import LOBBY, seen
from games.services import offers
from games.tenures import tenures_of


class OfferView(ApiView):
    scopes = {"post": Scope.GAMES_PLAY, "delete": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="offerSeat",
        tags=LOBBY,
        request=EmptySerializer,
        responses=GameOutput,
        summary="Offer the seat of a player who is away or gone",
    )
    @raises(ErrorCode.NOT_HOST, ErrorCode.GAME_NOT_PLAYING, ErrorCode.SEAT_HELD)
    def post(self, request: Request, id: uuid.UUID, seat: int) -> Response:
        """Let another player take a seat that was on autopilot for 48 hours, or whose player has resigned or is gone.

        Its player ends the offer by coming back. Offering it again changes nothing.
        """
        validated(EmptySerializer, request.data)
        offers.offer_seat(player_of(request), id, seat)
        return seen(request, id)

    @extend_schema(operation_id="withdrawOffer", tags=LOBBY, responses={204: None}, summary="Offer a seat no longer")
    @raises(ErrorCode.NOT_HOST, ErrorCode.GAME_NOT_PLAYING)
    def delete(self, request: Request, id: uuid.UUID, seat: int) -> Response:
        """Take back the offer of a seat that nobody has taken yet. Without an offer it changes nothing."""
        offers.withdraw_offer(player_of(request), id, seat)
        return Response(status=204)


class TakeView(ApiView):
    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="takeSeat",
        tags=LOBBY,
        request=TakeSerializer,
        responses=GameOutput,
        summary="Take a seat that is on offer",
    )
    @raises(
        ErrorCode.GAME_NOT_PLAYING,
        ErrorCode.ALREADY_SEATED,
        ErrorCode.OFFER_TAKEN,
        ErrorCode.NOT_WELCOME,
        ErrorCode.RELIABILITY_TOO_LOW,
        ErrorCode.ON_VACATION,
        ErrorCode.SAME_OWNER,
        ErrorCode.LIMIT_REACHED,
    )
    def post(self, request: Request, id: uuid.UUID, seat: int) -> Response:
        """Sit down in a running game; the caller moves from the next turn on. Taking the seat again changes nothing."""
        offers.take_seat(player_of(request), id, seat, **validated(TakeSerializer, request.data))
        return seen(request, id)


class TenuresView(HistoryView):
    @extend_schema(
        operation_id="listTenures",
        tags=HISTORY,
        responses={200: TenuresOutput, 304: None},
        summary="Read who has held the seats",
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """Of each seat who has held it, from which turn to which, and why that ended."""
        found = find_game(viewer_of(request), id)
        seats = list(found.seats.select_related("player").order_by("index"))
        return conditional(request, selectors.game_etag(found.version), lambda: {"results": tenures_of(found, seats)})
