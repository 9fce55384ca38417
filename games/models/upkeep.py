"""What the sweeps note of their own work."""

from django.db import models
from django.db.models import Q


class Heartbeat(models.Model):
    """When a recurring job last got on with its work, or found none."""

    SWEEP = "sweep"
    ANALYSES = "analyses"
    """There only while a process analyses games."""

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
