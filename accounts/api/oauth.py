"""`/api/v1/me/apps` and `/api/v1/me/clients`: the apps that a player has let in, and those that it has made."""

from typing import Any

from allauth.idp.oidc.models import Client
from django.http import HttpResponseBase
from django.utils.translation import gettext as _
from drf_spectacular.utils import extend_schema, extend_schema_serializer
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import read_page
from accounts.api.fields import LineField, ScopesField
from accounts.api.outputs import Page
from accounts.authentication import player_of
from accounts.oauth import clients
from accounts.oauth.adapter import MEANINGS
from accounts.oauth.redirects import MAX_LENGTH, MAX_URIS, why_refused
from duckcover.errors import ErrorCode
from duckcover.rest.idempotency import idempotent_secret
from duckcover.rest.schema import raises
from duckcover.rest.serializers import PageQuerySerializer, StrictSerializer, validated
from duckcover.rest.views import ApiView

TAGS = ["apps"]
APP_SCOPES = [(scope, scope) for scope in MEANINGS]
NEWEST_FIRST = ("-created_at", "-id")


def validate_redirect_uri(uri: str) -> None:
    """Refuse an address that an app may not be sent back to. Raises: ValidationError."""
    reason = why_refused(uri)
    if reason is not None:
        raise serializers.ValidationError(_(reason), code="invalid_redirect_uri")


class CreateClientSerializer(StrictSerializer):
    """An app to make known."""

    name = LineField(max_length=100, help_text="What players are asked to let in.")
    type = serializers.ChoiceField(
        choices=Client.Type.choices,
        help_text="`public`: it runs on devices of players and keeps no secret. `confidential`: it runs on a server.",
    )
    redirect_uris = serializers.ListField(
        child=serializers.CharField(max_length=MAX_LENGTH, validators=[validate_redirect_uri]),
        max_length=MAX_URIS,
        help_text="Where a player may be sent back to: `https://…`, `http://127.0.0.1/…` or `http://[::1]/…` (any "
        "port), or a scheme of its own, like `com.example.app:/…`. Empty for a public app that uses device codes only.",
    )
    scopes = ScopesField(choices=APP_SCOPES, help_text="What it may ask for.")

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Refuse a confidential app that could not be used. Raises: ValidationError."""
        if attrs["type"] == Client.Type.CONFIDENTIAL and not attrs["redirect_uris"]:
            refusal = serializers.ErrorDetail(_("A confidential app needs a redirect URI."), code="required")
            raise serializers.ValidationError({"redirect_uris": [refusal]})
        return attrs


@extend_schema_serializer(component_name="OAuthClient")
class ClientSerializer(serializers.Serializer[Client]):
    """An app as its maker sees it."""

    id = serializers.CharField(help_text="Its `client_id`.")
    name = serializers.CharField()
    type = serializers.ChoiceField(choices=Client.Type.choices)
    redirect_uris = serializers.ListField(source="get_redirect_uris", child=serializers.CharField())
    scopes = serializers.ListField(source="get_scopes", child=serializers.ChoiceField(choices=APP_SCOPES))
    created_at = serializers.DateTimeField()


@extend_schema_serializer(component_name="NewOAuthClient")
class NewClientSerializer(ClientSerializer):
    """An app that was just made known, with its secret, which is shown this once."""

    client_secret = serializers.SerializerMethodField(help_text="Null for a public app, which has none.")

    def get_client_secret(self, client: Client) -> str | None:
        """Return the secret that the view was given."""
        secret: str | None = self.context["secret"]
        return secret


class OAuthClientPage(Page):
    """Apps, the newest first."""

    results = ClientSerializer(many=True)


@extend_schema_serializer(component_name="ConnectedApp")
class AppSerializer(serializers.Serializer[Client]):
    """An app that the player has let in."""

    id = serializers.CharField(help_text="Its `client_id`.")
    name = serializers.CharField()
    made_by = serializers.CharField(allow_null=True, help_text="The player who made it; null: the operator.")
    scopes = serializers.ListField(child=serializers.ChoiceField(choices=APP_SCOPES))
    connected_at = serializers.DateTimeField()
    last_used_at = serializers.DateTimeField(allow_null=True, help_text="To the minute.")

    def to_representation(self, instance: Client) -> dict[str, Any]:
        """Return an app with the player's grants taken together."""
        known = clients.connection(instance)
        maker = instance.owner.username if instance.owner else None
        facts = {"id": instance.pk, "name": instance.name, "made_by": maker, "scopes": known.scopes}
        times = {"connected_at": known.connected_at, "last_used_at": known.last_used_at}
        return dict(super().to_representation({**facts, **times}))


class ConnectedAppPage(Page):
    """Connected apps, the newest app first."""

    results = AppSerializer(many=True)


class AppsView(ApiView):
    query_serializers = {"get": PageQuerySerializer}

    @extend_schema(
        operation_id="listConnectedApps",
        tags=TAGS,
        summary="List the apps connected to my account",
        responses={200: ConnectedAppPage, 304: None},
    )
    def get(self, request: Request) -> HttpResponseBase:
        """Every app of somebody else that may act for the caller, the newest app first."""
        return read_page(self, request, clients.apps_of(player_of(request)), AppSerializer, ordering=NEWEST_FIRST)


class AppView(ApiView):
    @extend_schema(operation_id="disconnectApp", tags=TAGS, summary="Disconnect an app", responses={204: None})
    def delete(self, request: Request, id: str) -> Response:
        """Take from an app all that it may do for the caller; all its tokens end at once, everywhere."""
        clients.disconnect(player_of(request), id)
        return Response(status=204)


class ClientsView(ApiView):
    query_serializers = {"get": PageQuerySerializer}
    needs_reauthentication = ("post",)

    @extend_schema(
        operation_id="listOAuthClients",
        tags=TAGS,
        summary="List the apps that I have made",
        responses={200: OAuthClientPage, 304: None},
    )
    def get(self, request: Request) -> HttpResponseBase:
        """Every app that the caller has made known here, the newest first."""
        return read_page(self, request, clients.clients_of(player_of(request)), ClientSerializer, ordering=NEWEST_FIRST)

    @extend_schema(
        operation_id="createOAuthClient",
        tags=TAGS,
        summary="Make an app known",
        request=CreateClientSerializer,
        responses={201: NewClientSerializer},
    )
    @raises(ErrorCode.LIMIT_REACHED)
    @idempotent_secret
    def post(self, request: Request) -> Response:
        """Make an app known, so that it can ask other players to let it act for them (OAuth 2); up to 10 a player.

        The secret of a confidential app is in this answer and nowhere else.
        """
        wanted = validated(CreateClientSerializer, request.data)
        client, secret = clients.register(player_of(request), kind=wanted.pop("type"), **wanted)
        return Response(NewClientSerializer(client, context={"secret": secret}).data, status=201)


class ClientView(ApiView):
    needs_reauthentication = ("delete",)

    @extend_schema(operation_id="deleteOAuthClient", tags=TAGS, summary="Delete an app", responses={204: None})
    def delete(self, request: Request, id: str) -> Response:
        """Make an app unknown again; whatever players have let it do ends at once."""
        clients.remove(player_of(request), id)
        return Response(status=204)
