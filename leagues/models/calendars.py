"""The addresses of players' calendars."""

from django.conf import settings
from django.db import models


class CalendarAddress(models.Model):
    """How often a player has revoked the address of its calendar: without a row never. The secret follows from it."""

    player = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, related_name="calendar_address"
    )
    revoked = models.PositiveIntegerField(default=0)

    class Meta:
        verbose_name_plural = "calendar addresses"

    def __str__(self) -> str:
        return f"calendar of {self.player_id}"
