"""Bot accounts: players without a password and an address that play through the API for their owner."""

from django.conf import settings
from django.contrib.auth.hashers import make_password
from django.db import IntegrityError, transaction

from accounts.models import Player
from accounts.services.players import lock
from duckcover.errors import AppError, ErrorCode, invalid_input

MAX_BOTS = 10


@transaction.atomic
def make_bot(owner: Player, *, username: str, display_name: str = "", avatar: str = "", bio: str = "") -> Player:
    """Make a bot account; it has no token yet.

    Raises: AppError (invalid_input) for a name that is reserved or taken, now or by an account that was deleted,
    (limit_reached) when the owner has 10, (permission_denied) when the owner is a bot itself.
    """
    if lock(owner).is_bot:
        raise AppError(ErrorCode.PERMISSION_DENIED)
    if Player.objects.filter(owner=owner).count() >= MAX_BOTS:
        raise AppError(ErrorCode.LIMIT_REACHED)
    if username.lower() in settings.ACCOUNT_USERNAME_BLACKLIST:
        raise invalid_input("username", "username_reserved", "This name is reserved.")
    bot = Player(
        username=username,
        display_name=display_name,
        avatar=avatar,
        bio=bio,
        owner=owner,
        language=owner.language,
        time_zone=owner.time_zone,
        password=make_password(None),
    )
    try:
        with transaction.atomic():
            bot.save()
    except IntegrityError:
        raise invalid_input("username", "username_taken", "This name is taken.") from None
    return bot
