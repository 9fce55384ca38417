"""How long players may be on vacation (DAYS.md DC5). The games stop their clocks meanwhile."""

import datetime as dt

from django.utils.translation import gettext_noop as _

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode, invalid_input

DAY = dt.timedelta(days=1)
AT_FIRST, MOST = 15 * DAY, 45 * DAY
A_YEAR, YEAR = 30 * DAY, 365 * DAY
"""A new player has 15 days; 30 a year accrue, up to 45."""

LEAST = DAY
"""What a vacation takes at least: a minute of it can put off the deadline of a daily game by a day."""

OF_A_VACATION = ("vacation_from", "vacation_until", "vacation_left", "vacation_counted_at")


def on_vacation_until(player: Player, now: dt.datetime) -> dt.datetime | None:
    """Until when a player is on vacation; None: it is not."""
    until = player.vacation_until
    return until if until is not None and now < until else None


def time_left(player: Player, now: dt.datetime) -> dt.timedelta:
    """How long a player may be on vacation beside the vacation that it is on."""
    left = AT_FIRST if player.vacation_left is None else player.vacation_left
    since = now - (player.vacation_counted_at or player.date_joined)
    return max(min(left + A_YEAR * (since / YEAR), MOST), dt.timedelta())


def change_vacation(player: Player, until: dt.datetime | None, now: dt.datetime) -> None:
    """Let the vacation of a player last until a moment; None ends it. The row is locked; writes it.

    A vacation takes a day at least, once. What is left beyond that of the vacation that it is on goes back first.
    Raises: AppError `invalid_input` for a moment that has passed, `limit_reached` for more days than are left.
    """
    left, taken, began = time_left(player, now), now, now
    running = on_vacation_until(player, now)
    if running is not None:
        began = player.vacation_from or player.vacation_counted_at or now
        taken = max(now, began + LEAST)
        left = min(left + max(running - taken, dt.timedelta()), MOST)
    if until is not None:
        left = _take(until, max(until, began + LEAST) - taken, left, now)
    player.vacation_from = None if until is None else began
    player.vacation_until, player.vacation_left, player.vacation_counted_at = until, left, now
    player.save(update_fields=OF_A_VACATION)


def _take(until: dt.datetime, days: dt.timedelta, left: dt.timedelta, now: dt.datetime) -> dt.timedelta:
    """What is left after so many days of a vacation until a moment."""
    if until <= now:
        raise invalid_input("until", "too_soon", "A vacation ends later than now.")
    if days > left:
        message = _("You do not have so many days of vacation.")
        raise AppError(ErrorCode.LIMIT_REACHED, message)
    return left - days
