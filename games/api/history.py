"""What happened in a game: turns, events, the record, fairness."""

import uuid
from typing import Any

from django.http import HttpResponseBase
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import replace_query_param

from accounts.authentication import viewer_of
from accounts.following import follower
from duckcover import live
from duckcover.errors import ErrorCode
from duckcover.rest.etags import conditional, unbuffered
from duckcover.rest.schema import raises
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games import analyses, history, selectors
from games.access import find_game
from games.api.inputs import EventsQuerySerializer
from games.api.outputs import EventPage, TurnOutput
from games.api.record_outputs import AnalysisOutput, Fairness, Record
from games.documents import json_text
from games.live import GAME_FEED, STREAMED
from games.models import Game

HISTORY = ["history"]


class EventStreamRenderer(BaseRenderer):
    """Server-sent events: what there is; the server goes on with what comes (`duckcover.live`)."""

    media_type = "text/event-stream"
    format = "sse"
    charset = "utf-8"

    def render(self, data: Any, accepted_media_type: Any = None, renderer_context: Any = None) -> bytes:
        """The page as a stream; an error document as JSON."""
        if "results" not in data:
            return json_text(data).encode()
        events = (live.event_text(str(event["number"]), event["kind"], json_text(event)) for event in data["results"])
        return live.opening() + b"".join(events)


class HistoryView(ApiView):
    """Reads of a game that anybody may make who may see it."""

    open_methods = ("get",)
    scopes = {"get": Scope.GAMES_READ}


class TurnView(HistoryView):
    @extend_schema(
        operation_id="getTurn", tags=HISTORY, responses={200: TurnOutput, 304: None}, summary="Read a resolved turn"
    )
    @raises(ErrorCode.TURN_OPEN, ErrorCode.ROUND_RUNNING)
    def get(self, request: Request, id: uuid.UUID, number: int) -> HttpResponseBase:
        """A resolved turn; while its round runs only the last one, unless the game has an open log."""
        found = find_game(viewer_of(request), id)
        document = selectors.turn_document(found, number)
        return conditional(request, selectors.game_etag(found.version), lambda: document)


class EventsView(HistoryView):
    renderer_classes = [JSONRenderer, EventStreamRenderer]
    query_serializers = {"get": EventsQuerySerializer}

    @extend_schema(
        operation_id="listEvents",
        tags=HISTORY,
        responses={  # 3.0 has no words for a stream: a schema would be taken for that of each of its events
            (200, "application/json"): EventPage,
            (200, "text/event-stream"): OpenApiTypes.ANY,
            304: None,
        },
        summary="Read what happened, oldest first",
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """The events after a number; `Accept: text/event-stream` gives the same as server-sent events.

        A stream goes on with what happens, from `Last-Event-ID` if it has one. With `wait` an empty page is answered as
        soon as something happens.
        """
        found = find_game(viewer_of(request), id)
        query, seconds = self.query, self.query.get("wait", 0)
        if request.accepted_renderer.format == EventStreamRenderer.format:
            return _stream(request, found, last_event_id(request, query["after"]))
        mark = GAME_FEED.marks([found.pk])[found.pk] if seconds else None
        answer = conditional(
            request,
            selectors.game_etag(selectors.shown_version(found)),
            lambda: _page(request, found, query["after"], query["limit"]),
        )
        if not isinstance(answer, Response) or not answer.data["results"]:
            live.wait(request.META, follower(request, GAME_FEED, found.pk, mark), seconds)
        return answer


class RecordView(HistoryView):
    @extend_schema(
        operation_id="getRecord", tags=HISTORY, responses={200: Record, 304: None}, summary="Read the replayable record"
    )
    @raises(ErrorCode.ROUND_RUNNING)
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """All rounds that have ended, with everything that was secret in them."""
        found = find_game(viewer_of(request), id)
        history.require_ended_round(found)
        return conditional(request, selectors.game_etag(found.version), lambda: history.record(found))


class AnalysisView(HistoryView):
    @extend_schema(
        operation_id="getAnalysis",
        tags=HISTORY,
        responses={200: AnalysisOutput, 304: None},
        summary="Read how a finished game was won",
    )
    @raises(ErrorCode.ROUND_RUNNING, ErrorCode.GAME_RUNNING, ErrorCode.ANALYSIS_PENDING, ErrorCode.SERVICE_UNAVAILABLE)
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """The splashes turn by turn, what `sharp` would have played, and how lucky each seat was.

        A worker computes it once. Until it has, the answer is 409 `analysis_pending`: ask again after `Retry-After`.
        """
        found = find_game(viewer_of(request), id)
        analyses.require_finished(found)
        return conditional(request, selectors.game_etag(found.version), lambda: analyses.document_of(found))


class FairnessView(HistoryView):
    @extend_schema(
        operation_id="getFairness",
        tags=HISTORY,
        responses={200: Fairness, 304: None},
        summary="Read commitments and revealed seeds",
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """Commitments from the creation on, entropy once a round has opened, server seeds once it has ended."""
        found = find_game(viewer_of(request), id)
        return conditional(request, selectors.game_etag(found.version), lambda: history.fairness(found))


def _stream(request: Request, game: Game, after: int) -> HttpResponseBase:
    """What has happened after a number, as the beginning of a stream."""
    page = _page(request, game, after, STREAMED)
    position = max([after, *(event["number"] for event in page["results"])])
    live.follow(request.META, follower(request, GAME_FEED, game.pk, position))
    return unbuffered(Response(page))


def _page(request: Request, game: Game, after: int, limit: int) -> dict[str, Any]:
    """The events after a number, and where the next ones are."""
    events = history.events_after(game, after, limit + 1)
    page = events[:limit]
    more = None
    if len(events) > limit:
        more = replace_query_param(request.build_absolute_uri(), "after", page[-1].number)
    return {"results": history.event_documents(game, page), "next": more, "previous": None}


def last_event_id(request: Request, after: int) -> int:
    """Where an EventSource comes back to: its `Last-Event-ID` when that is a number, else `after`."""
    header = request.META.get("HTTP_LAST_EVENT_ID", "")
    return int(header) if header.isascii() and header.isdecimal() and len(header) < 10 else after
