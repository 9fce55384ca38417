"""What clients get of requests; the values come of `leagues.selectors.requests`."""

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.fields import Output
from games.api.outputs import Page
from leagues.models import Request


@extend_schema_serializer(component_name="LeagueRequest")
class LeagueRequestOutput(Output):
    """What a player has asked of the staff, and their answer."""

    id = serializers.UUIDField()
    entry = serializers.UUIDField()
    player = serializers.CharField(allow_null=True, help_text="Who has asked; null: the account is gone.")
    kind = serializers.ChoiceField(choices=Request.Kind.choices)
    text = serializers.CharField()
    created_at = serializers.DateTimeField()
    answer = serializers.CharField(allow_null=True, help_text="Null: it waits for one.")
    answered_at = serializers.DateTimeField(allow_null=True)
    answered_by = serializers.CharField(allow_null=True, help_text="Null: nobody, or the account is gone.")
    private_note = serializers.CharField(allow_null=True, help_text="For staff; null to everybody else.")


class RequestPage(Page):
    """Requests, newest first."""

    results = LeagueRequestOutput(many=True)
