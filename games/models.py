"""Games as rows: the one truth about who sits where, what lies on the table and what was moved.

Every writer locks the `Game` row first (`games.services.locks`). Cards are stored as the rules write them (1–12,
"max", "repeat"), moves in their notation ("0,1x0,0"), grids as `games.rules.grid.grid_to_json` gives them.
"""

import datetime as dt
import uuid
from collections.abc import Mapping

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.db.models import F, Q
from django.db.models.fields.json import KT
from django.db.models.functions import Cast

from games.fields import JSONTextField

MIN_SEATS = 2
MAX_SEATS = 7
ROUNDS = 3
MIN_TURN_SECONDS = 60
MAX_TURN_SECONDS = 28 * 24 * 3600
EVENT_STEP = 8
"""Once a game has started, the public numbers of its stored events are multiples of this.

Between two of them lie the `seat_ready` of up to seven seats, which have no rows of their own: a seat that is ready can
become so again only after a withdrawal, which is a stored event.
"""


class Game(models.Model):
    """A game of three rounds, from the lobby to the final ranking; `version` is the number of its last event."""

    class Status(models.TextChoices):
        LOBBY = "lobby"
        PLAYING = "playing"
        FINISHED = "finished"
        CANCELLED = "cancelled"

    class Visibility(models.TextChoices):
        """Who may see a game: everybody, everybody who has its address, its seats."""

        PUBLIC = "public"
        UNLISTED = "unlisted"
        PRIVATE = "private"

    class Chat(models.TextChoices):
        """What the seats may send each other: messages and reactions, reactions, nothing."""

        ALL = "all"
        REACTIONS = "reactions"
        OFF = "off"

    id = models.AutoField(primary_key=True)  # four bytes, in every row and index of its events and turns
    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    name = models.CharField(max_length=80, blank=True)
    status = models.CharField(max_length=9, choices=Status.choices, default=Status.LOBBY)
    visibility = models.CharField(max_length=8, choices=Visibility.choices, default=Visibility.PUBLIC)
    invite_code = models.CharField(max_length=16)
    host = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="hosted_games"
    )
    seat_count = models.PositiveSmallIntegerField(
        validators=[MinValueValidator(MIN_SEATS), MaxValueValidator(MAX_SEATS)]
    )
    captain_seat = models.PositiveSmallIntegerField(default=0)
    open_log = models.BooleanField(default=False)
    rate_bots = models.BooleanField(default=False, help_text="Whether bot accounts count for ratings, too.")
    rated = models.BooleanField(default=True, help_text="Whether results count for ratings at all.")
    same_owner = models.BooleanField(
        default=False, help_text="Whether a player and own bots may sit here together; nobody is rated then."
    )
    join_by = models.DateTimeField(
        null=True, blank=True, help_text="Until when the lobby waits; then the sweep cancels the game."
    )
    auto_start = models.BooleanField(
        default=False, help_text="Whether the game starts at `join_by` with two or more, instead of being cancelled."
    )
    invited_only = models.BooleanField(default=False, help_text="Whether only the invited may sit down.")
    chat = models.CharField(max_length=9, choices=Chat.choices, default=Chat.ALL)
    language = models.CharField(max_length=2, choices=settings.LANGUAGES, blank=True, help_text="Spoken at the table.")
    rematch = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.SET_NULL, related_name="+", help_text="The same game anew."
    )
    reliability_min = models.PositiveSmallIntegerField(
        null=True, blank=True, help_text="How reliable, 0 to 100, a player must be to sit down here."
    )
    excused = models.PositiveSmallIntegerField(
        default=0, help_text="For how many missed deadlines each seat gets more time instead."
    )
    replace = models.BooleanField(
        default=False, help_text="Whether seats whose players are away or gone are offered to others by themselves."
    )
    turn_seconds = models.PositiveIntegerField(default=86_400)
    clock = models.JSONField(
        null=True,
        blank=True,
        help_text="Unless each turn just lasts `turn_seconds`: the clock, as games.clocks writes it.",
    )
    options = models.JSONField(help_text="The game as it was asked for; part of its record.")
    rules_version = models.PositiveSmallIntegerField()
    version = models.PositiveIntegerField(default=0)
    result = models.JSONField(null=True, blank=True)
    created_at = models.DateTimeField()
    started_at = models.DateTimeField(null=True, blank=True)
    finished_at = models.DateTimeField(null=True, blank=True)
    quarantined_at = models.DateTimeField(null=True, blank=True)
    pause_asked = models.JSONField(
        null=True, blank=True, help_text='The pause that is asked for: {"seat", "hours", "agreed": [seat, …]}.'
    )
    paused_from = models.DateTimeField(null=True, blank=True)
    paused_until = models.DateTimeField(
        null=True, blank=True, help_text="Until when no deadline runs, unless a player ends the pause before."
    )
    paused_seconds = models.FloatField(default=0.0, help_text="How long the pauses have lasted that are over.")

    class Meta:
        indexes = [
            models.Index(fields=["paused_until"], condition=Q(paused_until__isnull=False), name="game_paused"),
            models.Index(F("created_at").desc(), F("uuid").desc(), name="game_newest"),
            models.Index(fields=["quarantined_at"], condition=Q(quarantined_at__isnull=False), name="game_quarantined"),
            models.Index(fields=["join_by"], condition=Q(status="lobby"), name="game_lobby_due"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(seat_count__gte=MIN_SEATS, seat_count__lte=MAX_SEATS), name="game_seats_2_to_7"
            ),
            models.CheckConstraint(condition=Q(captain_seat__lt=F("seat_count")), name="game_captain_at_table"),
            models.CheckConstraint(
                condition=~Q(status="lobby") | Q(join_by__isnull=False), name="game_lobby_has_join_by"
            ),
            models.CheckConstraint(
                condition=Q(turn_seconds__gte=MIN_TURN_SECONDS, turn_seconds__lte=MAX_TURN_SECONDS),
                name="game_turn_seconds_in_range",
            ),
        ]

    def __str__(self) -> str:
        return self.name or str(self.uuid)

    def rates(self, seat: "Seat") -> bool:
        """Whether what a seat of this game comes to counts for ratings.

        A person's counts, whether it plays, misses its turns or has resigned, and also when its account is gone: the
        others have played against it. A bot account's counts where the game says so, a built-in bot's never. Where
        accounts of one owner may sit together nobody's counts, nor in a game that is not rated.
        """
        person = seat.family is not None and seat.bot is None and seat.held_from == 1
        return person and self.rated and not self.same_owner and (self.rate_bots or not seat.bot_account)


