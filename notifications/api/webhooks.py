"""`/api/v1/me/webhooks`: where notices are posted, and what became of it."""

import uuid
from typing import Any

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import read, read_page
from accounts.authentication import player_of
from duckcover.errors import ErrorCode
from duckcover.rest.idempotency import idempotent_secret
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer, validated
from duckcover.rest.views import ApiView
from notifications.api.inputs import CreateWebhookSerializer, NothingToSaySerializer, UpdateWebhookSerializer
from notifications.api.outputs import (
    NewWebhookOutput,
    WebhookDeliveryOutput,
    WebhookDeliveryPage,
    WebhookOutput,
    WebhookPage,
)
from notifications.models import Delivery, Webhook
from notifications.services import webhooks

WEBHOOKS = ["notifications"]


class WebhooksView(ApiView):
    """All webhooks of the caller."""

    query_serializers = {"get": PageQuerySerializer}
    needs_reauthentication = ("post",)

    @extend_schema(
        operation_id="listWebhooks",
        tags=WEBHOOKS,
        responses={200: WebhookPage, 304: None},
        summary="List my webhooks",
    )
    def get(self, request: Request) -> HttpResponseBase:
        """Every webhook of the caller, the newest first; secrets are not shown again."""
        return read_page(self, request, webhooks.of_player(player_of(request)), WebhookOutput)

    @extend_schema(
        operation_id="createWebhook",
        tags=WEBHOOKS,
        request=CreateWebhookSerializer,
        responses={201: NewWebhookOutput},
        summary="Make a webhook",
    )
    @raises(ErrorCode.LIMIT_REACHED)
    @idempotent_secret
    def post(self, request: Request) -> Response:
        """Have notices posted to a public https address. The secret is in this answer and nowhere else. Up to 5."""
        made = webhooks.make(player_of(request), **validated(CreateWebhookSerializer, request.data))
        return with_secret(*made, status=201)


class WebhookView(ApiView):
    """One webhook of the caller."""

    needs_reauthentication = ("patch",)

    @extend_schema(
        operation_id="getWebhook", tags=WEBHOOKS, responses={200: WebhookOutput, 304: None}, summary="Read a webhook"
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """Where it goes, and whether it fails."""
        return read(request, WebhookOutput(webhooks.find(player_of(request), id)).data)

    @extend_schema(
        operation_id="updateWebhook",
        tags=WEBHOOKS,
        request=UpdateWebhookSerializer,
        responses=WebhookOutput,
        summary="Change a webhook",
    )
    def patch(self, request: Request, id: uuid.UUID) -> Response:
        """Change the address, or switch it off or on. Switched on, a webhook that was disabled begins anew."""
        row = webhooks.find(player_of(request), id)
        webhooks.change(row, **validated(UpdateWebhookSerializer, request.data))
        return Response(WebhookOutput(row).data)

    @extend_schema(operation_id="deleteWebhook", tags=WEBHOOKS, responses={204: None}, summary="Delete a webhook")
    def delete(self, request: Request, id: uuid.UUID) -> Response:
        """Delete a webhook with its log; what waits for it is not sent."""
        webhooks.find(player_of(request), id).delete()
        return Response(status=204)


class RotateView(ApiView):
    """A new secret."""

    needs_reauthentication = ("post",)

    @extend_schema(
        operation_id="rotateWebhookSecret",
        tags=WEBHOOKS,
        request=NothingToSaySerializer,
        responses=NewWebhookOutput,
        summary="Give a webhook a new secret",
    )
    @idempotent_secret
    def post(self, request: Request, id: uuid.UUID) -> Response:
        """Make a new secret, shown only in this answer. For 24 hours the old one signs as well."""
        validated(NothingToSaySerializer, request.data)
        row = webhooks.find(player_of(request), id)
        return with_secret(row, webhooks.rotate(row), status=200)


class DeliveriesView(ApiView):
    """The log of a webhook."""

    query_serializers = {"get": PageQuerySerializer}

    @extend_schema(
        operation_id="listWebhookDeliveries",
        tags=WEBHOOKS,
        responses={200: WebhookDeliveryPage, 304: None},
        summary="Read what became of a webhook's deliveries",
    )
    def get(self, request: Request, id: uuid.UUID) -> HttpResponseBase:
        """The deliveries of 30 days, the newest first."""
        row = webhooks.find(player_of(request), id)
        rows = Delivery.objects.filter(webhook=row).select_related("notice")
        return read_page(self, request, rows, WebhookDeliveryOutput)


class RedeliverView(ApiView):
    """Sending once more."""

    @extend_schema(
        operation_id="redeliverWebhook",
        tags=WEBHOOKS,
        request=NothingToSaySerializer,
        responses={204: None},
        summary="Send a delivery once more",
    )
    def post(self, request: Request, id: uuid.UUID, delivery: uuid.UUID) -> Response:
        """Send a delivery again, under the same id, whatever became of it."""
        validated(NothingToSaySerializer, request.data)
        webhooks.redeliver(webhooks.find(player_of(request), id), delivery)
        return Response(status=204)


def with_secret(row: Webhook, secret: str, *, status: int) -> Response:
    """The answer that shows a webhook with its secret."""
    document: dict[str, Any] = {**WebhookOutput(row).data, "secret": secret}
    return Response(document, status=status)
