"""Who follows something by a request that goes on, and whether it still may."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from django.db import connection
from django.db.models.functions import Now
from rest_framework.request import Request

from accounts.authentication import identity_of
from accounts.identity import Identity
from accounts.models import Session
from accounts.oauth.grants import use
from accounts.tokens import bearer_text
from duckcover.addresses import address_of
from duckcover.live import Feed, Follower

STILL_VALID = """
SELECT asked.number - 1
FROM unnest(%s::bigint[], %s::bigint[]) WITH ORDINALITY AS asked (player, token, number)
JOIN accounts_player player ON player.id = asked.player AND player.is_active
LEFT JOIN accounts_player owner ON owner.id = player.owner_id
LEFT JOIN accounts_token token ON token.id = asked.token AND token.player_id = player.id AND token.revoked_at IS NULL
    AND (token.expires_at IS NULL OR token.expires_at > statement_timestamp())
WHERE coalesce(owner.is_active, true) AND (asked.token IS NULL OR token.id IS NOT NULL)
"""
"""The conditions of `accounts.identity.CALLER_SQL` for many at once: the places of those who fulfil them."""


class Caller(NamedTuple):
    """Who has made a request, and by what: a session's key, or the access token of an app; "" without one."""

    identity: Identity
    session: str = ""
    access_token: str = ""


def follower(request: Request, feed: Feed, key: int, position: Any) -> Follower:
    """Return whoever makes a request as a follower."""
    identity = identity_of(request)
    player = identity.player_id
    whose = f"address:{address_of(request.META)}" if player is None else f"player:{player}"
    return Follower(feed, key, _caller(request, identity), whose, position)


def _caller(request: Request, identity: Identity) -> Caller:
    if identity.player_id is None or identity.token_id is not None:
        return Caller(identity)
    if text := bearer_text(request.META.get("HTTP_AUTHORIZATION", "")):
        return Caller(identity, access_token=text)
    return Caller(identity, session=request.session.session_key or "")


def dismiss_invalid(followers: Sequence[Follower]) -> None:
    """Set `over` of those who could not make their request any more.

    The token was revoked or has expired, the session has ended, the app was disconnected, the account is locked out or
    gone. Two queries, and one for each app.
    """
    valid = _still_valid([each.caller for each in followers])
    for number, each in enumerate(followers):
        each.over = each.over or number not in valid


def _still_valid(callers: Sequence[Caller]) -> Collection[int]:
    """The places of those who could make their request again; nobody always can."""
    identities = [caller.identity for caller in callers]
    valid = {number for number, identity in enumerate(identities) if identity.anonymous}
    if len(valid) == len(callers):
        return valid
    with connection.cursor() as cursor:
        players = [identity.player_id for identity in identities]
        cursor.execute(STILL_VALID, [players, [identity.device for identity in identities]])
        valid.update(number for (number,) in cursor.fetchall())
    sessions = _living_sessions(callers)
    return {
        number
        for number in valid
        if callers[number].session in sessions and _opens(callers[number].access_token, callers[number].identity)
    }


def _living_sessions(callers: Sequence[Caller]) -> Collection[str]:
    """The keys of sessions that have not ended, and ""."""
    keys = {caller.session for caller in callers if caller.session}
    found = Session.objects.filter(pk__in=keys, expire_date__gt=Now()).values_list("pk", flat=True) if keys else ()
    return {"", *found}


def _opens(access_token: str, identity: Identity) -> bool:
    """Whether the access token of an app, if there is one, still opens this player's account."""
    if not access_token:
        return True
    access = use(access_token)
    return access is not None and access.player_id == identity.player_id