class Seat(models.Model):
    """A place at the table; a player, a bot or nobody sits on it."""

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="seats", db_index=False)
    index = models.PositiveSmallIntegerField()
    player = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="seats")
    bot = models.CharField(max_length=16, null=True, blank=True)  # noqa: DJ001 - null says "no bot", "" would be a level
    bot_account = models.BooleanField(
        default=False, help_text="A player whose account is a bot sits here, or sat until the account was deleted."
    )
    family = models.CharField(max_length=16, null=True, blank=True)  # noqa: DJ001 - null is outside the unique constraint
    player_seed = models.BinaryField(default=b"", max_length=64)
    resigned_at = models.DateTimeField(null=True, blank=True)
    misses = models.PositiveIntegerField(default=0)
    missed_in_a_row = models.PositiveSmallIntegerField(default=0, help_text="Of the turns that asked it, up to 2.")
    autopilot_since = models.DateTimeField(
        null=True, blank=True, help_text="Since when the stand-in moves at once, until the player comes back."
    )
    reserve = models.FloatField(
        null=True,
        blank=True,
        help_text="With a bank: the seconds that the seat had when a turn last asked it, or has left of them since.",
    )
    excuses = models.PositiveSmallIntegerField(default=0, help_text="How often it got more time (`Game.excused`).")
    excused_in = models.PositiveIntegerField(null=True, blank=True, help_text="The last turn in which it did.")
    held_from = models.PositiveIntegerField(default=1, help_text="The first turn of the player who sits here.")
    offer_due_at = models.DateTimeField(null=True, blank=True, help_text="When it is offered to others by itself.")
    offered_at = models.DateTimeField(null=True, blank=True, help_text="Since when others may take it.")

    class Meta:
        ordering = ["game", "index"]
        indexes = [
            models.Index(fields=["offer_due_at"], condition=Q(offer_due_at__isnull=False), name="seat_offer_due"),
            models.Index(fields=["game"], condition=Q(offered_at__isnull=False), name="seat_offered"),
        ]
        constraints = [
            models.UniqueConstraint(fields=["game", "index"], name="seat_index_unique"),
            models.UniqueConstraint(fields=["game", "player"], name="seat_player_unique"),
            models.UniqueConstraint(fields=["game", "family"], name="seat_family_unique"),
            models.CheckConstraint(condition=Q(index__lt=MAX_SEATS), name="seat_index_below_7"),
            models.CheckConstraint(condition=Q(player__isnull=True) | Q(bot__isnull=True), name="seat_player_or_bot"),
        ]

    def __str__(self) -> str:
        return f"seat {self.index}"

    @property
    def taken(self) -> bool:
        """Whether a player or a bot sits here."""
        return self.player_id is not None or self.bot is not None

    @property
    def is_bot(self) -> bool:
        """Whether no person sits here: a built-in bot, or a player whose account is a bot."""
        return self.bot is not None or self.bot_account

    @property
    def played_by_bot(self) -> bool:
        """Whether a built-in bot moves for this seat: it is a bot's, its player resigned, or the account is gone."""
        return self.player_id is None or self.resigned_at is not None


