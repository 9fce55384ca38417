"""`/api/v1/games/{id}/messages` and `…/reactions`: what the seats of a game say to each other."""

import uuid

from drf_spectacular.utils import extend_schema, extend_schema_serializer
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import player_of
from duckcover.errors import ErrorCode
from duckcover.rest.idempotency import idempotent
from duckcover.rest.pagination import Pagination
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer, StrictSerializer, validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from duckcover.validators import validate_lines
from games import access
from games.api.fields import Output
from games.api.outputs import Page
from games.api.views import PLAY
from games.documents import message_document
from games.models import Message
from games.services.chat import say

MAX_LENGTH = 500
REACTIONS = Message.Reaction.choices


class MessageSerializer(StrictSerializer):
    """What to say. It is plain text: whoever shows it shows it as it is."""

    text = serializers.CharField(max_length=MAX_LENGTH, validators=[validate_lines], help_text="Plain text.")


class ReactionSerializer(StrictSerializer):
    """How to react."""

    reaction = serializers.ChoiceField(choices=REACTIONS)


@extend_schema_serializer(component_name="Message")
class MessageOutput(Output):
    """A message, or a reaction; one of `text` and `reaction` is null."""

    id = serializers.UUIDField()
    player = serializers.CharField(help_text="Who says so.")
    text = serializers.CharField(
        allow_null=True, help_text="Plain text, not markup. Null: it is a reaction, or was removed."
    )
    reaction = serializers.ChoiceField(choices=REACTIONS, allow_null=True)
    removed = serializers.BooleanField(help_text="Whether a moderator has taken the text away.")
    created_at = serializers.DateTimeField()


class MessagePage(Page):
    """Messages, newest first."""

    results = MessageOutput(many=True)


def _said(_request: Request, key: str) -> Response:
    """A message of the caller's as it stands now. Raises: AppError `not_found`."""
    return Response(message_document(access.find_message(key)), status=201)


class MessagesView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.GAMES_READ, "post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="listMessages",
        tags=PLAY,
        responses={200: MessagePage, 304: None},
        summary="List what the seats have said",
    )
    @raises(ErrorCode.NOT_SEATED)
    def get(self, request: Request, id: uuid.UUID) -> Response:
        """Messages and reactions, newest first, without those of players whom the caller has muted or blocked.

        Only the seats read them; once the game has ended, every player who may see the game does.
        """
        viewer, pages = player_of(request), Pagination()
        found = access.messages_for(viewer, access.find_game(viewer, id))
        page = pages.paginate_queryset(found, request, self)
        return pages.get_paginated_response([message_document(row) for row in page])

    @extend_schema(
        operation_id="createMessage",
        tags=PLAY,
        request=MessageSerializer,
        responses={201: MessageOutput},
        summary="Say something to the table",
    )
    @raises(ErrorCode.NOT_SEATED, ErrorCode.CHAT_OFF)
    @idempotent(_said)
    def post(self, request: Request, id: uuid.UUID) -> uuid.UUID:
        """Say something to the other seats, up to ten messages and reactions a minute over all games."""
        return say(player_of(request), id, **validated(MessageSerializer, request.data)).uuid


class ReactionsView(ApiView):
    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="createReaction",
        tags=PLAY,
        request=ReactionSerializer,
        responses={201: MessageOutput},
        summary="React, with one word of a closed list",
    )
    @raises(ErrorCode.NOT_SEATED, ErrorCode.CHAT_OFF)
    @idempotent(_said)
    def post(self, request: Request, id: uuid.UUID) -> uuid.UUID:
        """React to what happens; it stands among the messages."""
        return say(player_of(request), id, **validated(ReactionSerializer, request.data)).uuid
