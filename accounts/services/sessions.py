"""Sessions that are of no use any more."""

from datetime import timedelta

from django.conf import settings
from django.db.models import Exists, OuterRef, Q
from django.db.models.functions import Now

from accounts.models import Player, Session

NOBODYS = timedelta(days=1)
"""How long a session that names no player is kept: longer than any code or step on the way to one."""


def forget_old_sessions(limit: int = 10_000) -> int:
    """Delete up to `limit` sessions that are of no use; returns how many. For the beat.

    That is when they have expired; when their player is gone, as of whoever was just signing in while the account was
    deleted; and of nobody's after a day: anybody can begin to sign in as often as the limits allow.
    """
    gone = Q(player__isnull=False) & ~Exists(Player.objects.filter(pk=OuterRef("player_id")))
    a_day_old = Now() + timedelta(seconds=settings.SESSION_COOKIE_AGE) - NOBODYS
    left_behind = Q(player=None, expire_date__lte=a_day_old)
    old = Session.objects.filter(Q(expire_date__lte=Now()) | gone | left_behind).values("pk")[:limit]
    return Session.objects.filter(pk__in=old).delete()[0]
