"""What the export of a competition holds."""

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.fields import Output
from leagues.api.entry_outputs import EntryOutput
from leagues.api.round_outputs import DrawFields, TableOutput, UnseatedOutput
from leagues.api.ruling_outputs import RulingOutput
from leagues.api.standing_outputs import StandingFields
from leagues.models import Competition, Season
from leagues.rules.export import FORMAT


@extend_schema_serializer(component_name="RoundDraw")
class RoundDrawOutput(DrawFields):
    """The draw of a round, with its seed."""


class ExportedRound(Output):
    """A round that was published. Its tables are as rulings have corrected them."""

    number = serializers.IntegerField()
    stage = serializers.IntegerField()
    by_hand = serializers.BooleanField()
    draw = RoundDrawOutput()
    tables = TableOutput(many=True)
    unseated = UnseatedOutput(many=True)


@extend_schema_serializer(component_name="ExportedStanding")
class ExportedStandingOutput(StandingFields):
    """A row of the standings."""


class ExportedStandings(Output):
    """The standings after a round."""

    round = serializers.IntegerField()
    stage = serializers.IntegerField(allow_null=True, help_text="Null: of all stages.")
    rows = ExportedStandingOutput(many=True)


class ExportedSeason(Output):
    """How the divisions of a season exchange entries."""

    id = serializers.UUIDField()
    name = serializers.CharField()
    size = serializers.IntegerField()
    up = serializers.IntegerField()
    down = serializers.IntegerField()
    fill = serializers.ChoiceField(choices=Season.Fill.choices)


class CompetitionExport(Output):
    """All that draws and standings of a competition follow from."""

    format = serializers.CharField(help_text=f"`{FORMAT}`")
    competition = serializers.UUIDField()
    league = serializers.UUIDField()
    season = ExportedSeason(allow_null=True, help_text="Null: a tournament by itself.")
    tier = serializers.IntegerField(allow_null=True, help_text="The division of the season, 1 at the top.")
    name = serializers.CharField()
    status = serializers.ChoiceField(choices=Competition.Status.choices)
    version = serializers.IntegerField()
    settings = serializers.DictField(help_text="The settings of the competition, with all defaults.")
    entries = EntryOutput(many=True)
    rounds = ExportedRound(many=True)
    rulings = RulingOutput(many=True, help_text="All of them, oldest first.")
    standings = ExportedStandings(many=True)
