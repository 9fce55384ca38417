"""What the service holds of a player here: its export and its erasure."""

from typing import Any

from accounts.models import Player
from notifications.models import Notice, Settings
from notifications.selectors import notice_document
from notifications.services.settings import document_of


def export(player: Player) -> dict[str, Any]:
    """Return what a player was told, and how it wants to be told."""
    notices = Notice.objects.filter(player=player).select_related("game").order_by("pk")
    return {
        "settings": document_of(player),
        "notices": [notice_document(notice) for notice in notices],
    }


def erase(player: Player) -> None:
    """Delete everything that is told to a player; what is written meanwhile goes with the player's row."""
    Notice.objects.filter(player=player).delete()
    Settings.objects.filter(player=player).delete()
