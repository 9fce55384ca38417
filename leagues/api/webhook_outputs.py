"""What clients get of the deliveries of a league's webhooks."""

from rest_framework import serializers

from games.api.outputs import Page
from leagues.models import Event
from notifications.api.outputs import DeliveryOutput


class LeagueDeliveryOutput(DeliveryOutput):
    """What became of one fact at a webhook of a league."""

    kind = serializers.ChoiceField(source="fact.type", choices=Event.Kind.choices)
    competition = serializers.UUIDField(source="fact.data.competition")
    event = serializers.IntegerField(source="fact.data.number", help_text="Its number among the competition's.")

    class Meta:
        ref_name = "LeagueDelivery"


class LeagueDeliveryPage(Page):
    """Deliveries, the newest first."""

    results = LeagueDeliveryOutput(many=True)
