"""Bearer tokens: of devices, given out at sign-in, and personal ones, made by their players; both can be revoked."""

import uuid
from collections.abc import Collection
from datetime import timedelta

from django.db import transaction
from django.db.models import Q
from django.db.models.functions import Coalesce, Now

from accounts.models import Player, Token
from accounts.oauth.grants import disconnect_all
from accounts.services.players import erase_from_log, lock, wait_for
from accounts.tokens import digest_of, new_token
from duckcover.errors import AppError, ErrorCode

MAX_DEVICE = 200
MAX_DEVICES = 100
MAX_PERSONAL = 50
ONE_MINUTE = timedelta(minutes=1)
KEPT_AFTER_END = timedelta(days=90)
"""For how long it can be looked up since when a token is revoked or has expired."""


@transaction.atomic
def issue(player: Player, *, device: str = "", lasts: timedelta | None = None) -> tuple[Token, str]:
    """Make a bearer token for one device; the text is returned once and kept nowhere. `lasts`: None is until revoked.

    `player`: as it was when it showed who it is. `device`: what the player recognises it by, cut to 200 characters.
    Locks the player's row: a change of the password comes before, or revokes the token, too. Of more than 100 devices
    the one that was not heard of for the longest is signed out.
    Raises: AppError (invalid_token) when the password is another one since, or the account is gone or locked out.
    """
    if lock(player).password != player.password:
        raise AppError(ErrorCode.INVALID_TOKEN)
    text = new_token()
    shown = "".join(letter for letter in device if letter.isprintable())[:MAX_DEVICE]
    expires_at = None if lasts is None else Now() + lasts
    times = {"expires_at": expires_at, "authenticated_at": Now()}
    _make_room(player)
    token = Token.objects.create(digest=digest_of(text), player=player, device=shown, **times)
    if lasts is not None:
        token.refresh_from_db(fields=["expires_at"])  # by the database's clock
    return token, text


def _make_room(player: Player) -> None:
    """Revoke the tokens of the devices that were not heard of for the longest, so that there is room for one more."""
    devices = Token.objects.valid().of_kind(Token.Kind.DEVICE).filter(player=player)
    latest = devices.order_by(Coalesce("last_used_at", "created_at").desc(), "-pk").values_list("pk", flat=True)
    Token.objects.filter(pk__in=list(latest[MAX_DEVICES - 1 :])).update(revoked_at=Now())


@transaction.atomic
def make_personal(
    player: Player,
    *,
    name: str,
    scopes: Collection[str],
    expires_in_days: int | None,
    league: uuid.UUID | None = None,
    device: int | None = None,
) -> tuple[Token, str]:
    """Make a personal token with scopes; the text is returned once and kept nowhere. None: it does not expire.

    `league`: the one that it may manage; None: all. `device`: the key of the device's token by which the player, or a
    bot's owner, asks for it. Locks the owner's row and the player's: a change of the password comes before and has
    revoked the device, or revokes the new token, too.
    Raises: AppError (limit_reached) when the player has 50 that work, (invalid_token) when the player is gone, or the
    device was signed out since the request was let in.
    """
    if player.owner is not None:
        lock(player.owner)
    lock(player)
    if device is not None and not Token.objects.valid().filter(pk=device).exists():
        raise AppError(ErrorCode.INVALID_TOKEN)
    if Token.objects.valid().of_kind(Token.Kind.PERSONAL).filter(player=player).count() >= MAX_PERSONAL:
        raise AppError(ErrorCode.LIMIT_REACHED)
    text = new_token()
    token = Token.objects.create(
        kind=Token.Kind.PERSONAL,
        digest=digest_of(text),
        player=player,
        name=name,
        scopes=list(scopes),
        league=league,
        expires_at=None if expires_in_days is None else Now() + timedelta(days=expires_in_days),
    )
    token.refresh_from_db()  # the expiry by the database's clock
    return token, text


def revoke(token_id: int) -> bool:
    """Revoke one token; returns whether it was still valid. A second call changes nothing."""
    return bool(Token.objects.filter(pk=token_id, revoked_at=None).update(revoked_at=Now()))


def revoke_own(player: Player, kind: str, token: uuid.UUID) -> None:
    """Revoke one of a player's tokens of a kind; a second call changes nothing. Raises: AppError (not_found)."""
    found = Token.objects.of_kind(kind).filter(player=player, uuid=token).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    revoke(found.pk)


def revoke_devices(player: Player, *, except_token: int | None = None) -> int:
    """Revoke the token of every device of a player but the named one; returns how many were still valid."""
    return _revoke(player, [Token.Kind.DEVICE], except_token)


@transaction.atomic
def revoke_all(player: Player, *, except_token: int | None = None) -> int:
    """Revoke every token of a player and of its bots, personal ones too, but the named one; returns how many worked.

    Connected apps are disconnected: whoever had taken the account over may have let one in, or made a bot's token.
    Locks the player's row first, as whoever makes a token does: what is being made at this moment is revoked as well.
    """
    wait_for(player)
    disconnect_all(player)
    of_bots = Token.objects.filter(player__owner=player, revoked_at=None).update(revoked_at=Now())
    return of_bots + _revoke(player, Token.Kind.values, except_token)


def _revoke(player: Player, kinds: Collection[str], except_token: int | None) -> int:
    valid = Token.objects.filter(player=player, kind__in=kinds, revoked_at=None)
    if except_token is not None:
        valid = valid.exclude(pk=except_token)
    return valid.update(revoked_at=Now())


@transaction.atomic
def forget_old_tokens(limit: int = 10_000) -> int:
    """Delete up to `limit` tokens that were revoked or have expired long ago; returns how many. For the beat.

    What the admin's log calls them goes as well: when the account is deleted nothing leads there any more.
    """
    long_ago = Now() - KEPT_AFTER_END
    ended = Token.objects.filter(Q(revoked_at__lt=long_ago) | Q(expires_at__lt=long_ago))
    old = list(ended.values_list("pk", flat=True)[:limit])
    erase_from_log("token", old)
    return Token.objects.filter(pk__in=old).delete()[0]


def note_use(token_id: int) -> bool:
    """Note that a device was used, at most once a minute; returns whether it is still signed in."""
    valid = Token.objects.valid().filter(pk=token_id)
    stale = Q(last_used_at=None) | Q(last_used_at__lt=Now() - ONE_MINUTE)
    return bool(valid.filter(stale).update(last_used_at=Now())) or valid.exists()


def note_authentication(token_id: int) -> None:
    """Note that the player of a device has just shown again who it is."""
    Token.objects.valid().filter(pk=token_id).update(authenticated_at=Now())
