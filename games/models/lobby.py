"""How players come to a table: invitations and tickets."""

import datetime as dt
import uuid

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q

from games.models.game import Game


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
