"""Substitutes: the pool of a competition, and the seats that its volunteers are offered."""

import uuid

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import read
from accounts.authentication import player_of
from duckcover.errors import ErrorCode
from duckcover.rest.pagination import Pagination
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer, validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from games.api.inputs import EmptySerializer
from leagues.api.substitute_outputs import OfferPage, SubstituteOfferOutput, SubstituteOutput
from leagues.selectors import substitutes as selectors
from leagues.services import substitutes

SUBSTITUTES = ["substitutes"]


class VolunteerView(ApiView):
    scopes = {"get": Scope.GAMES_READ, "put": Scope.GAMES_PLAY, "delete": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="getVolunteer",
        tags=SUBSTITUTES,
        responses={200: SubstituteOutput, 304: None},
        summary="Read whether I am a substitute",
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """The caller's place in the pool of a competition; 404 where it has none."""
        row = selectors.find_volunteer(player_of(request), id)
        return read(request, selectors.volunteer_document(row))

    @extend_schema(
        operation_id="startVolunteering",
        tags=SUBSTITUTES,
        request=EmptySerializer,
        responses=SubstituteOutput,
        summary="Become a substitute",
    )
    @raises(ErrorCode.COMPETITION_STATE)
    def put(self, request: Request, id: uuid.UUID) -> Response:
        """Let the service offer seats to the caller whose players have left. Doing so again changes nothing.

        Three volunteers are asked at a time, who has served least first, and have 12 hours. Nobody has to play in the
        competition for it. What a substitute earns counts for its own entry, where it has one.
        """
        validated(EmptySerializer, request.data)
        row = substitutes.volunteer(player_of(request), id)
        return Response(selectors.volunteer_document(row))

    @extend_schema(
        operation_id="stopVolunteering", tags=SUBSTITUTES, responses={204: None}, summary="Be a substitute no longer"
    )
    def delete(self, request: Request, id: uuid.UUID) -> Response:
        """Leave the pool; offers that wait are declined, seats that were taken stay. Again: nothing changes."""
        substitutes.leave_pool(player_of(request), id)
        return Response(status=204)


class MyOffersView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.GAMES_READ}

    @extend_schema(
        operation_id="listMyOffers",
        tags=SUBSTITUTES,
        responses={200: OfferPage, 304: None},
        summary="List the seats that I am offered",
    )
    def get(self, request: Request) -> Response:
        """Seats at tables of competitions that wait for the caller's answer, newest first."""
        pages = Pagination()
        pages.ordering = ("-made_at", "-uuid")
        page = pages.paginate_queryset(selectors.open_offers(player_of(request)), request, self)
        return pages.get_paginated_response([selectors.offer_document(row) for row in page])


class AcceptOfferView(ApiView):
    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="acceptOffer",
        tags=SUBSTITUTES,
        request=EmptySerializer,
        responses=SubstituteOfferOutput,
        summary="Take a seat that I am offered",
    )
    @raises(
        ErrorCode.OFFER_TAKEN,
        ErrorCode.ALREADY_SEATED,
        ErrorCode.NOT_WELCOME,
        ErrorCode.SAME_OWNER,
        ErrorCode.ON_VACATION,
        ErrorCode.GAME_NOT_PLAYING,
    )
    def post(self, request: Request, id: uuid.UUID) -> Response:
        """Sit down; the caller moves from the next turn on. The first yes has the seat, the others get 409.

        So it is, too, when the time is over or the player of the seat is back. Accepting again changes nothing.
        """
        validated(EmptySerializer, request.data)
        return _answered(request, substitutes.accept(player_of(request), id).uuid)


class DeclineOfferView(ApiView):
    scopes = {"post": Scope.GAMES_PLAY}

    @extend_schema(
        operation_id="declineOffer",
        tags=SUBSTITUTES,
        request=EmptySerializer,
        responses=SubstituteOfferOutput,
        summary="Decline a seat that I am offered",
    )
    @raises(ErrorCode.OFFER_TAKEN)
    def post(self, request: Request, id: uuid.UUID) -> Response:
        """Leave a seat to others; the caller is not asked for it again. Declining again changes nothing."""
        validated(EmptySerializer, request.data)
        return _answered(request, substitutes.decline(player_of(request), id).uuid)


def _answered(request: Request, offer: uuid.UUID) -> Response:
    return Response(selectors.offer_document(selectors.find_offer(player_of(request), offer)))
