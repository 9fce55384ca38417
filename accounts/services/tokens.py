"""Bearer tokens: given out at sign-in, revoked at sign-out."""

from django.db.models.functions import Now

from accounts.models import Player, Token
from accounts.tokens import digest_of, new_token

MAX_DEVICE = 200


def issue(player: Player, *, device: str = "") -> tuple[Token, str]:
    """Make a bearer token for one device; the text is returned once and kept nowhere.

    `device`: what the player recognises it by, cut to 200 characters.
    """
    text = new_token()
    shown = "".join(letter for letter in device if letter.isprintable())[:MAX_DEVICE]
    return Token.objects.create(digest=digest_of(text), player=player, device=shown), text


def revoke(token_id: int) -> bool:
    """Revoke one token; returns whether it was still valid. A second call changes nothing."""
    return bool(Token.objects.filter(pk=token_id, revoked_at=None).update(revoked_at=Now()))


def revoke_all(player: Player, *, except_token: int | None = None) -> int:
    """Revoke every token of a player but the named one; returns how many were still valid."""
    valid = Token.objects.filter(player=player, revoked_at=None)
    if except_token is not None:
        valid = valid.exclude(pk=except_token)
    return valid.update(revoked_at=Now())
