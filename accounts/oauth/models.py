"""Who has let which app in."""

import uuid

from allauth.idp.oidc.models import Client
from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models


class Grant(models.Model):
    """A player lets an app in, once; the app's tokens name their grant (`data["grant"]`) and open nothing without it.

    An app that runs on two phones has two grants. To delete a grant is to revoke its tokens at once.
    """

    uuid = models.UUIDField(default=uuid.uuid4, unique=True, editable=False)
    player = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="grants")
    client = models.ForeignKey(Client, on_delete=models.CASCADE, related_name="grants")
    scopes = ArrayField(models.CharField(max_length=32), help_text="What the app may do.")
    created_at = models.DateTimeField(auto_now_add=True)
    last_used_at = models.DateTimeField(null=True, blank=True, help_text="To the minute.")

    class Meta:
        ordering = ["-created_at", "-id"]
        indexes = [models.Index(fields=["player", "client"], name="grant_player_client")]

    def __str__(self) -> str:
        return f"{self.player_id}: {self.client_id}"
