"""Webhooks of leagues: where their public facts are posted, and what became of it."""

import uuid

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import read_page
from accounts.authentication import player_of
from duckcover.errors import ErrorCode
from duckcover.rest.idempotency import idempotent_secret
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer, validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from leagues.api.managing import managed_league
from leagues.api.webhook_outputs import LeagueDeliveryOutput, LeagueDeliveryPage
from leagues.services import webhooks
from leagues.services.staff import ORGANIZERS, require_role
from notifications.api.inputs import CreateWebhookSerializer, NothingToSaySerializer, UpdateWebhookSerializer
from notifications.api.outputs import NewWebhookOutput, WebhookOutput, WebhookPage
from notifications.api.webhooks import with_secret
from notifications.models import Delivery, Webhook
from notifications.services.webhooks import change, of_league, redeliver, rotate

WEBHOOKS = ["leagues"]


class LeagueWebhooksView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    scopes = {"get": Scope.LEAGUES_MANAGE, "post": Scope.LEAGUES_MANAGE}

    @extend_schema(
        operation_id="listLeagueWebhooks",
        tags=WEBHOOKS,
        responses={200: WebhookPage, 304: None},
        summary="List the webhooks of a league",
    )
    @raises(ErrorCode.NOT_STAFF)
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """The webhooks of a league, the newest first, for its owner and its organizers; secrets are not shown again."""
        league = managed_league(request, id)
        require_role(league, player_of(request), ORGANIZERS)
        return read_page(self, request, of_league(league.uuid), WebhookOutput)

    @extend_schema(
        operation_id="createLeagueWebhook",
        tags=WEBHOOKS,
        request=CreateWebhookSerializer,
        responses={201: NewWebhookOutput},
        summary="Make a webhook of a league",
    )
    @raises(ErrorCode.NOT_STAFF, ErrorCode.LIMIT_REACHED)
    @idempotent_secret
    def post(self, request: Request, id: uuid.UUID) -> Response:
        """Have public facts posted to a public https address: the events of competitions that are not private.

        The secret is in this answer and nowhere else. Up to 5.
        """
        managed_league(request, id)
        values = validated(CreateWebhookSerializer, request.data)
        return with_secret(*webhooks.make(player_of(request), id, values["url"]), status=201)


class OfLeagueWebhook(ApiView):
    """Something about one webhook of a league."""

    scopes = dict.fromkeys(("get", "post", "patch", "delete"), Scope.LEAGUES_MANAGE)

    def found(self, request: Request, league: uuid.UUID, webhook: uuid.UUID) -> Webhook:
        """The webhook in the path. Raises: AppError `not_found`, `not_staff`."""
        return webhooks.find(player_of(request), managed_league(request, league), webhook)


class LeagueWebhookView(OfLeagueWebhook):
    @extend_schema(
        operation_id="updateLeagueWebhook",
        tags=WEBHOOKS,
        request=UpdateWebhookSerializer,
        responses=WebhookOutput,
        summary="Change a webhook of a league",
    )
    @raises(ErrorCode.NOT_STAFF)
    def patch(self, request: Request, id: uuid.UUID, webhook: uuid.UUID) -> Response:
        """Change the address, or switch it off or on. Switched on, a webhook that was disabled begins anew."""
        row = self.found(request, id, webhook)
        change(row, **validated(UpdateWebhookSerializer, request.data))
        return Response(WebhookOutput(row).data)

    @extend_schema(
        operation_id="deleteLeagueWebhook", tags=WEBHOOKS, responses={204: None}, summary="Delete a webhook of a league"
    )
    @raises(ErrorCode.NOT_STAFF)
    def delete(self, request: Request, id: uuid.UUID, webhook: uuid.UUID) -> Response:
        """Delete a webhook with its log; what waits for it is not sent."""
        self.found(request, id, webhook).delete()
        return Response(status=204)


class LeagueRotateView(OfLeagueWebhook):
    @extend_schema(
        operation_id="rotateLeagueWebhookSecret",
        tags=WEBHOOKS,
        request=NothingToSaySerializer,
        responses=NewWebhookOutput,
        summary="Give a webhook of a league a new secret",
    )
    @raises(ErrorCode.NOT_STAFF)
    @idempotent_secret
    def post(self, request: Request, id: uuid.UUID, webhook: uuid.UUID) -> Response:
        """Make a new secret, shown only in this answer. For 24 hours the old one signs as well."""
        validated(NothingToSaySerializer, request.data)
        row = self.found(request, id, webhook)
        return with_secret(row, rotate(row), status=200)


class LeagueDeliveriesView(OfLeagueWebhook):
    query_serializers = {"get": PageQuerySerializer}

    @extend_schema(
        operation_id="listLeagueDeliveries",
        tags=WEBHOOKS,
        responses={200: LeagueDeliveryPage, 304: None},
        summary="Read what became of the deliveries of a league's webhook",
    )
    @raises(ErrorCode.NOT_STAFF)
    def get(self, request: Request, id: uuid.UUID, webhook: uuid.UUID) -> HttpResponseBase:
        """The deliveries of 30 days, the newest first."""
        rows = Delivery.objects.filter(webhook=self.found(request, id, webhook))
        return read_page(self, request, rows, LeagueDeliveryOutput)


class LeagueRedeliverView(OfLeagueWebhook):
    @extend_schema(
        operation_id="redeliverLeagueWebhook",
        tags=WEBHOOKS,
        request=NothingToSaySerializer,
        responses={204: None},
        summary="Send a delivery of a league's webhook once more",
    )
    @raises(ErrorCode.NOT_STAFF)
    def post(self, request: Request, id: uuid.UUID, webhook: uuid.UUID, delivery: uuid.UUID) -> Response:
        """Send a delivery again, under the same id, whatever became of it."""
        validated(NothingToSaySerializer, request.data)
        redeliver(self.found(request, id, webhook), delivery)
        return Response(status=204)
