"""Sessions that are of no use any more."""

from django.db.models import Exists, OuterRef, Q
from django.db.models.functions import Now

from accounts.models import Player, Session


def forget_old_sessions(limit: int = 10_000) -> int:
    """Delete up to `limit` sessions that have expired, or whose player is gone; returns how many. For the beat.

    Whoever was just signing in while the account was deleted leaves a session that opens nothing.
    """
    gone = Q(player__isnull=False) & ~Exists(Player.objects.filter(pk=OuterRef("player_id")))
    old = Session.objects.filter(Q(expire_date__lte=Now()) | gone).values("pk")[:limit]
    return Session.objects.filter(pk__in=old).delete()[0]
