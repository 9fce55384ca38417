"""`/api/v1/me/blocks`: whom the caller wants nothing to do with."""

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import ACCOUNTS, read_page
from accounts.api.inputs import NothingSerializer
from accounts.api.outputs import BlockPage, BlockSerializer
from accounts.authentication import player_of
from accounts.selectors import blocks_of, find_player
from accounts.services.blocks import block, unblock
from duckcover.errors import ErrorCode
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer, validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope


class BlocksView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.PROFILE_READ}

    @extend_schema(
        operation_id="listBlocks", tags=ACCOUNTS, summary="List whom I block", responses={200: BlockPage, 304: None}
    )
    def get(self, request: Request) -> HttpResponseBase:
        """Every player whom the caller blocks, the newest block first."""
        newest_first = ("-created_at", "-blocked__uuid")
        return read_page(self, request, blocks_of(player_of(request)), BlockSerializer, ordering=newest_first)


class BlockView(ApiView):
    scopes = {"put": Scope.PROFILE_WRITE, "delete": Scope.PROFILE_WRITE}

    @extend_schema(
        operation_id="blockPlayer",
        tags=ACCOUNTS,
        summary="Block a player",
        request=None,
        responses={200: BlockSerializer, 201: BlockSerializer},
    )
    @raises(ErrorCode.LIMIT_REACHED)
    def put(self, request: Request, username: str) -> Response:
        """Block a player and its bots: no invitations, no joint public lobbies, in either direction; up to 500.

        201 the first time, then 200. The other learns nothing of it.
        """
        validated(NothingSerializer, request.data)
        made, new = block(player_of(request), find_player(username))
        return Response(BlockSerializer(made).data, status=201 if new else 200)

    @extend_schema(operation_id="unblockPlayer", tags=ACCOUNTS, summary="Unblock a player", responses={204: None})
    def delete(self, request: Request, username: str) -> Response:
        """Take a block back; without one nothing changes."""
        unblock(player_of(request), find_player(username))
        return Response(status=204)
