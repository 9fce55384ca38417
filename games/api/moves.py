"""The move of one seat in one turn: the busiest path of the service."""

import re
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec
from django.http import HttpResponseBase
from django.utils.http import parse_etags
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import CookieAuthentication, StatementAuthentication, identity_of, player_of
from accounts.identity import Identity
from duckcover.errors import AppError, ErrorCode
from duckcover.rest.etags import conditional, tagged
from duckcover.rest.parsers import parsed
from duckcover.rest.schema import raises
from duckcover.rest.short_path import Answer, Call
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games import selectors
from games.access import find_game
from games.api.inputs import MoveSerializer, choice_of
from games.api.outputs import SubmissionOutput
from games.documents import submission_document
from games.models import Submission
from games.rules.moves import parse_move
from games.services.submissions import UNGUARDED, Guard, submit_move, withdraw

PLAY = ["play"]
GUARDS = [
    OpenApiParameter(
        "If-Match",
        location=OpenApiParameter.HEADER,
        type=str,
        description="The `ETag` of the decision that this one follows on: of the move, or of its withdrawal.",
    ),
    OpenApiParameter(
        "If-None-Match",
        location=OpenApiParameter.HEADER,
        type=str,
        description="`*`: this is the first decision of the seat in the turn.",
    ),
]
TAG = re.compile(r'"[^"-]+-(?P<turn>[0-9]+)-(?P<mark>[0-9]+)"')
"""An entity tag of `selectors.move_etag`, of any edition: which code has worded the answer does not matter."""


class MoveView(ApiView):
    authentication_classes = [StatementAuthentication, CookieAuthentication]
    scopes = {"get": Scope.GAMES_READ, "put": Scope.GAMES_PLAY, "delete": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="submitMove",
        tags=PLAY,
        parameters=GUARDS,
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
        ErrorCode.AMBIGUOUS_MOVE,
        ErrorCode.NOTHING_TO_MOVE,
        ErrorCode.PRECONDITION_FAILED,
    )
    def put(self, request: Request, id: uuid.UUID, number: int) -> HttpResponseBase:
        """Submit the move while the turn is open; 201 the first time, 200 when it replaces one.

        Safe to repeat: the same move again answers the same. Whether it was the last of its turn never shows. With
        `If-Match` or `If-None-Match`, a request that arrives after a newer decision is answered 412
        `precondition_failed`; its member `etag` is that of the decision that stands.
        """
        return _submit(identity_of(request), request.META, id, number, request.data).response()

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
            selectors.move_etag(number, found.mark),
            lambda: submission_document(number, parse_move(found.move), found.origin, found.submitted_at),
        )

    @extend_schema(
        operation_id="withdrawMove",
        tags=PLAY,
        parameters=GUARDS,
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
        """Take the move back while the turn is open; withdrawing what is not there changes nothing.

        A withdrawal is a decision: its `ETag` is what the next one follows on.
        """
        with _tags(number):
            mark = withdraw(player_of(request), id, number, _guard(request.META, number))
        return tagged(Response(status=204), selectors.move_etag(number, mark))


def answer_submission(call: Call, id: uuid.UUID, number: int) -> Answer | None:
    """Answer a plain request with a move as `MoveView` does; None without a body. Raises: what the view raises."""
    return _submit(call.identity, call.environ, id, number, parsed(call.body)) if call.body else None


def _submit(identity: Identity, environ: Mapping[str, Any], game: uuid.UUID, number: int, body: Any) -> Answer:
    with _tags(number):
        done = submit_move(identity, game, number, choice_of(body), _guard(environ, number))
    document = submission_document(done.turn, done.move, Submission.Origin.PLAYER, done.submitted_at)
    status = 201 if done.first else 200
    return Answer(status, msgspec.json.encode(document), selectors.move_etag(number, done.mark))


def _guard(environ: Mapping[str, Any], turn: int) -> Guard:
    """On which decisions the one in a request may follow (RFC 9110, 13.1.1 and 13.1.2)."""
    match, none_match = environ.get("HTTP_IF_MATCH"), environ.get("HTTP_IF_NONE_MATCH")
    if match is None and none_match is None:
        return UNGUARDED
    return Guard(_marks(match, turn, weak=False), _marks(none_match, turn, weak=True))


def _marks(header: str | None, turn: int, *, weak: bool) -> list[str] | None:
    """The marks in a header, or "*"; tags of other turns and of other makers name no decision of this one."""
    if header is None:
        return None
    tags = (tag.removeprefix("W/") if weak else tag for tag in parse_etags(header))
    found = ((tag, TAG.fullmatch(tag)) for tag in tags)
    return [parts["mark"] if parts else tag for tag, parts in found if not parts or int(parts["turn"]) == turn]


@contextmanager
def _tags(turn: int) -> Iterator[None]:
    """Let the refusal of a late copy name the standing decision by its entity tag."""
    try:
        yield
    except AppError as error:
        if error.extra.get("etag"):
            error.extra["etag"] = selectors.move_etag(turn, error.extra["etag"])
        raise
