"""What clients get of standings and of the cross table."""

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.fields import Output
from games.api.outputs import Page

RESULT_KINDS = [(kind, kind) for kind in ("table", "bye", "sit_out", "late", "absent")]


class RoundResultOutput(Output):
    """What one round was to an entry."""

    round = serializers.IntegerField()
    table = serializers.IntegerField(allow_null=True)
    size = serializers.IntegerField(allow_null=True, help_text="How many seats its table had.")
    rank = serializers.IntegerField(allow_null=True)
    points = serializers.FloatField()
    kind = serializers.ChoiceField(choices=RESULT_KINDS)


class PossibleRankOutput(Output):
    """The ranks that an entry can still reach."""

    best = serializers.IntegerField()
    worst = serializers.IntegerField()


class StandingFields(Output):
    """A row of the standings."""

    rank = serializers.IntegerField(allow_null=True, help_text="Who is level shares it; null: disqualified.")
    entry = serializers.UUIDField()
    points = serializers.FloatField(help_text="With 3 decimals.")
    ticks = serializers.IntegerField(help_text="The same exactly: 420 to the point.")
    substitute_points = serializers.FloatField(help_text="Of `points`: earned on seats of others.")
    adjustment = serializers.FloatField(help_text="Of `points`: awards and deductions.")
    tie_breaks = serializers.DictField(
        help_text="The value of each code of `tie_breaks`, in their order: a number, a list of numbers, or null."
    )
    rounds = RoundResultOutput(many=True)


@extend_schema_serializer(component_name="CompetitionStanding")
class StandingOutput(StandingFields):
    """A row of the standings, as it is now."""

    player = serializers.CharField(allow_null=True, help_text="Whose the entry is; null: the account is gone.")
    possible_rank = PossibleRankOutput(
        allow_null=True, help_text="Null where that cannot be said: several stages, knock-out, `counting`."
    )


class StandingPage(Page):
    """Standings, the best first, those without a rank at the end."""

    round = serializers.IntegerField(help_text="The last round that has closed, or the one that was asked for.")
    final = serializers.BooleanField(help_text="The competition is finished: nothing changes any more.")
    results = StandingOutput(many=True)


class MetOutput(Output):
    """How often an entry sat with another, and how often it was ranked above it, level with it, below it."""

    entry = serializers.UUIDField()
    times = serializers.IntegerField()
    above = serializers.IntegerField()
    level = serializers.IntegerField()
    below = serializers.IntegerField()


class CrossTableRow(Output):
    """Whom an entry has met at tables that were played; void and split ones do not count."""

    rank = serializers.IntegerField(allow_null=True)
    entry = serializers.UUIDField()
    player = serializers.CharField(allow_null=True)
    met = MetOutput(many=True)


class CrossTablePage(Page):
    """The cross table, in the order of the standings."""

    results = CrossTableRow(many=True)
