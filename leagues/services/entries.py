"""Who takes part: entering, leaving, the waiting list that moves up (LEAGUES.md LE).

Everything here locks the competition first, so places are given one after the other: of 200 who come for 100 places at
the same moment 100 are in and the others wait.
"""

import datetime as dt
from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from django.db import transaction
from django.db.models import Count, Q

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode, invalid_input
from games.rules.errors import BadShuffle
from games.rules.shuffles import check_player_seed
from games.services.limits import require_account
from games.services.locks import database_now, hold_players
from leagues.models import Competition, Entry, Event, League, Round
from leagues.rules.settings import OF_UNKNOWN_LENGTH, is_arena
from leagues.services.competitions import require_state
from leagues.services.events import add_event, save, touch
from leagues.services.gates import TAKES_PART, gates_closed_to, has_code, require_open
from leagues.services.locks import lock_competition

MOST_ENTRIES = 20
"""In how many competitions that are not over a player may take part (LE4)."""
OPEN_STATES = (Competition.Status.PUBLISHED, Competition.Status.RUNNING)
LEFT = (Entry.Status.WITHDRAWN, Entry.Status.DISQUALIFIED)
CHECKED_BEFORE = dt.timedelta(hours=24)
"""So long before the first draw gates are checked again (LE3)."""


@transaction.atomic
def enter(player: Player, key: UUID, draw_seed: bytes = b"", invite_code: str | None = None) -> Entry:
    """Enter a competition: active while there is room, else waiting in the order of coming.

    Who was invited accepts by this. During late entry it plays from the next round that is not drawn (LE6).
    Raises: AppError `not_found`, `permission_denied` to a guest, `already_entered`, `registration_closed`,
    `gate_closed` with all `gates`, `limit_reached`, `competition_state`, `invalid_input` for the seed.
    """
    require_account(player)
    _require_seed(draw_seed)
    competition = lock_competition(key)
    known = Entry.objects.filter(competition=competition, player=player).first()
    invited = known is not None or has_code(competition, invite_code)
    if competition.status == Competition.Status.DRAFT or not (invited or _is_shown(competition)):
        raise AppError(ErrorCode.NOT_FOUND)
    require_state(competition, OPEN_STATES)
    if known is not None and known.status != Entry.Status.INVITED:
        raise AppError(ErrorCode.ALREADY_ENTERED)
    now = database_now()
    from_round = next_undrawn(competition) if known is not None else first_round(competition, now)
    require_open(competition, player, now, invited)
    _require_room(player)
    entry = known or Entry(competition=competition, player=player)
    entry.entered_at, entry.draw_seed, entry.from_round = now, draw_seed, from_round
    return _take_place(competition, entry, now)


@transaction.atomic
def withdraw(player: Player, key: UUID, entry: UUID) -> Entry:
    """Leave, from the next draw on; running tables are played on, or resigned there. A second call changes nothing.

    Who was invited declines by this.

    The place goes to the first who waits, as long as nothing is drawn. Raises: AppError `not_found`,
    `competition_state` once the competition is over.
    """
    competition = lock_competition(key)
    own = Entry.objects.filter(competition=competition, player=player, uuid=entry).first()
    if own is None:
        raise AppError(ErrorCode.NOT_FOUND)
    if own.status in LEFT:
        return own
    require_state(competition, OPEN_STATES)
    leave(competition, own, database_now(), "declined" if own.status == Entry.Status.INVITED else "withdrawn")
    save(competition)
    return own


@transaction.atomic
def change_entry(
    player: Player,
    key: UUID,
    entry: UUID,
    *,
    draw_seed: bytes | None = None,
    sit_outs: Sequence[int] | None = None,
    confirmed: bool | None = None,
) -> Entry:
    """Set a draw seed for draws to come, ask for sit-outs of rounds that are not drawn, or confirm (LE3, LE6).

    Raises: AppError `not_found`, `competition_state`, `invalid_input`, `round_state` for a round that is drawn.
    """
    competition = lock_competition(key)
    own = Entry.objects.filter(competition=competition, player=player, uuid=entry, status__in=TAKES_PART).first()
    if own is None:
        raise AppError(ErrorCode.NOT_FOUND)
    require_state(competition, OPEN_STATES)
    if draw_seed is not None:
        _require_seed(draw_seed)
        own.draw_seed = draw_seed
    if sit_outs is not None:
        own.sit_outs = _checked_sit_outs(competition, own, sit_outs)
    if confirmed:
        own.confirmed_at = database_now()
    own.save(update_fields=["draw_seed", "sit_outs", "confirmed_at"])
    touch(competition)
    return own