class Invitation(models.Model):
    """A player is invited by name to a lobby; whoever has declined may still think better of it."""

    class State(models.TextChoices):
        """What the player has answered; `accepted`: it has sat down."""

        OPEN = "open"
        ACCEPTED = "accepted"
        DECLINED = "declined"

    id = models.AutoField(primary_key=True)
    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="invitations", db_index=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="invitations")
    inviter = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+")
    state = models.CharField(max_length=8, choices=State.choices, default=State.OPEN)
    created_at = models.DateTimeField(db_index=True)  # notices are made of them in the order of time
    answered_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "player"], name="invitation_once")]

    def __str__(self) -> str:
        return f"invitation to game {self.game_id}"


class Message(models.Model):
    """What a player has said to the table, or its reaction; the seats read it (DAYS.md DN7)."""

    class Reaction(models.TextChoices):
        """The closed list of reactions."""

        QUACK = "quack"
        LAUGH = "laugh"
        WOW = "wow"
        OUCH = "ouch"
        THINKING = "thinking"
        THANKS = "thanks"
        SORRY = "sorry"
        GOOD_LUCK = "good_luck"
        WELL_PLAYED = "well_played"

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="messages", db_index=False)
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="messages", db_index=False
    )
    text = models.CharField(max_length=500, blank=True)
    reaction = models.CharField(max_length=16, choices=Reaction.choices, blank=True)
    created_at = models.DateTimeField()
    removed_at = models.DateTimeField(null=True, blank=True, help_text="When a moderator has taken the text away.")

    class Meta:
        indexes = [
            models.Index(fields=["game", "-created_at", "-uuid"], name="message_newest"),
            models.Index(fields=["author", "-created_at"], name="message_of_author"),
            models.Index(fields=["created_at"], condition=Q(reaction=""), name="message_read_by_time"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(text="", reaction__gt="") | Q(text__gt="", reaction=""), name="message_text_or_reaction"
            ),
        ]

    def __str__(self) -> str:
        return f"message {self.uuid}"


class Ticket(models.Model):
    """A player waits for a game of one of these sizes and clocks with anybody who does (DAYS.md DF3).

    `due_at` is the one column that the sweep looks at: when to look for others again, when bots may join, when it ends.
    With a `game` it waits no longer, and is kept for a while.
    """

    WAITS = dt.timedelta(days=14)

    id = models.AutoField(primary_key=True)
    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="tickets")
    seats = ArrayField(models.PositiveSmallIntegerField(), help_text="Sizes of a table; the first is tried first.")
    clocks = ArrayField(models.CharField(max_length=16), help_text="Named clocks; the first is tried first.")
    rated = models.BooleanField(default=True)
    bots_after_hours = models.PositiveSmallIntegerField(null=True, blank=True)
    created_at = models.DateTimeField()
    due_at = models.DateTimeField(db_index=True)
    game = models.ForeignKey(Game, null=True, blank=True, on_delete=models.CASCADE, related_name="tickets")
    matched_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["created_at", "id"]
        indexes = [
            models.Index(fields=["created_at", "id"], condition=Q(game__isnull=True), name="ticket_waiting"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(game__isnull=True, matched_at__isnull=True)
                | Q(game__isnull=False, matched_at__isnull=False),
                name="ticket_waits_or_is_matched",
            ),
        ]

    def __str__(self) -> str:
        return f"ticket {self.uuid}"

    @property
    def ends_at(self) -> dt.datetime:
        """When it waits no longer if no game has come of it."""
        return self.created_at + self.WAITS

    @property
    def bots_at(self) -> dt.datetime | None:
        """From when on bots may join; None: never."""
        return None if self.bots_after_hours is None else self.created_at + dt.timedelta(hours=self.bots_after_hours)


