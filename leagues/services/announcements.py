"""What staff tell everybody, and what they hide: messages and competitions (LEAGUES.md LO3).

Raises what `leagues.services.rulings` raises, and what is said here.
"""

import datetime as dt
from collections.abc import Callable
from typing import Any
from uuid import UUID

from django.db import transaction

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode, invalid_input
from games.services.locks import database_now
from leagues.models import Announcement, Competition, Event, League, Ruling
from leagues.services.events import add_event
from leagues.services.locks import lock_league
from leagues.services.rulings import Ruled, Wanted, decide
from leagues.services.staff import ORGANIZERS, Actor, record_of_league, require_role

TEXT = range(1, 2001)

OfLeague = Callable[[League, Actor, dt.datetime], dict[str, Any]]
"""Does what was decided in a locked league, and answers the `detail` of its ruling."""


def announce(player: Player, league: UUID, text: str, wanted: Wanted, competition: UUID | None = None) -> Ruling:
    """Tell everybody of a league, or of one of its competitions, something; the ruling's `detail` names the message.

    Raises: `not_found` for a competition of another league, `invalid_input` for a text of more than 2,000 characters.
    """

    def write(row: League, actor: Actor, now: dt.datetime, about: Competition | None = None) -> dict[str, Any]:
        message = Announcement.objects.create(
            league=row, competition=about, actor=actor.player.pk, text=text.strip(), at=now
        )
        return {"announcement": str(message.uuid)}

    def act(row: Competition, actor: Actor, now: dt.datetime) -> dict[str, Any]:
        detail = write(row.league, actor, now, row)
        add_event(row, Event.Kind.ANNOUNCEMENT, now, **detail)
        return {"detail": detail}

    if len(text.strip()) not in TEXT:
        raise invalid_input("text", "invalid", "1 to 2,000 characters.")
    if competition is None:
        return _decide_for_league(player, league, Ruling.Action.ANNOUNCE, wanted, write)
    if not Competition.objects.filter(uuid=competition, league__uuid=league).exists():
        raise AppError(ErrorCode.NOT_FOUND)
    return decide(player, competition, Ruling.Action.ANNOUNCE, wanted, act).ruling


def hide_announcement(player: Player, league: UUID, announcement: UUID, wanted: Wanted) -> Ruling:
    """Show a message to nobody any more, also of a competition that is over.

    Raises: `not_found`, `settled` where it is hidden already.
    """

    def hide_it(now: dt.datetime) -> dict[str, Any]:
        hidden = Announcement.objects.filter(uuid=announcement, hidden_at=None).update(hidden_at=now)
        if not hidden:
            raise AppError(ErrorCode.SETTLED)
        return {"announcement": str(announcement)}

    found = Announcement.objects.filter(uuid=announcement, league__uuid=league).select_related("competition").first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    if found.competition is None:
        return _decide_for_league(player, league, Ruling.Action.HIDE, wanted, lambda _row, _actor, now: hide_it(now))

    def act(_row: Competition, _actor: Actor, now: dt.datetime) -> dict[str, Any]:
        return {"detail": hide_it(now)}

    states = Competition.Status.values
    return decide(player, found.competition.uuid, Ruling.Action.HIDE, wanted, act, states=states).ruling


def hide(player: Player, key: UUID, wanted: Wanted) -> Ruled:
    """Let only staff and entries see a competition from now on. Raises: `settled` where it is so already."""

    def act(row: Competition, _actor: Actor, _now: dt.datetime) -> dict[str, Any]:
        if row.visibility == League.Visibility.PRIVATE:
            raise AppError(ErrorCode.SETTLED)
        before, row.visibility = row.visibility, League.Visibility.PRIVATE
        row.save(update_fields=["visibility"])
        return {"before": {"visibility": before}, "after": {"visibility": row.visibility}}

    return decide(player, key, Ruling.Action.HIDE, wanted, act)


@transaction.atomic
def _decide_for_league(player: Player, league: UUID, action: Ruling.Action, wanted: Wanted, act: OfLeague) -> Ruling:
    """Do what was decided about a league alone and write it down, or try it and leave everything as it was."""
    row = lock_league(league)
    actor = require_role(row, player, ORGANIZERS)
    if wanted.version is not None and wanted.version != row.version:
        raise AppError(ErrorCode.PRECONDITION_FAILED)
    now = database_now()
    ruling = record_of_league(row, actor, action, wanted.reason, now, act(row, actor, now), wanted.private_note)
    transaction.set_rollback(wanted.dry_run)
    return ruling
