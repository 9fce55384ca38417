"""What clients get of a game that stays: its record, the proof of its shuffles, who has held its seats, its analysis.

For the OpenAPI document; the values come ready-made from `games.history`, `games.tenures` and `games.analyses`.
"""

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.fields import CallField, CardField, Output
from games.api.inputs import BOT_LEVELS, FAMILY_CHOICES
from games.api.outputs import OF_PHASES, PHASES, GameResult, Move, SeatMove
from games.bots.review import KINDS
from games.models import Round, Submission, Tenure

TENURE_ENDS = Tenure.EndedBy.choices
TURNING_POINTS = [(kind, kind) for kind in KINDS]


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


class AnalysedSeat(Output):
    """A seat over the whole game; its luck and losses are in points: splashes, or numbers with `competition`."""

    seat = serializers.IntegerField()
    called = serializers.IntegerField(help_text="How often it was called.")
    expected = serializers.FloatField(help_text="How often that was to be expected from the cards in the draw deck.")
    luck = serializers.FloatField(help_text="What the calls were worth, less what they were worth on average.")
    moves = serializers.IntegerField(help_text="Its decisions, those of low blows among them.")
    agreed = serializers.IntegerField(help_text="How many of them `sharp` would have made.")
    lost = serializers.FloatField(help_text="The sum of the losses of its moves: the less, the better it played.")


class AnalysedMove(SeatMove):
    """The move of one seat, and what `sharp` would have played from what the seat saw."""

    best = Move(help_text="What `sharp` would have played; the move itself where that is as good.")
    agrees = serializers.BooleanField(help_text="Whether `best` is the move itself.")
    loss = serializers.FloatField(help_text="By how many points `sharp` values its own move above this one.")


class AnalysedTurn(Output):
    """A turn; its lists go by seat."""

    number = serializers.IntegerField()
    round = serializers.IntegerField()
    splashes = serializers.ListField(
        child=serializers.IntegerField(),
        help_text="The scores of the rounds before, and what the seat would score if the round ended after this turn.",
    )
    called = serializers.ListField(child=serializers.IntegerField(), help_text="The seats that were called.")
    chances = serializers.ListField(
        child=serializers.FloatField(), help_text="How likely it was, before the card was drawn, that a seat is called."
    )
    luck = serializers.ListField(
        child=serializers.FloatField(), help_text="What the card was worth to a seat, less what it was on average."
    )
    moves = AnalysedMove(many=True)


class TurningPoint(Output):
    """A turn that changed much for a seat."""

    turn = serializers.IntegerField()
    round = serializers.IntegerField()
    seat = serializers.IntegerField()
    kind = serializers.ChoiceField(choices=TURNING_POINTS)
    value = serializers.FloatField(help_text="In points; below 0: it was to the disadvantage of the seat.")


@extend_schema_serializer(component_name="Analysis")
class AnalysisOutput(Output):
    """A finished game, looked at again: its splashes turn by turn, luck and losses."""

    game = serializers.UUIDField()
    version = serializers.IntegerField(help_text="Of the algorithm; another one may come to other values.")
    seats = AnalysedSeat(many=True)
    turning_points = TurningPoint(many=True, help_text="The greatest luck and losses, six at most, by turn.")
    turns = AnalysedTurn(many=True)
