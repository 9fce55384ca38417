"""What clients get of rulings and events; the values come of `leagues.selectors.rulings`."""

from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.fields import Output
from games.api.outputs import Page
from leagues.api.standing_outputs import StandingOutput
from leagues.models import Event, Ruling, Staff


class RulingFields(Output):
    """What was decided, by whom and why."""

    number = serializers.IntegerField(help_text="Rulings of a competition count from 1.")
    at = serializers.DateTimeField()
    actor = serializers.CharField(allow_null=True, help_text="Null: the service, or the account is gone.")
    role = serializers.ChoiceField(choices=Staff.Role.choices, allow_null=True)
    action = serializers.ChoiceField(choices=Ruling.Action.choices)
    round = serializers.IntegerField(allow_null=True)
    table = serializers.IntegerField(allow_null=True)
    entry = serializers.UUIDField(allow_null=True)
    points = serializers.IntegerField(allow_null=True)
    reason = serializers.CharField()
    private_note = serializers.CharField(allow_null=True, help_text="For staff; null to everybody else.")
    detail = serializers.DictField(help_text="`ranks` or `rule` of an adjudication, `from` of a disqualification.")
    before = serializers.DictField(help_text="What was changed, as it was.")
    after = serializers.DictField(help_text="What was changed, as it is then.")
    undoes = serializers.IntegerField(allow_null=True, help_text="The number of the ruling that it takes back.")
    undone_by = serializers.IntegerField(allow_null=True, help_text="The number of the ruling that takes it back.")
    automatic = serializers.BooleanField(help_text="The service has decided by itself.")
    interested = serializers.BooleanField(help_text="Who has decided plays in the competition.")
    consumed = serializers.BooleanField(help_text="Of an undo: rounds were drawn meanwhile, and stay.")


@extend_schema_serializer(component_name="Ruling")
class RulingOutput(RulingFields):
    """A ruling: on record for good."""


class RulingPage(Page):
    """Rulings, newest first."""

    results = RulingOutput(many=True)


class DecisionOutput(RulingFields):
    """A ruling that was made, or would be."""

    standings = StandingOutput(
        many=True, allow_null=True, help_text="With `dry_run`, the standings that would come; else null."
    )
    expected_days = serializers.FloatField(
        required=False, help_text="Of a publication: how long a game takes at this clock, about."
    )
    rounds_are_short = serializers.BooleanField(
        required=False, help_text="Of a publication: some round is shorter than that."
    )


class CompetitionEventOutput(Output):
    """Something that happened in a competition."""

    number = serializers.IntegerField(help_text="Numbers grow; some are left out.")
    kind = serializers.ChoiceField(choices=Event.Kind.choices)
    at = serializers.DateTimeField()
    round = serializers.IntegerField(allow_null=True)
    table = serializers.IntegerField(allow_null=True)
    details = serializers.DictField(help_text="`ruling` and `action`, `entry` and `status` or `why`; never a name.")


class CompetitionEventPage(Page):
    """Events, oldest first."""

    results = CompetitionEventOutput(many=True)
