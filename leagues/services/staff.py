"""Who runs a league, and what that lets them do (LEAGUES.md LO1, LO5)."""

import datetime as dt
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db import transaction

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode, invalid_input
from games.services.limits import require_account
from games.services.locks import database_now, hold_players
from leagues.models import Competition, Entry, League, Ruling, Staff
from leagues.services.locks import lock_league
from leagues.services.notices import Kind, of_league, tell
from leagues.services.numbers import next_number, valid_reason

OWNERS = (Staff.Role.OWNER,)
ORGANIZERS = (Staff.Role.OWNER, Staff.Role.ORGANIZER)
EVERYBODY = (Staff.Role.OWNER, Staff.Role.ORGANIZER, Staff.Role.REFEREE)
MOST_STAFF = 20


@dataclass(frozen=True)
class Actor:
    """A member of the staff who does something, and the role in which."""

    player: Player
    role: str


def role_of(league: League, player: Player | None) -> str | None:
    """The role of a player in a league; None: none, or not yet accepted."""
    if player is None:
        return None
    accepted = Staff.objects.filter(league=league, player=player, accepted_at__isnull=False)
    role: str | None = accepted.values_list("role", flat=True).first()
    return role


def require_role(league: League, player: Player, roles: Collection[str]) -> Actor:
    """Raises: AppError `not_staff`."""
    role = role_of(league, player)
    if role is None or role not in roles:
        raise AppError(ErrorCode.NOT_STAFF)
    return Actor(player, role)


def require_disinterested(actor: Actor, entries: Collection[Entry]) -> None:
    """Nobody rules on the own entry, nor on a table at which one sits. Raises: AppError `own_table`."""
    if any(entry.player_id == actor.player.pk for entry in entries):
        raise AppError(ErrorCode.OWN_TABLE)


def is_interested(competition: Competition, actor: Actor) -> bool:
    """Whether a member of the staff plays in the competition on which it rules."""
    active = (Entry.Status.ACTIVE, Entry.Status.WAITING)
    return Entry.objects.filter(competition=competition, player=actor.player, status__in=active).exists()


def sees_draws(competition: Competition, actor: Actor) -> bool:
    """Whether a member of the staff may know of a draw before it is published (LR3, LO5)."""
    return actor.role in ORGANIZERS and not is_interested(competition, actor)


@transaction.atomic
def appoint(owner: Player, league: UUID, player: Player, role: str, reason: str, *, dry_run: bool = False) -> Staff:
    """Appoint somebody, who has to accept, or give another role; with `owner` the league is handed on.

    `dry_run`: change nothing.
    The new owner has to be staff already; the old one becomes an organizer. A second call changes nothing.
    Raises: AppError `not_found`, `not_staff`, `limit_reached` at 20, `invalid_input`, `permission_denied` for a guest.
    """
    row = lock_league(league)
    actor = require_role(row, owner, OWNERS)
    require_account(player)
    if role not in EVERYBODY or player.is_bot or player.pk == owner.pk:
        raise invalid_input("role", "invalid", "Staff are other players, as owner, organizer or referee.")
    known = Staff.objects.filter(league=row, player=player).first()
    if known is not None and known.role == role:
        return known
    now = database_now()
    if role == Staff.Role.OWNER:
        staff = _hand_on(row, actor, known, reason, now)
    else:
        staff = _appoint(row, actor, player, role, reason, now)
    transaction.set_rollback(dry_run)
    return staff


@transaction.atomic
def accept(player: Player, league: UUID) -> Staff:
    """Accept an appointment; a second call changes nothing. Raises: AppError `not_found`."""
    row = lock_league(league)
    staff = Staff.objects.filter(league=row, player=player).first()
    if staff is None:
        raise AppError(ErrorCode.NOT_FOUND)
    if staff.accepted_at is None:
        staff.accepted_at = database_now()
        staff.save(update_fields=["accepted_at"])
        _touch(row)
    return staff


@transaction.atomic
def dismiss(owner: Player, league: UUID, player: Player, reason: str, *, dry_run: bool = False) -> None:
    """Remove somebody from the staff; everybody may leave by itself, but the owner. Without a role nothing changes.

    `dry_run`: change nothing.
    Raises: AppError `not_found`, `not_staff`, `invalid_input` for the owner.
    """
    row = lock_league(league)
    actor = require_role(row, owner, OWNERS if owner.pk != player.pk else EVERYBODY)
    staff = Staff.objects.filter(league=row, player=player).first()
    if staff is None:
        return
    if staff.role == Staff.Role.OWNER:
        raise invalid_input("username", "owner", "A league has an owner: hand it on first.")
    staff.delete()
    record_of_league(row, actor, Ruling.Action.DISMISS, reason, database_now(), _of(player, staff.role))
    transaction.set_rollback(dry_run)


def _appoint(league: League, actor: Actor, player: Player, role: str, reason: str, now: dt.datetime) -> Staff:
    """Write the row of somebody who has to accept, or give its row another role."""
    hold_players(None, [player.pk])
    staff, is_new = Staff.objects.update_or_create(
        league=league, player=player, defaults={"role": role}, create_defaults={"role": role, "appointed_at": now}
    )
    if is_new and league.staff.count() > MOST_STAFF:
        raise AppError(ErrorCode.LIMIT_REACHED)
    ruling = record_of_league(league, actor, Ruling.Action.APPOINT, reason, now, _of(player, role))
    if staff.accepted_at is None:
        tell([of_league(league, Kind.APPOINTED, str(ruling.number), player.pk)], now)
    return staff


def _hand_on(league: League, actor: Actor, heir: Staff | None, reason: str, now: dt.datetime) -> Staff:
    if heir is None or heir.accepted_at is None:
        raise invalid_input("username", "no_staff", "A league is handed on to somebody of its staff.")
    Staff.objects.filter(league=league, player=actor.player).update(role=Staff.Role.ORGANIZER)
    heir.role = Staff.Role.OWNER
    heir.save(update_fields=["role"])
    record_of_league(league, actor, Ruling.Action.APPOINT, reason, now, _of(heir.player, heir.role))
    return heir


def record_of_league(
    league: League,
    actor: Actor,
    action: Ruling.Action,
    reason: str,
    now: dt.datetime,
    detail: dict[str, Any],
    private_note: str = "",
) -> Ruling:
    """Write a ruling of a locked league, under whose lock its number is counted, and a new version of the league.

    Raises: AppError `invalid_input` for a reason that is none.
    """
    ruling = Ruling.objects.create(
        league=league,
        number=next_number(league, None),
        at=now,
        actor=actor.player.pk,
        role=actor.role,
        action=action,
        reason=valid_reason(reason),
        detail=detail,
        private_note=private_note,
    )
    _touch(league)
    return ruling


def _of(player: Player, role: str) -> dict[str, Any]:
    return {"player": player.pk, "role": role}


def _touch(league: League) -> None:
    league.version += 1
    league.save(update_fields=["version"])
