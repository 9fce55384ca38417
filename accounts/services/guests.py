"""Guest accounts: they play at once, without a name and a password of their own, and can be kept by signing up.

A guest account opens by its session alone. It is deleted when it was not used for `IDLE`.
"""

import datetime as dt
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

from django.db import IntegrityError
from django.db.models.functions import Now

from accounts.models import Player, RetiredName
from accounts.personal_data import renaming_parts
from accounts.services import idempotency
from accounts.services.account_deletion import delete_idle_guest
from accounts.services.players import lock
from accounts.services.tokens import revoke_all
from accounts.throttling.attempts import Limit, take
from duckcover.errors import AppError, ErrorCode

IDLE = dt.timedelta(days=14)
STEP = dt.timedelta(days=1)
"""How much of `IDLE` passes before a use is noted again."""

NEW_GUESTS = Limit("guest", 10, 3600)
"""Guest accounts that one client address makes; several people may share one."""

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""What a guest's name is made of: nothing that reads like something else."""


def make_guest(address: str, language: str) -> Player:
    """Make a guest account for a client at an address. Raises: TooManyAttemptsError."""
    take(NEW_GUESTS, address)
    name = "guest-" + "".join(secrets.choice(LETTERS) for _ in range(10))
    guest = Player(username=name, language=language, guest_until=Now() + IDLE)
    guest.set_unusable_password()
    guest.save()
    guest.refresh_from_db(fields=["guest_until"])
    return guest


def guest_of_form(key: str, address: str, language: str) -> Player:
    """Return the guest account that a form has made, or make it: a form sent twice makes one.

    `key` is a secret of the browser and its form, as whoever knows it gets the account. Runs in a transaction, and
    waits for another with the same key. Raises: TooManyAttemptsError, AppError (invalid_token) where the account was
    kept since, and opens by its password.
    """
    idempotency.await_claim(idempotency.NOBODY, key)
    known = idempotency.guest_made_by(key)
    if known is not None:
        if not known.is_guest:
            raise AppError(ErrorCode.INVALID_TOKEN)
        return known
    guest = make_guest(address, language)
    idempotency.remember_guest(guest, key)
    return guest


def note_visit(guest: Player) -> None:
    """Let a guest account that is used live on; one statement, and at most once a day."""
    due = Player.objects.filter(pk=guest.pk, guest_until__lt=Now() + IDLE - STEP)
    due.update(guest_until=Now() + IDLE)


@contextmanager
def keeping(guest: Player) -> Iterator[None]:
    """Surround the save that gives a guest account the name and the password of its owner, in one transaction.

    Games and whatever else shows the name show the new one afterwards; devices are signed out. Raises: AppError
    (invalid_token) where the account is gone or kept by now, IntegrityError for the name of a deleted account.
    """
    with renaming_parts(guest):
        if not lock(guest).is_guest:
            raise AppError(ErrorCode.INVALID_TOKEN)
        guest.guest_until = None
        yield
        if RetiredName.objects.knows(guest.username):
            raise IntegrityError("This is the name of a deleted account.")
        revoke_all(guest)


def delete_idle_guests(limit: int = 100) -> int:
    """Delete up to `limit` guest accounts that were not used for `IDLE`; returns how many. For the beat.

    Each goes in a transaction of its own. One that is used or kept meanwhile stays.
    """
    idle = Player.objects.filter(guest_until__lte=Now()).order_by("guest_until")[:limit]
    return sum(delete_idle_guest(guest) for guest in idle)
