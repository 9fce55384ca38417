"""What clients get of substitutes; the values come of `leagues.selectors.substitutes`."""

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.fields import Output
from games.api.outputs import Page
from leagues.api.league_outputs import EnteredCompetition
from leagues.models import SubstituteOffer


@extend_schema_serializer(component_name="Substitute")
class SubstituteOutput(Output):
    """The caller's place in the pool of a competition."""

    services = serializers.IntegerField(help_text="How many seats the caller has taken here.")
    since = serializers.DateTimeField()


@extend_schema_serializer(component_name="SubstituteOffer")
class SubstituteOfferOutput(Output):
    """A seat whose player has left, offered to the caller."""

    id = serializers.UUIDField()
    competition = EnteredCompetition()
    round = serializers.IntegerField()
    table = serializers.IntegerField()
    seat = serializers.IntegerField(help_text="Its index at the table.")
    game = serializers.UUIDField(allow_null=True)
    closes_at = serializers.DateTimeField(help_text="When the table closes.")
    status = serializers.ChoiceField(choices=SubstituteOffer.Status.choices)
    made_at = serializers.DateTimeField()
    ends_at = serializers.DateTimeField(help_text="Until when the caller may answer.")
    answered_at = serializers.DateTimeField(allow_null=True)


class OfferPage(Page):
    """Seats that the caller is offered, newest first."""

    results = SubstituteOfferOutput(many=True)
