"""Rounds, grids, turns, the moves of the seats and their standing orders."""

import datetime as dt
from collections.abc import Mapping

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, Q

from games.fields import JSONTextField
from games.models.game import MAX_SEATS, ROUNDS, Game


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
    received = JSONTextField(
        null=True, blank=True, help_text="A stack that the seat has got and must place: [[bottom, …, top], owner]."
    )
    asked = models.PositiveSmallIntegerField(
        default=0, help_text="The turns that have asked its player and that `Reliability` does not count yet."
    )

    class Meta:
        ordering = ["round", "seat"]
        constraints = [models.UniqueConstraint(fields=["round", "seat"], name="grid_seat_unique")]

    def __str__(self) -> str:
        return f"grid of seat {self.seat}"


class Turn(models.Model):
    """One drawn card and what was done with it, or half of that in a low blow; open until `resolved_at` is set.

    `due_at` is the one column that the sweep looks at: the earliest deadline of a seat that it waits for, or the moment
    the last seat was in, or the next attempt after a failure; null when the turn is resolved or its game is in
    quarantine.
    """

    class Phase(models.TextChoices):
        """What a turn asks for (V6a)."""

        MOVE = "move"
        GIVE = "give"
        PLACE = "place"

    game = models.ForeignKey(Game, on_delete=models.CASCADE, related_name="turns", db_index=False)
    round = models.ForeignKey(Round, on_delete=models.CASCADE, related_name="turns", db_index=False)
    number = models.PositiveIntegerField()
    card = models.CharField(max_length=6)
    call = models.CharField(max_length=3, null=True, blank=True)  # noqa: DJ001 - null: the card calls nothing
    phase = models.CharField(max_length=5, choices=Phase.choices, default=Phase.MOVE, db_default=Phase.MOVE)
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
        null=True,
        blank=True,
        help_text='Per seat that may decide: {"0": {"card": 7, "moves": ["0,1x0,0"], "ambiguous": true}}.',
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
