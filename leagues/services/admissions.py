"""Whom organizers let in, and whom they keep apart (LEAGUES.md LE1, LD3): rulings like all others.

All raise AppError as `leagues.services.rulings` says, and what is said there.
"""

import datetime as dt
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple
from uuid import UUID

from django.db import transaction
from django.db.models.functions import Lower

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode, FieldError
from games.services.locks import hold_players
from leagues.models import Apart, Competition, Entry, Event, Ruling
from leagues.services.entries import next_undrawn
from leagues.services.events import add_event
from leagues.services.locks import lock_competition
from leagues.services.notices import Kind, of_competition, tell
from leagues.services.rulings import Ruled, Wanted, decide, on_entry
from leagues.services.staff import ORGANIZERS, Actor, require_disinterested, require_role

Action = Ruling.Action
MOST_AT_ONCE = 1000


class Guest(NamedTuple):
    """Somebody who is invited: the name of a player, in any case, and its place in the seeding."""

    player: str
    seed: int | None = None


def admit(player: Player, key: UUID, entry: UUID, wanted: Wanted) -> Ruled:
    """Let an entry that waits play from the next draw on, beyond the capacity. Raises: `already_entered`."""

    def change(competition: Competition, row: Entry, now: dt.datetime) -> dict[str, Any]:
        if row.status != Entry.Status.WAITING:
            raise AppError(ErrorCode.ALREADY_ENTERED)
        row.status, row.from_round = Entry.Status.ACTIVE, next_undrawn(competition)
        row.save(update_fields=["status", "from_round"])
        add_event(competition, Event.Kind.ENTRY_ADDED, now, entry=str(row.uuid), status=row.status)
        return {}

    return on_entry(player, key, entry, Action.ADMIT, wanted, change)


def invite(player: Player, key: UUID, guests: Sequence[Guest], wanted: Wanted) -> Ruled:
    """Invite players, all or none: gates and times do not matter to them, and each has to accept (`entries.enter`).

    Raises: `invalid_input` naming everybody who is not there, is named twice, or has an entry; `own_table` for oneself.
    """

    def act(competition: Competition, actor: Actor, now: dt.datetime) -> dict[str, Any]:
        found = _players(guests)
        problems = tuple(_problems(competition, guests, found))
        if problems:
            raise AppError(ErrorCode.INVALID_INPUT, errors=problems)
        if any(each.pk == actor.player.pk for each in found.values()):
            raise AppError(ErrorCode.OWN_TABLE)
        hold_players(None, [each.pk for each in found.values()])
        given = {"competition": competition, "status": Entry.Status.INVITED, "entered_at": now}
        rows = [Entry(player=found[each.player.lower()], seed=each.seed, **given) for each in guests]
        Entry.objects.bulk_create(rows)
        invited = [each.pk for each in found.values()]
        tell(list(of_competition(competition, Kind.INVITED, "entry", invited, reason="competition")), now)
        return {"after": {"invited": len(rows)}}

    return decide(player, key, Action.ADMIT, wanted, act)


def keep_apart(player: Player, key: UUID, one: UUID, other: UUID, wanted: Wanted) -> Ruled:
    """Keep two entries apart in draws to come, where there is another way. A second call changes nothing."""
    return _set_apart(player, key, (one, other), wanted, apart=True)


def allow_together(player: Player, key: UUID, one: UUID, other: UUID, wanted: Wanted) -> Ruled:
    """Take that back. A second call changes nothing. Raises: `not_found` where they were never kept apart."""
    return _set_apart(player, key, (one, other), wanted, apart=False)


@transaction.atomic
def _set_apart(player: Player, key: UUID, pair: tuple[UUID, UUID], wanted: Wanted, *, apart: bool) -> Ruled:
    competition = lock_competition(key)
    require_role(competition.league, player, ORGANIZERS)
    entries = list(Entry.objects.filter(competition=competition, uuid__in=pair).order_by("pk"))
    if len(entries) != 2:
        raise AppError(ErrorCode.NOT_FOUND)
    place = {"competition": competition, "one": entries[0], "other": entries[1]}
    known = Apart.objects.filter(**place)
    said = {"entries": [str(each.uuid) for each in entries], "apart": apart}

    def act(_competition: Competition, actor: Actor, _now: dt.datetime) -> dict[str, Any]:
        require_disinterested(actor, entries)
        if apart:
            Apart.objects.create(**place)
        else:
            known.delete()
        return {"before": {**said, "apart": not apart}, "after": said}

    if known.exists() == apart:
        return Ruled(_latest(competition, said), [])
    return decide(player, key, Action.CHANGE_SETTINGS, wanted, act)


def _latest(competition: Competition, said: dict[str, Any]) -> Ruling:
    """The ruling that has put a pair as it is. Raises: AppError `not_found`."""
    found = Ruling.objects.filter(competition=competition, after=said).order_by("number").last()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def _players(guests: Sequence[Guest]) -> dict[str, Player]:
    """The players of these names who may be invited, by their names in lower case; one query."""
    names = {each.player.lower() for each in guests}
    rows = Player.objects.annotate(lower=Lower("username")).filter(lower__in=names, is_active=True, guest_until=None)
    return {row.username.lower(): row for row in rows.exclude(owner__is_active=False)}


def _problems(competition: Competition, guests: Sequence[Guest], found: dict[str, Player]) -> Iterator[FieldError]:
    """What is wrong with each of those who are to be invited."""
    pks = [each.pk for each in found.values()]
    entered = set(Entry.objects.filter(competition=competition, player__in=pks).values_list("player", flat=True))
    names: set[str] = set()
    seeds: set[int] = set()
    for index, guest in enumerate(guests):
        name, row = guest.player.lower(), found.get(guest.player.lower())
        if row is None:
            yield FieldError(f"entries.{index}.player", "not_found", "There is no such player.")
        elif row.pk in entered:
            yield FieldError(f"entries.{index}.player", "already_entered", ErrorCode.ALREADY_ENTERED.explanation)
        elif name in names:
            yield FieldError(f"entries.{index}.player", "repeated", "This player is named twice.")
        if guest.seed is not None and guest.seed in seeds:
            yield FieldError(f"entries.{index}.seed", "repeated", "This seed is given twice.")
        names.add(name)
        seeds.add(guest.seed or 0)
