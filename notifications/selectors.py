"""What players read of their notices."""

from accounts.models import Player
from notifications.models import Notice


def notices_after(player: Player, after: int, limit: int, *, unread: bool = False) -> list[Notice]:
    """Up to `limit` notices of a player with an id above `after`, oldest first; of `unread` ones only those."""
    found = Notice.objects.filter(player=player, pk__gt=after, **({"read_at": None} if unread else {}))
    return list(found.select_related("game").order_by("pk")[:limit])


def newest_notices(player: Player, most: int, before: int | None = None) -> list[Notice]:
    """The newest notices of a player, with their games; of those before the one of a key where it is given."""
    found = Notice.objects.filter(player=player, **({} if before is None else {"pk__lt": before}))
    return list(found.select_related("game").order_by("-pk")[:most])


def count_unread(player: Player) -> int:
    """How many notices the player has not marked as read."""
    return Notice.objects.filter(player=player, read_at=None).count()
