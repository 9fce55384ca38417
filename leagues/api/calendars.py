"""The calendar of a player, at an address with a secret."""

from django.http import HttpResponseBase
from django.utils.translation import override
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.api.answers import read
from accounts.authentication import player_of
from duckcover.rest.views import ApiView
from duckcover.scopes import Scope
from leagues.api.calendar_outputs import CalendarAddressOutput
from leagues.api.texts import CalendarRenderer
from leagues.selectors.calendars import own_calendar
from leagues.services import calendars

CALENDARS = ["entries"]


class MyCalendarView(ApiView):
    """The address; for devices only, since it lets in who has it after a token has ended."""

    @extend_schema(
        operation_id="getMyCalendar",
        tags=CALENDARS,
        responses={200: CalendarAddressOutput, 304: None},
        summary="Read the address of my calendar",
    )
    def get(self, request: Request) -> HttpResponseBase:
        """The address at which calendar programs read the caller's rounds, tables and deadlines, without signing in.

        It has a secret, and stays the same until it is revoked.
        """
        path = f"/api/v1/calendars/{calendars.secret_of(player_of(request))}.ics"
        return read(request, {"url": request.build_absolute_uri(path)})

    @extend_schema(
        operation_id="revokeMyCalendar",
        tags=CALENDARS,
        responses={204: None},
        summary="Revoke the address of my calendar",
    )
    def delete(self, request: Request) -> Response:
        """Let the present address open nothing any more. Reading it again gives another one."""
        calendars.revoke(player_of(request))
        return Response(status=204)


class CalendarFeedView(ApiView):
    open_methods = ("get",)
    scopes = {"get": Scope.GAMES_READ}
    renderer_classes = [CalendarRenderer]

    @extend_schema(
        operation_id="getPlayerCalendar",
        tags=CALENDARS,
        responses={(200, "text/calendar"): OpenApiTypes.STR, 304: None},
        summary="Read the calendar at a secret address",
    )
    def get(self, request: Request, secret: str) -> HttpResponseBase:
        """Rounds, tables and deadlines of the player whose address it is, in the player's language (RFC 5545)."""
        player = calendars.player_of_secret(secret)
        with override(player.language):
            answer = read(request, own_calendar(player))
        answer["Content-Language"] = player.language
        return answer
