"""Leagues, who runs them, their seasons and what they announce."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import F, Q


class League(models.Model):
    """The lasting home of seasons and competitions; `version` counts its changes, for entity tags."""

    class Visibility(models.TextChoices):
        """Who may see a league and what is in it: everybody, everybody who has its address, staff and entries."""

        PUBLIC = "public"
        UNLISTED = "unlisted"
        PRIVATE = "private"

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    name = models.CharField(max_length=80)
    description = models.CharField(max_length=4000, blank=True)
    visibility = models.CharField(max_length=8, choices=Visibility.choices, default=Visibility.PUBLIC)
    language = models.CharField(max_length=2, choices=settings.LANGUAGES, blank=True)
    version = models.PositiveIntegerField(default=1)
    created_at = models.DateTimeField()

    class Meta:
        indexes = [models.Index(F("created_at").desc(), F("uuid").desc(), name="league_newest")]

    def __str__(self) -> str:
        return self.name


class Staff(models.Model):
    """Somebody who runs a league (LO1); not before `accepted_at`. The row goes with the account."""

    class Role(models.TextChoices):
        """Who may do what: everything; all but owning; the tables."""

        OWNER = "owner"
        ORGANIZER = "organizer"
        REFEREE = "referee"

    league = models.ForeignKey(League, on_delete=models.CASCADE, related_name="staff", db_index=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="league_staff")
    role = models.CharField(max_length=9, choices=Role.choices)
    appointed_at = models.DateTimeField()
    accepted_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name_plural = "staff"
        constraints = [
            models.UniqueConstraint(fields=["league", "player"], name="staff_player_unique"),
            models.UniqueConstraint(fields=["league"], condition=Q(role="owner"), name="staff_one_owner"),
            models.CheckConstraint(
                condition=~Q(role="owner") | Q(accepted_at__isnull=False), name="staff_owner_has_accepted"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.role} {self.player_id}"


class Season(models.Model):
    """One run of a league, whose divisions are competitions with a tier; `previous` is what it was made from (LM3)."""

    class Fill(models.TextChoices):
        """Who takes vacancies: the best of the division below, or first those who would have gone down (LM2)."""

        FROM_BELOW = "from_below"
        REPRIEVE = "reprieve"

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    league = models.ForeignKey(League, on_delete=models.CASCADE, related_name="seasons")
    previous = models.OneToOneField("self", null=True, blank=True, on_delete=models.PROTECT, related_name="next")
    name = models.CharField(max_length=80)
    size = models.PositiveSmallIntegerField(help_text="How many entries a division has.")
    up = models.PositiveSmallIntegerField(default=0, help_text="How many of a division go up.")
    down = models.PositiveSmallIntegerField(default=0, help_text="How many of a division go down.")
    fill = models.CharField(max_length=10, choices=Fill.choices, default=Fill.FROM_BELOW)
    version = models.PositiveIntegerField(default=1)
    created_at = models.DateTimeField()
    finished_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(size__gte=2, size__lte=1000), name="season_size_2_to_1000"),
            models.CheckConstraint(condition=~Q(previous=F("id")), name="season_not_its_own_next"),
        ]

    def __str__(self) -> str:
        return self.name


class Announcement(models.Model):
    """What staff tell everybody of a league, or of one competition; it can be hidden, never changed."""

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    league = models.ForeignKey(League, on_delete=models.CASCADE, related_name="announcements", db_index=False)
    competition = models.ForeignKey(
        "leagues.Competition", null=True, blank=True, on_delete=models.CASCADE, related_name="announcements"
    )
    actor = models.BigIntegerField(null=True, blank=True, help_text="The primary key of the player who wrote it.")
    text = models.CharField(max_length=2000)
    at = models.DateTimeField()
    hidden_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [models.Index(fields=["league", "-at", "-uuid"], name="announcement_newest")]

    def __str__(self) -> str:
        return f"announcement {self.uuid}"
