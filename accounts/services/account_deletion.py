"""Deleting an account: everything that is held on a player goes, in one transaction.

The player's row is first locked so that deletions and whatever counts a player's things wait for each other, while
other rows may still come to point at it. Other apps' parts are erased then: a game that the player is just joining is
let go before the row is locked against everybody. What came to point at it in between makes the deletion begin anew.
"""

from collections.abc import Collection

from django.db import OperationalError, models, transaction
from django.db.models import ForeignObjectRel, Q
from django.db.models.functions import Now
from psycopg.errors import DeadlockDetected

from accounts.models import Block, Mute, Player, RateWindow, Report, RetiredName, Token
from accounts.personal_data import erase_parts
from accounts.services.players import erase_from_log, lock
from duckcover.errors import AppError, ErrorCode

ATTEMPTS = 10


class _StillNamedError(Exception):
    """Something came to point at the player while it was being erased."""


def delete_player(player: Player) -> None:
    """Erase a player and its bot accounts; the names are never given out again.

    Raises: AppError (permission_denied) for staff, whose deeds are on record, (invalid_token) when the player is gone,
    (service_unavailable) when others do not stop pulling it into their games.
    """
    for _attempt in range(ATTEMPTS):
        if _succeeds(player):
            return
    raise AppError(ErrorCode.SERVICE_UNAVAILABLE)


def delete_bot(owner: Player, bot: Player) -> None:
    """Erase one of a player's bot accounts. Raises: as `delete_player`, (not_found) when the bot is gone."""
    for _attempt in range(ATTEMPTS):
        if _succeeds(owner, bot):
            return
    raise AppError(ErrorCode.SERVICE_UNAVAILABLE)


def delete_idle_guest(guest: Player) -> bool:
    """Erase a guest account whose time is over, and say whether it was: not where it is used again, kept or gone.

    One that others do not stop pulling into their games stays until the next time.
    """
    try:
        return any(_succeeds(guest, idle=True) for _attempt in range(ATTEMPTS))
    except AppError as error:
        if error.code not in (ErrorCode.NOT_FOUND, ErrorCode.INVALID_TOKEN):
            raise
        return False


def _succeeds(player: Player, bot: Player | None = None, *, idle: bool = False) -> bool:
    """Erase a player with its bots, or one bot, and say whether that came to an end; if not, nothing has changed.

    `idle`: only a guest account whose time is over. Raises: AppError, (not_found) where it is none.
    """
    try:
        with transaction.atomic():
            leaving = _leaving(player, bot)
            if idle and not Player.objects.filter(pk=player.pk, guest_until__lte=Now()).exists():
                raise AppError(ErrorCode.NOT_FOUND)
            _erase(leaving)
    except _StillNamedError:
        return False
    except OperationalError as error:
        if isinstance(error.__cause__, DeadlockDetected):
            return False
        raise
    return True


def _leaving(player: Player, bot: Player | None) -> list[Player]:
    """Return the accounts to erase, bots first, locked as they are counted. Raises: AppError."""
    owner = lock(player)
    bots = Player.objects.select_for_update(no_key=True).filter(owner=owner).order_by("pk")
    if bot is None:
        if owner.is_staff or owner.is_superuser:
            raise AppError(ErrorCode.PERMISSION_DENIED)
        return [*bots, owner]
    chosen = list(bots.filter(pk=bot.pk))
    if not chosen:
        raise AppError(ErrorCode.NOT_FOUND)
    return chosen


def _erase(leaving: list[Player]) -> None:
    """Erase locked players. Raises: _StillNamedError."""
    for player in leaving:
        erase_parts(player)
    keys = [player.pk for player in leaving]
    rows = Player.objects.filter(pk__in=keys)
    list(rows.select_for_update().order_by("pk").values("pk"))
    _erase_own(keys)
    if _are_named(keys):
        raise _StillNamedError
    RetiredName.objects.retire(player.username for player in leaving)
    rows.delete()  # and with them whatever is theirs alone: tokens, sessions, addresses, second factors, apps, answers


def _erase_own(keys: Collection[int]) -> None:
    """Erase from the accounts what does not go with the rows of the players.

    Reports about them go; of those by them it stays what was reported of whom, without their words. What they closed
    as staff, long ago, stays closed.
    """
    list(Block.objects.select_for_update().filter(Q(player__in=keys) | Q(blocked__in=keys)).order_by("pk"))
    list(Mute.objects.select_for_update().filter(Q(player__in=keys) | Q(muted__in=keys)).order_by("pk"))
    Report.objects.filter(reported__in=keys).delete()
    Report.objects.filter(reporter__in=keys).update(reporter=None, detail="")
    Report.objects.filter(closed_by__in=keys).update(closed_by=None)
    RateWindow.objects.filter(key__in=[f"player:{key}" for key in keys]).delete()
    erase_from_log("player", keys)
    erase_from_log("token", Token.objects.filter(player__in=keys).values_list("pk", flat=True))


def _are_named(keys: Collection[int]) -> bool:
    """Say whether a row of another app points at one of the players and would stay when they go."""
    related = [field for field in Player._meta.get_fields(include_hidden=True) if isinstance(field, ForeignObjectRel)]
    return any(
        relation.related_model._default_manager.filter(**{f"{relation.field.name}__in": keys}).exists()
        for relation in related
        if relation.on_delete is models.SET_NULL
    )
