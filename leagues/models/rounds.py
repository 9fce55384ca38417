"""Rounds, their tables, who sits there and who does not."""

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, Q

from games.models import MAX_SEATS, Game
from leagues.models.competitions import Competition, Entry


class Round(models.Model):
    """One round of a stage, from its plan to its close (LR1).

    `due_at` is the one column that the sweep looks at: when the round is next drawn, published, opened or closed, when
    a pause of it or of one of its tables ends, or the next attempt after a failure; null where nothing is to do before
    a table ends (LB1). `drawn_with` is what the draw depended on beside the rounds before, blocks among it: nobody is
    shown it, and `manage.py verify_draw` reads it.
    """

    class Status(models.TextChoices):
        PLANNED = "planned"
        DRAWN = "drawn"
        PUBLISHED = "published"
        OPEN = "open"
        CLOSING = "closing"
        CLOSED = "closed"

    competition = models.ForeignKey(Competition, on_delete=models.CASCADE, related_name="rounds", db_index=False)
    number = models.PositiveSmallIntegerField()
    stage = models.PositiveSmallIntegerField(default=1)
    status = models.CharField(max_length=9, choices=Status.choices, default=Status.PLANNED)
    draws_at = models.DateTimeField()
    publishes_at = models.DateTimeField()
    opens_at = models.DateTimeField()
    closes_at = models.DateTimeField()
    due_at = models.DateTimeField(null=True, blank=True)
    attempts = models.PositiveSmallIntegerField(default=0, help_text="Failed attempts at its next step in a row.")
    drawn_at = models.DateTimeField(null=True, blank=True)
    published_at = models.DateTimeField(null=True, blank=True)
    opened_at = models.DateTimeField(null=True, blank=True)
    closed_at = models.DateTimeField(null=True, blank=True)
    paused_from = models.DateTimeField(null=True, blank=True)
    paused_until = models.DateTimeField(null=True, blank=True)
    attempt = models.PositiveSmallIntegerField(default=0, help_text="Which draw it is: 0, or 1 to 3 after redraws.")
    by_hand = models.BooleanField(default=False, help_text="Organizers have set its tables.")
    entropy = models.BinaryField(max_length=32, null=True, blank=True)
    draw_seeds = models.JSONField(null=True, blank=True, help_text="Of each drawn entry, as the draw took it, in hex.")
    lots = ArrayField(models.UUIDField(), null=True, blank=True, help_text="The entries in the order of the draw.")
    drawn_with = models.JSONField(null=True, blank=True)

    class Meta:
        ordering = ["competition", "number"]
        constraints = [
            models.UniqueConstraint(fields=["competition", "number"], name="league_round_number_unique"),
            models.CheckConstraint(
                condition=Q(draws_at__lte=F("publishes_at"), publishes_at__lte=F("opens_at")),
                name="league_round_times_in_order",
            ),
            models.CheckConstraint(condition=Q(closes_at__gt=F("opens_at")), name="league_round_closes_after_opening"),
            models.CheckConstraint(condition=Q(number__gte=1, attempt__lte=3), name="league_round_from_1"),
            models.CheckConstraint(
                condition=Q(status="planned", lots__isnull=True)
                | (~Q(status="planned") & Q(lots__isnull=False, drawn_at__isnull=False)),
                name="league_round_drawn_whole",
            ),
        ]
        indexes = [
            models.Index(fields=["due_at"], condition=Q(due_at__isnull=False), name="league_round_due"),
        ]

    def __str__(self) -> str:
        return f"round {self.number}"


