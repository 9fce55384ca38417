"""`/api/v1/me/push-subscriptions`: the browsers that take push messages."""

import uuid

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import read, read_page
from accounts.authentication import player_of
from duckcover.errors import ErrorCode
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer, validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from notifications.api.inputs import CreatePushSubscriptionSerializer
from notifications.api.outputs import PushKeyOutput, PushSubscriptionOutput, PushSubscriptionPage
from notifications.models import PushSubscription
from notifications.services import push

PUSH = ["notifications"]


class PushKeyView(ApiView):
    """Our key."""

    open_methods = ("get",)
    scopes = {"get": Scope.GAMES_READ}

    @extend_schema(
        operation_id="getPushKey", tags=PUSH, responses={200: PushKeyOutput, 304: None}, summary="Read the push key"
    )
    def get(self, request: Request) -> HttpResponseBase:
        """The `applicationServerKey` with which a browser subscribes (VAPID)."""
        return read(request, {"public_key": push.public_key()})


class PushSubscriptionsView(ApiView):
    """All subscriptions of the caller."""

    query_serializers = {"get": PageQuerySerializer}

    @extend_schema(
        operation_id="listPushSubscriptions",
        tags=PUSH,
        responses={200: PushSubscriptionPage, 304: None},
        summary="List my push subscriptions",
    )
    def get(self, request: Request) -> HttpResponseBase:
        """Every browser that takes push messages for the caller, the newest first."""
        rows = PushSubscription.objects.filter(player=player_of(request))
        return read_page(self, request, rows, PushSubscriptionOutput)

    @extend_schema(
        operation_id="createPushSubscription",
        tags=PUSH,
        request=CreatePushSubscriptionSerializer,
        responses={201: PushSubscriptionOutput},
        summary="Subscribe a browser",
    )
    @raises(ErrorCode.LIMIT_REACHED)
    def post(self, request: Request) -> Response:
        """Keep what `PushManager.subscribe` gave. The same endpoint again replaces its keys. Up to 20."""
        given = validated(CreatePushSubscriptionSerializer, request.data)
        row = push.subscribe(player_of(request), given["endpoint"], **given["keys"])
        return Response(PushSubscriptionOutput(row).data, status=201)


class PushSubscriptionView(ApiView):
    """One subscription of the caller."""

    @extend_schema(operation_id="deletePushSubscription", tags=PUSH, responses={204: None}, summary="Forget a browser")
    def delete(self, request: Request, id: uuid.UUID) -> Response:
        """Send no more push messages to a browser."""
        push.unsubscribe(player_of(request), id)
        return Response(status=204)
