"""`/api/v1/me/devices`: where the caller is signed in."""

import uuid

from django.http import HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import ACCOUNTS, read_page
from accounts.api.outputs import DevicePage, DeviceSerializer
from accounts.authentication import identity_of, player_of
from accounts.models import Token
from accounts.selectors import devices_of
from accounts.services.tokens import revoke_devices, revoke_own
from duckcover.rest.serializers import PageQuerySerializer
from duckcover.rest.views import ApiView


class DevicesView(ApiView):
    query_serializers = {"get": PageQuerySerializer}

    @extend_schema(
        operation_id="listDevices", tags=ACCOUNTS, summary="List my devices", responses={200: DevicePage, 304: None}
    )
    def get(self, request: Request) -> HttpResponseBase:
        """Every device that is signed in, the newest first, with its last use."""
        devices = devices_of(player_of(request))
        return read_page(self, request, devices, DeviceSerializer, current=identity_of(request).device)

    @extend_schema(
        operation_id="revokeOtherDevices", tags=ACCOUNTS, summary="Sign out all other devices", responses={204: None}
    )
    def delete(self, request: Request) -> Response:
        """Sign out every device but the one that asks; at once, everywhere."""
        revoke_devices(player_of(request), except_token=identity_of(request).device)
        return Response(status=204)


class DeviceView(ApiView):
    @extend_schema(operation_id="revokeDevice", tags=ACCOUNTS, summary="Sign out a device", responses={204: None})
    def delete(self, request: Request, id: uuid.UUID) -> Response:
        """Sign out one device, which may be the one that asks; at once, everywhere."""
        revoke_own(player_of(request), Token.Kind.DEVICE, id)
        return Response(status=204)
