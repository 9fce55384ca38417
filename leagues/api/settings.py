"""The settings of a competition in the API: sent and shown alike, what is left out has its default.

The rules (`leagues.rules.settings`) say what is wrong with them, everything at once; serializers only describe them.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers
from rest_framework.exceptions import ErrorDetail, ValidationError

from duckcover.errors import FieldError
from games.api.clock_documents import ClockOutput, ClockSerializer
from games.api.fields import Output
from leagues.rules.arena import EVERY_HOURS, SLOTS
from leagues.rules.settings import CHOICES, GATES, MEMBERS, NUMBERS, complete

if TYPE_CHECKING:
    AnyField = serializers.Field[Any, Any, Any, Any]
else:
    AnyField = serializers.Field

FORMATS, CARRIES, SYSTEMS, TIMINGS, GATES_OF_BOTS = (
    [(word, word) for word in words]
    for words in (
        ("swiss", "round_robin", "knockout", "arena"),
        ("none", "all"),
        ("linear", "podium", "wins", "table"),
        ("fixed", "every", "rolling", "arena"),
        ("none", "allowed", "only"),
    )
)
WORDS = {name: [(word, word) for word in words] for name, words in CHOICES.items()}
SUBSTITUTE_POINTS, ADJUDICATION, REPEATS, SEEDING, FIRST_ROUND = (
    WORDS[name] for name in ("substitute_points", "adjudication", "repeats", "seeding", "first_round")
)


def _whole(numbers: range, **options: Any) -> serializers.IntegerField:
    return serializers.IntegerField(min_value=numbers[0], max_value=numbers[-1], required=False, **options)


def _moment(**options: Any) -> serializers.DateTimeField:
    return serializers.DateTimeField(required=False, **options)


class Stage(Output):
    """Rounds of one format."""

    number = serializers.IntegerField(required=False, help_text="Stages count from 1, in their order.")
    format = serializers.ChoiceField(choices=FORMATS)
    rounds = serializers.IntegerField(required=False, allow_null=True, help_text="null of a knock-out and an arena.")
    take = serializers.IntegerField(
        required=False, allow_null=True, help_text="Of a later stage: how many of the one before take part."
    )
    carry = serializers.ChoiceField(choices=CARRIES, required=False, help_text="Whether points go along.")
    advance = serializers.IntegerField(
        required=False, allow_null=True, help_text="Of a knock-out: how many of a table go on."
    )


class TableSize(Output):
    """How many sit at a table: 2 <= min <= preferred <= max <= 7."""

    min = serializers.IntegerField(required=False)
    preferred = serializers.IntegerField(required=False)
    max = serializers.IntegerField(required=False)


class CompetitionGameSerializer(Output):
    """How the games of a competition are played."""

    clock = ClockSerializer(required=False)
    round_rules = serializers.ListField(
        child=serializers.ListField(child=serializers.CharField()), required=False, help_text="As of a game."
    )
    open_log = serializers.BooleanField(required=False)
    rate_bots = serializers.BooleanField(required=False)


class CompetitionGame(CompetitionGameSerializer):
    """How the games of a competition are played, as it is shown."""

    clock = ClockOutput(required=False)  # type: ignore[assignment]  # what is shown of what is sent


class PointsSystem(Output):
    """What ranks are worth."""

    system = serializers.ChoiceField(choices=SYSTEMS)
    values = serializers.DictField(
        child=serializers.ListField(child=serializers.IntegerField()),
        required=False,
        help_text="Of `table`: the points of each rank, by the number of seats.",
    )


class Counting(Output):
    """Which rounds count for points."""

    best = serializers.IntegerField(required=False, allow_null=True, help_text="null: all.")


class CompetitionGates(Output):
    """Who may enter; null and false: everybody."""

    verified_email = serializers.BooleanField(required=False)
    invited = serializers.BooleanField(required=False, help_text="By name, or with `invite_code`.")
    bots = serializers.ChoiceField(choices=GATES_OF_BOTS, required=False)

    def get_fields(self) -> dict[str, Any]:
        """The gates that are numbers, and the others."""
        return {**{name: _whole(numbers, allow_null=True) for name, numbers in GATES.items()}, **super().get_fields()}


class Registration(Output):
    """When and how one enters."""

    opens_at = _moment()
    closes_at = _moment()
    capacity = serializers.IntegerField(required=False, help_text="How many take part; others wait.")
    confirm_hours = serializers.IntegerField(
        required=False, help_text="Who does not confirm within so many hours before the draw goes; 0: nobody has to."
    )
    late_until_round = serializers.IntegerField(required=False, help_text="Up to which round one may still enter.")
    gates = CompetitionGates(required=False)


class RoundWindow(Output):
    """When a round is played."""

    opens_at = serializers.DateTimeField()
    closes_at = serializers.DateTimeField()


class RoundTiming(Output):
    """When rounds are played.

    `fixed` takes `rounds`, `every` takes `first`, `days`, `length_days` and `zone`, `rolling` takes `first`,
    `gap_hours` and `length_days`, `arena` takes `opens_at`, `closes_at`, `every_hours`, `slots` and `length_days`.
    """

    kind = serializers.ChoiceField(choices=TIMINGS)
    rounds = RoundWindow(many=True, required=False)
    first = _moment(help_text="When the first round opens.")
    days = serializers.IntegerField(required=False, help_text="From one round to the next.")
    length_days = serializers.IntegerField(required=False)
    zone = serializers.CharField(required=False, help_text='A name of the IANA time zone database: "Europe/Madrid".')
    gap_hours = serializers.IntegerField(required=False)
    opens_at = _moment(help_text="When the first tables of an arena are drawn.")
    closes_at = _moment(help_text="From when on an arena draws no more tables.")
    every_hours = _whole(EVERY_HOURS, help_text="From one draw of an arena to the next.")
    slots = _whole(SLOTS, help_text="At how many tables of an arena one may play at a time.")
    draw_hours = serializers.IntegerField(required=False, help_text="So long before it opens a round is drawn.")
    preview_hours = serializers.IntegerField(required=False, help_text="So long after that it is published.")


PARTS: dict[str, Any] = {
    "stages": Stage(many=True),
    "table_size": TableSize(),
    "points": PointsSystem(),
    "tie_breaks": serializers.ListField(child=serializers.CharField(), help_text="`points` or `average` first."),
    "counting": Counting(),
    "registration": Registration(),
    "timing": RoundTiming(),
    "pairing": serializers.CharField(),
}
"""The members that are neither a number nor one of a few words, but for `game`."""


def _described(name: str, game: Any) -> Any:
    """What describes a member of the settings."""
    if name in NUMBERS:
        return _whole(NUMBERS[name][0])
    if name in WORDS and name not in PARTS:
        return serializers.ChoiceField(choices=WORDS[name])
    return game if name == "game" else PARTS.get(name, serializers.JSONField())


class SettingField(AnyField):
    """A member of the settings as the client sends it: the rules read it."""

    def to_internal_value(self, data: Any) -> Any:
        """All that JSON has, also null, which the rules refuse where it is wrong."""
        return data

    def to_representation(self, value: Any) -> Any:
        """As it is."""
        return value


def settings_to_send() -> dict[str, Any]:
    """The fields of an input for each member of the settings."""
    return {name: _field(_described(name, CompetitionGameSerializer()))(required=False) for name in MEMBERS}


def settings_to_show() -> dict[str, Any]:
    """The fields of an output for each member of the settings."""
    return {name: _field(_described(name, CompetitionGame()))() for name in MEMBERS}


def _field(described: Any) -> Any:
    return extend_schema_field(described)(type("Setting", (SettingField,), {}))


def settings_errors(document: Mapping[str, Any]) -> dict[str, Any]:
    """What is wrong with settings, by dotted names, as a serializer would say it."""
    _settings, problems = complete({name: value for name, value in document.items() if name in MEMBERS})
    return {problem.field: [ErrorDetail(FieldError(*problem).sentence(), code=problem.code)] for problem in problems}


def refuse(*errors: Mapping[str, Any]) -> None:
    """Raises: ValidationError with all of these, if there are any."""
    found = {field: said for each in errors for field, said in each.items()}
    if found:
        raise ValidationError(found)
