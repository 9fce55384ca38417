"""`/api/v1/me/events`: what concerns the caller, as it comes."""

from typing import Any

from django.http import HttpResponseBase
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.renderers import BaseRenderer, JSONRenderer
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import read
from accounts.authentication import player_of
from accounts.following import follower
from duckcover import live
from duckcover.rest.etags import unbuffered
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games.documents import json_text
from notifications.api.inputs import NewsQuerySerializer
from notifications.api.outputs import NewsPage
from notifications.live import PLAYER_FEED, Position, news_after, parse_position, position_now


class NewsStreamRenderer(BaseRenderer):
    """Server-sent events: what there is; the server goes on with what comes (`duckcover.live`)."""

    media_type = "text/event-stream"
    format = "sse"
    charset = "utf-8"

    def render(self, data: Any, accepted_media_type: Any = None, renderer_context: Any = None) -> bytes:
        """The page as a stream; an error document as JSON."""
        if "results" not in data:
            return json_text(data).encode()
        news = (live.event_text(each["position"], each["kind"], json_text(each)) for each in data["results"])
        return live.opening("" if data["results"] else data["position"]) + b"".join(news)


class NewsView(ApiView):
    """The feed of the caller."""

    renderer_classes = [JSONRenderer, NewsStreamRenderer]
    query_serializers = {"get": NewsQuerySerializer}
    scopes = {"get": Scope.GAMES_READ}

    @extend_schema(
        operation_id="listMyEvents",
        tags=["notifications"],
        responses={(200, "application/json"): NewsPage, (200, "text/event-stream"): OpenApiTypes.ANY, 304: None},
        summary="Follow my games and notices",
    )
    def get(self, request: Request) -> HttpResponseBase:
        """New notices and games of the caller that have changed since a position, which is now without `after`.

        A game may come twice with the same version. `Accept: text/event-stream` gives a stream, which goes on with what
        happens, from `Last-Event-ID` if it has one. With `wait` an empty page is answered as soon as something happens.
        """
        player = player_of(request).pk
        streams = request.accepted_renderer.format == NewsStreamRenderer.format
        given = request.META.get("HTTP_LAST_EVENT_ID", "") if streams else ""
        position = parse_position(given) or parse_position(self.query.get("after", ""))
        mark = PLAYER_FEED.marks([player])[player]
        page, reached = _page(player, position)
        if streams:
            live.follow(request.META, follower(request, PLAYER_FEED, player, reached))
            return unbuffered(Response(page))
        if position is not None and not page["results"]:
            live.wait(request.META, follower(request, PLAYER_FEED, player, mark), self.query.get("wait", 0))
        return read(request, page)


def _page(player: int, position: Position | None) -> tuple[dict[str, Any], Position]:
    """What is new after a position; nothing without one."""
    news, reached = ([], position_now(player)) if position is None else news_after(player, position)
    return {"results": [each.document for each in news], "position": str(reached)}, reached
