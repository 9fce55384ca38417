"""What is found when a finished game is looked at again."""

from django.db import models
from django.db.models import Q

from games.models.game import Game


class Analysis(models.Model):
    """The analysis of a finished game as JSON text (`games.analyses`), or that one is wanted.

    It names seats and no players. `version` is that of the algorithm which made it, or last tried to: one of an older
    version is made anew when it is asked for. Without a document and without `due_at`, every attempt has failed.
    """

    game = models.OneToOneField(Game, on_delete=models.CASCADE, primary_key=True, related_name="analysis")
    due_at = models.DateTimeField(null=True, blank=True, help_text="When to try next; null: not any more.")
    version = models.PositiveSmallIntegerField()
    attempts = models.PositiveSmallIntegerField(default=0)
    document = models.TextField(blank=True)

    class Meta:
        indexes = [models.Index(fields=["due_at"], condition=Q(due_at__isnull=False), name="analysis_due")]

    def __str__(self) -> str:
        return f"analysis of game {self.game_id}"
