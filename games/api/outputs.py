"""What clients get, for the OpenAPI document; the values come ready-made from `games.selectors` and `games.history`."""

from typing import Any

from django.conf import settings
from drf_spectacular.utils import extend_schema_serializer
from rest_framework import serializers

from games.api.clock_documents import ClockOutput
from games.api.fields import CallField, CardField, Output
from games.api.inputs import ACTIONS, BOT_LEVELS, FAMILY_CHOICES
from games.models import Event, Game, Invitation, Submission, Turn
from games.sounds import SOUNDS

PHASES = Turn.Phase.choices
OF_PHASES = "`move`; in `low_blows` a Max or a Repeat makes two turns, `give` and `place`."
SEAT_STATES = [(state, state) for state in ("awaited", "ready", "quack", "idle", "autopilot")]
SOUND_CHOICES = [(sound, sound) for sound in SOUNDS]
EVENT_KINDS = [(label, label) for label in Event.Kind.labels]


class Cell(Output):
    """A cell of a grid."""

    row = serializers.IntegerField()
    col = serializers.IntegerField()


class Move(Output):
    """A move of the called stack, or in a low blow of one that is given or placed: from one grid to another."""

    action = serializers.ChoiceField(choices=ACTIONS)
    to = Cell(allow_null=True, help_text="null: the stack is given away.")

    def get_fields(self) -> dict[str, Any]:
        """The declared fields and `from`, which is no name in Python."""
        return {
            **super().get_fields(),
            "from": Cell(allow_null=True, help_text="null: the stack was given to the seat."),
        }


class SeatMove(Move):
    """The move of one seat."""

    seat = serializers.IntegerField()


@extend_schema_serializer(component_name="Submission")
class SubmissionOutput(Move):
    """A move as it was taken down."""

    turn = serializers.IntegerField()
    origin = serializers.ChoiceField(choices=Submission.Origin.choices)
    submitted_at = serializers.DateTimeField()


@extend_schema_serializer(component_name="GameRound")
class RoundOutput(Output):
    """Which round runs."""

    number = serializers.IntegerField()
    of = serializers.IntegerField()
    rules = serializers.ListField(child=serializers.CharField())


class OpenTurn(Output):
    """The turn that is open; `number` counts the turns of the game from 1: each drawn card, and a low blow's twice."""

    number = serializers.IntegerField()
    phase = serializers.ChoiceField(choices=PHASES, help_text=OF_PHASES)
    card = CardField()
    call = CallField()
    opened_at = serializers.DateTimeField()
    deadline = serializers.DateTimeField(help_text="When the time of the last seat ends.")
    deadlines = serializers.DictField(
        child=serializers.DateTimeField(),
        help_text="By seat, where it differs from seat to seat; a seat that is not in here has `deadline`.",
    )
    waiting_for = serializers.ListField(child=serializers.IntegerField())


class DrawDeck(Output):
    """The draw deck: only its size is visible."""

    count = serializers.IntegerField()


class CaptainPile(Output):
    """The Captain pile: its top card and its size are visible."""

    count = serializers.IntegerField()
    top = CardField(allow_null=True)


class DiscardArea(Output):
    """The Discard area, and how many cards more end the round."""

    cards = serializers.ListField(child=CardField())
    count = serializers.IntegerField()
    limit = serializers.IntegerField()
    remaining = serializers.IntegerField()


class Stack(Output):
    """A stack of a grid: its top card and its height are visible."""

    row = serializers.IntegerField()
    col = serializers.IntegerField()
    card = serializers.IntegerField(min_value=1, max_value=12)
    height = serializers.IntegerField()
    family = serializers.ChoiceField(choices=FAMILY_CHOICES, help_text="Of the seat that the visible card comes from.")


class ReceivedStack(Output):
    """A stack that a seat has got in a low blow and has still to place."""

    card = serializers.IntegerField(min_value=1, max_value=12)
    height = serializers.IntegerField()
    family = serializers.ChoiceField(choices=FAMILY_CHOICES, help_text="Of the seat that the visible card comes from.")


