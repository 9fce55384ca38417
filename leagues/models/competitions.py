"""Competitions, the seeds of their draws, and who takes part."""

import secrets
import uuid

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, Q

from leagues.models.leagues import League, Season


def new_invite_code() -> str:
    """What lets somebody in where only the invited may enter."""
    return secrets.token_urlsafe(9)


class Competition(models.Model):
    """Entries, stages and one table of standings; `version` is the number of its last event.

    `settings` is the rest of the Competition of LEAGUES.md, whole, with its defaults. `due_at` is when something is
    next to do that belongs to no round: `steps_done` has what was done of it.
    """

    class Status(models.TextChoices):
        DRAFT = "draft"
        PUBLISHED = "published"
        RUNNING = "running"
        FINISHED = "finished"
        CANCELLED = "cancelled"

    class Step(models.TextChoices):
        """What a competition does by itself, beside its rounds; each once."""

        OPEN_REGISTRATION = "open_registration"
        CLOSE_REGISTRATION = "close_registration"
        ASK_TO_CONFIRM = "ask_to_confirm"
        CHECK_GATES = "check_gates"
        FINISH = "finish"

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    league = models.ForeignKey(League, on_delete=models.CASCADE, related_name="competitions")
    season = models.ForeignKey(
        Season, null=True, blank=True, on_delete=models.CASCADE, related_name="divisions", db_index=False
    )
    tier = models.PositiveSmallIntegerField(null=True, blank=True, help_text="Of a division: 1 at the top.")
    name = models.CharField(max_length=80)
    description = models.CharField(max_length=4000, blank=True)
    status = models.CharField(max_length=9, choices=Status.choices, default=Status.DRAFT)
    visibility = models.CharField(max_length=8, choices=League.Visibility.choices, default=League.Visibility.PUBLIC)
    settings = models.JSONField()
    invite_code = models.CharField(max_length=16, default=new_invite_code)
    registration_opens_at = models.DateTimeField(help_text="As `settings` has it, to be looked for.")
    registration_closes_at = models.DateTimeField()
    capacity = models.PositiveSmallIntegerField()
    version = models.PositiveIntegerField(default=0)
    created_at = models.DateTimeField()
    published_at = models.DateTimeField(null=True, blank=True)
    finished_at = models.DateTimeField(null=True, blank=True)
    due_at = models.DateTimeField(null=True, blank=True)
    steps_done = ArrayField(models.CharField(max_length=18, choices=Step.choices), default=list, blank=True)
    offers_due_at = models.DateTimeField(
        null=True, blank=True, help_text="When seats are next offered to substitutes; null where nobody volunteers."
    )
    season_due_at = models.DateTimeField(
        null=True, blank=True, help_text="When its season is to be looked at: a place is free, or it is over."
    )
    attempts = models.PositiveSmallIntegerField(default=0, help_text="Failed attempts at a step in a row.")
    quarantined_at = models.DateTimeField(null=True, blank=True, help_text="Since when nothing happens by itself.")
    paused_from = models.DateTimeField(null=True, blank=True)
    paused_until = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [
            models.Index(F("created_at").desc(), F("uuid").desc(), name="competition_newest"),
            models.Index(fields=["due_at"], condition=Q(due_at__isnull=False), name="competition_due"),
            models.Index(
                fields=["season_due_at"], condition=Q(season_due_at__isnull=False), name="competition_season_due"
            ),
            models.Index(
                fields=["offers_due_at"], condition=Q(offers_due_at__isnull=False), name="competition_offers_due"
            ),
            models.Index(
                fields=["quarantined_at"], condition=Q(quarantined_at__isnull=False), name="competition_quarantined"
            ),
        ]
        constraints = [
            models.UniqueConstraint(fields=["season", "tier"], name="competition_tier_unique"),
            models.CheckConstraint(
                condition=Q(season__isnull=True, tier__isnull=True) | Q(season__isnull=False, tier__gte=1),
                name="competition_tier_in_season",
            ),
            models.CheckConstraint(
                condition=Q(capacity__gte=2, capacity__lte=1000), name="competition_capacity_2_to_1000"
            ),
            models.CheckConstraint(
                condition=Q(registration_closes_at__gt=F("registration_opens_at")),
                name="competition_registration_ends_after_it_begins",
            ),
            models.CheckConstraint(
                condition=Q(status__in=["draft", "cancelled"]) | Q(published_at__isnull=False),
                name="competition_published_at_a_time",
            ),
        ]

    def __str__(self) -> str:
        return self.name


