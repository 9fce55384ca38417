"""Requests: what players ask of the staff of a competition, and what staff answer."""

import uuid

from django.http import HttpResponse
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
from leagues.api.managing import managed_competition
from leagues.api.request_inputs import AnswerSerializer, AskSerializer
from leagues.api.request_outputs import LeagueRequestOutput, RequestPage
from leagues.selectors import requests as selectors
from leagues.selectors.competitions import find_competition, is_staff
from leagues.services import requests

REQUESTS = ["requests"]


def _shown(request: Request, asked: str) -> HttpResponse:
    """A request of the competition in the path, as the caller sees it now. Raises: AppError `not_found`."""
    player = player_of(request)
    competition = find_competition(player, uuid.UUID(str(request.parser_context["kwargs"]["id"])))
    return Response(selectors.one_request(player, competition, uuid.UUID(asked)))


def _made(request: Request, asked: str) -> HttpResponse:
    answer = _shown(request, asked)
    answer.status_code = 201
    return answer


class RequestsView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.GAMES_READ, "post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="listRequests",
        tags=REQUESTS,
        responses={200: RequestPage, 304: None},
        summary="List what was asked of the staff",
    )
    def get(self, request: Request, id: uuid.UUID) -> Response:
        """The caller's own requests, newest first; to staff those of everybody."""
        player, pages = player_of(request), Pagination()
        competition = find_competition(player, id)
        for_staff = is_staff(player, competition)
        rows = selectors.requests_of(player, competition, for_staff=for_staff)
        page = pages.paginate_queryset(rows, request, self)
        return pages.get_paginated_response(selectors.request_documents(page, for_staff=for_staff))

    @extend_schema(
        operation_id="createRequest",
        tags=REQUESTS,
        request=AskSerializer,
        responses={201: LeagueRequestOutput},
        summary="Ask the staff",
    )
    @raises(ErrorCode.COMPETITION_STATE, ErrorCode.LIMIT_REACHED)
    @idempotent(_made)
    def post(self, request: Request, id: uuid.UUID) -> uuid.UUID:
        """Appeal, say that one will be absent, ask for a substitute, or for something else; for who has an entry.

        It stays on record, for the staff and for who has asked. 10 at most may wait for an answer.
        """
        player = player_of(request)
        find_competition(player, id)
        return requests.ask(player, id, **validated(AskSerializer, request.data)).uuid


class AnswerView(ApiView):
    scopes = {"post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="answerRequest",
        tags=REQUESTS,
        request=AnswerSerializer,
        responses={200: LeagueRequestOutput},
        summary="Answer a request",
    )
    @raises(ErrorCode.NOT_STAFF, ErrorCode.OWN_TABLE, ErrorCode.SETTLED)
    @idempotent(_shown)
    def post(self, request: Request, id: uuid.UUID, question: uuid.UUID) -> uuid.UUID:
        """Answer what somebody else has asked, once; for all staff. Whoever has asked reads all but `private_note`."""
        managed_competition(request, id)
        values = validated(AnswerSerializer, request.data)
        return requests.answer(player_of(request), id, question, values["answer"], values["private_note"]).uuid
