"""What clients send: allow-lists that refuse everything else."""

from typing import Any

from django.utils.translation import gettext as _
from rest_framework import serializers

from duckcover.rest.serializers import PageQuerySerializer, QuerySerializer, StrictSerializer
from duckcover.validators import validate_displayable
from games import bots
from games.api.fields import CellSerializer, PlayerSeedField
from games.models import MAX_SEATS, MAX_TURN_SECONDS, MIN_SEATS, MIN_TURN_SECONDS, ROUNDS, Game
from games.rules.cards import FAMILIES
from games.rules.errors import UnknownRule
from games.rules.variations import round_rules
from games.services.lobby import GameOptions
from games.services.submissions import Choice

BOT_LEVELS = [(level, level) for level in bots.LEVELS]
FAMILY_CHOICES = [(family, family) for family in FAMILIES]
ACTIONS = [("cover", "cover"), ("duck", "duck")]
CLOCK_KINDS = [("per_turn", "per_turn")]
FORMATS = [("json", "json"), ("sse", "sse")]
ME = [("me", "me")]


class ClockSerializer(StrictSerializer):
    """How long a turn stays open: 60 seconds to 28 days."""

    kind = serializers.ChoiceField(choices=CLOCK_KINDS, default="per_turn")
    turn_seconds = serializers.IntegerField(
        min_value=MIN_TURN_SECONDS, max_value=MAX_TURN_SECONDS, default=86_400, help_text="Whole seconds."
    )


class CreateGameSerializer(StrictSerializer):
    """A game to make; everything is optional."""

    name = serializers.CharField(max_length=80, default="", allow_blank=True, validators=[validate_displayable])
    seats = serializers.IntegerField(min_value=MIN_SEATS, max_value=MAX_SEATS, default=4)
    visibility = serializers.ChoiceField(choices=Game.Visibility.choices, default=Game.Visibility.PUBLIC)
    family = serializers.ChoiceField(choices=FAMILY_CHOICES, required=False, allow_null=True, default=None)
    captain_seat = serializers.IntegerField(min_value=0, max_value=MAX_SEATS - 1, default=0)
    round_rules = serializers.ListField(
        child=serializers.ListField(child=serializers.CharField(max_length=32), max_length=8),
        min_length=ROUNDS,
        max_length=ROUNDS,
        required=False,
        help_text="The variations of each of the three rounds.",
    )
    open_log = serializers.BooleanField(default=False, help_text="Lifts the ban on looking back while a round runs.")
    rate_bots = serializers.BooleanField(default=False, help_text="Lets bot accounts count for ratings, too.")
    clock = ClockSerializer(required=False)
    bots = serializers.ListField(child=serializers.ChoiceField(choices=BOT_LEVELS), required=False)
    player_seed = PlayerSeedField(default=b"")

    def validate_round_rules(self, value: list[list[str]]) -> list[list[str]]:
        """Refuse variations that are not played here. Raises: ValidationError."""
        try:
            return [sorted(round_rules(names).names) for names in value]
        except UnknownRule as error:
            message = _("There is no rule named %(name)s.") % {"name": error.name}
            raise serializers.ValidationError(message, code="unknown_rule") from None

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        """Refuse what does not fit the number of seats. Raises: ValidationError."""
        if attrs["captain_seat"] >= attrs["seats"]:
            raise serializers.ValidationError({"captain_seat": "There is no such seat."}, code="no_such_seat")
        if len(attrs.get("bots", [])) >= attrs["seats"]:
            raise serializers.ValidationError({"bots": "One seat is your own."}, code="too_many_bots")
        return attrs

    @staticmethod
    def options(values: dict[str, Any]) -> GameOptions:
        """The validated values as the lobby takes them."""
        members = dict(values)
        clock = members.pop("clock", {})
        return GameOptions(**members, **{name: clock[name] for name in ("turn_seconds",) if name in clock})


class JoinSerializer(StrictSerializer):
    """What a player may bring along to a table."""

    family = serializers.ChoiceField(choices=FAMILY_CHOICES, required=False, allow_null=True, default=None)
    invite_code = serializers.CharField(max_length=64, default="", allow_blank=True)
    player_seed = PlayerSeedField(default=b"")


class StartSerializer(StrictSerializer):
    """How to fill the seats that nobody took; without `fill` they are taken away."""

    fill = serializers.ChoiceField(choices=BOT_LEVELS, required=False, allow_null=True, default=None)


class EmptySerializer(StrictSerializer):
    """A body without members; it may be left out."""


class PlayerSeedSerializer(StrictSerializer):
    """Own entropy for the rounds that have not opened."""

    seed = PlayerSeedField()


class MoveSerializer(StrictSerializer):
    """A move: `cover` the stack on `to`, or `duck` to the gap at `to`.

    `from` is the cell of the called stack; it may be left out, and given it must be right.
    """

    action = serializers.ChoiceField(choices=ACTIONS)
    to = CellSerializer()

    def get_fields(self) -> dict[str, Any]:
        """The declared fields and `from`, which is no name in Python."""
        return {**super().get_fields(), "from": CellSerializer(required=False)}

    def to_internal_value(self, data: Any) -> Any:
        """The validated values; a `from` that is null is none given. Raises: ValidationError."""
        if isinstance(data, dict) and data.get("from", data) is None:
            data = {name: value for name, value in data.items() if name != "from"}
        return super().to_internal_value(data)

    @staticmethod
    def choice(values: dict[str, Any]) -> Choice:
        """The validated values as the service takes them."""
        source = values.get("from")
        return Choice(
            action=values["action"],
            to=(values["to"]["row"], values["to"]["col"]),
            source=None if source is None else (source["row"], source["col"]),
        )


class GamesQuerySerializer(PageQuerySerializer):
    """What a list of games may be narrowed to."""

    status = serializers.ChoiceField(choices=Game.Status.choices, required=False, help_text="Games in this state only.")
    visibility = serializers.ChoiceField(
        choices=Game.Visibility.choices, required=False, help_text="Games that may be found so only."
    )
    seat = serializers.ChoiceField(choices=ME, required=False, help_text="`me`: games in which the caller sits.")
    awaiting = serializers.ChoiceField(choices=ME, required=False, help_text="`me`: games that wait for the caller.")
    league = serializers.UUIDField(required=False, help_text="Games of this league only; no game is of one yet.")


class EventsQuerySerializer(QuerySerializer):
    """From where to read the events of a game."""

    after = serializers.IntegerField(
        min_value=0, max_value=2**31 - 1, default=0, help_text="The number of the last event that is known."
    )
    limit = serializers.IntegerField(
        min_value=1, max_value=100, default=20, help_text="How many events a page holds; a stream holds up to 100."
    )
    format = serializers.ChoiceField(
        choices=FORMATS, required=False, help_text="`sse`: as server-sent events, whatever `Accept` says of them."
    )
