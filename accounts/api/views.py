"""`/api/v1/me`."""

from typing import cast

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.serializers import MeSerializer, MeUpdateSerializer, me_document
from accounts.models import Player
from accounts.services.players import update_profile
from duckcover.serializers import validated
from duckcover.views import ApiView


class MeView(ApiView):
    """The account of whoever asks."""

    @extend_schema(operation_id="getMe", tags=["accounts"], summary="My account", responses=MeSerializer)
    def get(self, request: Request) -> Response:
        """Read the account of whoever asks."""
        return Response(me_document(cast("Player", request.user)))

    @extend_schema(
        operation_id="updateMe",
        tags=["accounts"],
        summary="Change my account",
        request=MeUpdateSerializer,
        responses=MeSerializer,
    )
    def patch(self, request: Request) -> Response:
        """Change display name, language or time zone; what is left out stays."""
        changes = validated(MeUpdateSerializer, request.data)
        return Response(me_document(update_profile(cast("Player", request.user), **changes)))
