"""What clients get of ratings."""

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.fields import Output
from games.api.outputs import Page
from leagues.ratings.models import Pool
from leagues.ratings.selectors import FORMAT


class PoolState(Output):
    """How far a pool is rated."""

    pool = serializers.ChoiceField(choices=Pool.choices)
    through = serializers.DateField(allow_null=True, help_text="The last day (UTC) that is rated; null: none yet.")
    recomputed_from = serializers.DateField(
        allow_null=True, help_text="From which day on the pool was recomputed last: a game was annulled. null: never."
    )
    recomputed_at = serializers.DateTimeField(allow_null=True)


class RatingNumbers(Output):
    """A rating: as it is shown, and in full."""

    rating = serializers.IntegerField(help_text="1000 + 40 (mu - 25), rounded.")
    uncertainty = serializers.IntegerField(help_text="40 sigma, rounded.")
    games = serializers.IntegerField(help_text="How many games it follows from.")
    mu = serializers.FloatField()
    sigma = serializers.FloatField()


class RatingFields(RatingNumbers):
    """The same of a player in a pool."""

    subject = serializers.UUIDField(help_text="Under which id the player is rated.")
    pool = serializers.ChoiceField(choices=Pool.choices)
    provisional = serializers.BooleanField(help_text="Fewer than 10 games: leaderboards leave it out.")
    played_at = serializers.DateTimeField(help_text="When the last of these games ended.")


@extend_schema_serializer(component_name="Rating")
class RatingOutput(RatingFields):
    """What is known of a player's strength in a pool."""


class LeaderboardEntry(RatingFields):
    """A place of a leaderboard."""

    rank = serializers.IntegerField(help_text="By mu - 3 sigma; who is level shares it.")
    player = serializers.CharField(help_text="The name of the player.")


class Leaderboard(Page, PoolState):
    """A page of a leaderboard, the best first."""

    results = LeaderboardEntry(many=True)


class RatedResult(RatingNumbers):
    """What one game did to a rating."""

    game = serializers.UUIDField()
    pool = serializers.ChoiceField(choices=Pool.choices)
    finished_at = serializers.DateTimeField()
    rank = serializers.IntegerField(help_text="Among those whom the game rates; gaps mean nothing.")
    rating_before = serializers.IntegerField()
    mu_before = serializers.FloatField()
    sigma_before = serializers.FloatField()


class RatingHistory(Page):
    """The ratings of a player, and a page of what games did to them, newest first."""

    subject = serializers.UUIDField(allow_null=True, help_text="null: no game of the player was rated yet.")
    ratings = RatingOutput(many=True)
    results = RatedResult(many=True)


class ExportedSeat(Output):
    """Who is rated by a game; seats come in the order of the table."""

    subject = serializers.UUIDField()
    rank = serializers.IntegerField()
    mu_before = serializers.FloatField()
    sigma_before = serializers.FloatField()
    mu = serializers.FloatField()
    sigma = serializers.FloatField()


class ExportedGame(Output):
    """A rated game: a line of the export."""

    game = serializers.UUIDField()
    finished_at = serializers.DateTimeField()
    pool = serializers.ChoiceField(choices=Pool.choices)
    seats = ExportedSeat(many=True)


class RatingsExport(PoolState):
    """A part of the export as one document; as NDJSON its first line is this without `results`."""

    format = serializers.CharField(help_text=f"`{FORMAT}`")
    more = serializers.BooleanField(help_text="Whether there are games after the last one here.")
    results = ExportedGame(many=True)
