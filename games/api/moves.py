"""The move of one seat in one turn: the busiest path of the service."""

import uuid
from typing import Literal

import msgspec
from django.http import HttpResponse, HttpResponseBase
from django.utils.translation import gettext_noop as _
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import CookieAuthentication, StatementAuthentication, identity_of, player_of
from duckcover.errors import ErrorCode, invalid_input
from duckcover.rest.etags import conditional
from duckcover.rest.schema import raises
from duckcover.rest.serializers import validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games import selectors
from games.access import find_game
from games.api.fields import FARTHEST
from games.api.inputs import MoveSerializer
from games.api.outputs import SubmissionOutput
from games.documents import submission_document
from games.models import Submission
from games.rules.moves import parse_move
from games.services.submissions import SEQUENCE_MAX, Choice, submit_move, withdraw_move


class CellBody(msgspec.Struct, forbid_unknown_fields=True):
    """A cell, as `CellSerializer` takes it."""

    row: int
    col: int

    def cell(self) -> tuple[int, int] | None:
        """The cell, or None when it lies too far out."""
        if abs(self.row) > FARTHEST or abs(self.col) > FARTHEST:
            return None
        return self.row, self.col


class MoveBody(msgspec.Struct, forbid_unknown_fields=True):
    """A move, as `MoveSerializer` takes it."""

    action: Literal["cover", "duck"]
    to: CellBody
    source: CellBody | None = msgspec.field(default=None, name="from")


PLAY = ["play"]
SEQUENCE_HEADER = "Move-Sequence"
SEQUENCE = OpenApiParameter(
    SEQUENCE_HEADER,
    location=OpenApiParameter.HEADER,
    type={"type": "integer", "format": "int64", "minimum": 1, "maximum": SEQUENCE_MAX},
    description="A number that grows with each decision of the client, as the Unix time in milliseconds does; the same "
    "when a request is sent again. A late copy of an older decision is then refused and changes nothing.",
)
SEQUENCE_DIGITS = len(str(SEQUENCE_MAX))
DECODER = msgspec.json.Decoder(MoveBody)
MEMBERS, MEMBERS_WITH_SOURCE = 4, 7
"""How many members a move has, those of its cells among them; no name and no text of a move has a colon in it."""


class MoveView(ApiView):
    """Submit, read back, withdraw."""

    authentication_classes = [StatementAuthentication, CookieAuthentication]
    scopes = {"get": Scope.GAMES_READ, "put": Scope.GAMES_PLAY, "delete": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="submitMove",
        tags=PLAY,
        parameters=[SEQUENCE],
        request=MoveSerializer,
        responses={200: SubmissionOutput, 201: SubmissionOutput},
        summary="Submit or replace the move of the caller's seat",
    )
    @raises(
        ErrorCode.NOT_AUTHENTICATED,
        ErrorCode.NOT_SEATED,
        ErrorCode.TURN_CLOSED,
        ErrorCode.ALREADY_RESIGNED,
        ErrorCode.ILLEGAL_MOVE,
        ErrorCode.NOTHING_TO_MOVE,
        ErrorCode.PRECONDITION_FAILED,
    )
    def put(self, request: Request, id: uuid.UUID, number: int) -> HttpResponseBase:
        """Submit the move while the turn is open; 201 the first time, 200 when it replaces one.

        Safe to repeat: the same move again answers the same. Whether it was the last of its turn never shows. With a
        `Move-Sequence`, a request that arrives after a newer one was taken down is answered 412 `precondition_failed`;
        its member `sequence` is the newest number.
        """
        done = submit_move(identity_of(request), id, number, _choice(request), _sequence(request))
        body = submission_document(done.turn, done.move, Submission.Origin.PLAYER, done.submitted_at)
        return HttpResponse(
            msgspec.json.encode(body), status=201 if done.first else 200, content_type="application/json"
        )

    @extend_schema(
        operation_id="getMove",
        tags=PLAY,
        responses={200: SubmissionOutput, 304: None},
        summary="Read back the caller's own move",
    )
    @raises(ErrorCode.NOT_AUTHENTICATED, ErrorCode.NOT_SEATED, ErrorCode.ROUND_RUNNING)
    def get(self, request: Request, id: uuid.UUID, number: int) -> HttpResponseBase:
        """The caller's own move in a turn, open or resolved; 404 when there is none, 409 while H5 hides it."""
        player = player_of(request)
        found = selectors.own_submission(player, find_game(player, id), number)
        return conditional(
            request,
            _etag(number, found),
            lambda: submission_document(number, parse_move(found.move), found.origin, found.submitted_at),
        )

    @extend_schema(
        operation_id="withdrawMove",
        tags=PLAY,
        parameters=[SEQUENCE],
        responses={204: None},
        summary="Withdraw the caller's move",
    )
    @raises(
        ErrorCode.NOT_AUTHENTICATED,
        ErrorCode.NOT_SEATED,
        ErrorCode.TURN_CLOSED,
        ErrorCode.ALREADY_RESIGNED,
        ErrorCode.PRECONDITION_FAILED,
    )
    def delete(self, request: Request, id: uuid.UUID, number: int) -> HttpResponseBase:
        """Take the move back while the turn is open; withdrawing what is not there changes nothing."""
        withdraw_move(player_of(request), id, number, _sequence(request))
        return Response(status=204)


def _etag(turn: int, found: Submission) -> str:
    """The entity tag of a submission; with its time, as revisions begin anew after a withdrawal."""
    return f'"{selectors.EDITION}-{turn}-{found.seat}.{found.revision}-{found.submitted_at.timestamp():.6f}"'


def _sequence(request: Request) -> int | None:
    """The `Move-Sequence` of a request. Raises: AppError `invalid_input` unless it is 1 to 2^53 - 1 in digits."""
    text = request.headers.get(SEQUENCE_HEADER)
    if text is None:
        return None
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= SEQUENCE_DIGITS else 0
    if not 1 <= number <= SEQUENCE_MAX:
        raise invalid_input(SEQUENCE_HEADER, "invalid_sequence", _("A Move-Sequence is a number from 1 to 2^53 - 1."))
    return number


def _choice(request: Request) -> Choice:
    """The move in the body: by the short way when it is plain, else by the serializer, which explains what is wrong.

    Raises: ValidationError, ParseError, UnsupportedMediaType.
    """
    if request.content_type == "application/json":
        choice = _plain_choice(request.body)
        if choice is not None:
            return choice
    return MoveSerializer.choice(validated(MoveSerializer, request.data))


def _plain_choice(body: bytes) -> Choice | None:
    """A well-formed move of the usual kind, or None."""
    try:
        move = DECODER.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    to, source = move.to.cell(), None if move.source is None else move.source.cell()
    if body.count(b":") != (MEMBERS if source is None else MEMBERS_WITH_SOURCE):
        return None  # a name that comes twice, or a null: the long way tells them apart
    if to is None or (move.source is not None and source is None):
        return None
    return Choice(move.action, to, source)