class Table(models.Model):
    """A table of a round: exactly one game, once the round is open (LB3)."""

    class Status(models.TextChoices):
        WAITING = "waiting"
        PLAYING = "playing"
        CLOSING = "closing"
        FINISHED = "finished"
        ADJUDICATED = "adjudicated"
        SPLIT = "split"
        VOID = "void"

    round = models.ForeignKey(Round, on_delete=models.CASCADE, related_name="tables", db_index=False)
    number = models.PositiveSmallIntegerField()
    game = models.OneToOneField(Game, null=True, blank=True, on_delete=models.PROTECT, related_name="+")
    status = models.CharField(max_length=11, choices=Status.choices, default=Status.WAITING)
    captain = models.PositiveSmallIntegerField(default=0, help_text="The index of the Captain's seat.")
    closes_at = models.DateTimeField()
    rule_by = models.DateTimeField(null=True, blank=True, help_text="Until when staff may rule it (LJ4).")
    paused_from = models.DateTimeField(null=True, blank=True)
    paused_until = models.DateTimeField(null=True, blank=True)
    ended_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["round", "number"]
        constraints = [
            models.UniqueConstraint(fields=["round", "number"], name="table_number_unique"),
            models.CheckConstraint(condition=Q(captain__lt=MAX_SEATS), name="table_captain_below_7"),
            models.CheckConstraint(
                condition=~Q(status__in=["playing", "closing", "finished"]) | Q(game__isnull=False),
                name="table_played_has_game",
            ),
            models.CheckConstraint(condition=~Q(status="waiting") | Q(game__isnull=True), name="table_waits_for_game"),
            models.CheckConstraint(
                condition=Q(status__in=["waiting", "playing", "closing"], ended_at__isnull=True)
                | Q(status__in=["finished", "adjudicated", "split", "void"], ended_at__isnull=False),
                name="table_ended_at_a_time",
            ),
        ]
        indexes = [
            models.Index(fields=["round"], condition=Q(status="waiting"), name="table_waiting"),
            models.Index(fields=["game"], condition=Q(status__in=["playing", "closing"]), name="table_unfinished"),
            models.Index(fields=["closes_at"], condition=Q(status="playing"), name="table_to_close"),
        ]

    def __str__(self) -> str:
        return f"table {self.number}"


class TableSeat(models.Model):
    """An entry's seat at a table, and what came of it.

    `played_rank` and `total` are the game's; `rank` and `ticks` follow from them, from rulings and from `tenures`, and
    are written with the standings. `round` is the table's, so that an entry sits at one table of a round.
    """

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats", db_index=False)
    round = models.ForeignKey(Round, on_delete=models.CASCADE, related_name="seats", db_index=False)
    index = models.PositiveSmallIntegerField()
    entry = models.ForeignKey(Entry, on_delete=models.PROTECT, related_name="seats")
    played_rank = models.PositiveSmallIntegerField(null=True, blank=True)
    total = models.IntegerField(null=True, blank=True)
    round_scores = models.JSONField(null=True, blank=True)
    visible_cards = models.JSONField(null=True, blank=True)
    at_fault = models.BooleanField(default=False, help_text="The open turn waited for it, or it had resigned (LJ3).")
    tenures = models.JSONField(
        default=list, blank=True, help_text='[{"entry": UUID or null, "kind", "asked", "decided", "missed"}]'
    )
    rank = models.PositiveSmallIntegerField(null=True, blank=True)
    ticks = models.PositiveIntegerField(null=True, blank=True)
    last = models.BooleanField(default=False, help_text="A ruling has moved it last (LP6).")

    class Meta:
        ordering = ["table", "index"]
        constraints = [
            models.UniqueConstraint(fields=["table", "index"], name="table_seat_index_unique"),
            models.UniqueConstraint(fields=["round", "entry"], name="table_seat_entry_once_a_round"),
            models.CheckConstraint(condition=Q(index__lt=MAX_SEATS), name="table_seat_index_below_7"),
        ]

    def __str__(self) -> str:
        return f"seat {self.index}"


class Unseated(models.Model):
    """An entry that sits at no table of a round, and what that is worth in points (LP7)."""

    class Kind(models.TextChoices):
        BYE = "bye"
        SIT_OUT = "sit_out"
        LATE = "late"
        ABSENT = "absent"

    round = models.ForeignKey(Round, on_delete=models.CASCADE, related_name="unseated", db_index=False)
    entry = models.ForeignKey(Entry, on_delete=models.PROTECT, related_name="unseated")
    kind = models.CharField(max_length=7, choices=Kind.choices)
    points = models.PositiveSmallIntegerField(default=0)

    class Meta:
        verbose_name_plural = "unseated"
        constraints = [
            models.UniqueConstraint(fields=["round", "entry"], name="unseated_once_a_round"),
            models.CheckConstraint(condition=Q(points__lte=60), name="unseated_points_0_to_60"),
        ]

    def __str__(self) -> str:
        return f"{self.kind} of {self.entry_id}"
