"""`/api/v1/me`: the caller's account."""

import json
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.http import HttpResponse, HttpResponseBase
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import ACCOUNTS, read
from accounts.api.inputs import MeUpdateSerializer
from accounts.api.outputs import ExportSerializer, MeSerializer
from accounts.authentication import identity_of, player_of
from accounts.export import export_document
from accounts.services.account_deletion import delete_player
from accounts.services.players import update_profile
from duckcover.rest.serializers import validated
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope


class MeView(ApiView):
    scopes = {"get": Scope.PROFILE_READ, "patch": Scope.PROFILE_WRITE}
    needs_reauthentication = ("delete",)

    @extend_schema(operation_id="getMe", tags=ACCOUNTS, summary="My account", responses={200: MeSerializer, 304: None})
    def get(self, request: Request) -> HttpResponseBase:
        """Read the account of whoever asks."""
        return read(request, _document(request))

    @extend_schema(
        operation_id="updateMe",
        tags=ACCOUNTS,
        summary="Change my account",
        request=MeUpdateSerializer,
        responses=MeSerializer,
    )
    def patch(self, request: Request) -> Response:
        """Change display name, avatar, bio, language or time zone; what is left out stays."""
        update_profile(player_of(request), **validated(MeUpdateSerializer, request.data))
        return Response(_document(request))

    @extend_schema(operation_id="deleteMe", tags=ACCOUNTS, summary="Delete my account", responses={204: None})
    def delete(self, request: Request) -> Response:
        """Erase everything that is held on the caller, and its bot accounts, at once and for good.

        Seats of running games are played on by a bot; results stay without a name. Nobody gets the name again.
        """
        delete_player(player_of(request))
        if hasattr(request, "session"):
            request.session.flush()
        return Response(status=204)


class ExportView(ApiView):
    needs_reauthentication = ("get",)

    @extend_schema(
        operation_id="exportMe", tags=ACCOUNTS, summary="Export everything held on me", responses=ExportSerializer
    )
    def get(self, request: Request) -> HttpResponseBase:
        """Everything that the service holds on the caller and its bot accounts, as one JSON document to keep."""
        player = player_of(request)
        body = json.dumps(export_document(player), cls=DjangoJSONEncoder, ensure_ascii=False, indent=1)
        answer = HttpResponse(body, content_type="application/json")
        answer["Content-Disposition"] = f'attachment; filename="duckcover-{player.username}.json"'
        answer["Cache-Control"] = "no-store"
        return answer


def _document(request: Request) -> dict[str, Any]:
    return dict(MeSerializer(player_of(request), context={"identity": identity_of(request)}).data)
