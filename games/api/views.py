"""The games of the API: lists, the lobby, and the state of one game."""

import re
import uuid

from django.db.models import DateTimeField
from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import (
    CookieAuthentication,
    StatementAuthentication,
    identity_of,
    player_of,
    viewer_of,
)
from duckcover.errors import ErrorCode
from duckcover.rest.etags import is_fresh
from duckcover.rest.idempotency import idempotent
from duckcover.rest.pagination import Pagination
from duckcover.rest.schema import LOCATION, raises
from duckcover.rest.serializers import PageQuerySerializer, validated
from duckcover.rest.short_path import Answer, Call
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games import selectors
from games.access import find_game
from games.api.clock_documents import ClockPresets, ClockState, preset_document
from games.api.inputs import (
    CreateGameSerializer,
    EmptySerializer,
    GamesQuerySerializer,
    JoinSerializer,
    PlayerSeedSerializer,
    StartSerializer,
)
from games.api.outputs import AwaitedTurnPage, GameOutput, GamePage
from games.clock_state import clock_state
from games.clocks import presets
from games.services import autopilot, lobby, resignations

PLAIN_TAG = re.compile(r'"[^"]*"')
LOBBY, PLAY = ["lobby"], ["play"]
"""The tags under which the operations stand in the document."""


def seen(request: Request, game: uuid.UUID | str) -> Response:
    """The game as the caller sees it now. Raises: AppError `not_found`."""
    row = selectors.read_game(identity_of(request), uuid.UUID(str(game)))
    return Response(row.state())


def _made(request: Request, game: str) -> Response:
    """The same for whoever made it: 201, with its address."""
    answer = seen(request, game)
    answer.status_code = 201
    answer["Location"] = request.build_absolute_uri(f"/api/v1/games/{game}")
    return answer


class GamesView(ApiView):
    """All games that the caller may find, and the making of one."""

    query_serializers = {"get": GamesQuerySerializer}
    scopes = {"get": Scope.GAMES_READ, "post": Scope.GAMES_PLAY}
    open_methods = ("get",)

    @extend_schema(
        operation_id="listGames", tags=LOBBY, responses={200: GamePage, 304: None}, summary="List games, newest first"
    )
    @raises(ErrorCode.NOT_AUTHENTICATED)
    def get(self, request: Request) -> Response:
        """Public games and the caller's own, newest first; private and unlisted ones only for their seats."""
        filters = {name: self.query[name] for name in selectors.FILTERS if name in self.query}
        viewer, pages = viewer_of(request), Pagination()
        page = pages.paginate_queryset(selectors.games_for(viewer, selectors.GameFilter(**filters)), request, self)
        return pages.get_paginated_response(selectors.read_games(viewer, page))

    @extend_schema(
        operation_id="createGame",
        tags=LOBBY,
        parameters=[LOCATION],
        request=CreateGameSerializer,
        responses={201: GameOutput},
        summary="Make a game and sit down on seat 0",
    )
    @raises(ErrorCode.NOT_FOUND, ErrorCode.LIMIT_REACHED, ErrorCode.ON_VACATION)
    @idempotent(_made)
    def post(self, request: Request) -> uuid.UUID:
        """Make a lobby; it starts by itself once every seat is taken, and is cancelled when it has not by `join_by`.

        With `auto_start` it starts at `join_by` with those who are there. Where `invited` names players, they alone may
        sit down.         A player sits in 50 lobbies and 200 running games at most.
        """
        options = CreateGameSerializer.options(validated(CreateGameSerializer, request.data))
        return lobby.create_game(player_of(request), options).uuid


class ClocksView(ApiView):
    scopes = {"get": Scope.GAMES_READ}
    open_methods = ("get",)

    @extend_schema(
        operation_id="listClocks", tags=LOBBY, responses={200: ClockPresets, 304: None}, summary="List named clocks"
    )
    def get(self, request: Request) -> Response:
        """Clocks to make games with; those that end at a time of day do so in the caller's time zone, else in UTC."""
        viewer = viewer_of(request)
        named = presets("UTC" if viewer is None else viewer.time_zone)
        return Response({"results": [preset_document(name, clock) for name, clock in named.items()]})


class ClockView(ApiView):
    scopes = {"get": Scope.GAMES_READ}
    open_methods = ("get",)

    @extend_schema(
        operation_id="getClock", tags=PLAY, responses={200: ClockState, 304: None}, summary="Read the clocks of a game"
    )
    def get(self, request: Request, id: uuid.UUID) -> Response:
        """Of each seat the time that is left, whether it runs now, and why or why not."""
        return Response(clock_state(find_game(viewer_of(request), id)))


class GameView(ApiView):
    authentication_classes = [StatementAuthentication, CookieAuthentication]
    scopes = {"get": Scope.GAMES_READ}
    open_methods = ("get",)

    @extend_schema(operation_id="getGame", tags=PLAY, responses={200: GameOutput, 304: None}, summary="Read a game")
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """The game as this viewer may see it; 304 while `If-None-Match` names what the viewer has."""
        row = selectors.read_game(identity_of(request), id)
        return _answer(row, fresh=is_fresh(request, row.etag)).response()


def _answer(row: selectors.GameRow, *, fresh: bool) -> Answer:
    return Answer(304, b"", row.etag) if fresh else Answer(200, row.json(), row.etag)