class Tenure(models.Model):
    """Who held a seat until another player took it, from which turn to which, and why it ended (DAYS.md DA3).

    Of who sits there now `Seat.held_from` says the same; a seat that never changed hands has no row.
    """

    class EndedBy(models.TextChoices):
        """Why a tenure ended."""

        AUTOPILOT = "autopilot"
        RESIGNED = "resigned"
        ACCOUNT_DELETED = "account_deleted"

    id = models.AutoField(primary_key=True)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="tenures", db_index=False)
    seat = models.PositiveSmallIntegerField()
    player = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="tenures")
    from_turn = models.PositiveIntegerField()
    to_turn = models.PositiveIntegerField()
    misses = models.PositiveIntegerField(default=0)
    ended_by = models.CharField(max_length=15, choices=EndedBy.choices)
    ended_at = models.DateTimeField()

    class Meta:
        ordering = ["game", "seat", "from_turn"]
        constraints = [models.UniqueConstraint(fields=["game", "seat", "from_turn"], name="tenure_unique")]

    def __str__(self) -> str:
        return f"seat {self.seat}, turns {self.from_turn} to {self.to_turn}"


class Round(models.Model):
    """One of the three rounds: its secrets, its piles as they lie now, and how it ended.

    `server_seed`, `deck`, `removed`, `draw_deck` and the inside of `captain_pile` are secret while it runs.
    """

    class EndedBy(models.TextChoices):
        """What ended a round: E1, E2."""

        SINGLE_STACK = "single_stack"
        DISCARDS = "discards"

    id = models.AutoField(primary_key=True)  # four bytes, as of games
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="rounds", db_index=False)
    number = models.PositiveSmallIntegerField()
    rules = JSONTextField(default=list)
    server_seed = models.BinaryField(max_length=32)
    commitment = models.BinaryField(max_length=32)
    player_seeds = ArrayField(models.BinaryField(max_length=64), null=True, blank=True)
    entropy = models.BinaryField(max_length=32, null=True, blank=True)
    removed = JSONTextField(default=list)
    deck = JSONTextField(default=list, help_text="As it was dealt.")
    draw_deck = JSONTextField(default=list)
    captain_pile = JSONTextField(default=list, help_text="Oldest card first.")
    discard_area = JSONTextField(default=list)
    last = JSONTextField(null=True, blank=True, help_text="The last drawn card: [card, call, discarded].")
    reshuffles = JSONTextField(default=list, help_text='[{"before_turn": …, "deck": […]}]')
    opened_at = models.DateTimeField(null=True, blank=True)
    ended_at = models.DateTimeField(null=True, blank=True)
    ended_by = models.CharField(max_length=12, choices=EndedBy.choices, blank=True)
    scores = JSONTextField(null=True, blank=True)
    visible_cards = JSONTextField(null=True, blank=True)

    class Meta:
        ordering = ["game", "number"]
        constraints = [
            models.UniqueConstraint(fields=["game", "number"], name="round_number_unique"),
            models.CheckConstraint(condition=Q(number__gte=1, number__lte=ROUNDS), name="round_number_1_to_3"),
        ]

    def __str__(self) -> str:
        return f"round {self.number}"


class Grid(models.Model):
    """The stacks that one seat has in front of it in one round; covered cards are secret while it runs."""

    round = models.ForeignKey(Round, on_delete=models.CASCADE, related_name="grids", db_index=False)
    seat = models.PositiveSmallIntegerField()
    dealt = JSONTextField(help_text="Twelve ducks, row by row, as they were dealt.")
    stacks = JSONTextField(help_text="[[row, col, [bottom, …, top]], …]")
    asked = models.PositiveSmallIntegerField(
        default=0, help_text="The turns that have asked its player and that `Reliability` does not count yet."
    )

    class Meta:
        ordering = ["round", "seat"]
        constraints = [models.UniqueConstraint(fields=["round", "seat"], name="grid_seat_unique")]

    def __str__(self) -> str:
        return f"grid of seat {self.seat}"


