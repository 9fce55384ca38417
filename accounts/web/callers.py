"""Who is asking for a page."""

from typing import cast

from django.http import HttpRequest

from accounts.models import Player


def player_of(request: HttpRequest) -> Player:
    """Return who is signed in; for pages that nobody else gets to."""
    return cast("Player", request.user)
