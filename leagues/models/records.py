"""What is on record: rulings, requests, events, and the standings as they were last computed."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q

from leagues.models.competitions import Competition, Entry
from leagues.models.leagues import League


class Ruling(models.Model):
    """What a person of the staff decided, or the service by itself; the database refuses to change or delete one (LO2).

    `competition` is null for what concerns the league alone: appointing and dismissing. Numbers count from 1 in each
    competition, and in each league for those without one. Whether it was undone says the ruling that `undoes` it.
    """

    class Action(models.TextChoices):
        """The closed list of LO3; keeping entries apart is a `change_settings`."""

        PUBLISH = "publish"
        HIDE = "hide"
        ANNOUNCE = "announce"
        CHANGE_SETTINGS = "change_settings"
        APPOINT = "appoint"
        DISMISS = "dismiss"
        ADMIT = "admit"
        WITHDRAW = "withdraw"
        REINSTATE = "reinstate"
        WARN = "warn"
        AWARD = "award"
        DEDUCT = "deduct"
        DISQUALIFY = "disqualify"
        REDRAW = "redraw"
        MOVE = "move"
        PAUSE = "pause"
        RESUME = "resume"
        EXTEND = "extend"
        REPLACE = "replace"
        ADJUDICATE = "adjudicate"
        VOID = "void"
        UNDO = "undo"

    league = models.ForeignKey(League, on_delete=models.PROTECT, related_name="rulings", db_index=False)
    competition = models.ForeignKey(
        Competition, null=True, blank=True, on_delete=models.PROTECT, related_name="rulings", db_index=False
    )
    number = models.PositiveIntegerField()
    at = models.DateTimeField()
    actor = models.BigIntegerField(null=True, blank=True, help_text="The primary key of the player; null: the service.")
    role = models.CharField(max_length=9, blank=True)
    action = models.CharField(max_length=15, choices=Action.choices)
    round = models.PositiveSmallIntegerField(null=True, blank=True, help_text="The number of the round.")
    table = models.PositiveSmallIntegerField(null=True, blank=True, help_text="The number of the table.")
    entry = models.ForeignKey(Entry, null=True, blank=True, on_delete=models.PROTECT, related_name="rulings")
    points = models.PositiveSmallIntegerField(null=True, blank=True)
    reason = models.CharField(max_length=500, blank=True)
    private_note = models.CharField(max_length=2000, blank=True, help_text="For staff alone.")
    detail = models.JSONField(
        default=dict, blank=True, help_text='What standings need of it: {"ranks": […], "from": "all", "rule": …}.'
    )
    before = models.JSONField(default=dict, blank=True)
    after = models.JSONField(default=dict, blank=True)
    undoes = models.OneToOneField("self", null=True, blank=True, on_delete=models.PROTECT, related_name="undone_by")
    automatic = models.BooleanField(default=False)
    interested = models.BooleanField(default=False, help_text="Its actor plays in the same competition (LO5).")
    consumed = models.BooleanField(default=False, help_text="An undo after which drawn rounds stay (LO4).")

    class Meta:
        ordering = ["competition", "number"]
        constraints = [
            models.UniqueConstraint(fields=["competition", "number"], name="ruling_number_unique"),
            models.UniqueConstraint(
                fields=["league", "number"], condition=Q(competition__isnull=True), name="ruling_of_league_unique"
            ),
            models.CheckConstraint(
                condition=~Q(action__in=["award", "deduct"]) | Q(points__gte=1, points__lte=600),
                name="ruling_points_1_to_600",
            ),
            models.CheckConstraint(
                condition=Q(action="undo", undoes__isnull=False) | (~Q(action="undo") & Q(undoes__isnull=True)),
                name="ruling_undo_undoes",
            ),
            models.CheckConstraint(
                condition=Q(automatic=True, actor__isnull=True) | Q(automatic=False, actor__isnull=False),
                name="ruling_by_somebody_or_automatic",
            ),
        ]

    def __str__(self) -> str:
        return f"ruling {self.number}"


class Event(models.Model):
    """One thing that happened in a competition; only ever appended. Its number is the competition's version after it.

    `round_drawn`, and what was ruled about a draw until then, is written when the round is published: nobody is to
    know of it before, and who knows all events up to a number gets it after that.
    """

    class Kind(models.TextChoices):
        """The closed list of the API."""

        COMPETITION_PUBLISHED = "competition_published"
        REGISTRATION_OPENED = "registration_opened"
        REGISTRATION_CLOSED = "registration_closed"
        ENTRY_ADDED = "entry_added"
        ENTRY_LEFT = "entry_left"
        ROUND_DRAWN = "round_drawn"
        ROUND_OPENED = "round_opened"
        TABLE_FINISHED = "table_finished"
        TABLE_ADJUDICATED = "table_adjudicated"
        ROUND_CLOSED = "round_closed"
        STANDINGS_CHANGED = "standings_changed"
        RULING_MADE = "ruling_made"
        RULING_UNDONE = "ruling_undone"
        ANNOUNCEMENT = "announcement"
        COMPETITION_FINISHED = "competition_finished"
        SEASON_FINISHED = "season_finished"

    pk = models.CompositePrimaryKey("competition_id", "number")
    competition = models.ForeignKey(Competition, on_delete=models.CASCADE, related_name="events", db_index=False)
    number = models.PositiveIntegerField()
    at = models.DateTimeField()
    kind = models.CharField(max_length=21, choices=Kind.choices)
    round = models.PositiveSmallIntegerField(null=True, blank=True)
    table = models.PositiveSmallIntegerField(null=True, blank=True)
    data = models.JSONField(default=dict, blank=True)

    class Meta:
        indexes = [models.Index(fields=["at"], name="league_event_by_time")]

    def __str__(self) -> str:
        return f"event {self.number}"


class Told(models.Model):
    """Until when events have been told to webhooks and players: one row, locked by who tells."""

    id = models.PositiveSmallIntegerField(primary_key=True, default=1)
    until = models.DateTimeField()

    class Meta:
        verbose_name_plural = "told"

    def __str__(self) -> str:
        return str(self.until)


class Standing(models.Model):
    """A row of the standings of a whole competition, as the rules made it; `place` orders the page.

    Standings are a function of all other rows (`manage.py check_standings`). Those of one stage, or up to an earlier
    round, are computed when they are asked for.
    """

    competition = models.ForeignKey(Competition, on_delete=models.CASCADE, related_name="standings", db_index=False)
    entry = models.OneToOneField(Entry, on_delete=models.CASCADE, related_name="standing")
    place = models.PositiveSmallIntegerField()
    rank = models.PositiveSmallIntegerField(null=True, blank=True)
    ticks = models.IntegerField()
    document = models.JSONField(help_text="The row as JSON has it, but for the entry and its player.")

    class Meta:
        ordering = ["competition", "place"]
        indexes = [models.Index(fields=["competition", "place"], name="standing_in_order")]

    def __str__(self) -> str:
        return f"rank {self.rank}"


class Request(models.Model):
    """What an entry's player asks of the staff, and their answer (LO7); an entry that is handed on keeps its requests.

    `player` null: the account is gone.
    """

    class Kind(models.TextChoices):
        APPEAL = "appeal"
        ABSENCE = "absence"
        SUBSTITUTE = "substitute"
        OTHER = "other"

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    entry = models.ForeignKey(Entry, on_delete=models.CASCADE, related_name="requests")
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="league_requests"
    )
    competition = models.ForeignKey(Competition, on_delete=models.CASCADE, related_name="requests", db_index=False)
    kind = models.CharField(max_length=10, choices=Kind.choices)
    text = models.CharField(max_length=2000, blank=True)
    created_at = models.DateTimeField()
    answer = models.CharField(max_length=2000, blank=True)
    private_note = models.CharField(max_length=2000, blank=True, help_text="Of the answer, for staff alone.")
    answered_at = models.DateTimeField(null=True, blank=True)
    answered_by = models.BigIntegerField(null=True, blank=True, help_text="The primary key of the player.")

    class Meta:
        indexes = [models.Index(fields=["competition", "-created_at", "-uuid"], name="request_newest")]
        constraints = [
            models.CheckConstraint(
                condition=Q(answered_at__isnull=True, answer="") | Q(answered_at__isnull=False, answer__gt=""),
                name="request_answered_whole",
            )
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.uuid}"