def leave(competition: Competition, entry: Entry, now: dt.datetime, why: str) -> None:
    """Take an entry out of a locked competition and let the waiting list move up; the caller saves the version.

    The sweep looks at rounds that are drawn and not open: in a round robin others have the places there.
    """
    was_active = entry.status == Entry.Status.ACTIVE
    last = Round.objects.filter(competition=competition).exclude(status=Round.Status.PLANNED).count()
    entry.status, entry.left_at, entry.to_round = Entry.Status.WITHDRAWN, now, (last or None) if was_active else None
    entry.save(update_fields=["status", "left_at", "to_round"])
    add_event(competition, Event.Kind.ENTRY_LEFT, now, entry=str(entry.uuid), why=why)
    if was_active:
        move_up(competition, now)
        drawn = Round.objects.filter(competition=competition, status__in=(Round.Status.DRAWN, Round.Status.PUBLISHED))
        drawn.update(due_at=now)
    if competition.season_id is not None:
        Competition.objects.filter(pk=competition.pk).update(season_due_at=now)


def entry_state(row: Entry) -> dict[str, Any]:
    """What rulings change of an entry, as they keep it."""
    return {"status": row.status, "from_round": row.from_round, "to_round": row.to_round, "came_back": row.came_back}


def has_declined(competition: Competition, entry: Entry) -> bool:
    """Whether an entry that has left did so by declining its invitation."""
    left = Event.objects.filter(competition=competition, kind=Event.Kind.ENTRY_LEFT, data__entry=str(entry.uuid))
    last = left.order_by("number").last() if entry.status == Entry.Status.WITHDRAWN else None
    return last is not None and last.data.get("why") == "declined"


def invite_again(entry: Entry) -> None:
    """Let who has declined accept after all: nobody is entered who has never wanted it (LE4)."""
    entry.status, entry.left_at = Entry.Status.INVITED, None
    entry.save(update_fields=["status", "left_at"])


def add_back(competition: Competition, entry: Entry, now: dt.datetime) -> None:
    """Let an entry that has left play again from the next draw on; the caller saves the version (LE5)."""
    entry.status, entry.left_at, entry.to_round, entry.came_back = Entry.Status.ACTIVE, None, None, True
    entry.save(update_fields=["status", "left_at", "to_round", "came_back"])
    add_event(competition, Event.Kind.ENTRY_ADDED, now, entry=str(entry.uuid), status=entry.status, came_back=True)


def move_up(competition: Competition, now: dt.datetime) -> list[Entry]:
    """Give free places of a locked competition to those who wait, in the order of their coming (LE1).

    Only before the first draw, later up to `late_until_round`, and in an arena. Answers who has moved up.
    """
    if not (_is_undrawn(competition) or _is_late_entry(competition) or _is_arena(competition)):
        return []
    free = competition.capacity - _count(competition, Entry.Status.ACTIVE)
    waiting = Entry.objects.filter(competition=competition, status=Entry.Status.WAITING).order_by("entered_at", "pk")
    moved = list(waiting[: max(0, free)])
    from_round = next_undrawn(competition)
    for entry in moved:
        entry.status, entry.from_round = Entry.Status.ACTIVE, from_round
        entry.save(update_fields=["status", "from_round"])
        add_event(competition, Event.Kind.ENTRY_ADDED, now, entry=str(entry.uuid), status=entry.status, moved_up=True)
    return moved


def check_again(competition: Competition, now: dt.datetime) -> None:
    """Take out who fails a gate now, or has not confirmed, and let others move up until all are checked (LE3).

    The competition is locked; the caller saves its version. Nobody is asked to confirm who has moved up just now.
    """
    checked: set[int] = set()
    since = confirmed_since(competition)
    while entries := _unchecked(competition, checked):
        for entry in entries:
            checked.add(entry.pk)
            if _fails(competition, entry, now):
                leave(competition, entry, now, "gate_closed")
            elif since is not None and _came_at(entry) <= since:
                leave(competition, entry, now, "not_confirmed")
        since = None


def is_to_confirm(competition: Competition, entry: Entry, now: dt.datetime) -> bool:
    """Whether an entry goes before the first draw unless it confirms now; one query where that is asked at all."""
    since = confirmed_since(competition)
    is_in = entry.status == Entry.Status.ACTIVE and competition.status == Competition.Status.PUBLISHED
    return is_in and since is not None and _came_at(entry) <= since <= now


def confirmed_since(competition: Competition) -> dt.datetime | None:
    """From when on a confirmation counts: the last `confirm_hours` before the gates are checked; None: none is asked.

    Who enters later need not confirm (LE3).
    """
    hours = competition.settings["registration"]["confirm_hours"]
    first = Round.objects.filter(competition=competition, number=1).first() if hours else None
    return None if first is None else first.draws_at - CHECKED_BEFORE - dt.timedelta(hours=hours)


def _came_at(entry: Entry) -> dt.datetime:
    """When an entry has said last that it plays."""
    return max(entry.entered_at, entry.confirmed_at or entry.entered_at)


