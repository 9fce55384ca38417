"""Counting requests: one statement finds the token, notes the token's use and counts the request of its player.

The count is PostgreSQL's, by its clock, so that it is exact whatever comes in parallel and however many processes
serve. A window is a minute; it opens with the minute.
"""

from typing import TYPE_CHECKING, Any, cast

from django.conf import settings
from django.db import connection
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle

from accounts.identity import NOBODY, Identity
from duckcover.addresses import address_of
from duckcover.prepared import Prepared
from duckcover.rest.rate_headers import QUOTA, Quota

if TYPE_CHECKING:
    from rest_framework.views import APIView  # which imports what the settings name: this module

WINDOW_SECONDS = 60
NOTED_EVERY_SECONDS = 60
"""How exact `last_used_at` of a token is."""


COUNT_REQUEST = Prepared(
    "count_request",
    """
WITH found AS MATERIALIZED (
    SELECT token.id, token.player_id, token.scopes
    FROM accounts_token token
    WHERE token.digest = %(digest)s::bytea AND token.revoked_at IS NULL
        AND (token.expires_at IS NULL OR token.expires_at > statement_timestamp())
), who AS MATERIALIZED (
    SELECT player.id, player.owner_id IS NOT NULL AS bot
    FROM accounts_player player LEFT JOIN accounts_player owner ON owner.id = player.owner_id
    WHERE player.id = coalesce(%(player)s::bigint, (SELECT player_id FROM found))
        AND player.is_active AND coalesce(owner.is_active, true)
), used AS (
    UPDATE accounts_token token SET last_used_at = statement_timestamp()
    FROM found, who
    WHERE token.id = found.id AND coalesce(
        token.last_used_at < statement_timestamp() - make_interval(secs => %(noted_every)s::int), true)
), counted AS (
    INSERT INTO accounts_ratewindow AS rate (key, opened_at, count)
    SELECT coalesce('player:' || (SELECT id FROM who), %(address)s::text),
        date_bin(make_interval(secs => %(window)s::int), statement_timestamp(), 'epoch'),
        CASE WHEN (SELECT id FROM who) IS NULL THEN 1 ELSE %(requests)s::int END
    ON CONFLICT (key) DO UPDATE SET
        count = excluded.count + CASE WHEN rate.opened_at >= excluded.opened_at THEN rate.count ELSE 0 END,
        opened_at = greatest(rate.opened_at, excluded.opened_at)
    RETURNING count, opened_at
)
SELECT (SELECT id FROM who), (SELECT bot FROM who), (SELECT id FROM found), (SELECT scopes FROM found), counted.count,
    greatest(1, ceil(%(window)s::int - extract(epoch FROM statement_timestamp() - counted.opened_at)))::int
FROM counted
""",
)

COUNT_SIGN_IN = """
INSERT INTO accounts_ratewindow AS rate (key, opened_at, count)
SELECT %(key)s, date_bin(make_interval(secs => %(window)s::int), statement_timestamp(), 'epoch'), 1
ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN rate.opened_at >= excluded.opened_at THEN rate.count + 1 ELSE 1 END,
    opened_at = greatest(rate.opened_at, excluded.opened_at)
RETURNING count,
    greatest(1, ceil(%(window)s::int - extract(epoch FROM statement_timestamp() - opened_at)))::int
"""


def count_request(
    address: str,
    *,
    digest: bytes | None = None,
    player_id: int | None = None,
    scopes: tuple[str, ...] | None = None,
    requests: int = 1,
) -> tuple[Identity, Quota]:
    """Count one request of a token's player, of a known player, or of an address; the count is kept at once.

    `digest`: SHA-256 (32 bytes) of a bearer token. `player_id`: who has signed in in another way, with `scopes`.
    `address`: the client's, which the requests of nobody and of tokens that open nothing are counted for.
    `requests`: so many of a player are counted at once; the quota is that of the last one.
    Refuses nothing by itself: look at `player_id`, and call `require_room`.
    """
    parameters: dict[str, Any] = {
        "digest": digest,
        "player": player_id,
        "address": f"address:{address}",
        "window": WINDOW_SECONDS,
        "noted_every": NOTED_EVERY_SECONDS,
        "requests": requests,
    }
    player, bot, token, token_scopes, count, reset = COUNT_REQUEST.rows(parameters)[0]
    granted = scopes if token_scopes is None else tuple(token_scopes)
    return Identity(player, token, granted), Quota(_limit(player, bot=bool(bot)), count, reset)


class RequestThrottle(BaseThrottle):
    """Counts the requests that authentication has not counted, of players with a cookie and of addresses."""

    def allow_request(self, request: Request, view: "APIView") -> bool:
        """Count a request once, however often it is asked. Raises: AppError `too_many_requests`."""
        quota: Quota | None = request.META.get(QUOTA)
        if quota is None:
            identity = cast("Identity | None", request.auth) or NOBODY
            _, quota = count_request(address_of(request.META), player_id=identity.player_id)
            request.META[QUOTA] = quota
        quota.require_room()
        return True


def forget_passed_windows() -> None:
    """Delete counts that no window takes up any more; the longest is an hour long."""
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM accounts_ratewindow WHERE opened_at < statement_timestamp() - interval '1 hour'")


def count_sign_in(address: str) -> Quota:
    """Count one request of an address to the sign-in API or its pages; the count is kept at once.

    Refuses nothing by itself: look at `exceeded`.
    """
    with connection.cursor() as cursor:
        cursor.execute(COUNT_SIGN_IN, {"key": f"sign-in:{address}", "window": WINDOW_SECONDS})
        count, reset = cursor.fetchone()
    return Quota(settings.RATE_LIMITS["sign_in"], count, reset)


def _limit(player_id: int | None, *, bot: bool) -> int:
    """The requests a minute that somebody may make."""
    kind = "bot" if bot else "anonymous" if player_id is None else "player"
    limit: int = settings.RATE_LIMITS[kind]
    return limit
