"""Players' own settings, and the locks that keep a player in being while something is made for it.

Of players several rows are locked in this order: an owner before its bots, oneself before others.
"""

from collections.abc import Collection
from typing import Any

from django.contrib.admin.models import LogEntry
from django.db import connection

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode


def lock(player: Player) -> Player:
    """Return a player's row as it is now, locked against everybody else who locks it so, to the transaction's end.

    Rows that point at the player may go on being made meanwhile. Raises: AppError (invalid_token) when the account is
    gone or was locked out since the request was let in.
    """
    found = _locked(player)
    if found is None or not found.is_active:
        raise AppError(ErrorCode.INVALID_TOKEN)
    return found


def wait_for(player: Player) -> None:
    """Wait until nobody else has locked a player's row as `lock` does, and lock it; also of one who is locked out."""
    _locked(player)


def _locked(player: Player) -> Player | None:
    return Player.objects.select_for_update(no_key=True).filter(pk=player.pk).first()


def hold(player: Player) -> None:
    """Keep another player's row from being deleted, to the transaction's end. Raises: AppError (not_found)."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT FROM accounts_player WHERE id = %s::bigint FOR KEY SHARE", [player.pk])
        if cursor.fetchone() is None:
            raise AppError(ErrorCode.NOT_FOUND)


def update_profile(player: Player, *, gone: ErrorCode = ErrorCode.INVALID_TOKEN, **changes: Any) -> Player:
    """Change what a player may change about itself: display name, avatar, bio, language, time zone.

    Raises: AppError (`gone`) when the account was deleted meanwhile.
    """
    if changes and not Player.objects.filter(pk=player.pk).update(**changes):
        raise AppError(gone)
    for name, value in changes.items():
        setattr(player, name, value)
    return player


def erase_from_log(kind: str, keys: Collection[int]) -> None:
    """Erase what the admin's log calls these rows of the model `kind` (lower case); who changed them when stays."""
    entries = LogEntry.objects.filter(content_type__app_label="accounts", content_type__model=kind)
    entries.filter(object_id__in=[str(key) for key in keys]).update(object_repr="")