def _unchecked(competition: Competition, checked: Collection[int]) -> list[Entry]:
    active = Entry.objects.filter(competition=competition, status=Entry.Status.ACTIVE).exclude(pk__in=checked)
    return list(active.select_related("player__owner").order_by("pk"))


def _fails(competition: Competition, entry: Entry, now: dt.datetime) -> bool:
    """Whether a gate is closed to who is in; an invitation holds, and so does the number of an owner's bots."""
    if entry.player is None:
        return True
    closed = gates_closed_to(competition, entry.player, now, invited=True)
    return any(each.gate != "bots_per_owner" for each in closed)


def _take_place(competition: Competition, entry: Entry, now: dt.datetime) -> Entry:
    """Write an entry, active if there is room and nobody waits."""
    counted = Entry.objects.filter(competition=competition).aggregate(
        active=Count("pk", filter=Q(status=Entry.Status.ACTIVE)),
        waiting=Count("pk", filter=Q(status=Entry.Status.WAITING)),
    )
    has_room = counted["active"] < competition.capacity and not counted["waiting"]
    entry.status = Entry.Status.ACTIVE if has_room else Entry.Status.WAITING
    entry.save()
    add_event(competition, Event.Kind.ENTRY_ADDED, now, entry=str(entry.uuid), status=entry.status)
    save(competition)
    return entry


def first_round(competition: Competition, now: dt.datetime) -> int:
    """The round from which who enters now plays. Raises: AppError `registration_closed`."""
    opens, closes = competition.registration_opens_at, competition.registration_closes_at
    if opens <= now < closes and _is_undrawn(competition):
        return 1
    if opens <= now < closes and _is_arena(competition):
        return next_undrawn(competition)
    if now >= closes and _is_late_entry(competition):
        return next_undrawn(competition)
    raise AppError(ErrorCode.REGISTRATION_CLOSED)


def _is_shown(competition: Competition) -> bool:
    """Whether somebody who was not invited may know of it."""
    return competition.visibility != League.Visibility.PRIVATE


def _is_undrawn(competition: Competition) -> bool:
    return competition.status == Competition.Status.PUBLISHED


def _is_arena(competition: Competition) -> bool:
    """Whether entries come while it is played (LF4)."""
    return is_arena(competition.settings["stages"])


def _is_late_entry(competition: Competition) -> bool:
    """Whether the next round that will be drawn still takes late entries (LE6)."""
    late_until: int = competition.settings["registration"]["late_until_round"]
    return next_undrawn(competition) <= late_until


def next_undrawn(competition: Competition) -> int:
    """The number of the first round that is not drawn."""
    drawn = Round.objects.filter(competition=competition).exclude(status=Round.Status.PLANNED)
    return drawn.count() + 1


def _count(competition: Competition, status: str) -> int:
    return Entry.objects.filter(competition=competition, status=status).count()


def _require_room(player: Player) -> None:
    """Lock a player and count the competitions in which it takes part. Raises: AppError `limit_reached`."""
    hold_players(player)
    running = Entry.objects.filter(player=player, status__in=TAKES_PART, competition__status__in=OPEN_STATES)
    if running.count() >= MOST_ENTRIES:
        raise AppError(ErrorCode.LIMIT_REACHED)


def _require_seed(seed: bytes) -> None:
    try:
        check_player_seed(seed)
    except BadShuffle:
        raise invalid_input("draw_seed", "invalid", "A seed has 16 to 64 bytes.") from None


def _checked_sit_outs(competition: Competition, entry: Entry, wanted: Sequence[int]) -> list[int]:
    """The rounds that an entry sits out, with those that are drawn as they were. Raises: AppError."""
    drawn = next_undrawn(competition) - 1
    past = [number for number in entry.sit_outs if number <= drawn]
    if sorted(number for number in set(wanted) if number <= drawn) != sorted(past):
        raise AppError(ErrorCode.ROUND_STATE)
    if any(_is_of_schedule(competition, number) for number in set(wanted).difference(past)):
        raise invalid_input("sit_outs", "scheduled", "The rounds of a round robin are drawn at once, with everybody.")
    if len(set(wanted)) > competition.settings["max_sit_outs"] or any(number < 1 for number in wanted):
        raise invalid_input("sit_outs", "too_many", "That is more than this competition allows.")
    return sorted(set(wanted))


def _is_of_schedule(competition: Competition, number: int) -> bool:
    """Whether a round belongs to a round robin; how many rounds a knock-out has is not known before."""
    for stage in competition.settings["stages"]:
        if stage["format"] in OF_UNKNOWN_LENGTH:
            return False
        if number <= stage["rounds"]:
            return bool(stage["format"] == "round_robin")
        number -= stage["rounds"]
    return False
