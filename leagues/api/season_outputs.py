"""What clients get of seasons; the values come of `leagues.selectors.seasons`."""

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.fields import Output
from leagues.api.league_outputs import MAY, CompetitionReference, SeasonReference
from leagues.models import Season, Staff


class YouInSeason(Output):
    """What concerns the caller alone."""

    role = serializers.ChoiceField(choices=Staff.Role.choices, allow_null=True)
    may = serializers.ListField(child=serializers.CharField(), help_text=MAY)


@extend_schema_serializer(component_name="Season")
class SeasonOutput(SeasonReference):
    """A season: one run of a league."""

    league = serializers.UUIDField()
    previous = serializers.UUIDField(allow_null=True, help_text="The season that it was made from.")
    next = serializers.UUIDField(allow_null=True, help_text="The season that was made from it.")
    size = serializers.IntegerField(help_text="How many entries a division has.")
    up = serializers.IntegerField(help_text="How many of a division go up.")
    down = serializers.IntegerField(help_text="How many of a division go down.")
    fill = serializers.ChoiceField(choices=Season.Fill.choices, help_text="Who takes vacancies.")
    divisions = CompetitionReference(many=True, help_text="From the top.")
    version = serializers.IntegerField()
    created_at = serializers.DateTimeField()
    you = YouInSeason()


class Mover(Output):
    """An entry in the order of its division."""

    place = serializers.IntegerField(help_text="Ties are broken by lot.")
    entry = serializers.UUIDField()
    player = serializers.CharField(allow_null=True)
    to_tier = serializers.IntegerField(allow_null=True, help_text="Where it plays next; null: it does not.")


class Division(Output):
    """A division as it stands."""

    tier = serializers.IntegerField()
    competition = serializers.UUIDField()
    entries = Mover(many=True)


class SeededEntry(Output):
    """An entry in the order of the seeding of its next division."""

    seed = serializers.IntegerField()
    entry = serializers.UUIDField()
    player = serializers.CharField(allow_null=True)
    from_tier = serializers.IntegerField(allow_null=True, help_text="Null: it waits for a place.")


class NextDivision(Output):
    """A division of the next season."""

    tier = serializers.IntegerField()
    entries = SeededEntry(many=True)


@extend_schema_serializer(component_name="Movement")
class MovementOutput(Output):
    """Who moves where."""

    season = serializers.UUIDField()
    final = serializers.BooleanField(help_text="All divisions are finished.")
    divisions = Division(many=True)
    following = NextDivision(many=True)
