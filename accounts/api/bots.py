"""`/api/v1/me/bots`: accounts that play through the API for their owner."""

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import ACCOUNTS, read, read_page
from accounts.api.inputs import CreateBotSerializer, PublicProfileUpdateSerializer
from accounts.api.outputs import BotPage, BotSerializer
from accounts.authentication import player_of
from accounts.selectors import bots_of, find_bot
from accounts.services.account_deletion import delete_bot
from accounts.services.bots import make_bot
from accounts.services.players import update_profile
from duckcover.errors import AppError, ErrorCode
from duckcover.rest.idempotency import idempotent
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer, validated
from duckcover.rest.views import ApiView


def _made(request: Request, key: str) -> Response:
    """Answer with a bot of the caller by its primary key. Raises: AppError (not_found)."""
    bot = bots_of(player_of(request)).filter(pk=key).first()
    if bot is None:
        raise AppError(ErrorCode.NOT_FOUND)
    answer = Response(BotSerializer(bot).data, status=201)
    answer["Location"] = request.build_absolute_uri(f"/api/v1/me/bots/{bot.username}")
    return answer


class BotsView(ApiView):
    query_serializers = {"get": PageQuerySerializer}

    @extend_schema(
        operation_id="listBots", tags=ACCOUNTS, summary="List my bot accounts", responses={200: BotPage, 304: None}
    )
    def get(self, request: Request) -> HttpResponseBase:
        """Every bot account of the caller, the newest first."""
        newest_first = ("-date_joined", "-uuid")
        return read_page(self, request, bots_of(player_of(request)), BotSerializer, ordering=newest_first)

    @extend_schema(
        operation_id="createBot",
        tags=ACCOUNTS,
        summary="Make a bot account",
        request=CreateBotSerializer,
        responses={201: BotSerializer},
    )
    @raises(ErrorCode.LIMIT_REACHED, ErrorCode.NOT_FOUND)
    @idempotent(_made)
    def post(self, request: Request) -> int:
        """Make an account that plays through the API only and is marked as a bot everywhere; up to 10 a player."""
        return make_bot(player_of(request), **validated(CreateBotSerializer, request.data)).pk


class BotView(ApiView):
    needs_reauthentication = ("delete",)

    @extend_schema(
        operation_id="getBot", tags=ACCOUNTS, summary="Read a bot account", responses={200: BotSerializer, 304: None}
    )
    def get(self, request: Request, username: str) -> HttpResponseBase:
        """One bot account of the caller."""
        return read(request, BotSerializer(find_bot(player_of(request), username)).data)

    @extend_schema(
        operation_id="updateBot",
        tags=ACCOUNTS,
        summary="Change a bot account",
        request=PublicProfileUpdateSerializer,
        responses=BotSerializer,
    )
    def patch(self, request: Request, username: str) -> Response:
        """Change display name, avatar or bio; what is left out stays."""
        bot = find_bot(player_of(request), username)
        changes = validated(PublicProfileUpdateSerializer, request.data)
        return Response(BotSerializer(update_profile(bot, gone=ErrorCode.NOT_FOUND, **changes)).data)

    @extend_schema(operation_id="deleteBot", tags=ACCOUNTS, summary="Delete a bot account", responses={204: None})
    def delete(self, request: Request, username: str) -> Response:
        """Erase a bot account as a player's own is erased; its name is never given out again."""
        delete_bot(player_of(request), find_bot(player_of(request), username))
        return Response(status=204)
