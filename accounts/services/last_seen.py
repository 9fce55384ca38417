"""When a signed-in device was last heard of, and when its player last showed there who it is."""

from datetime import timedelta

from django.db.models import Q
from django.db.models.functions import Now

from accounts.models import Token

ONE_MINUTE = timedelta(minutes=1)


def note_use(token_id: int) -> bool:
    """Note that a device was used, at most once a minute; returns whether it is still signed in."""
    valid = Token.objects.valid().filter(pk=token_id)
    stale = Q(last_used_at=None) | Q(last_used_at__lt=Now() - ONE_MINUTE)
    return bool(valid.filter(stale).update(last_used_at=Now())) or valid.exists()


def note_authentication(token_id: int) -> None:
    """Note that the player of a device has just shown again who it is."""
    Token.objects.valid().filter(pk=token_id).update(authenticated_at=Now())
