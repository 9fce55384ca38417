"""Players who take seats that others have left (LEAGUES.md LX)."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import F, Q

from leagues.models.competitions import Competition
from leagues.models.rounds import TableSeat


class Volunteer(models.Model):
    """A player of the pool of a competition, and how often it has served (LX1). The row goes with the account."""

    competition = models.ForeignKey(Competition, on_delete=models.CASCADE, related_name="volunteers", db_index=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="volunteered")
    services = models.PositiveSmallIntegerField(default=0)
    lot = models.PositiveIntegerField(default=0, help_text="Its place where others have served as often.")
    created_at = models.DateTimeField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["competition", "player"], name="volunteer_unique")]

    def __str__(self) -> str:
        return f"volunteer {self.player_id}"


class SubstituteOffer(models.Model):
    """A seat that was offered to a volunteer; one accepts, the lock of the table decides (LX2)."""

    class Status(models.TextChoices):
        OPEN = "open"
        ACCEPTED = "accepted"
        DECLINED = "declined"
        EXPIRED = "expired"
        TAKEN = "taken"

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    seat = models.ForeignKey(TableSeat, on_delete=models.CASCADE, related_name="offers", db_index=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="substitute_offers")
    status = models.CharField(max_length=8, choices=Status.choices, default=Status.OPEN)
    made_at = models.DateTimeField()
    ends_at = models.DateTimeField()
    answered_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [models.Index(fields=["ends_at"], condition=Q(status="open"), name="substitute_offer_due")]
        constraints = [
            models.UniqueConstraint(fields=["seat", "player"], name="substitute_offer_once"),
            models.CheckConstraint(condition=Q(ends_at__gt=F("made_at")), name="substitute_offer_ends_later"),
        ]

    def __str__(self) -> str:
        return f"offer {self.uuid}"
