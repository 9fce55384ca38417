"""By which ways a player wants to be told, and when not to be disturbed."""

import datetime as dt
import zoneinfo
from typing import Any

from django.db import transaction

from accounts.models import Player
from accounts.services.players import lock, wait_for
from games.services.locks import database_now
from notifications.models import Notice, Settings

INBOX = "inbox"
CHANNELS = ("email", "push", "webhook")
"""The channels that a player chooses; the inbox is always one."""

Kind = Notice.Kind
NOT_MAILED = (Kind.ROUND_ENDED, Kind.MESSAGE, Kind.ROUND_OPENED, Kind.ROUND_CLOSED)
"""Kinds for which no mail is sent unless a player wants it."""

DIGEST_AT = dt.time(8)
"""When the digest comes, in the player's time zone; with quiet hours, at their end."""


def settings_of(player: Player) -> Settings:
    """The settings of a player, unsaved defaults where there are none."""
    return Settings.objects.filter(player=player).first() or Settings(player=player)


def settings_to_change(player: Player) -> Settings:
    """The same, locked until the end of the transaction, so that no change of them is lost to another."""
    wait_for(player)
    return Settings.objects.select_for_update().filter(player=player).first() or Settings(player=player)


def wants(settings: Settings, kind: str, channel: str) -> bool:
    """Whether a player wants notices of a kind by a channel."""
    chosen: bool = settings.channels.get(kind, {}).get(channel, channel != "email" or kind not in NOT_MAILED)
    return chosen


def document_of(player: Player) -> dict[str, Any]:
    """The settings of a player as the API shows them, the whole matrix."""
    settings = settings_of(player)
    quiet = None
    if settings.quiet_from is not None and settings.quiet_to is not None:
        quiet = {"from": f"{settings.quiet_from:%H:%M}", "to": f"{settings.quiet_to:%H:%M}"}
    return {
        "kinds": {kind: _row(settings, kind) for kind in Kind.values},
        "quiet_hours": quiet,
        "digest": settings.digest,
        "mail_stopped": settings.stopped_address != "",
    }


def _row(settings: Settings, kind: str) -> dict[str, bool]:
    return {INBOX: True, **{channel: wants(settings, kind, channel) for channel in CHANNELS}}


@transaction.atomic
def change(player: Player, changes: dict[str, Any]) -> None:
    """Change the members of the settings that are given, as `document_of` shows them.

    Raises: AppError (invalid_token) when the account is gone.
    """
    lock(player)
    settings = settings_to_change(player)
    for kind, channels in changes.get("kinds", {}).items():
        chosen = {channel: wanted for channel, wanted in channels.items() if channel != INBOX}
        settings.channels = {**settings.channels, kind: {**settings.channels.get(kind, {}), **chosen}}
    if "quiet_hours" in changes:
        quiet = {name: dt.time.fromisoformat(clock) for name, clock in (changes["quiet_hours"] or {}).items()}
        settings.quiet_from, settings.quiet_to = quiet.get("from"), quiet.get("to")
    settings.digest = changes.get("digest", settings.digest)
    if changes.get("mail_stopped") is False:
        settings.stopped_address = ""
    daily = settings.digest == Settings.Digest.DAILY
    settings.digest_due_at = next_digest(settings, player.time_zone, database_now()) if daily else None
    settings.save()


def quiet_until(settings: Settings, zone: str, now: dt.datetime) -> dt.datetime | None:
    """When the quiet hours end in which `now` lies; None outside of them.

    They begin and end at local times; one that does not exist or comes twice is what `zoneinfo` makes of it.
    """
    start, end = settings.quiet_from, settings.quiet_to
    if start is None or end is None or start == end:
        return None
    local = now.astimezone(zoneinfo.ZoneInfo(zone))
    clock = local.time()
    inside = start <= clock < end if start < end else clock >= start or clock < end
    return _next(end, zone, now) if inside else None


def next_digest(settings: Settings, zone: str, now: dt.datetime) -> dt.datetime:
    """When the next digest comes."""
    return _next(settings.quiet_to or DIGEST_AT, zone, now)


def _next(clock: dt.time, zone: str, now: dt.datetime) -> dt.datetime:
    """The next moment after `now` at which clocks of a zone show a time."""
    local = now.astimezone(zoneinfo.ZoneInfo(zone))
    for days in (0, 1, 2):
        day = local.date() + dt.timedelta(days=days)
        moment = dt.datetime.combine(day, clock, local.tzinfo).astimezone(dt.UTC)
        if moment > now:
            return moment
    raise AssertionError("a day has passed in every zone")
