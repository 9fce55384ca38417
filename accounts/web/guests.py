"""Guest accounts in a browser: their session, and what it does not open.

On the accounts' pages a guest is nobody: it has nothing to change there. Whoever signs up in its session keeps its
account (`accounts.adapter`).
"""

from django.contrib.auth import login
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.middleware import get_user
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest
from django.utils.translation import get_language

from accounts.models import Player
from accounts.services.guests import make_guest
from duckcover.addresses import client_address

ACCOUNT_PAGES = ("/accounts/", "/identity/")
BACKEND = "accounts.backends.PlayerBackend"


def guest_of(request: HttpRequest) -> Player | None:
    """Return the player of a guest account whose session a request is part of, wherever it goes."""
    player = get_user(request)
    return player if isinstance(player, Player) and player.is_guest else None


def is_nobody_here(request: HttpRequest, player: AbstractBaseUser | AnonymousUser) -> bool:
    """Whether the player of a session counts as nobody at the address of a request."""
    return isinstance(player, Player) and player.is_guest and request.path_info.startswith(ACCOUNT_PAGES)


def begin_as_guest(request: HttpRequest) -> Player:
    """Make a guest account and sign it in. Raises: TooManyAttemptsError."""
    language = (get_language() or "").partition("-")[0]
    guest = make_guest(client_address(request), language)
    login(request, guest, backend=BACKEND)
    return guest
