"""What clients send and get of the clock of a game."""

from typing import Any

from django.utils.translation import gettext
from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from duckcover.rest.serializers import StrictSerializer, TimeOfDayField
from games.api.fields import Output
from games.clock_state import REASONS
from games.clock_texts import TEXTS
from games.clocks import DAYS, MAX_MIN_HOURS, MEMBERS, MIN_HOURS, Clock, ClockError, clock_document, parse_clock
from games.models import MAX_TURN_SECONDS, MIN_TURN_SECONDS

CLOCK_KINDS = [(kind, kind) for kind in ("per_turn", "bank", "daily")]
CLOCK_REASONS = [(reason, reason) for reason in REASONS]
WEEKDAYS = [(day, day) for day in DAYS]
OF_BANK, OF_DAILY = "`bank` only: ", "`daily` only: "
CODES = {"unknown_zone": "unknown_time_zone"}
"""The codes of what `games.clocks` finds wrong, where they are not its reasons."""


def _weekdays() -> serializers.ListField:
    return serializers.ListField(
        child=serializers.ChoiceField(choices=WEEKDAYS),
        min_length=1,
        max_length=len(DAYS),
        required=False,
        help_text="All days when it is left out.",
    )


def bank_field(what: str) -> serializers.IntegerField:
    """A length of time of a bank."""
    return serializers.IntegerField(
        min_value=MIN_TURN_SECONDS, max_value=MAX_TURN_SECONDS, required=False, help_text=f"{OF_BANK}{what}"
    )


class PlayHoursSerializer(StrictSerializer):
    """Local times between which the clock runs; `to` is on the next day where it is not after `from`."""

    to = TimeOfDayField()
    zone = serializers.CharField(max_length=64, help_text='A name of the IANA time zone database: "Europe/Madrid".')

    def get_fields(self) -> dict[str, Any]:
        """The declared fields and `from`, which is no name in Python."""
        return {"from": TimeOfDayField(), **super().get_fields(), "days": _weekdays()}


class ClockSerializer(StrictSerializer):
    """When a turn ends: after `turn_seconds`, at the next `at` (`daily`), or for each seat with its reserve (`bank`).

    `turn_seconds` is ignored where the kind is not `per_turn`: every clock that is shown has it.
    """

    kind = serializers.ChoiceField(choices=CLOCK_KINDS, default="per_turn")
    turn_seconds = serializers.IntegerField(
        min_value=MIN_TURN_SECONDS, max_value=MAX_TURN_SECONDS, default=86_400, help_text="Whole seconds."
    )
    bank_seconds = bank_field("what each seat has at first.")
    increment_seconds = bank_field("what a seat gets whenever a turn asks it.")
    max_seconds = bank_field("what a seat has at most.")
    at = TimeOfDayField(required=False, help_text=OF_DAILY + "the local time at which turns end.")
    zone = serializers.CharField(
        max_length=64, required=False, help_text=OF_DAILY + 'a name of the IANA time zone database: "Europe/Madrid".'
    )
    min_hours = serializers.IntegerField(
        min_value=1,
        max_value=MAX_MIN_HOURS,
        required=False,
        help_text=f"{OF_DAILY}a turn lasts so many hours at least; {MIN_HOURS} when it is left out.",
    )
    play_hours = PlayHoursSerializer(
        required=False, allow_null=True, help_text="Time outside of them does not run; null: all time runs."
    )

    def get_fields(self) -> dict[str, Any]:
        """The declared fields and the days of the week, on which turns of a daily clock end."""
        fields = super().get_fields()
        return {**fields, "days": _weekdays()}

    def validate(self, attrs: dict[str, Any]) -> Any:
        """The clock itself. Raises: ValidationError for members that do not fit each other."""
        kind = attrs["kind"]
        given = {name: value for name, value in attrs.items() if name != "turn_seconds" or name in MEMBERS[kind]}
        try:
            return parse_clock(given)
        except ClockError as error:
            raise serializers.ValidationError(_errors(error)) from None


def _errors(error: ClockError) -> dict[str, Any]:
    found: Any = [serializers.ErrorDetail(_text(error.reason), code=CODES.get(error.reason, error.reason))]
    for name in reversed(error.member.split(".")):
        found = {name: found}
    return dict(found)


def _text(reason: str) -> str:
    """What is said of what is wrong, in the active language."""
    if reason == "required":
        return str(serializers.Field.default_error_messages["required"])
    return gettext(TEXTS[reason])


class PlayHours(Output):
    """Local times between which the clock runs; `to` is on the next day where it is not after `from`."""

    to = TimeOfDayField()
    zone = serializers.CharField()
    days = serializers.ListField(child=serializers.ChoiceField(choices=WEEKDAYS))

    def get_fields(self) -> dict[str, Any]:
        """The declared fields and `from`, which is no name in Python."""
        return {"from": TimeOfDayField(), **super().get_fields()}


@extend_schema_serializer(component_name="Clock")
class ClockOutput(Output):
    """When a turn ends. What the clock does not have is left out."""

    kind = serializers.ChoiceField(choices=CLOCK_KINDS)
    turn_seconds = serializers.IntegerField(
        help_text="How long a turn lasts; about how long where `kind` is `daily`, at most where it is `bank`."
    )
    bank_seconds = serializers.IntegerField(required=False)
    increment_seconds = serializers.IntegerField(required=False)
    max_seconds = serializers.IntegerField(required=False)
    at = TimeOfDayField(required=False)
    zone = serializers.CharField(required=False)
    days = serializers.ListField(child=serializers.ChoiceField(choices=WEEKDAYS), required=False)
    min_hours = serializers.IntegerField(required=False)
    play_hours = PlayHours(required=False)


class SeatClock(Output):
    """The clock of one seat: what is left, whether it runs, and why or why not."""

    seat = serializers.IntegerField()
    running = serializers.BooleanField()
    reason = serializers.ChoiceField(choices=CLOCK_REASONS)
    left_seconds = serializers.IntegerField(
        allow_null=True,
        help_text="Seconds of running time: of the reserve of a bank, else until the deadline; null: no turn asks it.",
    )
    deadline = serializers.DateTimeField(allow_null=True, help_text="Of the open turn; null: it does not ask the seat.")


class ClockState(Output):
    """The clocks of a game at one moment."""

    at = serializers.DateTimeField(help_text="The moment, by the service's clock.")
    clock = ClockOutput()
    seats = SeatClock(many=True)


class ClockPreset(Output):
    """A clock that has a name."""

    name = serializers.CharField()
    clock = ClockOutput()


class ClockPresets(Output):
    """The clocks that have a name."""

    results = ClockPreset(many=True)


def preset_document(name: str, clock: Clock) -> dict[str, Any]:
    """A clock with its name, as clients get it."""
    return {"name": name, "clock": clock_document(clock)}
