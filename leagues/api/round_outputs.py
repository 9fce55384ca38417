"""What clients get of rounds, tables and draws; the values come of `leagues.selectors.rounds` and `explanations`."""

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.fields import Output
from games.api.outputs import Page
from leagues.models import Round, Table, Unseated
from leagues.rules.drawing import MODES

DRAW_MODES = [(mode, mode) for mode in MODES]
HOLDERS = [(kind, kind) for kind in ("player", "substitute", "bot")]


class RoundFields(Output):
    """What is known of a round."""

    number = serializers.IntegerField(help_text="Rounds count from 1 through all stages.")
    stage = serializers.IntegerField()
    status = serializers.ChoiceField(
        choices=Round.Status.choices,
        help_text="A round that is drawn is `planned` until it is published; organizers who do not play see it.",
    )
    draws_at = serializers.DateTimeField()
    publishes_at = serializers.DateTimeField()
    opens_at = serializers.DateTimeField()
    closes_at = serializers.DateTimeField()
    published_at = serializers.DateTimeField(allow_null=True)
    opened_at = serializers.DateTimeField(allow_null=True)
    closed_at = serializers.DateTimeField(allow_null=True)
    paused_until = serializers.DateTimeField(allow_null=True)
    attempt = serializers.IntegerField(help_text="Which draw it is: 0, or 1 to 3 after redraws.")
    by_hand = serializers.BooleanField(help_text="Organizers have set its tables.")
    tables = serializers.IntegerField(help_text="How many tables there are; 0 before the round is published.")


@extend_schema_serializer(component_name="RoundSummary")
class RoundSummaryOutput(RoundFields):
    """A round, as lists show it."""


class RoundPage(Page):
    """The rounds that are planned or further, in their order."""

    results = RoundSummaryOutput(many=True)


@extend_schema_serializer(component_name="Unseated")
class UnseatedOutput(Output):
    """An entry that sits at no table of a round."""

    entry = serializers.UUIDField()
    kind = serializers.ChoiceField(choices=Unseated.Kind.choices)
    points = serializers.IntegerField()


@extend_schema_serializer(component_name="Round")
class RoundOutput(RoundFields):
    """A round, with who has no seat in it."""

    unseated = UnseatedOutput(many=True)


@extend_schema_serializer(component_name="SeatTenure")
class SeatTenureOutput(Output):
    """Who held a seat for some turns of the table."""

    entry = serializers.UUIDField(allow_null=True, help_text="Null: the holder is no entry of the competition.")
    kind = serializers.ChoiceField(choices=HOLDERS)
    asked = serializers.IntegerField(help_text="How many turns asked the seat meanwhile.")
    decided = serializers.IntegerField(help_text="How many of them its holder decided.")
    missed = serializers.IntegerField()


class TableSeatOutput(Output):
    """A seat of a table. What came of it is null, and `tenures` empty, until the table has ended."""

    index = serializers.IntegerField()
    entry = serializers.UUIDField()
    player = serializers.CharField(allow_null=True, help_text="Whose the entry is; null: the account is gone.")
    rank = serializers.IntegerField(allow_null=True, help_text="The rank that counts, after rulings.")
    played_rank = serializers.IntegerField(allow_null=True, help_text="The rank of the game.")
    last = serializers.BooleanField(help_text="A ruling has moved it last.")
    at_fault = serializers.BooleanField(help_text="Of a `split` table: it held the game up, or had resigned.")
    total = serializers.IntegerField(allow_null=True)
    round_scores = serializers.ListField(child=serializers.IntegerField(), allow_null=True)
    visible_cards = serializers.IntegerField(allow_null=True)
    points = serializers.FloatField(allow_null=True, help_text="What the entry earned here, with 3 decimals.")
    ticks = serializers.IntegerField(allow_null=True, help_text="The same exactly: 420 to the point.")
    tenures = SeatTenureOutput(many=True)


@extend_schema_serializer(component_name="Table")
class TableOutput(Output):
    """A table of a round: exactly one game, once the round is open."""

    number = serializers.IntegerField()
    game = serializers.UUIDField(allow_null=True)
    status = serializers.ChoiceField(choices=Table.Status.choices)
    captain = serializers.IntegerField(help_text="The index of the Captain's seat.")
    closes_at = serializers.DateTimeField()
    rule_by = serializers.DateTimeField(allow_null=True, help_text="Until when staff may rule how it ends.")
    paused_until = serializers.DateTimeField(allow_null=True)
    ended_at = serializers.DateTimeField(allow_null=True)
    seats = TableSeatOutput(many=True)


class TablePage(Page):
    """The tables of a round, in their order."""

    results = TableOutput(many=True)


class DrawFields(Output):
    """What the lots of a round follow from."""

    attempt = serializers.IntegerField(help_text="0, or 1 to 3 after redraws.")
    commitment = serializers.CharField(help_text="What was published of the seed before, in hex.")
    server_seed = serializers.CharField(allow_null=True, help_text="In hex; null until the round is published.")
    entropy = serializers.CharField(help_text="In hex.")
    draw_seeds = serializers.DictField(
        child=serializers.CharField(allow_blank=True), help_text="By drawn entry, in hex; empty for none."
    )
    lots = serializers.ListField(child=serializers.UUIDField(), help_text="The entries in the order of the draw.")


@extend_schema_serializer(component_name="Draw")
class DrawOutput(DrawFields):
    """The draw of a round with its proof."""

    scheme = serializers.CharField(help_text="How lots follow from seeds: `league-draw/v1`.")
    round = serializers.IntegerField()


class PairCostOutput(Output):
    """Two entries at a table."""

    entries = serializers.ListField(child=serializers.UUIDField(), min_length=2, max_length=2)
    met = serializers.IntegerField(help_text="How often they had met; 0 where repeats are allowed.")
    distance = serializers.IntegerField(help_text="How far apart they were in whole points, or in seeds.")


class TableCostOutput(Output):
    """What a table costs, by term."""

    number = serializers.IntegerField()
    pairs = PairCostOutput(many=True)
    repeat = serializers.IntegerField()
    score = serializers.IntegerField()
    short = serializers.IntegerField()
    apart = serializers.IntegerField(help_text="For pairs that organizers keep apart now.")
    total = serializers.IntegerField()


class SwapCostOutput(Output):
    """What it would cost if two entries changed places."""

    entries = serializers.ListField(child=serializers.UUIDField(), min_length=2, max_length=2)
    cost = serializers.IntegerField(help_text="How much dearer the round would be; below 0: cheaper.")


@extend_schema_serializer(component_name="Explanation")
class ExplanationOutput(Output):
    """Why these tables."""

    round = serializers.IntegerField()
    attempt = serializers.IntegerField()
    pairing = serializers.CharField(help_text="The algorithm: `pairing/1`.")
    mode = serializers.ChoiceField(choices=DRAW_MODES, help_text="What `distance` compares.")
    tables = TableCostOutput(many=True)
    total = serializers.IntegerField()
    repeats = serializers.IntegerField(help_text="Pairs that had met and met again, in all rounds so far.")
    fewest_repeats = serializers.IntegerField(help_text="No tables of these sizes have fewer.")
    swap = SwapCostOutput(allow_null=True)
