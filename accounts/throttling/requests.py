"""Letting a request in: one statement finds its token, notes the token's use and counts the request.

The count is PostgreSQL's, by its clock, so that it is exact whatever comes in parallel and however many processes
serve. A window is a minute; it opens with the minute.
"""

from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.db import connection

from duckcover.errors import AppError, ErrorCode

WINDOW_SECONDS = 60
NOTED_EVERY_SECONDS = 60
"""How exact `last_used_at` of a token is."""


@dataclass(frozen=True)
class Admission:
    """Who a request is from, and how many more of its kind may come in this window.

    `player_id` is None for an anonymous caller, and for a token that opens nothing. `scopes` is None where everything
    is allowed. `reset` is in seconds.
    """

    player_id: int | None
    token_id: int | None
    scopes: tuple[str, ...] | None
    limit: int
    count: int
    reset: int

    @property
    def sees_address(self) -> bool:
        """Whether the request may learn the e-mail address: an app, which has no token of ours, has to ask for it."""
        return self.scopes is None or self.token_id is not None or "email" in self.scopes

    @property
    def remaining(self) -> int:
        """How many more requests the window takes."""
        return max(0, self.limit - self.count)

    def require_room(self) -> None:
        """Refuse what is beyond the limit. Raises: AppError `too_many_requests`, with `retry_after` in seconds."""
        if self.count > self.limit:
            raise AppError(ErrorCode.TOO_MANY_REQUESTS, retry_after=self.reset)


ADMIT = """
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
        date_bin(make_interval(secs => %(window)s::int), statement_timestamp(), 'epoch'), 1
    ON CONFLICT (key) DO UPDATE SET
        count = CASE WHEN rate.opened_at >= excluded.opened_at THEN rate.count + 1 ELSE 1 END,
        opened_at = greatest(rate.opened_at, excluded.opened_at)
    RETURNING count, opened_at
)
SELECT (SELECT id FROM who), (SELECT bot FROM who), (SELECT id FROM found), (SELECT scopes FROM found), counted.count,
    greatest(1, ceil(%(window)s::int - extract(epoch FROM statement_timestamp() - counted.opened_at)))::int
FROM counted
"""

COUNT = """
INSERT INTO accounts_ratewindow AS rate (key, opened_at, count)
SELECT %(key)s, date_bin(make_interval(secs => %(window)s::int), statement_timestamp(), 'epoch'), 1
ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN rate.opened_at >= excluded.opened_at THEN rate.count + 1 ELSE 1 END,
    opened_at = greatest(rate.opened_at, excluded.opened_at)
RETURNING count,
    greatest(1, ceil(%(window)s::int - extract(epoch FROM statement_timestamp() - opened_at)))::int
"""


def admit(
    address: str, *, digest: bytes | None = None, player_id: int | None = None, scopes: tuple[str, ...] | None = None
) -> Admission:
    """Count one request of a token's player, of a known player, or of an address; the count is kept at once.

    `digest`: SHA-256 (32 bytes) of a bearer token. `player_id`: who has signed in in another way, with `scopes`.
    `address`: the client's, which the requests of nobody and of tokens that open nothing are counted for.
    Refuses nothing by itself: look at `player_id`, and call `require_room`.
    """
    parameters: dict[str, Any] = {
        "digest": digest,
        "player": player_id,
        "address": f"address:{address}",
        "window": WINDOW_SECONDS,
        "noted_every": NOTED_EVERY_SECONDS,
    }
    with connection.cursor() as cursor:
        cursor.execute(ADMIT, parameters)
        player, bot, token, token_scopes, count, reset = cursor.fetchone()
    granted = scopes if token_scopes is None else tuple(token_scopes)
    return Admission(player, token, granted, _limit(player, bot=bool(bot)), count, reset)


def forget_passed_windows() -> None:
    """Delete counts that no window takes up any more; the longest is five minutes long."""
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM accounts_ratewindow WHERE opened_at < statement_timestamp() - interval '1 hour'")


def count_sign_in(address: str) -> Admission:
    """Count one request of an address to the sign-in API or its pages; the count is kept at once.

    Refuses nothing by itself: look at `count` and `limit`.
    """
    with connection.cursor() as cursor:
        cursor.execute(COUNT, {"key": f"sign-in:{address}", "window": WINDOW_SECONDS})
        count, reset = cursor.fetchone()
    return Admission(None, None, None, settings.RATE_LIMITS["sign_in"], count, reset)


def _limit(player_id: int | None, *, bot: bool) -> int:
    """The requests a minute that somebody may make."""
    kind = "bot" if bot else "anonymous" if player_id is None else "player"
    limit: int = settings.RATE_LIMITS[kind]
    return limit
