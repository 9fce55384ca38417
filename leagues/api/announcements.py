"""What staff tell everybody in a league."""

import uuid
from typing import Any

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import player_of, viewer_of
from duckcover.errors import ErrorCode
from duckcover.rest.pagination import Pagination
from duckcover.rest.schema import raises
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from leagues.api.decisions import GUARD, OF_LEAGUES, league_decision
from leagues.api.inputs import DecisionSerializer
from leagues.api.league_inputs import AnnouncementsQuerySerializer, AnnounceSerializer
from leagues.api.league_outputs import AnnouncementPage
from leagues.api.ruling_outputs import RulingOutput
from leagues.models import Ruling
from leagues.selectors import announcements as selectors
from leagues.selectors.competitions import find_competition, find_league
from leagues.services import announcements

ANNOUNCEMENTS = ["leagues"]


class NewestFirst(Pagination):
    """Announcements, the last one first."""

    ordering = ("-at", "-uuid")


class AnnouncementsView(ApiView):
    query_serializers = {"get": AnnouncementsQuerySerializer}
    scopes = {"get": Scope.GAMES_READ, "post": Scope.LEAGUES_MANAGE}
    open_methods = ("get",)

    @extend_schema(
        operation_id="listAnnouncements",
        tags=ANNOUNCEMENTS,
        responses={200: AnnouncementPage, 304: None},
        summary="List announcements, newest first",
    )
    def get(self, request: Request, id: uuid.UUID) -> Response:
        """What staff have told everybody of the league, and of the competitions that it shows to the caller."""
        viewer, pages = viewer_of(request), NewestFirst()
        found = selectors.announcements_of(viewer, find_league(viewer, id), self.query.get("competition"))
        page = pages.paginate_queryset(found, request, self)
        return pages.get_paginated_response(selectors.announcement_documents(page))

    @extend_schema(
        operation_id="sendAnnouncement",
        tags=ANNOUNCEMENTS,
        parameters=[GUARD],
        request=AnnounceSerializer,
        responses=RulingOutput,
        summary="Announce something",
    )
    @raises(*OF_LEAGUES, ErrorCode.COMPETITION_STATE)
    @league_decision(AnnounceSerializer)
    def post(
        self, request: Request, id: uuid.UUID, text: str, competition: uuid.UUID | None = None, **given: Any
    ) -> Ruling:
        """Tell everybody of the league, or of one of its competitions, something; it can be hidden, never changed.

        The `detail` of the ruling names the `announcement`.
        """
        player = player_of(request)
        if competition is not None:
            find_competition(player, competition)
        return announcements.announce(player, id, text, competition=competition, **given)


class HideAnnouncementView(ApiView):
    scopes = {"post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="hideAnnouncement",
        tags=ANNOUNCEMENTS,
        parameters=[GUARD],
        request=DecisionSerializer,
        responses=RulingOutput,
        summary="Hide an announcement",
    )
    @raises(*OF_LEAGUES, ErrorCode.SETTLED)
    @league_decision(DecisionSerializer)
    def post(self, request: Request, id: uuid.UUID, announcement: uuid.UUID, **given: Any) -> Ruling:
        """Show an announcement to nobody any more; that it was hidden stays on record."""
        return announcements.hide_announcement(player_of(request), id, announcement, **given)
