"""`/api/v1/me/mutes`: whose messages the caller does not want to read."""

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import ACCOUNTS, read_page
from accounts.api.inputs import NothingSerializer
from accounts.api.outputs import MutePage, MuteSerializer
from accounts.authentication import player_of
from accounts.selectors import find_player, mutes_of
from accounts.services.mutes import mute, unmute
from duckcover.errors import ErrorCode
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer, validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope


class MutesView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.PROFILE_READ}

    @extend_schema(
        operation_id="listMutes", tags=ACCOUNTS, summary="List whom I mute", responses={200: MutePage, 304: None}
    )
    def get(self, request: Request) -> HttpResponseBase:
        """Every player whom the caller mutes, the newest mute first."""
        newest_first = ("-created_at", "-muted__uuid")
        return read_page(self, request, mutes_of(player_of(request)), MuteSerializer, ordering=newest_first)


class MuteView(ApiView):
    scopes = {"put": Scope.PROFILE_WRITE, "delete": Scope.PROFILE_WRITE}

    @extend_schema(
        operation_id="mutePlayer",
        tags=ACCOUNTS,
        summary="Mute a player",
        request=None,
        responses={200: MuteSerializer, 201: MuteSerializer},
    )
    @raises(ErrorCode.LIMIT_REACHED)
    def put(self, request: Request, username: str) -> Response:
        """Read no messages of a player and its bots any more, nor notices of them; up to 500.

        201 the first time, then 200. The other learns nothing of it, and goes on reading the caller's messages.
        """
        validated(NothingSerializer, request.data)
        made, new = mute(player_of(request), find_player(username))
        return Response(MuteSerializer(made).data, status=201 if new else 200)

    @extend_schema(operation_id="unmutePlayer", tags=ACCOUNTS, summary="Unmute a player", responses={204: None})
    def delete(self, request: Request, username: str) -> Response:
        """Take a mute back; without one nothing changes."""
        unmute(player_of(request), find_player(username))
        return Response(status=204)
