"""What clients send and get of standing orders."""

from typing import Any

from django.utils.translation import gettext as _
from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers
from rest_framework.fields import empty

from duckcover.rest.serializers import StrictSerializer
from games.api.fields import CellSerializer, Output
from games.api.inputs import ACTIONS, BOT_LEVELS
from games.api.outputs import Cell, Move
from games.models import StandingOrders
from games.orders import ASK, CALLS, MAX_PREFERENCES, CoverOnto, GoBeside, Policy, parse_preference
from games.services.orders import OrderOptions

OTHERWISE = [(ASK, ASK), *BOT_LEVELS]
BY = [(by, by) for by in ("preference", "otherwise", "ask")]
CALL_NAMES = tuple(map(str, CALLS))
OF_CALLS = (
    'By call, `"1"` to `"12"`, `"max"`, and in low blows `"give"` or `"place"`: what is wanted, first choice first.'
)


class PreferenceSerializer(StrictSerializer):
    """One thing that a player wants to be done: `action` with just one place, or a `policy` alone.

    A cover goes `onto` a card or `to` a cell, a duck or a place `to` a cell or `beside` a card. A give takes the stack
    that shows a `card`, or the one `from` a cell.
    """

    action = serializers.ChoiceField(choices=ACTIONS, required=False)
    card = serializers.IntegerField(
        min_value=1, max_value=12, required=False, help_text="Give the stack that shows it."
    )
    onto = serializers.IntegerField(
        min_value=1, max_value=12, required=False, help_text="Cover the stack that shows it."
    )
    to = CellSerializer(required=False)
    beside = serializers.IntegerField(
        min_value=1,
        max_value=12,
        required=False,
        help_text="Duck or place to the first legal cell next to it, in reading order.",
    )
    policy = serializers.ChoiceField(choices=BOT_LEVELS, required=False, help_text="Let a bot of this level decide.")

    def get_fields(self) -> dict[str, Any]:
        """The declared fields and `from`, which is no name in Python."""
        return {**super().get_fields(), "from": CellSerializer(required=False)}

    def run_validation(self, data: Any = empty) -> Any:
        """Take a preference that names no cell as it is: field by field, a hundred of them take 15 ms.

        Raises: ValidationError, with every error of one that is wrong.
        """
        if isinstance(parse_preference(data), CoverOnto | GoBeside | Policy):
            return dict(data)
        return super().run_validation(data)

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Refuse what is none of the forms. Raises: ValidationError."""
        if parse_preference(attrs) is None:
            raise serializers.ValidationError(_("This is none of the forms of a preference."), code="no_preference")
        return attrs


class OrdersSerializer(StrictSerializer):
    """Standing orders; they replace all that the seat had."""

    calls = serializers.DictField(
        child=serializers.ListField(child=PreferenceSerializer(), max_length=MAX_PREFERENCES), help_text=OF_CALLS
    )
    otherwise = serializers.ChoiceField(
        choices=OTHERWISE, default=ASK, help_text="What is done where no preference fits: ask me, or let a bot decide."
    )
    until = serializers.ChoiceField(
        choices=StandingOrders.Until.choices, default=StandingOrders.Until.ROUND, help_text="When they end."
    )
    pause_after = serializers.IntegerField(
        min_value=1, max_value=60, allow_null=True, default=None, help_text="Ask me after so many moves in a row."
    )
    pause_at_stacks = serializers.IntegerField(
        min_value=2, max_value=12, allow_null=True, default=None, help_text="Ask me as soon as I have so few stacks."
    )

    def validate_calls(self, value: dict[str, Any]) -> dict[str, Any]:
        """Refuse keys that are no calls. Raises: ValidationError."""
        message = _("There is no such call.")
        unknown = {
            call: serializers.ErrorDetail(message, code="no_such_call") for call in value if call not in CALL_NAMES
        }
        if unknown:
            raise serializers.ValidationError({call: [error] for call, error in unknown.items()})
        return value

    @staticmethod
    def options(values: dict[str, Any]) -> OrderOptions:
        """The validated values as the service takes them."""
        return OrderOptions(**values)


@extend_schema_serializer(component_name="OrdersPreview")
class PreviewSerializer(OrdersSerializer):
    """Standing orders to try; without a body those that stand are tried."""

    def get_fields(self) -> dict[str, Any]:
        """The same fields; a body without members is none."""
        fields = super().get_fields()
        fields["calls"].required = bool(getattr(self, "initial_data", None))
        return fields


class Preference(Output):
    """One thing that a player wants to be done, as it was sent."""

    action = serializers.ChoiceField(choices=ACTIONS, required=False)
    card = serializers.IntegerField(required=False)
    onto = serializers.IntegerField(required=False)
    to = Cell(required=False)
    beside = serializers.IntegerField(required=False)
    policy = serializers.ChoiceField(choices=BOT_LEVELS, required=False)

    def get_fields(self) -> dict[str, Any]:
        """The declared fields and `from`, which is no name in Python."""
        return {**super().get_fields(), "from": Cell(required=False)}


@extend_schema_serializer(component_name="OrdersPaused")
class Paused(Output):
    """Why orders do nothing now: so many moves in a row, so few stacks, or a move of theirs was withdrawn."""

    reason = serializers.ChoiceField(choices=StandingOrders.Paused.choices)


@extend_schema_serializer(component_name="StandingOrders")
class StandingOrdersOutput(Output):
    """The standing orders of the caller's seat."""

    calls = serializers.DictField(child=Preference(many=True), help_text=OF_CALLS)
    otherwise = serializers.ChoiceField(choices=OTHERWISE)
    until = serializers.ChoiceField(choices=StandingOrders.Until.choices)
    pause_after = serializers.IntegerField(allow_null=True)
    pause_at_stacks = serializers.IntegerField(allow_null=True)
    paused = Paused(allow_null=True)


class PreviewedCall(Output):
    """What would be done for one call; `by` is null where the seat would quack."""

    move = Move(allow_null=True)
    by = serializers.ChoiceField(choices=BY, allow_null=True)
    preference = serializers.IntegerField(allow_null=True, help_text="Which of the call's preferences fits, from 0.")


class IdlePreference(Output):
    """A preference that fits nothing now."""

    call = serializers.CharField(help_text='The call as `calls` names it: "7".')
    preference = serializers.IntegerField(help_text="Which of the call's preferences, from 0.")


class OrdersPreview(Output):
    """What orders would do on today's grid, for every call."""

    calls = serializers.DictField(child=PreviewedCall())
    idle = IdlePreference(many=True)
    paused = Paused(allow_null=True, help_text="Why they would do none of it now.")
