"""Rulings: on record, and taken back; and what has happened in a competition."""

import uuid
from typing import Any

from django.http import HttpResponseBase
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.renderers import JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import replace_query_param

from accounts.api.answers import read
from accounts.authentication import player_of, viewer_of
from accounts.following import follower
from duckcover import live
from duckcover.errors import ErrorCode
from duckcover.rest.etags import unbuffered
from duckcover.rest.pagination import Pagination
from duckcover.rest.schema import raises
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games.api.history import EventStreamRenderer, last_event_id
from leagues.api.decisions import GUARD, OF_DECISIONS, decision
from leagues.api.inputs import CompetitionEventsQuerySerializer, DecisionSerializer, RulingsQuerySerializer
from leagues.api.rounds import CompetitionReadView
from leagues.api.ruling_outputs import CompetitionEventPage, DecisionOutput, RulingOutput, RulingPage
from leagues.live import COMPETITION_FEED, STREAMED
from leagues.models import Competition
from leagues.selectors import rulings as selectors
from leagues.selectors.competitions import find_competition, is_staff
from leagues.selectors.rounds import shown_to
from leagues.services import rulings

RULINGS = ["rulings"]


class NewestFirst(Pagination):
    """Rulings, the last one first."""

    ordering = ("-number",)


class RulingsView(CompetitionReadView):
    query_serializers = {"get": RulingsQuerySerializer}

    @extend_schema(
        operation_id="listRulings", tags=RULINGS, responses={200: RulingPage, 304: None}, summary="List the rulings"
    )
    def get(self, request: Request, id: uuid.UUID) -> Response:
        """What staff have decided, and what the service has decided by itself, newest first.

        A ruling about a draw that is not published comes with the publication.
        """
        viewer, pages = viewer_of(request), NewestFirst()
        competition = find_competition(viewer, id)
        rows = selectors.rulings_of(competition, shown_to(viewer, competition))
        if "target" in self.query:
            rows = rows.filter(selectors.about(self.query["target"]))
        page = pages.paginate_queryset(rows, request, self)
        return pages.get_paginated_response(selectors.ruling_documents(page, for_staff=is_staff(viewer, competition)))


class RulingView(CompetitionReadView):
    @extend_schema(
        operation_id="getRuling", tags=RULINGS, responses={200: RulingOutput, 304: None}, summary="Read a ruling"
    )
    def get(self, request: Request, id: uuid.UUID, number: int) -> HttpResponseBase:
        """What was decided, by whom and why."""
        viewer = viewer_of(request)
        competition = find_competition(viewer, id)
        row = selectors.find_ruling(competition, number, shown_to(viewer, competition))
        (document,) = selectors.ruling_documents([row], for_staff=is_staff(viewer, competition))
        return read(request, document)


class UndoView(ApiView):
    scopes = {"post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="undoRuling",
        tags=RULINGS,
        parameters=[GUARD],
        request=DecisionSerializer,
        responses=DecisionOutput,
        summary="Take back a ruling",
    )
    @raises(*OF_DECISIONS, ErrorCode.SETTLED)
    @decision()
    def post(self, request: Request, id: uuid.UUID, number: int, **given: Any) -> rulings.Ruled:
        """Take back the latest ruling on its target, while its effect can be taken back; drawn rounds stay."""
        return rulings.undo(player_of(request), id, number, **given)


class CompetitionEventsView(CompetitionReadView):
    renderer_classes = [JSONRenderer, EventStreamRenderer]
    query_serializers = {"get": CompetitionEventsQuerySerializer}

    @extend_schema(
        operation_id="listCompetitionEvents",
        tags=RULINGS,
        responses={
            (200, "application/json"): CompetitionEventPage,
            (200, "text/event-stream"): OpenApiTypes.ANY,
            304: None,
        },
        summary="Read what happened in a competition, oldest first",
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """The events after a number; `Accept: text/event-stream` gives the same as server-sent events.

        A stream goes on with what happens, from `Last-Event-ID` if it has one. With `wait` an empty page is answered as
        soon as something happens.
        """
        competition = find_competition(viewer_of(request), id)
        key, query, seconds = competition.pk, self.query, self.query.get("wait", 0)
        if request.accepted_renderer.format == EventStreamRenderer.format:
            return _stream(request, competition, last_event_id(request, query["after"]))
        mark = COMPETITION_FEED.marks([key])[key] if seconds else None
        page = _page(request, competition, query["after"], query["limit"])
        if not page["results"]:
            live.wait(request.META, follower(request, COMPETITION_FEED, key, mark), seconds)
        return read(request, page)


def _stream(request: Request, competition: Competition, after: int) -> HttpResponseBase:
    """What has happened after a number, as the beginning of a stream."""
    page = _page(request, competition, after, STREAMED)
    position = max([after, *(event["number"] for event in page["results"])])
    live.follow(request.META, follower(request, COMPETITION_FEED, competition.pk, position))
    return unbuffered(Response(page))


def _page(request: Request, competition: Competition, after: int, limit: int) -> dict[str, Any]:
    """The events after a number, and where the next ones are."""
    events = selectors.events_after(competition, after, limit + 1)
    page, more = events[:limit], None
    if len(events) > limit:
        more = replace_query_param(request.build_absolute_uri(), "after", page[-1].number)
    return {"results": [selectors.event_document(row) for row in page], "next": more, "previous": None}
