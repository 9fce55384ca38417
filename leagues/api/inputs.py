"""What clients ask of rounds, tables and rulings, and what they decide."""

from typing import Any

from rest_framework import serializers
from rest_framework.exceptions import ErrorDetail

from duckcover.rest.serializers import PageQuerySerializer, QuerySerializer, StrictSerializer
from games.api.fields import MomentField
from games.api.inputs import EventsQuerySerializer
from games.models import MAX_SEATS
from leagues.services.numbers import REASON
from leagues.services.rulings import RULES

UUID = r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
CSV = [("json", "json"), ("csv", "csv")]
AS_CSV = "`csv`: the whole table as comma-separated values, whatever `Accept` says of it."
RULE_CHOICES = [(rule, rule) for rule in RULES]
LAST_ROUND = 100
MOST_TABLES = 500
"""Of 1,000 entries, two at each."""


class CrossTableQuerySerializer(PageQuerySerializer):
    """A page of a table, or all of it as text."""

    format = serializers.ChoiceField(choices=CSV, required=False, help_text=AS_CSV)


class StandingsQuerySerializer(CrossTableQuerySerializer):
    """Which standings."""

    round = serializers.IntegerField(
        min_value=1, max_value=LAST_ROUND, required=False, help_text="As they were after this round, as corrected now."
    )
    stage = serializers.IntegerField(
        min_value=1, max_value=LAST_ROUND, required=False, help_text="Of the rounds of this stage alone."
    )


class ExplainQuerySerializer(QuerySerializer):
    """What to explain beside the tables."""

    swap = serializers.RegexField(
        rf"^{UUID},{UUID}$", required=False, help_text="Two entries with a comma between: what exchanging them costs."
    )


class RulingsQuerySerializer(PageQuerySerializer):
    """Which rulings."""

    target = serializers.RegexField(
        rf"^({UUID}|[0-9]{{1,3}}(/[0-9]{{1,3}})?)$",
        required=False,
        help_text="What they are about: the id of an entry, `2` for a round, `2/3` for a table of it.",
    )


class CompetitionEventsQuerySerializer(EventsQuerySerializer):
    """From where to read the events of a competition."""


class DecisionSerializer(StrictSerializer):
    """Why something is decided, and whether it is only tried."""

    reason = serializers.CharField(min_length=REASON[0], max_length=REASON[-1], help_text="Public, and on record.")
    private_note = serializers.CharField(
        max_length=2000, required=False, default="", allow_blank=True, help_text="For staff alone."
    )
    dry_run = serializers.BooleanField(
        required=False, default=False, help_text="Answer what would be decided, and change nothing."
    )


class ExtendSerializer(DecisionSerializer):
    """Until when."""

    closes_at = MomentField()


class PauseClocksSerializer(DecisionSerializer):
    """Until when clocks stand still."""

    until = MomentField(help_text="A moment to come, within the `pause_days` of the competition.")


class SetTablesSerializer(DecisionSerializer):
    """Who sits with whom."""

    tables = serializers.ListField(
        child=serializers.ListField(child=serializers.UUIDField(), max_length=MAX_SEATS),
        max_length=MOST_TABLES,
        help_text="All tables of the round in their order, each with its entries by the index of their seats.",
    )


class ReplaceSerializer(DecisionSerializer):
    """Who takes the seat of whom."""

    entry = serializers.UUIDField(help_text="The entry whose seat it is.")
    player = serializers.CharField(max_length=32, help_text="A player who has volunteered.")
    lasting = serializers.BooleanField(
        required=False, default=False, help_text="The player gets the entry as well, from the next draw on."
    )


class AdjudicateSerializer(DecisionSerializer):
    """How a table ends: by a rule, or with these ranks."""

    rule = serializers.ChoiceField(choices=RULE_CHOICES, required=False)
    ranks = serializers.ListField(
        child=serializers.IntegerField(min_value=1, max_value=MAX_SEATS),
        max_length=MAX_SEATS,
        required=False,
        help_text="The rank of each seat, by index; who is level shares it: 1, 2, 2, 4. Either this or `rule`.",
    )

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """The input with one of both. Raises: ValidationError."""
        if len({"rule", "ranks"}.intersection(attrs)) != 1:
            needed = str(self.fields["ranks"].error_messages["required"])
            raise serializers.ValidationError({"ranks": [ErrorDetail(needed, "required")]})
        return attrs
