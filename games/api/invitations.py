"""Invitations by name, and the same game anew."""

import uuid

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.authentication import player_of
from duckcover.errors import ErrorCode
from duckcover.rest.idempotency import idempotent
from duckcover.rest.pagination import Pagination
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer, validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games import access
from games.api.inputs import EmptySerializer, InviteSerializer
from games.api.outputs import GameOutput, InvitationOutput, InvitationPage
from games.api.views import LOBBY, seen
from games.documents import invitation_document
from games.services import invitations, rematch


def _made(_request: Request, key: str) -> Response:
    """An invitation of the caller's as it stands now. Raises: AppError `not_found`."""
    return Response(invitation_document(access.find_invitation(key)), status=201)


class InvitationsView(ApiView):
    """The invitations to one game."""

    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.GAMES_READ, "post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="listInvitations",
        tags=LOBBY,
        responses={200: InvitationPage, 304: None},
        summary="List whom the host has invited",
    )
    @raises(ErrorCode.NOT_HOST)
    def get(self, request: Request, id: uuid.UUID) -> Response:
        """Every invitation by name to a game of the caller's, newest first; answered ones, too."""
        host, pages = player_of(request), Pagination()
        found = access.invitations_of(host, access.find_game(host, id))
        page = pages.paginate_queryset(found, request, self)
        return pages.get_paginated_response([invitation_document(row) for row in page])

    @extend_schema(
        operation_id="invitePlayer",
        tags=LOBBY,
        request=InviteSerializer,
        responses={201: InvitationOutput},
        summary="Invite a player by name",
    )
    @raises(
        ErrorCode.NOT_HOST,
        ErrorCode.GAME_NOT_OPEN,
        ErrorCode.NOT_WELCOME,
        ErrorCode.SAME_OWNER,
        ErrorCode.LIMIT_REACHED,
    )
    @idempotent(_made)
    def post(self, request: Request, id: uuid.UUID) -> uuid.UUID:
        """Invite a player to the caller's lobby: to a private game it needs no code. Doing so again changes nothing."""
        name = validated(InviteSerializer, request.data)["player"]
        return invitations.invite(player_of(request), id, name).uuid


class DeclineView(ApiView):
    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="declineInvitation",
        tags=LOBBY,
        request=EmptySerializer,
        responses={204: None},
        summary="Decline an invitation",
    )
    @raises(ErrorCode.ALREADY_SEATED)
    def post(self, request: Request, id: uuid.UUID) -> Response:
        """Decline the invitation to a game; to accept it, join the game. Declining again changes nothing."""
        validated(EmptySerializer, request.data)
        invitations.decline(player_of(request), id)
        return Response(status=204)


class MyInvitationsView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.GAMES_READ}

    @extend_schema(
        operation_id="listMyInvitations",
        tags=LOBBY,
        responses={200: InvitationPage, 304: None},
        summary="List the invitations that wait for the caller",
    )
    def get(self, request: Request) -> Response:
        """Invitations to lobbies that the caller has not answered, newest first."""
        pages = Pagination()
        page = pages.paginate_queryset(access.open_invitations(player_of(request)), request, self)
        return pages.get_paginated_response([invitation_document(row) for row in page])


class RematchView(ApiView):
    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="rematchGame",
        tags=LOBBY,
        request=EmptySerializer,
        responses={200: GameOutput},
        summary="Play the same game anew",
    )
    @raises(
        ErrorCode.NOT_SEATED,
        ErrorCode.GAME_RUNNING,
        ErrorCode.GAME_NOT_OPEN,
        ErrorCode.NOT_WELCOME,
        ErrorCode.ON_VACATION,
        ErrorCode.SAME_OWNER,
        ErrorCode.LIMIT_REACHED,
        ErrorCode.RULES_UNAVAILABLE,
    )
    @idempotent(seen)
    def post(self, request: Request, id: uuid.UUID) -> uuid.UUID:
        """Sit down in a new lobby with the settings of a game that is over; all of its seats get the same one.

        The first who asks is its host. The others are invited, and bots of the old game sit again.
        """
        validated(EmptySerializer, request.data)
        return rematch.rematch(player_of(request), id).uuid