class DrawSeed(models.Model):
    """The service's seed for one attempt at drawing a round, committed to when the competition is published (LD2).

    `seed` is secret until the round is published with this attempt; those of other attempts stay secret.
    """

    competition = models.ForeignKey(Competition, on_delete=models.CASCADE, related_name="draw_seeds", db_index=False)
    round = models.PositiveSmallIntegerField()
    attempt = models.PositiveSmallIntegerField()
    seed = models.BinaryField(max_length=32)
    commitment = models.BinaryField(max_length=32)

    class Meta:
        ordering = ["competition", "round", "attempt"]
        constraints = [
            models.UniqueConstraint(fields=["competition", "round", "attempt"], name="draw_seed_unique"),
            models.CheckConstraint(condition=Q(attempt__lte=3, round__gte=1), name="draw_seed_attempt_0_to_3"),
        ]

    def __str__(self) -> str:
        return f"seed of round {self.round}, attempt {self.attempt}"


class Entry(models.Model):
    """A player's place in a competition; whose it was before is in `EntryHolder`. `player` null: the account is gone.

    `draw_seed` is secret until a round is drawn with it. Entries wait in the order of their keys.
    """

    class Status(models.TextChoices):
        INVITED = "invited"
        WAITING = "waiting"
        ACTIVE = "active"
        WITHDRAWN = "withdrawn"
        DISQUALIFIED = "disqualified"

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    competition = models.ForeignKey(Competition, on_delete=models.CASCADE, related_name="entries", db_index=False)
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="league_entries"
    )
    status = models.CharField(max_length=12, choices=Status.choices)
    seed = models.PositiveSmallIntegerField(null=True, blank=True, help_text="Its place in the seeding, 1 the best.")
    from_round = models.PositiveSmallIntegerField(default=1, help_text="The first round that it may play in.")
    to_round = models.PositiveSmallIntegerField(null=True, blank=True, help_text="The last round, where it has left.")
    sit_outs = ArrayField(models.PositiveSmallIntegerField(), default=list, blank=True)
    draw_seed = models.BinaryField(default=b"", max_length=64)
    no_shows = models.PositiveSmallIntegerField(default=0, help_text="At how many tables it decided nothing (LE7).")
    came_back = models.BooleanField(default=False, help_text="It has left and come back, which it may once (LE5).")
    entered_at = models.DateTimeField()
    confirmed_at = models.DateTimeField(null=True, blank=True)
    left_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name_plural = "entries"
        indexes = [models.Index(fields=["competition", "status", "id"], name="entry_of_status")]
        constraints = [
            models.UniqueConstraint(fields=["competition", "player"], name="entry_player_unique"),
            models.CheckConstraint(condition=Q(from_round__gte=1), name="entry_from_round_1"),
        ]

    def __str__(self) -> str:
        return f"entry {self.uuid}"


class EntryHolder(models.Model):
    """Whose an entry was before it was handed on, and in which rounds (LX3)."""

    entry = models.ForeignKey(Entry, on_delete=models.CASCADE, related_name="holders", db_index=False)
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.SET_NULL, related_name="held_entries"
    )
    from_round = models.PositiveSmallIntegerField()
    to_round = models.PositiveSmallIntegerField()

    class Meta:
        ordering = ["entry", "from_round"]
        constraints = [
            models.UniqueConstraint(fields=["entry", "from_round"], name="entry_holder_unique"),
            models.CheckConstraint(condition=Q(to_round__gte=F("from_round")), name="entry_holder_in_order"),
        ]

    def __str__(self) -> str:
        return f"holder in rounds {self.from_round} to {self.to_round}"


class Apart(models.Model):
    """Two entries that organizers keep apart where there is another way (LD3); `one` has the lower key."""

    competition = models.ForeignKey(Competition, on_delete=models.CASCADE, related_name="apart", db_index=False)
    one = models.ForeignKey(Entry, on_delete=models.CASCADE, related_name="+", db_index=False)
    other = models.ForeignKey(Entry, on_delete=models.CASCADE, related_name="+")

    class Meta:
        verbose_name_plural = "pairs kept apart"
        constraints = [
            models.UniqueConstraint(fields=["one", "other"], name="apart_pair_unique"),
            models.CheckConstraint(condition=Q(one__lt=F("other")), name="apart_in_order"),
        ]
        indexes = [models.Index(fields=["competition"], name="apart_of_competition")]

    def __str__(self) -> str:
        return f"entries {self.one_id} and {self.other_id}"
