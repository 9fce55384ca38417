"""What clients send: allow-lists that refuse everything else."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _
from rest_framework import serializers
from rest_framework.exceptions import ErrorDetail

from duckcover.rest.serializers import PageQuerySerializer, QuerySerializer, StrictSerializer
from duckcover.validators import validate_displayable
from games import bots
from games.api.clock_documents import ClockSerializer
from games.api.fields import FARTHEST, CellSerializer, MomentField, PlayerSeedField
from games.models import MAX_SEATS, MIN_SEATS, ROUNDS, Game
from games.rules import moves
from games.rules.cards import FAMILIES
from games.rules.errors import MisplacedRule, RepeatedRule, UnknownRule
from games.rules.variations import VARIATIONS, choose_rules
from games.services.guests import MAX_INVITED
from games.services.new_games import EXCUSED, GameOptions, waits_for_vacations
from games.services.submissions import Choice
from games.sounds import SOUNDS

BOT_LEVELS = [(level, level) for level in bots.LEVELS]
FAMILY_CHOICES = [(family, family) for family in FAMILIES]
ACTIONS = [(action, action) for action in moves.ACTIONS]
FORMATS = [("json", "json"), ("sse", "sse")]
ME = [("me", "me")]
TRUE = [("true", "true")]


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
        help_text="The variations of each of the three rounds: "
        + ", ".join(f"`{name}`" for name in VARIATIONS)
        + "; `pressure` in the third only.",
    )
    open_log = serializers.BooleanField(default=False, help_text="Lifts the ban on looking back while a round runs.")
    rated = serializers.BooleanField(default=True, help_text="Whether results count for ratings at all.")
    rate_bots = serializers.BooleanField(default=False, help_text="Lets bot accounts count for ratings, too.")
    same_owner = serializers.BooleanField(
        default=False,
        help_text="Lets a player and own bot accounts, or bots of one owner, sit here together; nobody is rated then.",
    )
    join_by = MomentField(
        required=False,
        allow_null=True,
        default=None,
        help_text="When the lobby is cancelled if the game has not started: 60 seconds to 365 days from now; "
        "14 days from now when it is left out.",
    )
    auto_start = serializers.BooleanField(
        default=False, help_text="Starts the game at `join_by` with those who are there, if they are two or more."
    )
    language = serializers.ChoiceField(
        choices=settings.LANGUAGES, required=False, allow_null=True, default=None, help_text="Spoken at the table."
    )
    chat = serializers.ChoiceField(
        choices=Game.Chat.choices,
        default=Game.Chat.ALL,
        help_text="What the seats may send each other: messages and reactions, reactions, nothing.",
    )
    invited = serializers.ListField(
        child=serializers.CharField(max_length=64),
        max_length=MAX_INVITED,
        required=False,
        allow_null=True,
        default=None,
        help_text="User names; given, they alone may sit down, and each of them is told.",
    )
    reliability_min = serializers.IntegerField(
        min_value=0,
        max_value=100,
        required=False,
        allow_null=True,
        default=None,
        help_text="Only players who are as reliable as this may sit down.",
    )
    excused = serializers.IntegerField(
        min_value=0,
        max_value=4,
        default=EXCUSED,
        help_text="For how many missed deadlines each seat gets the length of a turn, at most 24 hours, instead.",
    )
    vacation = serializers.BooleanField(
        required=False,
        allow_null=True,
        default=None,
        help_text="Lets clocks stand still for players on vacation; when it is left out, clocks of a day and more do.",
    )
    replace = serializers.BooleanField(
        default=False, help_text="Offers seats to others whose players resign, delete their account, or stay away."
    )
    clock = ClockSerializer(required=False)
    bots = serializers.ListField(child=serializers.ChoiceField(choices=BOT_LEVELS), required=False)
    player_seed = PlayerSeedField(default=b"")

    def validate_round_rules(self, value: list[list[str]]) -> list[list[str]]:
        """Refuse variations that are not played here, are named twice, or belong elsewhere. Raises: ValidationError."""
        try:
            return [sorted(choose_rules(number, names).names) for number, names in enumerate(value, 1)]
        except UnknownRule as error:
            message = _("There is no rule named %(name)s.") % {"name": error.name}
            raise serializers.ValidationError(message, code=error.reason) from None
        except RepeatedRule as error:
            message = _("The rule %(name)s is named twice for one round.") % {"name": error.name}
            raise serializers.ValidationError(message, code=error.reason) from None
        except MisplacedRule as error:
            values = {"name": error.name, "round": error.round_number}
            message = _("The rule %(name)s makes no sense in round %(round)s.") % values
            raise serializers.ValidationError(message, code=error.reason) from None

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
        options = GameOptions(**{**values, "language": values["language"] or "", "vacation": False})
        waits = values["vacation"]
        return replace(options, vacation=waits_for_vacations(options.clock) if waits is None else waits)


class JoinSerializer(StrictSerializer):
    """What a player may bring along to a table."""

    family = serializers.ChoiceField(choices=FAMILY_CHOICES, required=False, allow_null=True, default=None)
    invite_code = serializers.CharField(max_length=64, default="", allow_blank=True)
    player_seed = PlayerSeedField(default=b"")


class TakeSerializer(StrictSerializer):
    """What opens a private game to a player who takes a seat in it."""

    invite_code = serializers.CharField(max_length=64, default="", allow_blank=True)


class InviteSerializer(StrictSerializer):
    """Whom to invite."""

    player = serializers.CharField(max_length=64, help_text="A user name.")


class StartSerializer(StrictSerializer):
    """How to fill the seats that nobody took; without `fill` they are taken away."""

    fill = serializers.ChoiceField(choices=BOT_LEVELS, required=False, allow_null=True, default=None)


class SeatSerializer(StrictSerializer):
    """What a player may change of the own seat."""

    sound = serializers.ChoiceField(choices=[(sound, sound) for sound in SOUNDS])


class PauseSerializer(StrictSerializer):
    """How long to pause."""

    hours = serializers.IntegerField(min_value=1, max_value=336)


class VacationSerializer(StrictSerializer):
    """How long a vacation lasts."""

    until = MomentField()


class EmptySerializer(StrictSerializer):
    """A body without members; it may be left out."""


class PlayerSeedSerializer(StrictSerializer):
    """Own entropy for the rounds that have not opened."""

    seed = PlayerSeedField()


class MoveSerializer(StrictSerializer):
    """A move: `cover` the stack on `to`, or `duck` to the gap at `to`.

    `from` is the cell of the called stack; given it must be right, and it may be left out unless the seat shows the
    called number more than once. In a low blow `give` the stack at `from`, without `to`, then `place` what you got on
    `to`, without `from`.
    """

    action = serializers.ChoiceField(choices=ACTIONS)
    to = CellSerializer(required=False, allow_null=True, help_text="All moves but `give` need it.")

    def get_fields(self) -> dict[str, Any]:
        """The declared fields and `from`, which is no name in Python."""
        return {**super().get_fields(), "from": CellSerializer(required=False, allow_null=True)}


def choice_of(body: Any) -> Choice:
    """The move in the value of a body, as `MoveSerializer` describes it; a cell that is null is none given.

    Written out, because a serializer with two more inside takes longer than everything else that a submission does.
    Raises: ValidationError with every error at once; its `again` words them in the language active then.
    """
    errors = _move_errors(body)
    if errors:
        refusal = serializers.ValidationError(errors)
        refusal.again = lambda: _move_errors(body)  # type: ignore[attr-defined]  # read by the exception handler
        raise refusal
    return Choice(body["action"], _cell(body.get("to")), _cell(body.get("from")))


def _cell(value: dict[str, int] | None) -> tuple[int, int] | None:
    return None if value is None else (value["row"], value["col"])


def _move_errors(body: Any) -> dict[str, Any]:
    """What is wrong with a move, by member, as a serializer would say it."""
    if body is None:
        return {"non_field_errors": _error(serializers.Field, "null")}
    if not isinstance(body, dict):
        return {"non_field_errors": _error(serializers.Serializer, "invalid", datatype=type(body).__name__)}
    needed, other = ("from", "to") if body.get("action") == moves.GIVE else ("to", "from")
    checks: dict[str, Callable[[Any], Any]] = {"action": _action_errors, needed: _cell_errors}
    if body.get(other) is not None and body.get("action") not in (moves.GIVE, moves.PLACE):
        checks[other] = _cell_errors
    return _errors_of({name: value for name, value in body.items() if name != other or value is not None}, checks)


def _errors_of(members: dict[str, Any], checks: dict[str, Callable[[Any], Any]]) -> dict[str, Any]:
    """What is wrong with an object that must have just these members."""
    errors = {name: _unknown() for name in members if name not in checks}
    for name, check in checks.items():
        wrong = check(members[name]) if name in members else _error(serializers.Field, "required")
        if wrong:
            errors[name] = wrong
    return errors


def _action_errors(value: Any) -> Any:
    if isinstance(value, str):
        known = value in moves.ACTIONS
        return None if known else _error(serializers.ChoiceField, "invalid_choice", input=value)
    return _wrong_type(value)


def _cell_errors(value: Any) -> Any:
    if isinstance(value, dict):
        return _errors_of(value, {"row": _coordinate_errors, "col": _coordinate_errors})
    return _wrong_type(value)


def _coordinate_errors(value: Any) -> Any:
    if type(value) is not int:  # true and false are numbers to Python
        return _wrong_type(value)
    if value > FARTHEST:
        return _error(serializers.IntegerField, "max_value", max_value=FARTHEST)
    return _error(serializers.IntegerField, "min_value", min_value=-FARTHEST) if value < -FARTHEST else None


def _unknown() -> list[ErrorDetail]:
    return [ErrorDetail(_("Unknown field."), code="unknown_field")]


def _wrong_type(value: Any) -> list[ErrorDetail]:
    if value is None:
        return _error(serializers.Field, "null")
    return [ErrorDetail(_("This value has the wrong JSON type."), code="wrong_type")]


def _error(field: type[Any], code: str, **values: Any) -> list[ErrorDetail]:
    """An error of REST framework in its own words, in the active language."""
    messages = {**serializers.Field.default_error_messages, **field.default_error_messages}
    return [ErrorDetail(str(messages[code]).format(**values), code=code)]


class GamesQuerySerializer(PageQuerySerializer):
    """What a list of games may be narrowed to."""

    status = serializers.ChoiceField(choices=Game.Status.choices, required=False, help_text="Games in this state only.")
    visibility = serializers.ChoiceField(
        choices=Game.Visibility.choices, required=False, help_text="Games that may be found so only."
    )
    language = serializers.ChoiceField(
        choices=settings.LANGUAGES, required=False, help_text="Games at whose table this language is spoken only."
    )
    seat = serializers.ChoiceField(choices=ME, required=False, help_text="`me`: games in which the caller sits.")
    awaiting = serializers.ChoiceField(choices=ME, required=False, help_text="`me`: games that wait for the caller.")
    offered = serializers.ChoiceField(
        choices=TRUE, required=False, help_text="`true`: running games with a seat that the caller may take."
    )
    league = serializers.UUIDField(required=False, help_text="Games at tables of this league only.")


class EventsQuerySerializer(QuerySerializer):
    """From where to read the events of a game."""

    after = serializers.IntegerField(
        min_value=0, max_value=2**31 - 1, default=0, help_text="The number of the last event that is known."
    )
    limit = serializers.IntegerField(
        min_value=1,
        max_value=100,
        default=20,
        help_text="How many events a page holds; a stream begins with up to 100.",
    )
    wait = serializers.IntegerField(
        min_value=1,
        max_value=30,
        required=False,
        help_text="For how many seconds at most an empty page waits for an event.",
    )
    format = serializers.ChoiceField(
        choices=FORMATS, required=False, help_text="`sse`: as server-sent events, whatever `Accept` says of them."
    )