class Turn(models.Model):
    """One drawn card and what was done with it; open until `resolved_at` is set.

    `due_at` is the one column that the sweep looks at: the earliest deadline of a seat that it waits for, or the moment
    the last seat was in, or the next attempt after a failure; null when the turn is resolved or its game is in
    quarantine.
    """

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="turns", db_index=False)
    round = models.ForeignKey(Round, on_delete=models.CASCADE, related_name="turns", db_index=False)
    number = models.PositiveIntegerField()
    card = models.CharField(max_length=6)
    call = models.CharField(max_length=3, null=True, blank=True)  # noqa: DJ001 - null: the card calls nothing
    discarded = models.BooleanField(default=False)
    opened_at = models.DateTimeField()
    deadline = models.DateTimeField(null=True, blank=True)
    deadlines = ArrayField(
        models.DateTimeField(null=True),
        null=True,
        blank=True,
        help_text="The deadline of each of seven seats, `deadline` is the latest; null: all that are asked have that.",
    )
    stops = JSONTextField(
        null=True, blank=True, help_text="When clocks stand still in the open turn: [[from, to, seat or null for all]]."
    )
    due_at = models.DateTimeField(null=True, blank=True)
    resolved_at = models.DateTimeField(null=True, blank=True)
    attempts = models.PositiveSmallIntegerField(default=0)
    asked = ArrayField(models.PositiveSmallIntegerField(), default=list)
    waiting_for = ArrayField(models.PositiveSmallIntegerField(), default=list)
    prompts = models.JSONField(
        null=True, blank=True, help_text='Per seat that may decide: {"0": {"card": 7, "moves": ["0,1x0,0"]}}.'
    )
    decisions = ArrayField(
        models.PositiveIntegerField(),
        null=True,
        blank=True,
        help_text="How often each of seven seats has decided in the open turn: moved, moved otherwise, withdrawn.",
    )
    last_event = models.PositiveIntegerField(
        null=True, blank=True, help_text="The public number of the newest `seat_ready` of the open turn."
    )

    class Meta:
        ordering = ["game", "number"]
        constraints = [
            models.UniqueConstraint(fields=["game", "number"], name="turn_number_unique"),
            models.UniqueConstraint(fields=["game"], condition=Q(resolved_at__isnull=True), name="turn_one_open"),
            models.CheckConstraint(
                condition=Q(deadline__isnull=True) | Q(deadline__gt=F("opened_at")), name="turn_deadline_after_opening"
            ),
            models.CheckConstraint(
                condition=Q(resolved_at__isnull=False) | Q(deadline__isnull=False), name="turn_open_has_deadline"
            ),
        ]
        indexes = [
            models.Index(fields=["due_at"], condition=Q(resolved_at__isnull=True), name="turn_due"),
        ]

    def __str__(self) -> str:
        return f"turn {self.number}"

    def deadline_of(self, seat: int) -> dt.datetime | None:
        """When the time of a seat ends in this turn while it is open."""
        own = self.deadlines[seat] if self.deadlines else None
        return own or self.deadline

    def set_deadlines(self, changed: Mapping[int, dt.datetime]) -> None:
        """Give seats deadlines of their own; the other asked seats keep theirs. Writes nothing, nor sets `due_at`."""
        deadlines = {seat: self.deadline_of(seat) for seat in self.asked} | dict(changed)
        self.deadlines = [deadlines.get(seat) for seat in range(MAX_SEATS)]
        self.deadline = max((moment for moment in deadlines.values() if moment), default=self.deadline)

    @property
    def next_deadline(self) -> dt.datetime | None:
        """The earliest deadline of a seat that the turn waits for; None where it waits for nobody."""
        if self.deadlines is None:
            return self.deadline if self.waiting_for else None
        return min((moment for seat in self.waiting_for if (moment := self.deadline_of(seat))), default=None)

    def await_next(self) -> None:
        """Make the turn due at its next deadline, where no failed attempt has put that off. Writes nothing."""
        if self.waiting_for and self.due_at is not None and not self.attempts:
            self.due_at = self.next_deadline

    def late_seats(self, now: dt.datetime) -> list[int]:
        """The seats that the turn waits for although their time has ended."""
        return [seat for seat in self.waiting_for if (moment := self.deadline_of(seat)) and moment <= now]

    def decided(self, seat: int) -> int:
        """How often a seat has decided in this turn while it is open."""
        return self.decisions[seat] if self.decisions else 0

    def decide(self, seat: int) -> None:
        """Count another decision of a seat. Writes nothing."""
        self.decisions = [self.decided(index) + (index == seat) for index in range(MAX_SEATS)]


