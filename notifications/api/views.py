"""`/api/v1/me/notifications`: the caller's notices and how to be told."""

from typing import Any

from django.http import HttpResponseBase
from django.utils.translation import override
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.utils.urls import replace_query_param

from accounts.api.answers import read
from accounts.authentication import player_of
from duckcover.rest.problems import language_of
from duckcover.rest.serializers import validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from notifications.api.inputs import (
    NoticesQuerySerializer,
    ReadNoticesSerializer,
    UpdateNotificationSettingsSerializer,
)
from notifications.api.outputs import NoticeOutput, NoticePage, NotificationSettings
from notifications.documents import notice_document
from notifications.selectors import count_unread, notices_after
from notifications.services.inbox import mark_read
from notifications.services.settings import change, document_of

NOTIFICATIONS = ["notifications"]
"""The tag under which the operations stand in the document."""


class NoticesView(ApiView):
    """The inbox."""

    query_serializers = {"get": NoticesQuerySerializer}
    scopes = {"get": Scope.GAMES_READ}

    @extend_schema(
        operation_id="listNotifications",
        tags=NOTIFICATIONS,
        responses={200: NoticePage, 304: None},
        summary="Read my notices, oldest first",
    )
    def get(self, request: Request) -> HttpResponseBase:
        """The notices after an id; `text` follows `Accept-Language`. Notices are kept for 90 days."""
        language = language_of(request)
        with override(language):
            answer = read(request, self._page(request))
        answer["Content-Language"] = language
        return answer

    def _page(self, request: Request) -> dict[str, Any]:
        player, limit = player_of(request), self.query["limit"]
        found = notices_after(player, self.query["after"], limit + 1, unread=self.query["unread"])
        page, more = found[:limit], None
        if len(found) > limit:
            more = replace_query_param(request.build_absolute_uri(), "after", page[-1].pk)
        results = NoticeOutput([notice_document(notice) for notice in page], many=True).data
        return {"results": results, "next": more, "previous": None, "unread": count_unread(player)}


class ReadNoticesView(ApiView):
    """Marking notices as read."""

    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="readNotifications",
        tags=NOTIFICATIONS,
        request=ReadNoticesSerializer,
        responses={204: None},
        summary="Mark notices as read",
    )
    def post(self, request: Request) -> Response:
        """Mark up to 200 notices as read, on every device of the caller."""
        mark_read(player_of(request), validated(ReadNoticesSerializer, request.data)["ids"])
        return Response(status=204)


class SettingsView(ApiView):
    """How to be told."""

    scopes = {"get": Scope.PROFILE_READ, "patch": Scope.PROFILE_WRITE}

    @extend_schema(
        operation_id="getNotificationSettings",
        tags=NOTIFICATIONS,
        responses={200: NotificationSettings, 304: None},
        summary="Read how I am told",
    )
    def get(self, request: Request) -> HttpResponseBase:
        """By which channels the caller is told of each kind, the quiet hours and the digest."""
        return read(request, document_of(player_of(request)))

    @extend_schema(
        operation_id="updateNotificationSettings",
        tags=NOTIFICATIONS,
        request=UpdateNotificationSettingsSerializer,
        responses=NotificationSettings,
        summary="Change how I am told",
    )
    def patch(self, request: Request) -> Response:
        """Change single channels, the quiet hours or the digest; what is left out stays."""
        change(player_of(request), validated(UpdateNotificationSettingsSerializer, request.data))
        return Response(document_of(player_of(request)))