def answer_read(call: Call, id: uuid.UUID) -> Answer | None:
    """Answer a plain request for a game as `GameView` does; None unless its precondition is one entity tag, or none.

    Raises: AppError `invalid_token`, `not_found`.
    """
    known: str | None = call.environ.get("HTTP_IF_NONE_MATCH")
    if "HTTP_IF_MATCH" in call.environ or (known is not None and PLAIN_TAG.fullmatch(known) is None):
        return None
    row = selectors.read_game(call.identity, id)
    return _answer(row, fresh=known == row.etag)


class JoinView(ApiView):
    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="joinGame", tags=LOBBY, request=JoinSerializer, responses=GameOutput, summary="Take a seat"
    )
    @raises(
        ErrorCode.GAME_NOT_OPEN,
        ErrorCode.FAMILY_TAKEN,
        ErrorCode.ALREADY_SEATED,
        ErrorCode.NOT_WELCOME,
        ErrorCode.RELIABILITY_TOO_LOW,
        ErrorCode.ON_VACATION,
        ErrorCode.SAME_OWNER,
        ErrorCode.LIMIT_REACHED,
        ErrorCode.RULES_UNAVAILABLE,
    )
    @idempotent(seen)
    def post(self, request: Request, id: uuid.UUID) -> uuid.UUID:
        """Take the lowest free seat; the last one starts the game. Joining again changes nothing.

        With an `Idempotency-Key` a late copy, which comes after the player has left, seats nobody.
        """
        lobby.join_game(player_of(request), id, **validated(JoinSerializer, request.data))
        return id


class LeaveView(ApiView):
    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="leaveGame",
        tags=LOBBY,
        request=EmptySerializer,
        responses={204: None},
        summary="Leave the lobby",
    )
    @raises(ErrorCode.NOT_SEATED, ErrorCode.GAME_NOT_OPEN)
    def post(self, request: Request, id: uuid.UUID) -> Response:
        """Give the seat up; the host's leaving hands the game on to the next player, or cancels it."""
        validated(EmptySerializer, request.data)
        lobby.leave_game(player_of(request), id)
        return Response(status=204)


class StartView(ApiView):
    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="startGame", tags=LOBBY, request=StartSerializer, responses=GameOutput, summary="Start the game"
    )
    @raises(
        ErrorCode.NOT_HOST,
        ErrorCode.GAME_NOT_OPEN,
        ErrorCode.TOO_FEW_PLAYERS,
        ErrorCode.LIMIT_REACHED,
        ErrorCode.RULES_UNAVAILABLE,
    )
    def post(self, request: Request, id: uuid.UUID) -> Response:
        """Start with the seats that are taken; `fill` puts bots on the empty ones."""
        lobby.start_game(player_of(request), id, **validated(StartSerializer, request.data))
        return seen(request, id)


class CancelView(ApiView):
    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="cancelGame", tags=LOBBY, request=EmptySerializer, responses=GameOutput, summary="Cancel the game"
    )
    @raises(ErrorCode.NOT_HOST, ErrorCode.GAME_NOT_OPEN)
    def post(self, request: Request, id: uuid.UUID) -> Response:
        """Cancel a game that has not started."""
        validated(EmptySerializer, request.data)
        lobby.cancel_game(player_of(request), id)
        return seen(request, id)


class ResignView(ApiView):
    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="resignGame", tags=PLAY, request=EmptySerializer, responses=GameOutput, summary="Resign"
    )
    @raises(ErrorCode.NOT_SEATED, ErrorCode.GAME_NOT_PLAYING)
    def post(self, request: Request, id: uuid.UUID) -> Response:
        """Resign from a running game: a bot plays the seat on to the end."""
        validated(EmptySerializer, request.data)
        resignations.resign(player_of(request), id)
        return seen(request, id)


class ReturnView(ApiView):
    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="returnToGame", tags=PLAY, request=EmptySerializer, responses=GameOutput, summary="Come back"
    )
    @raises(ErrorCode.NOT_SEATED, ErrorCode.GAME_NOT_PLAYING, ErrorCode.ALREADY_RESIGNED)
    def post(self, request: Request, id: uuid.UUID) -> Response:
        """End the autopilot of the caller's seat; the open turn asks it again while it stays open. Else: nothing."""
        validated(EmptySerializer, request.data)
        autopilot.return_to_game(player_of(request), id)
        return seen(request, id)


class PlayerSeedView(ApiView):
    scopes = {"put": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="setPlayerSeed",
        tags=PLAY,
        request=PlayerSeedSerializer,
        responses={204: None},
        summary="Set own entropy",
    )
    @raises(ErrorCode.NOT_SEATED, ErrorCode.ROUND_ALREADY_OPENED)
    def put(self, request: Request, id: uuid.UUID) -> Response:
        """Set or replace the caller's entropy for the rounds that have not opened; secret until a round opens."""
        lobby.set_player_seed(player_of(request), id, **validated(PlayerSeedSerializer, request.data))
        return Response(status=204)


class SoonestFirst(Pagination):
    """Turns by the deadline of the caller's seat."""

    annotated = {"own_deadline": DateTimeField()}
    ordering = ("own_deadline", "opened_at", "number", "game__uuid")  # games of one batch share all but the last


class MyTurnsView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.GAMES_READ}

    @extend_schema(
        operation_id="listMyTurns",
        tags=PLAY,
        responses={200: AwaitedTurnPage, 304: None},
        summary="List the turns that wait for the caller",
    )
    def get(self, request: Request) -> Response:
        """Every turn that waits for the caller, soonest deadline first."""
        pages = SoonestFirst()
        page = pages.paginate_queryset(selectors.awaited_turns(player_of(request)), request, self)
        return pages.get_paginated_response([selectors.awaited_turn_document(turn) for turn in page])
