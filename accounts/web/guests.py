"""Guest accounts in a browser: their session, and what it does not open.

On the accounts' pages a guest is nobody: it has nothing to change there. Whoever signs up in its session keeps its
account (`accounts.adapter`).
"""

import uuid

from django.conf import settings
from django.contrib.auth import login
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.middleware import get_user
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest
from django.utils.translation import get_language

from accounts.models import Player
from accounts.services.guests import guest_of_form
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


def guest_for(request: HttpRequest, key: uuid.UUID) -> Player:
    """Return the guest account that a form of this browser makes, once for its key; `begin` signs it in.

    The cookie of the forms makes the key the browser's own. Runs in a transaction. Raises: as `guest_of_form`.
    """
    language = (get_language() or "").partition("-")[0]
    browser = request.COOKIES.get(settings.CSRF_COOKIE_NAME, "")
    return guest_of_form(f"{browser}:{key}", client_address(request), language)


def begin(request: HttpRequest, guest: Player) -> None:
    """Sign a guest account in, unless it is; call it after the commit, because it writes the session."""
    if guest_of(request) != guest:
        login(request, guest, backend=BACKEND)
