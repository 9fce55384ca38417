"""The readers of accounts that faces share."""

import re
import uuid
from collections import defaultdict
from collections.abc import Iterable
from datetime import timedelta

from allauth.account.models import EmailAddress
from django.conf import settings
from django.db.models import Q, QuerySet
from django.db.models.functions import Now

from accounts.models import USERNAME_PATTERN, Block, Mute, Player, Token
from duckcover.errors import AppError, ErrorCode


def email_is_verified(player: Player) -> bool:
    """Say whether a player has proved that the e-mail address of the account is its own."""
    found: bool = EmailAddress.objects.filter(user_id=player.pk, email__iexact=player.email, verified=True).exists()
    return found


def blocked_between(player: Player, others: Iterable[int]) -> bool:
    """Say whether a block stands between a player and any of the others, whoever of the two has made it; one query.

    `others`: primary keys of players. A bot account shares the blocks of its owner, in both directions.
    """
    own = {pk for pk in (player.pk, player.owner_id) if pk is not None}
    theirs = Player.objects.filter(Q(pk__in=(wanted := set(others))) | Q(bots__in=wanted)).values("pk")
    between = Q(player__in=own, blocked__in=theirs) | Q(player__in=theirs, blocked__in=own)
    return Block.objects.filter(between).exists()


def kept_apart_from(player: Player) -> Q:
    """Return the condition on a Player that a block stands between it and a player, as `blocked_between` says."""
    own = [pk for pk in (player.pk, player.owner_id) if pk is not None]
    blocked = Block.objects.filter(player__in=own).values("blocked")
    blocking = Block.objects.filter(blocked__in=own).values("player")
    return Q(pk__in=blocked) | Q(pk__in=blocking) | Q(owner__in=blocked) | Q(owner__in=blocking)


def unheard_by(player: Player) -> Q:
    """Return the condition on a Player that another does not read what it says: a block stands between, or a mute."""
    muted = Mute.objects.filter(player=player).values("muted")
    return kept_apart_from(player) | Q(pk__in=muted) | Q(owner__in=muted)


def deaf_to(author: Player, players: Iterable[Player]) -> set[int]:
    """Return those of some players (primary keys) who do not read what an author says; two queries."""
    others = list(players)
    apart = blocked_pairs([author, *others])
    muting = Mute.objects.filter(player__in=others, muted__in=[author.pk, author.owner_id or author.pk])
    deaf = {other.pk for other in others if frozenset((author.pk, other.pk)) in apart}
    return deaf | set(muting.values_list("player", flat=True))


def blocked_pairs(players: Iterable[Player]) -> set[frozenset[int]]:
    """Return the pairs of these players (primary keys) between whom a block stands; one query.

    For each pair the same as `blocked_between` says.
    """
    stands_for: dict[int, set[int]] = defaultdict(set)
    for player in players:
        for account in (player.pk, player.owner_id):
            if account is not None:
                stands_for[account].add(player.pk)
    blocks = Block.objects.filter(player__in=list(stands_for), blocked__in=list(stands_for))
    found = blocks.order_by().values_list("player", "blocked")
    return {frozenset((one, other)) for by, of in found for one in stands_for[by] for other in stands_for[of]}


def find_player(username: str) -> Player:
    """Return the active player of a name, in any case, with its owner. Raises: AppError (not_found)."""
    found = _named(username).filter(is_active=True).exclude(owner__is_active=False).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def find_bot(owner: Player, username: str) -> Player:
    """Return a player's bot by its name, in any case, also one that is locked out. Raises: AppError (not_found)."""
    found = _named(username).filter(owner=owner).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def bots_of(owner: Player) -> QuerySet[Player]:
    return Player.objects.filter(owner=owner).select_related("owner")


def devices_of(player: Player) -> QuerySet[Token]:
    return Token.objects.valid().of_kind(Token.Kind.DEVICE).filter(player=player)


def personal_tokens_of(player: Player) -> QuerySet[Token]:
    """Return a player's personal tokens that are not revoked; they may have expired."""
    return Token.objects.of_kind(Token.Kind.PERSONAL).filter(player=player, revoked_at=None)


def league_of_token(token: int | None) -> uuid.UUID | None:
    """Return the one league that a token (its key) may manage; None: all, or there is no token."""
    if token is None:
        return None
    found: uuid.UUID | None = Token.objects.filter(pk=token).values_list("league", flat=True).first()
    return found


def has_reauthenticated(device: int | None) -> bool:
    """Say whether the player of a device (the key of its token) has shown there of late who it is; None: no device."""
    since = Now() - timedelta(seconds=settings.REAUTHENTICATION_SECONDS)
    return device is not None and Token.objects.filter(pk=device, authenticated_at__gt=since).exists()


def blocks_of(player: Player) -> QuerySet[Block]:
    """Return a player's blocks, each with whom it blocks."""
    return Block.objects.filter(player=player).select_related("blocked")


def mutes_of(player: Player) -> QuerySet[Mute]:
    """Return a player's mutes, each with whom it mutes."""
    return Mute.objects.filter(player=player).select_related("muted")


def _named(username: str) -> QuerySet[Player]:
    """Return the players of a name, in any case: none or one."""
    known = Player.objects.select_related("owner")
    return known.filter(username__iexact=username) if re.match(USERNAME_PATTERN, username) else known.none()


def verified_addresses(players: Iterable[int]) -> dict[int, str]:
    """Return the e-mail addresses of these players (primary keys) that are verified; one query."""
    found = EmailAddress.objects.filter(user__in=list(players), primary=True, verified=True)
    return dict(found.values_list("user", "email"))