@extend_schema_serializer(component_name="Seat")
class SeatOutput(Output):
    """A place at the table."""

    index = serializers.IntegerField()
    player = serializers.CharField(allow_null=True)
    bot = serializers.ChoiceField(choices=BOT_LEVELS, allow_null=True, help_text="The level of a built-in bot.")
    is_bot = serializers.BooleanField(help_text="A built-in bot, or a player whose account is a bot.")
    rated = serializers.BooleanField(
        help_text="Whether what this seat comes to counts for ratings: a person's does, a bot account's where "
        "`rate_bots` says so, a built-in bot's never; nobody's where `rated` is false or `same_owner` true. "
        "A seat that several held counts once: for who left it by its own fault, else for who held it for two thirds "
        "of its turns."
    )
    family = serializers.ChoiceField(choices=FAMILY_CHOICES, allow_null=True)
    sound = serializers.ChoiceField(
        choices=SOUND_CHOICES, help_text="What this seat says instead of quacking in rounds of `madness`."
    )
    state = serializers.ChoiceField(choices=SEAT_STATES)
    resigned = serializers.BooleanField()
    misses = serializers.IntegerField(help_text="How many deadlines the player of this seat has missed.")
    offered = serializers.BooleanField(help_text="Whether another player may take this seat.")
    vacation_until = serializers.DateTimeField(
        allow_null=True, help_text="Until when its player is on vacation, in a game with `vacation`; null: it is not."
    )
    grid = Stack(many=True)
    received = ReceivedStack(
        allow_null=True, help_text="What it has got and not placed yet; null but in the phase `place`."
    )
    round_scores = serializers.ListField(child=serializers.IntegerField())
    total = serializers.IntegerField()
    rank = serializers.IntegerField(allow_null=True)


class ResolvedTurn(Output):
    """What a resolved turn shows."""

    number = serializers.IntegerField()
    phase = serializers.ChoiceField(choices=PHASES, help_text=OF_PHASES)
    card = CardField()
    call = CallField()
    discarded = serializers.BooleanField()
    moves = SeatMove(many=True)
    quacks = serializers.ListField(child=serializers.IntegerField())


@extend_schema_serializer(component_name="Turn")
class TurnOutput(ResolvedTurn):
    """A resolved turn with its round and its times."""

    round = serializers.IntegerField()
    opened_at = serializers.DateTimeField()
    resolved_at = serializers.DateTimeField()


class AnimalSound(Output):
    """A sound of another animal, and the word for it in each language."""

    sound = serializers.ChoiceField(choices=SOUND_CHOICES)
    words = serializers.DictField(child=serializers.CharField())


class Sounds(Output):
    """The sounds that there are."""

    results = AnimalSound(many=True)


class Standing(Output):
    """One line of the final ranking."""

    seat = serializers.IntegerField()
    rank = serializers.IntegerField()
    total = serializers.IntegerField()
    visible_cards = serializers.IntegerField()
    round_scores = serializers.ListField(child=serializers.IntegerField())
    resigned = serializers.BooleanField(help_text="A bot played this seat to the end.")


class GameResult(Output):
    """How a finished game ended."""

    winners = serializers.ListField(child=serializers.IntegerField())
    ranking = Standing(many=True)


class You(Output):
    """What concerns the viewer's own seat alone."""

    seat = serializers.IntegerField()
    card = serializers.IntegerField(
        allow_null=True, help_text="The card on the called stack, or on the one that is to be placed."
    )
    legal_moves = Move(many=True)
    submission = SubmissionOutput(allow_null=True)
    excused_left = serializers.IntegerField(help_text="For how many missed deadlines the seat still gets more time.")


@extend_schema_serializer(component_name="GamePause")
class PauseOutput(Output):
    """A pause: from when until when no deadline runs, unless somebody ends it before."""

    since = serializers.DateTimeField()
    until = serializers.DateTimeField()


class PauseAsked(Output):
    """A pause that is asked for; it begins when all have agreed who play."""

    seat = serializers.IntegerField(help_text="Who asks.")
    hours = serializers.IntegerField()
    agreed = serializers.ListField(child=serializers.IntegerField())


