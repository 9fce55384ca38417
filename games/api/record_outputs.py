"""What clients get of a game that stays: its record, the proof of its shuffles, and who has held its seats.

For the OpenAPI document; the values come ready-made from `games.history` and `games.tenures`.
"""

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.fields import CallField, CardField, Output
from games.api.inputs import BOT_LEVELS, FAMILY_CHOICES
from games.api.outputs import OF_PHASES, PHASES, GameResult, SeatMove
from games.models import Round, Submission, Tenure

TENURE_ENDS = Tenure.EndedBy.choices


class RoundFairness(Output):
    """What is known of the shuffles of one round by now."""

    number = serializers.IntegerField()
    commitment = serializers.CharField()
    player_seeds = serializers.ListField(child=serializers.CharField(allow_blank=True), allow_null=True)
    entropy = serializers.CharField(allow_null=True)
    server_seed = serializers.CharField(allow_null=True)


class Fairness(Output):
    """Commitments, entropy, and what is revealed by now (fair-shuffle/v1)."""

    protocol = serializers.CharField()
    game = serializers.UUIDField()
    seats = serializers.IntegerField()
    rounds = RoundFairness(many=True)


@extend_schema_serializer(component_name="Tenure")
class TenureOutput(Output):
    """Who held a seat from one turn to another."""

    player = serializers.CharField(allow_null=True, help_text="Null: a built-in bot, or a deleted account.")
    from_turn = serializers.IntegerField()
    to_turn = serializers.IntegerField(allow_null=True, help_text="Null: it lasts.")
    ended_by = serializers.ChoiceField(
        choices=TENURE_ENDS, allow_null=True, help_text="Why it ended; null: it lasts, or the game has ended."
    )


@extend_schema_serializer(component_name="SeatTenures")
class SeatTenuresOutput(Output):
    """Who has held one seat, in their order."""

    seat = serializers.IntegerField()
    tenures = TenureOutput(many=True)


@extend_schema_serializer(component_name="GameTenures")
class TenuresOutput(Output):
    """Who has held the seats of a game."""

    results = SeatTenuresOutput(many=True)


class RecordedMove(SeatMove):
    """The move of one seat, and who decided it."""

    origin = serializers.ChoiceField(choices=Submission.Origin.choices)


class RecordSeat(Output):
    """Who sat where."""

    index = serializers.IntegerField()
    player = serializers.CharField(allow_null=True)
    bot = serializers.ChoiceField(choices=BOT_LEVELS, allow_null=True)
    is_bot = serializers.BooleanField(required=False, help_text="A built-in bot, or a player whose account is a bot.")
    family = serializers.ChoiceField(choices=FAMILY_CHOICES, allow_null=True)
    tenures = TenureOutput(many=True, required=False, help_text="Who has held the seat, in their order.")


class RecordTurn(Output):
    """A drawn card and what was done with it; a low blow's card has two turns."""

    number = serializers.IntegerField()
    phase = serializers.ChoiceField(choices=PHASES, required=False, help_text=OF_PHASES)
    card = CardField()
    call = CallField()
    discarded = serializers.BooleanField()
    quacks = serializers.ListField(child=serializers.IntegerField())
    moves = RecordedMove(many=True)


class RecordReshuffle(Output):
    """A new draw deck, made of the Captain pile."""

    before_turn = serializers.IntegerField()
    deck = serializers.ListField(child=CardField())


class RecordRound(Output):
    """A round that has ended, with everything that was secret in it."""

    number = serializers.IntegerField()
    rules = serializers.ListField(child=serializers.CharField())
    commitment = serializers.CharField()
    server_seed = serializers.CharField()
    player_seeds = serializers.ListField(child=serializers.CharField(allow_blank=True))
    entropy = serializers.CharField()
    removed = serializers.ListField(child=CardField())
    deck = serializers.ListField(child=CardField())
    grids = serializers.ListField(child=serializers.ListField(child=serializers.IntegerField()))
    turns = RecordTurn(many=True)
    reshuffles = RecordReshuffle(many=True)
    scores = serializers.ListField(child=serializers.IntegerField())
    visible_cards = serializers.ListField(child=serializers.IntegerField())
    ended_by = serializers.ChoiceField(choices=Round.EndedBy.choices)


class Record(Output):
    """The replayable record of a game (duckcover-record/1)."""

    format = serializers.CharField()
    game = serializers.UUIDField()
    rules_version = serializers.IntegerField(help_text="The version of the rules that the game was played by.")
    captain_seat = serializers.IntegerField()
    options = serializers.DictField()
    seats = RecordSeat(many=True)
    rounds = RecordRound(many=True)
    result = GameResult(allow_null=True)
