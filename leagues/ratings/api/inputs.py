"""What clients ask of ratings."""

from rest_framework import serializers

from duckcover.rest.serializers import PageQuerySerializer, QuerySerializer
from leagues.ratings.models import Pool

FORMATS = [("json", "json"), ("ndjson", "ndjson")]


class HistoryQuerySerializer(PageQuerySerializer):
    """The page of a history, of one pool or of all."""

    pool = serializers.ChoiceField(choices=Pool.choices, required=False, help_text="Results of this pool only.")


class ExportQuerySerializer(QuerySerializer):
    """What part of the export."""

    pool = serializers.ChoiceField(choices=Pool.choices, help_text="Games of this pool.")
    format = serializers.ChoiceField(choices=FORMATS, required=False, help_text="Whatever `Accept` says of it.")
    after = serializers.UUIDField(required=False, help_text="The id of the last game that the client has.")
