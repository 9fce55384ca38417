"""Rows of leagues as the API says them (LEAGUES.md, API): allow-lists that ask the database nothing."""

import datetime as dt
from collections.abc import Mapping, Sequence
from typing import Any

from games.documents import timestamp
from leagues.models import Announcement, Competition, DrawSeed, Entry, League, Ruling, Season, Staff, Standing

SHOWN_DETAIL = ("from", "ranks", "rule", "tables_before", "tables_after", "announcement")
"""What a Ruling says of its detail."""


def staff_document(row: Staff) -> dict[str, Any]:
    """A member of the staff; its row comes with `player`."""
    return {
        "player": row.player.username,
        "role": row.role,
        "appointed_at": timestamp(row.appointed_at),
        "accepted_at": timestamp(row.accepted_at),
    }


def league_document(row: League) -> dict[str, Any]:
    """What lists say of a league, without what is the viewer's own."""
    return {
        "id": str(row.uuid),
        "name": row.name,
        "description": row.description,
        "visibility": row.visibility,
        "language": row.language or None,
        "version": row.version,
        "created_at": timestamp(row.created_at),
    }


def season_reference(row: Season) -> dict[str, Any]:
    """A season as its league names it."""
    return {"id": str(row.uuid), "name": row.name, "finished_at": timestamp(row.finished_at)}


def season_document(row: Season) -> dict[str, Any]:
    """What a Season says of itself; its row comes with `league`."""
    return {
        **season_reference(row),
        "league": str(row.league.uuid),
        "size": row.size,
        "up": row.up,
        "down": row.down,
        "fill": row.fill,
        "version": row.version,
        "created_at": timestamp(row.created_at),
    }


def mover_document(row: Entry, place: int, to: int | None) -> dict[str, Any]:
    """An entry in the order of its division, and where it plays next; its row comes with `player`."""
    return {**_named(row), "place": place, "to_tier": to}


def following_document(row: Entry, seed: int) -> dict[str, Any]:
    """An entry in a division of the next season; its row comes with `player` and `competition`.

    Who has only waited comes of no tier.
    """
    return {**_named(row), "seed": seed, "from_tier": row.competition.tier if row.status != "waiting" else None}


def _named(row: Entry) -> dict[str, Any]:
    return {"entry": str(row.uuid), "player": None if row.player is None else row.player.username}


def announcement_document(row: Announcement, names: Mapping[int, str]) -> dict[str, Any]:
    """What staff have told everybody; its row comes with `competition`. `names`: of actors, by primary keys."""
    return {
        "id": str(row.uuid),
        "competition": None if row.competition is None else str(row.competition.uuid),
        "actor": None if row.actor is None else names.get(row.actor),
        "text": row.text,
        "at": timestamp(row.at),
    }


def competition_reference(row: Competition) -> dict[str, Any]:
    """A competition as others name it; its row comes with `season`."""
    return {
        "id": str(row.uuid),
        "name": row.name,
        "status": row.status,
        "season": None if row.season is None else str(row.season.uuid),
        "tier": row.tier,
    }


def entered_competition(row: Competition) -> dict[str, Any]:
    """A competition as a player's own things name it; its row comes with `season` and `league`."""
    return {**competition_reference(row), "league": str(row.league.uuid), "league_name": row.league.name}


def competition_summary(row: Competition, entries: Mapping[str, int]) -> dict[str, Any]:
    """What lists say of a competition, without what is the viewer's own; `entries`: how many have which status."""
    return {
        **competition_reference(row),
        "league": str(row.league.uuid),
        "visibility": row.visibility,
        "version": row.version,
        "published_at": timestamp(row.published_at),
        "finished_at": timestamp(row.finished_at),
        "stages": row.settings["stages"],
        "registration": _with_timestamps(row.settings["registration"]),
        "entries": {status: entries.get(status, 0) for status in ("active", "waiting")},
    }


def competition_document(
    row: Competition, entries: Mapping[str, int], seeds: Sequence[DrawSeed], *, for_staff: bool
) -> dict[str, Any]:
    """All that a Competition says but `you`; `invite_code` is for staff alone."""
    return {
        **row.settings,
        **competition_summary(row, entries),
        "timing": _with_timestamps(row.settings["timing"]),
        "description": row.description,
        "suspended": row.quarantined_at is not None,
        "paused_until": timestamp(row.paused_until),
        "invite_code": row.invite_code if for_staff else None,
        "commitments": [
            {"round": each.round, "attempt": each.attempt, "commitment": bytes(each.commitment).hex()} for each in seeds
        ],
    }


def _with_timestamps(settings: Mapping[str, Any]) -> dict[str, Any]:
    """A part of the settings with its times as all times are said, also those of single rounds."""
    times = {
        name: timestamp(dt.datetime.fromisoformat(settings[name]))
        for name in ("opens_at", "closes_at", "first")
        if name in settings
    }
    rounds = {"rounds": [_with_timestamps(each) for each in settings["rounds"]]} if "rounds" in settings else {}
    return {**settings, **times, **rounds}


def entry_document(row: Entry) -> dict[str, Any]:
    """An Entry; its row comes with `player`, with its holders and theirs, and says whether its `seed_is_hidden`."""
    return {
        "id": str(row.uuid),
        "player": None if row.player is None else row.player.username,
        "status": row.status,
        "seed": None if row.seed_is_hidden else row.seed,  # type: ignore[attr-defined]  # annotated
        "from_round": row.from_round,
        "to_round": row.to_round,
        "players": [
            {
                "player": None if holder.player is None else holder.player.username,
                "from_round": holder.from_round,
                "to_round": holder.to_round,
            }
            for holder in row.holders.all()
        ],
        "sit_outs": row.sit_outs,
        "entered_at": timestamp(row.entered_at),
        "confirmed_at": timestamp(row.confirmed_at),
        "no_shows": row.no_shows,
    }


def ruling_document(row: Ruling, names: Mapping[int, str], undone_by: int | None, *, for_staff: bool) -> dict[str, Any]:
    """A Ruling; its row comes with `entry` and `undoes`. `names`: of actors, by their primary keys.

    `undone_by`: the number of the ruling that takes this one back. `private_note` is for staff alone.
    """
    return {
        "number": row.number,
        "at": timestamp(row.at),
        "actor": None if row.actor is None else names.get(row.actor),
        "role": row.role or None,
        "action": row.action,
        "round": row.round,
        "table": row.table,
        "entry": None if row.entry is None else str(row.entry.uuid),
        "points": row.points,
        "reason": row.reason,
        "private_note": row.private_note if for_staff else None,
        "detail": {name: row.detail[name] for name in SHOWN_DETAIL if name in row.detail},
        "before": row.before,
        "after": row.after,
        "undoes": None if row.undoes is None else row.undoes.number,
        "undone_by": undone_by,
        "automatic": row.automatic,
        "interested": row.interested,
        "consumed": row.consumed,
    }


def standing_document(row: Standing) -> dict[str, Any]:
    """A row of the standings; it comes with `entry` and its player."""
    player = row.entry.player
    return {
        **row.document,
        "entry": str(row.entry.uuid),
        "player": None if player is None else player.username,
    }
