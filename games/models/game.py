"""Games, their seats and who has held them."""

import uuid

from django.conf import settings
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.db.models import F, Q

MIN_SEATS = 2
MAX_SEATS = 7
ROUNDS = 3
MIN_TURN_SECONDS = 60
MAX_TURN_SECONDS = 28 * 24 * 3600


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
    league = models.UUIDField(
        null=True, blank=True, editable=False, help_text="The league at one of whose tables it is played."
    )
    rematch = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.SET_NULL, related_name="+", help_text="The same game anew."
    )
    reliability_min = models.PositiveSmallIntegerField(
        null=True, blank=True, help_text="How reliable, 0 to 100, a player must be to sit down here."
    )
    excused = models.PositiveSmallIntegerField(
        default=0, help_text="For how many missed deadlines each seat gets more time instead."
    )
    vacation = models.BooleanField(default=False, help_text="Whether clocks stand still for players on vacation.")
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
    pause_held = models.BooleanField(
        default=False, help_text="The pause is its league's: it is not for the seats to end it."
    )
    played_out_at = models.DateTimeField(
        null=True, blank=True, help_text="Since when the stand-in decides for every seat, to end the game."
    )

    class Meta:
        indexes = [
            models.Index(fields=["paused_until"], condition=Q(paused_until__isnull=False), name="game_paused"),
            models.Index(F("created_at").desc(), F("uuid").desc(), name="game_newest"),
            models.Index(
                F("league"),
                F("created_at").desc(),
                F("uuid").desc(),
                condition=Q(league__isnull=False),
                name="game_of_league",
            ),
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
        others have played against it. That of several counts once, for which of them is said when it is rated
        (LEAGUES.md LK4). A bot account's counts where the game says so, a built-in bot's never. Where accounts of one
        owner may sit together nobody's counts, nor in a game that is not rated.
        """
        person = seat.family is not None and seat.bot is None
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
    missed_in = models.PositiveIntegerField(null=True, blank=True, help_text="The last turn that it missed.")
    excuses = models.PositiveSmallIntegerField(default=0, help_text="How often it got more time (`Game.excused`).")
    excused_in = models.PositiveIntegerField(null=True, blank=True, help_text="The last turn in which it did.")
    held_from = models.PositiveIntegerField(default=1, help_text="The first turn of the player who sits here.")
    offer_due_at = models.DateTimeField(null=True, blank=True, help_text="When it is offered to others by itself.")
    offered_at = models.DateTimeField(null=True, blank=True, help_text="Since when others may take it.")
    sound = models.CharField(
        max_length=20,
        default="",
        blank=True,
        help_text="What it says instead of quacking in `madness`; empty: no choice.",
    )

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