class Submission(models.Model):
    """The move of one seat in one turn; secret from the other seats until the turn is resolved."""

    class Origin(models.TextChoices):
        PLAYER = "player"
        ORDER = "order"
        BOT = "bot"
        TIMEOUT = "timeout"

    pk = models.CompositePrimaryKey("turn_id", "seat")
    turn = models.ForeignKey(Turn, on_delete=models.CASCADE, related_name="submissions", db_index=False)
    seat = models.PositiveSmallIntegerField()
    revision = models.PositiveIntegerField(default=1, help_text="How often its seat had decided in the turn by then.")
    origin = models.CharField(max_length=7, choices=Origin.choices)
    move = models.CharField(max_length=24)
    submitted_at = models.DateTimeField()
    event = models.PositiveIntegerField(
        null=True, blank=True, help_text="The public number of the `seat_ready` that it brought about."
    )
    ready_at = models.DateTimeField(null=True, blank=True, help_text="When that was; a replacement leaves it alone.")

    def __str__(self) -> str:
        return f"submission of seat {self.seat}"

    @property
    def mark(self) -> str:
        """What tells this decision from every other one of its seat in its turn."""
        return str(self.revision)


class StandingOrders(models.Model):
    """What a seat wants to be done when a card calls; secret, its player's alone, and gone when they end (DAYS.md DO).

    `paused` says why they do nothing now; a pause because of a withdrawal holds for the turn `paused_turn` only.
    """

    class Until(models.TextChoices):
        """When orders end by themselves: with the round, with the game."""

        ROUND = "round"
        GAME = "game"

    class Paused(models.TextChoices):
        """Why orders pause: so many moves in a row, so few stacks, a move of theirs was withdrawn."""

        PAUSE_AFTER = "pause_after"
        PAUSE_AT_STACKS = "pause_at_stacks"
        WITHDRAWN = "withdrawn"

    id = models.AutoField(primary_key=True)
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="standing_orders", db_index=False)
    seat = models.PositiveSmallIntegerField()
    calls = JSONTextField(help_text='Preferences by call, as they were sent: {"7": [{"policy": "steady"}]}.')
    otherwise = models.CharField(max_length=16)
    until = models.CharField(max_length=5, choices=Until.choices)
    pause_after = models.PositiveSmallIntegerField(null=True, blank=True)
    pause_at_stacks = models.PositiveSmallIntegerField(null=True, blank=True)
    in_a_row = models.PositiveSmallIntegerField(default=0, help_text="Moves by orders in a row, up to `pause_after`.")
    few_stacks_known = models.BooleanField(
        default=False, help_text="The player went on in this round with `pause_at_stacks` or fewer."
    )
    paused = models.CharField(max_length=15, choices=Paused.choices, blank=True)
    paused_turn = models.PositiveIntegerField(null=True, blank=True)
    paused_at = models.DateTimeField(null=True, blank=True)
    created_at = models.DateTimeField()
    revision = models.PositiveIntegerField(default=1, help_text="How often what their player sees of them has changed.")

    class Meta:
        ordering = ["game", "seat"]
        constraints = [models.UniqueConstraint(fields=["game", "seat"], name="standing_orders_seat_unique")]
        indexes = [  # notices are made of pauses in the order of time
            models.Index(fields=["paused_at"], condition=Q(paused_at__isnull=False), name="standing_orders_paused")
        ]

    def __str__(self) -> str:
        return f"standing orders of seat {self.seat}"

    @property
    def mark(self) -> str:
        """What tells this state of the orders from every other one of their seat."""
        return f"{self.created_at.timestamp() * 1_000_000:.0f}.{self.revision}"

    def pause(self, reason: str, turn: int, now: dt.datetime) -> None:
        """Do nothing until the player goes on, or, after a withdrawal, until the next turn. Writes nothing."""
        self.paused, self.paused_turn, self.paused_at = reason, turn, now
        self.revision += 1

    def go_on(self) -> None:
        """End a pause. Writes nothing."""
        self.paused, self.paused_turn, self.paused_at = "", None, None
        self.revision += 1


