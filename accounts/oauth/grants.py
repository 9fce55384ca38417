"""Grants: who uses one, and the end of them and of their tokens."""

import hashlib
from datetime import timedelta
from typing import NamedTuple

from allauth.idp.oidc.models import Token
from django.db import connection, transaction
from django.db.models import BigIntegerField, Exists, OuterRef, Q, QuerySet
from django.db.models.fields.json import KT
from django.db.models.functions import Cast, Now

from accounts.models import Player
from accounts.oauth.models import Grant

KEPT_AFTER_EXPIRY = timedelta(days=30)
"""How long it is remembered that a refresh token was used."""

USE = """
WITH found AS MATERIALIZED (
    SELECT lent.id, lent.player_id, lent.last_used_at, token.scopes
    FROM allauth_idp_oidc_token token
    JOIN oauth_grant lent ON lent.id = (token.data->>'grant')::bigint
    JOIN allauth_idp_oidc_client client ON client.id = lent.client_id
    LEFT JOIN accounts_player maker ON maker.id = client.owner_id
    WHERE token.type = 'at' AND token.hash = %(hash)s AND token.expires_at > statement_timestamp()
        AND coalesce(maker.is_active, true)
), used AS (
    UPDATE oauth_grant lent SET last_used_at = statement_timestamp()
    FROM found WHERE lent.id = found.id
        AND coalesce(found.last_used_at < statement_timestamp() - interval '1 minute', true)
)
SELECT player_id, scopes FROM found
"""


class Access(NamedTuple):
    """What an access token opens: for whom, and which scopes, those of identity among them."""

    player_id: int
    scopes: tuple[str, ...]


def use(access_token: str) -> Access | None:
    """Return what an access token opens, and note at most once a minute that it was used; None: nothing. One query.

    It opens nothing while the app's maker is locked out. Whether its player is active is not looked at.
    """
    digest = hashlib.sha256(access_token.encode("utf-8", "surrogateescape")).hexdigest()
    with connection.cursor() as cursor:
        cursor.execute(USE, {"hash": digest})
        row = cursor.fetchone()
    return Access(row[0], tuple(row[1].split())) if row else None


def alone_with(secret: str) -> None:
    """Wait until no other transaction has this secret in hand; the lock ends with this transaction.

    Locks: a transaction-level advisory lock. Raises: OperationalError when the other one takes too long.
    """
    digest = hashlib.sha256(f"oauth:{secret}".encode()).digest()
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s::bigint)", [int.from_bytes(digest[:8], signed=True)])


@transaction.atomic
def end(grants: QuerySet[Grant]) -> int:
    """End grants with all their tokens, at once; returns how many there were.

    Locks: the grants first, which a refresh in progress holds, so that what it makes is ended, too.
    """
    found = list(grants.order_by("pk").select_for_update().values_list("pk", flat=True))
    _bound().filter(grant__in=found).delete()
    Grant.objects.filter(pk__in=found).delete()
    return len(found)


def disconnect_all(player: Player) -> None:
    """Take from every app what a player has let it do."""
    end(Grant.objects.filter(player=player))


@transaction.atomic
def forget_expired(limit: int = 10_000) -> int:
    """Delete tokens of no use any more, and grants that have no live token left, up to `limit` of each.

    Returns how many rows. For the beat. A refresh token is kept for a while after its use or its end, an access token
    is not: there is nothing to be found out by it.
    """
    past = Q(expires_at__lt=Now() - KEPT_AFTER_EXPIRY) | Q(expires_at__lt=Now(), type=Token.Type.ACCESS_TOKEN)
    tokens: int = Token.objects.filter(pk__in=Token.objects.filter(past).values("pk")[:limit]).delete()[0]
    alive = _bound().filter(grant=OuterRef("pk"), expires_at__gt=Now())
    dead = Grant.objects.filter(~Exists(alive), created_at__lt=Now() - timedelta(hours=1))
    return tokens + end(Grant.objects.filter(pk__in=dead.values("pk")[:limit]))


def _bound() -> QuerySet[Token]:
    """Return the tokens with the key of their grant, as a number; there is an index on it (migration 0002)."""
    bound: QuerySet[Token] = Token.objects.annotate(grant=Cast(KT("data__grant"), BigIntegerField()))
    return bound