@extend_schema_serializer(component_name="Game")
class GameOutput(Output):
    """A game as this viewer may see it."""

    id = serializers.UUIDField()
    name = serializers.CharField(allow_blank=True)
    status = serializers.ChoiceField(choices=Game.Status.choices)
    visibility = serializers.ChoiceField(choices=Game.Visibility.choices)
    host = serializers.CharField(allow_null=True)
    version = serializers.IntegerField(help_text="The number of the last event.")
    suspended = serializers.BooleanField(help_text="Set aside for the operator after repeated failures.")
    invite_code = serializers.CharField(allow_null=True, help_text="Shown to the seats of the game only.")
    captain_seat = serializers.IntegerField()
    round_rules = serializers.ListField(
        child=serializers.ListField(child=serializers.CharField()),
        help_text="The variations of each of the three rounds.",
    )
    open_log = serializers.BooleanField()
    rated = serializers.BooleanField(help_text="Whether results count for ratings at all.")
    rate_bots = serializers.BooleanField(help_text="Whether bot accounts count for ratings, too.")
    same_owner = serializers.BooleanField(
        help_text="Whether accounts of one owner may sit here together; nobody is rated then."
    )
    clock = ClockOutput()
    paused = PauseOutput(allow_null=True, help_text="null: the game is not paused.")
    pause_asked = PauseAsked(allow_null=True, help_text="null: nobody asks for a pause.")
    join_by = serializers.DateTimeField(
        allow_null=True, help_text="When the lobby is cancelled if the game has not started."
    )
    auto_start = serializers.BooleanField(
        help_text="Whether the game starts at `join_by` with those who are there, if they are two or more."
    )
    invited_only = serializers.BooleanField(help_text="Whether only the invited may sit down.")
    language = serializers.ChoiceField(
        choices=settings.LANGUAGES, allow_null=True, help_text="Spoken at the table; null: not said."
    )
    reliability_min = serializers.IntegerField(
        allow_null=True, help_text="How reliable, 0 to 100, a player must be to sit down here."
    )
    excused = serializers.IntegerField(help_text="For how many missed deadlines each seat gets more time instead.")
    vacation = serializers.BooleanField(help_text="Whether clocks stand still for players on vacation.")
    replace = serializers.BooleanField(
        help_text="Whether seats whose players are away or gone are offered to others by themselves."
    )
    chat = serializers.ChoiceField(choices=Game.Chat.choices, help_text="What the seats may send each other.")
    created_at = serializers.DateTimeField()
    started_at = serializers.DateTimeField(allow_null=True)
    finished_at = serializers.DateTimeField(allow_null=True)
    round = RoundOutput(allow_null=True)
    turn = OpenTurn(allow_null=True)
    draw_deck = DrawDeck(allow_null=True)
    captain_pile = CaptainPile(allow_null=True)
    discard_area = DiscardArea(allow_null=True)
    seats = SeatOutput(many=True)
    last_turn = ResolvedTurn(allow_null=True)
    result = GameResult(allow_null=True)
    you = You(allow_null=True)


@extend_schema_serializer(component_name="Invitation")
class InvitationOutput(Output):
    """An invitation by name to a lobby; to accept it is to join the game."""

    id = serializers.UUIDField()
    game = serializers.UUIDField()
    name = serializers.CharField(allow_blank=True, help_text="What the game is called.")
    seats = serializers.IntegerField()
    join_by = serializers.DateTimeField(allow_null=True)
    player = serializers.CharField(help_text="Who is invited.")
    inviter = serializers.CharField(allow_null=True, help_text="By whom; null: the account is gone.")
    state = serializers.ChoiceField(choices=Invitation.State.choices)
    created_at = serializers.DateTimeField()
    answered_at = serializers.DateTimeField(allow_null=True)


class AwaitedTurn(Output):
    """A turn that waits for the caller."""

    game = serializers.UUIDField()
    name = serializers.CharField(allow_blank=True)
    round = serializers.IntegerField()
    turn = serializers.IntegerField()
    phase = serializers.ChoiceField(choices=PHASES, help_text=OF_PHASES)
    card = CardField()
    call = CallField()
    opened_at = serializers.DateTimeField()
    deadline = serializers.DateTimeField()


@extend_schema_serializer(component_name="Event")
class EventOutput(Output):
    """One thing that happened; `details` depend on `kind` and are null while H5 hides them."""

    number = serializers.IntegerField(help_text="Greater than that of every event before; the steps have no meaning.")
    kind = serializers.ChoiceField(choices=EVENT_KINDS)
    at = serializers.DateTimeField()
    seat = serializers.IntegerField(allow_null=True)
    turn = serializers.IntegerField(allow_null=True)
    details = serializers.DictField(allow_null=True)


class Page(Output):
    """A page of a list; `next` and `previous` are the addresses of its neighbours."""

    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)


class GamePage(Page):
    """Games, newest first."""

    results = GameOutput(many=True)


class InvitationPage(Page):
    """Invitations, newest first."""

    results = InvitationOutput(many=True)


class AwaitedTurnPage(Page):
    """Turns, soonest deadline first."""

    results = AwaitedTurn(many=True)


class EventPage(Page):
    """Events, oldest first."""

    results = EventOutput(many=True)
