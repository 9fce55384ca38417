"""`/api/v1/me/tokens` and `/api/v1/me/bots/{username}/tokens`: personal tokens."""

import uuid
from typing import Any

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import ACCOUNTS, read_page
from accounts.api.inputs import CreateBotTokenSerializer, CreateTokenSerializer
from accounts.api.outputs import NewTokenSerializer, PersonalTokenPage, TokenSerializer
from accounts.authentication import identity_of, player_of
from accounts.models import Player, Token
from accounts.selectors import find_bot, personal_tokens_of
from accounts.services.tokens import make_personal, revoke_own
from duckcover.errors import ErrorCode
from duckcover.rest.idempotency import idempotent_secret
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer, validated
from duckcover.rest.views import ApiView

PERSONAL = Token.Kind.PERSONAL


class TokensView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    needs_reauthentication = ("post",)

    @extend_schema(
        operation_id="listTokens",
        tags=ACCOUNTS,
        summary="List my personal tokens",
        responses={200: PersonalTokenPage, 304: None},
    )
    def get(self, request: Request) -> HttpResponseBase:
        """Every personal token that is not revoked, the newest first; its text is not shown again."""
        return read_page(self, request, personal_tokens_of(player_of(request)), TokenSerializer)

    @extend_schema(
        operation_id="createToken",
        tags=ACCOUNTS,
        summary="Make a personal token",
        request=CreateTokenSerializer,
        responses={201: NewTokenSerializer},
    )
    @raises(ErrorCode.LIMIT_REACHED)
    @idempotent_secret
    def post(self, request: Request) -> Response:
        """Make a token for a script of one's own. Its text is in this answer and nowhere else; up to 50 may work."""
        return _made(request, player_of(request), validated(CreateTokenSerializer, request.data))


class TokenView(ApiView):
    @extend_schema(operation_id="revokeToken", tags=ACCOUNTS, summary="Revoke a personal token", responses={204: None})
    def delete(self, request: Request, id: uuid.UUID) -> Response:
        """Revoke one token; at once, everywhere."""
        revoke_own(player_of(request), PERSONAL, id)
        return Response(status=204)


class BotTokensView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    needs_reauthentication = ("post",)

    @extend_schema(
        operation_id="listBotTokens",
        tags=ACCOUNTS,
        summary="List the tokens of a bot account",
        responses={200: PersonalTokenPage, 304: None},
    )
    def get(self, request: Request, username: str) -> HttpResponseBase:
        """Every token of the bot that is not revoked, the newest first."""
        return read_page(self, request, personal_tokens_of(find_bot(player_of(request), username)), TokenSerializer)

    @extend_schema(
        operation_id="createBotToken",
        tags=ACCOUNTS,
        summary="Make a token for a bot account",
        request=CreateBotTokenSerializer,
        responses={201: NewTokenSerializer},
    )
    @raises(ErrorCode.LIMIT_REACHED)
    @idempotent_secret
    def post(self, request: Request, username: str) -> Response:
        """Make a token with which the bot plays. Its text is in this answer and nowhere else; up to 50 may work."""
        bot = find_bot(player_of(request), username)
        return _made(request, bot, validated(CreateBotTokenSerializer, request.data))


class BotTokenView(ApiView):
    @extend_schema(
        operation_id="revokeBotToken", tags=ACCOUNTS, summary="Revoke a token of a bot account", responses={204: None}
    )
    def delete(self, request: Request, username: str, id: uuid.UUID) -> Response:
        """Revoke one token; at once, everywhere."""
        revoke_own(find_bot(player_of(request), username), PERSONAL, id)
        return Response(status=204)


def _made(request: Request, player: Player, wanted: dict[str, Any]) -> Response:
    """Make a token and return the one answer that shows it."""
    token, text = make_personal(player, device=identity_of(request).device, **wanted)
    return Response(NewTokenSerializer(token, context={"text": text}).data, status=201)
