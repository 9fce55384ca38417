"""What the service holds of a player here: its export and its erasure."""

from typing import Any

from accounts.models import Player
from notifications.documents import notice_document
from notifications.models import Delivery, Notice, PushSubscription, Settings, Webhook
from notifications.services.settings import document_of

WEBHOOK = ("uuid", "url", "league", "created_at", "disabled_at")


def export(player: Player) -> dict[str, Any]:
    """Return what a player was told, and how it wants to be told."""
    notices = Notice.objects.filter(player=player).select_related("game").order_by("pk")
    deliveries = Delivery.objects.filter(player=player).order_by("pk")
    return {
        "settings": document_of(player),
        "notices": [notice_document(notice) for notice in notices],
        "webhooks": list(Webhook.objects.filter(player=player).values(*WEBHOOK)),
        "push_subscriptions": list(
            PushSubscription.objects.filter(player=player).values("uuid", "endpoint", "created_at")
        ),
        "deliveries": list(deliveries.values("uuid", "channel", "state", "created_at", "ended_at", "answer")),
    }


def erase(player: Player) -> None:
    """Delete everything that is told to a player; what is written meanwhile goes with the player's row.

    Webhooks of leagues are left to `leagues.personal_data`.
    """
    Delivery.objects.filter(player=player).exclude(webhook__league__isnull=False).delete()
    Webhook.objects.filter(player=player, league=None).delete()
    PushSubscription.objects.filter(player=player).delete()
    Notice.objects.filter(player=player).delete()
    Settings.objects.filter(player=player).delete()
