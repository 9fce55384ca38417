"""What clients get of entries."""

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.fields import Output
from leagues.models import Entry


class HolderOutput(Output):
    """Whose an entry was, in which rounds."""

    player = serializers.CharField(allow_null=True)
    from_round = serializers.IntegerField()
    to_round = serializers.IntegerField()


@extend_schema_serializer(component_name="Entry")
class EntryOutput(Output):
    """A player's place in a competition."""

    id = serializers.UUIDField()
    player = serializers.CharField(allow_null=True, help_text="Null: the account is gone.")
    status = serializers.ChoiceField(choices=Entry.Status.choices)
    seed = serializers.IntegerField(allow_null=True)
    from_round = serializers.IntegerField()
    to_round = serializers.IntegerField(allow_null=True)
    players = HolderOutput(many=True)
    sit_outs = serializers.ListField(child=serializers.IntegerField())
    entered_at = serializers.DateTimeField()
    confirmed_at = serializers.DateTimeField(allow_null=True)
    no_shows = serializers.IntegerField()
