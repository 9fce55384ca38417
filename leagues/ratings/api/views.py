"""The ratings of the API: leaderboards, the ratings of a player, the export."""

from typing import Any, cast

from django.http import HttpRequest, HttpResponseBase
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.selectors import find_player
from duckcover.errors import ErrorCode
from duckcover.rest.etags import conditional_by_content
from duckcover.rest.pagination import Pagination
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games.documents import json_text
from leagues.ratings import selectors
from leagues.ratings.api.inputs import ExportQuerySerializer, HistoryQuerySerializer
from leagues.ratings.api.outputs import Leaderboard, RatingHistory, RatingsExport
from leagues.ratings.models import Pool

RATINGS = ["ratings"]
POOL = OpenApiParameter("pool", location=OpenApiParameter.PATH, enum=Pool.values)


class BestFirst(Pagination):
    """Leaderboards: what is almost certainly there, more first."""

    ordering = ("behind", "subject__uuid")


class NewestFirst(Pagination):
    """Histories."""

    ordering = ("-finished_at", "-game__uuid")


class NdjsonRenderer(BaseRenderer):
    """A line of JSON for the export itself, and one for each game."""

    media_type = "application/x-ndjson"
    format = "ndjson"
    charset = "utf-8"

    def render(self, data: Any, accepted_media_type: Any = None, renderer_context: Any = None) -> bytes:
        """The export as lines."""
        head = {name: value for name, value in data.items() if name != "results"}
        return "".join(f"{json_text(line)}\n" for line in [head, *data["results"]]).encode()


class LeaderboardView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.GAMES_READ}
    open_methods = ("get",)

    @extend_schema(
        operation_id="getLeaderboard",
        tags=RATINGS,
        parameters=[POOL],
        responses={200: Leaderboard, 304: None},
        summary="Read a leaderboard, the best first",
    )
    def get(self, request: Request, pool: str) -> Response:
        """Players with ten rated games or more in a pool, one of them within 90 days. It changes once a day."""
        board, pages = selectors.leaderboard(selectors.require_pool(pool)), BestFirst()
        page = pages.paginate_queryset(board, request, self)
        answer = pages.get_paginated_response(selectors.leaderboard_documents(pool, page))
        answer.data |= selectors.pool_document(pool)
        return answer


class PlayerRatingsView(ApiView):
    query_serializers = {"get": HistoryQuerySerializer}
    scopes = {"get": Scope.PROFILE_READ}
    open_methods = ("get",)

    @extend_schema(
        operation_id="listPlayerRatings",
        tags=RATINGS,
        responses={200: RatingHistory, 304: None},
        summary="Read the ratings of a player",
    )
    def get(self, request: Request, username: str) -> Response:
        """The ratings of a player in each pool, and what each rated game did to them, newest first."""
        player, pages = find_player(username), NewestFirst()
        rows = pages.paginate_queryset(selectors.results_of(player, self.query.get("pool")), request, self)
        answer = pages.get_paginated_response([selectors.result_document(row) for row in rows])
        ratings = [selectors.rating_document(row) for row in selectors.ratings_of(player)]
        answer.data |= {"subject": selectors.subject_of(player), "ratings": ratings}
        return answer


class ExportView(ApiView):
    renderer_classes = [NdjsonRenderer, JSONRenderer]
    query_serializers = {"get": ExportQuerySerializer}
    scopes = {"get": Scope.GAMES_READ}
    open_methods = ("get",)

    @extend_schema(
        operation_id="exportRatings",
        tags=RATINGS,
        responses={
            (200, "application/json"): RatingsExport,
            (200, "application/x-ndjson"): OpenApiTypes.ANY,  # as of a stream of events: 3.0 has no words for lines
            304: None,
        },
        summary="Export rated games",
    )
    @raises(ErrorCode.NOT_FOUND)
    def get(self, request: Request) -> HttpResponseBase:
        """The rated games of a pool in the order in which they count: all that is needed to recompute it.

        NDJSON, unless `Accept` names `application/json`: the first line is about the export, each other one a game.
        404 where the game `after` does not count any more: begin anew.
        """
        pool = self.query["pool"]
        games, more = selectors.export(pool, self.query.get("after"))
        document = {"format": selectors.FORMAT, **selectors.pool_document(pool), "more": more, "results": games}
        return conditional_by_content(cast("HttpRequest", request), Response(document))
