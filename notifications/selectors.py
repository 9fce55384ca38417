"""What players read of their notices."""

from typing import Any

from accounts.models import Player
from notifications.models import Notice
from notifications.texts import game_name, text_of


def notices_after(player: Player, after: int, limit: int, *, unread: bool = False) -> list[Notice]:
    """Up to `limit` notices of a player with an id above `after`, oldest first; of `unread` ones only those."""
    found = Notice.objects.filter(player=player, pk__gt=after, **({"read_at": None} if unread else {}))
    return list(found.select_related("game").order_by("pk")[:limit])


def count_unread(player: Player) -> int:
    """How many notices the player has not marked as read."""
    return Notice.objects.filter(player=player, read_at=None).count()


def notice_document(notice: Notice) -> dict[str, Any]:
    """A notice as the API shows it, in the active language; it holds nothing that H5 hides."""
    details = notice.details
    return {
        "id": notice.pk,
        "kind": notice.kind,
        "text": text_of(notice),
        "game": None if notice.game is None else str(notice.game.uuid),
        "game_name": None if notice.game is None else game_name(notice),
        "turn": notice.turn,
        "round": details.get("round"),
        "deadline": details.get("deadline"),
        "reason": details.get("reason"),
        "at": notice.at,
        "read_at": notice.read_at,
    }
