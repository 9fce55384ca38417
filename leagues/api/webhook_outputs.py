"""What clients get of the deliveries of a league's webhooks."""

from rest_framework import serializers

from games.api.fields import Output
from games.api.outputs import Page
from leagues.models import Event
from notifications.models import Delivery


class LeagueDeliveryOutput(Output):
    """What became of one fact at a webhook of a league."""

    id = serializers.UUIDField(source="uuid", help_text="The `webhook-id` of every attempt.")
    kind = serializers.ChoiceField(source="fact.type", choices=Event.Kind.choices)
    competition = serializers.UUIDField(source="fact.data.competition")
    event = serializers.IntegerField(source="fact.data.number", help_text="Its number among the competition's.")
    state = serializers.ChoiceField(choices=Delivery.State.choices)
    attempts = serializers.IntegerField()
    answer = serializers.CharField(help_text="What was answered last.")
    created_at = serializers.DateTimeField()
    due_at = serializers.DateTimeField(allow_null=True, help_text="When it is tried again.")
    ended_at = serializers.DateTimeField(allow_null=True)

    class Meta:
        ref_name = "LeagueDelivery"


class LeagueDeliveryPage(Page):
    """Deliveries, the newest first."""

    results = LeagueDeliveryOutput(many=True)