class Event(models.Model):
    """One thing that happened in a game; only ever appended. Its number is the game's version after it.

    `seat_ready` has no row: readers derive it from the moves (`games.history`). A withdrawal removes the move, and so
    its event holds the number and the time of the `seat_ready` that it takes back, as `{"ready": 81, "at": "…"}`.

    What a turn's event says about cards and moves is read from the turn itself, as far as H5 lets it be seen. No event
    holds a name: who took a seat is kept as the player's primary key and is nobody once the account is gone.
    """

    class Kind(models.IntegerChoices):
        """What happened; the label is the name in the API."""

        GAME_CREATED = 1, "game_created"
        SEAT_TAKEN = 2, "seat_taken"
        SEAT_LEFT = 3, "seat_left"
        HOST_CHANGED = 4, "host_changed"
        GAME_STARTED = 5, "game_started"
        GAME_CANCELLED = 6, "game_cancelled"
        ROUND_OPENED = 7, "round_opened"
        TURN_OPENED = 8, "turn_opened"
        SEAT_READY = 9, "seat_ready"
        SEAT_AWAITED = 10, "seat_awaited"
        SEAT_MISSED = 11, "seat_missed"
        TURN_RESOLVED = 12, "turn_resolved"
        DECK_RESHUFFLED = 13, "deck_reshuffled"
        ROUND_ENDED = 14, "round_ended"
        GAME_FINISHED = 15, "game_finished"
        SEAT_RESIGNED = 16, "seat_resigned"
        GAME_SUSPENDED = 17, "game_suspended"
        GAME_RESUMED = 18, "game_resumed"
        PLAYER_DELETED = 19, "player_deleted"
        SEAT_AUTOPILOT = 30, "seat_autopilot"
        SEAT_RETURNED = 31, "seat_returned"
        SEAT_OFFERED = 32, "seat_offered"
        PAUSE_ASKED = 40, "pause_asked"
        PAUSE_AGREED = 41, "pause_agreed"
        PAUSE_DECLINED = 42, "pause_declined"
        GAME_PAUSED = 43, "game_paused"
        GAME_UNPAUSED = 44, "game_unpaused"
        DEADLINES_MOVED = 45, "deadlines_moved"
        SEAT_EXCUSED = 33, "seat_excused"

    class CancelReason(models.TextChoices):
        """Why a game was cancelled: by its host, because nobody was left, because its `join_by` had passed."""

        HOST = "host"
        EMPTY = "empty"
        EXPIRED = "expired"

    pk = models.CompositePrimaryKey("game_id", "number")
    at = models.DateTimeField()  # the columns stand by their width: most rows of a game are these
    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="events", db_index=False)
    number = models.PositiveIntegerField()
    turn = models.PositiveIntegerField(null=True, blank=True)
    kind = models.PositiveSmallIntegerField(choices=Kind.choices)
    seat = models.PositiveSmallIntegerField(null=True, blank=True)
    data = models.JSONField(null=True, blank=True)

    class Meta:
        indexes = [
            models.Index(
                Cast(KT("data__player"), models.BigIntegerField()),
                condition=Q(kind=2),  # SEAT_TAKEN, which cannot be named in here
                name="event_seat_taken_by",
            ),
        ]

    def __str__(self) -> str:
        return f"event {self.number}"


class Snapshot(models.Model):
    """The public state of a game as JSON text, made anew by every step; reads only fill in what moves in between.

    It is made from the rules' `Observation` and so holds nothing that a viewer may not see.
    """

    game = models.OneToOneField(Game, on_delete=models.CASCADE, primary_key=True, related_name="snapshot")
    document = models.TextField()

    def __str__(self) -> str:
        return f"snapshot of game {self.game_id}"


class Heartbeat(models.Model):
    """When a recurring job last got on with its work, or found none."""

    SWEEP = "sweep"

    name = models.CharField(max_length=16, primary_key=True)
    at = models.DateTimeField()

    def __str__(self) -> str:
        return self.name


class Outage(models.Model):
    """A time in which no sweep ran; the deadlines that ran in it are put off by it, turn by turn, once."""

    began_at = models.DateTimeField()
    ended_at = models.DateTimeField()
    last_turn = models.BigIntegerField(default=0, help_text="The primary key of the last turn that was put off.")
    done_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [models.Index(fields=["id"], condition=Q(done_at__isnull=True), name="outage_open")]

    def __str__(self) -> str:
        return f"from {self.began_at} to {self.ended_at}"
