"""The secret address of a player's calendar: signed, the same until its player revokes it (LEAGUES.md, API)."""

from django.core.signing import BadSignature, Signer
from django.db import transaction
from django.db.models import F

from accounts.models import Player
from accounts.services.players import lock
from duckcover.errors import AppError, ErrorCode
from leagues.models import CalendarAddress

SIGNER = Signer(sep=".", salt="leagues.calendar")


def secret_of(player: Player) -> str:
    """What lets anybody read the calendar of a player, until it is revoked."""
    return SIGNER.sign_object([str(player.uuid), _times_revoked(player)])


def player_of_secret(secret: str) -> Player:
    """Whose calendar a secret opens. Raises: AppError `not_found` for one that is none, or is revoked."""
    try:
        key, revoked = SIGNER.unsign_object(secret)
    except (BadSignature, ValueError):
        raise AppError(ErrorCode.NOT_FOUND) from None
    player = Player.objects.filter(uuid=key, is_active=True).first()
    if player is None or revoked != _times_revoked(player):
        raise AppError(ErrorCode.NOT_FOUND)
    return player


@transaction.atomic
def revoke(player: Player) -> None:
    """Let the address that a player has now open nothing any more. Raises: AppError `invalid_token`."""
    lock(player)
    CalendarAddress.objects.get_or_create(player=player)
    CalendarAddress.objects.filter(player=player).update(revoked=F("revoked") + 1)


def _times_revoked(player: Player) -> int:
    found: int | None = CalendarAddress.objects.filter(player=player).values_list("revoked", flat=True).first()
    return found or 0
