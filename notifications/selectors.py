"""What players read of their notices."""

from accounts.models import Player
from notifications.models import Notice


def notices_after(player: Player, after: int, limit: int, *, unread: bool = False) -> list[Notice]:
    """Up to `limit` notices of a player with an id above `after`, oldest first; of `unread` ones only those."""
    found = Notice.objects.filter(player=player, pk__gt=after, **({"read_at": None} if unread else {}))
    return list(found.select_related("game").order_by("pk")[:limit])


def newest_notices(player: Player, most: int) -> list[Notice]:
    """The newest notices of a player, with their games."""
    return list(Notice.objects.filter(player=player).select_related("game").order_by("-pk")[:most])


def count_unread(player: Player) -> int:
    """How many notices the player has not marked as read."""
    return Notice.objects.filter(player=player, read_at=None).count()
