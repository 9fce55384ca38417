"""Taking rulings back, while their effect can be taken back (LEAGUES.md LO4).

The competition is locked by the caller, who writes the ruling that undoes the other.
"""

import datetime as dt
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from django.db.models import Q

from duckcover.errors import AppError, ErrorCode
from leagues.models import Announcement, Competition, Entry, Event, Round, Ruling, Table
from leagues.rules.timing import Window
from leagues.services.clocks import Row, stop
from leagues.services.entries import LEFT
from leagues.services.locks import lock_table
from leagues.services.plans import set_times, stands_until, times_in
from leagues.services.rounds import UNENDED
from leagues.services.seats import set_tables, take_entry_back, take_seat_back
from leagues.services.staff import Actor, is_interested, require_disinterested
from leagues.services.tables import forget_result

Action = Ruling.Action
OF_CLOCKS = (Action.PAUSE, Action.RESUME)

TakeBack: TypeAlias = Callable[[Competition, Actor, Ruling, dt.datetime], bool]
"""Undoes what a ruling has done to rows; answers whether rounds were drawn with it since. Raises: `settled`."""


def is_for_referees(ruling: Ruling) -> bool:
    """Whether referees could have decided it: about a table, or a warning."""
    return ruling.table is not None or ruling.action == Action.WARN


def require_latest(ruling: Ruling) -> None:
    """Raises: AppError `settled` where a ruling is undone, is an undo, or a later one in force is about the same."""
    rulings = Ruling.objects.filter(competition=ruling.competition)
    if ruling.action == Action.UNDO or rulings.filter(undoes=ruling).exists():
        raise AppError(ErrorCode.SETTLED)
    later = rulings.filter(_same(ruling), number__gt=ruling.number, undone_by=None).exclude(action=Action.UNDO)
    if later.exists():
        raise AppError(ErrorCode.SETTLED)


def take_back(competition: Competition, actor: Actor, ruling: Ruling, now: dt.datetime) -> bool:
    """Undo what a ruling has done to rows; answers whether rounds were drawn with it since.

    Raises: AppError `settled`, `own_table`.
    """
    undo = BY_ACTION.get(ruling.action)
    if undo is None:
        raise AppError(ErrorCode.SETTLED)
    return undo(competition, actor, ruling, now)


def _same(ruling: Ruling) -> Q:
    """Which rulings are about the same: a table, an entry, a round, a message, or of the competition the same thing."""
    if ruling.table is not None:
        return Q(table=ruling.table, round=ruling.round)
    if ruling.entry is not None:
        return Q(entry=ruling.entry)
    if ruling.round is not None:
        return Q(table=None, entry=None, round=ruling.round)
    if "announcement" in ruling.detail:
        return Q(detail__announcement=ruling.detail["announcement"])
    alike = OF_CLOCKS if ruling.action in OF_CLOCKS else (ruling.action,)
    of_message = Q(detail__has_key="announcement")
    return Q(table=None, entry=None, round=None, action__in=alike) & ~of_message


def _nothing(_competition: Competition, _actor: Actor, _ruling: Ruling, _now: dt.datetime) -> bool:
    """Standings are computed from the rulings in force: no row has changed."""
    return False


def _is_place_taken(competition: Competition, ruling: Ruling) -> bool:
    """Whether the place that a ruling has freed is another's by now, and there is no other (LE1)."""
    active = Entry.objects.filter(competition=competition, status=Entry.Status.ACTIVE)
    come = Event.objects.filter(competition=competition, kind=Event.Kind.ENTRY_ADDED, at__gte=ruling.at)
    return active.count() >= competition.capacity and come.filter(data__status=Entry.Status.ACTIVE).exists()


def _entry(competition: Competition, _actor: Actor, ruling: Ruling, now: dt.datetime) -> bool:
    row = ruling.entry
    if row is None:
        raise AppError(ErrorCode.SETTLED)
    if ruling.before["status"] == Entry.Status.ACTIVE != row.status and _is_place_taken(competition, ruling):
        raise AppError(ErrorCode.SETTLED)
    for name, value in ruling.before.items():
        setattr(row, name, value)
    row.left_at = None if row.status not in LEFT else row.left_at or now
    row.save(update_fields=[*ruling.before, "left_at"])
    return _drawn_since(competition, ruling)


def _admission(competition: Competition, actor: Actor, ruling: Ruling, now: dt.datetime) -> bool:
    """Let an entry wait again, as long as no round was drawn with it. The service admits for good."""
    if ruling.automatic or _drawn_since(competition, ruling):
        raise AppError(ErrorCode.SETTLED)
    return _entry(competition, actor, ruling, now)


def _result(competition: Competition, actor: Actor, ruling: Ruling, _now: dt.datetime) -> bool:
    """Let a table be what it was before it was ruled; the game that a ruling has ended stays as it is."""
    row = _table(competition, actor, ruling)
    closed = row.round.status == Round.Status.CLOSED and not ruling.before["ended"]
    if closed or ruling.detail.get("rule") == "play_out":
        raise AppError(ErrorCode.SETTLED)
    row.status = ruling.before["status"]
    if not ruling.before["ended"]:
        row.ended_at = None
        forget_result(row)
    row.save(update_fields=["status", "ended_at"])
    return False


def _clocks(competition: Competition, actor: Actor, ruling: Ruling, now: dt.datetime) -> bool:
    """Let clocks stand still until when they would have, as far as that is still to come."""
    row = _row(competition, actor, ruling)
    text = ruling.before["paused_until"]
    before = now if text is None else max(now, dt.datetime.fromisoformat(text))
    if before == stands_until(now, row) == now:
        raise AppError(ErrorCode.SETTLED)
    stop(row, before, now)
    return False


def _close(competition: Competition, actor: Actor, ruling: Ruling, now: dt.datetime) -> bool:
    """Let a table, or a round with the tables that close with it, close so much earlier again."""
    row = _row(competition, actor, ruling)
    after, before = (dt.datetime.fromisoformat(each["closes_at"]) for each in (ruling.after, ruling.before))
    if isinstance(row, Competition) or row.closes_at - (after - before) <= now:
        raise AppError(ErrorCode.SETTLED)
    closes_at, stood = row.closes_at - (after - before), row.closes_at
    if isinstance(row, Table):
        row.closes_at = closes_at
    else:
        times = times_in(row)
        set_times(row, replace(times, window=Window(row.opens_at, closes_at)))
        Table.objects.filter(round=row, ended_at=None, closes_at=stood).update(closes_at=closes_at)
    row.save()
    return False


def _seats(competition: Competition, actor: Actor, ruling: Ruling, _now: dt.datetime) -> bool:
    """Seat a round as it was drawn, or set by hand before."""
    round_ = competition.rounds.get(number=ruling.round or 0)
    if is_interested(competition, actor):
        raise AppError(ErrorCode.OWN_TABLE)
    if round_.status not in (Round.Status.DRAWN, Round.Status.PUBLISHED):
        raise AppError(ErrorCode.SETTLED)
    set_tables(competition, round_, ruling.detail["tables_before"])
    round_.by_hand = ruling.before["by_hand"]
    round_.save(update_fields=["by_hand"])
    return False


def _replacement(competition: Competition, actor: Actor, ruling: Ruling, now: dt.datetime) -> bool:
    row = _table(competition, actor, ruling)
    lasting = ruling.after["lasting"]
    if lasting and _drawn_since(competition, ruling):
        raise AppError(ErrorCode.SETTLED)
    take_seat_back(row, ruling.after["seat"], ruling.detail["player"])
    if lasting and ruling.entry is not None:
        take_entry_back(ruling.entry, ruling.before, bytes.fromhex(ruling.detail["draw_seed"]), now)
    return False


def _hidden(competition: Competition, _actor: Actor, ruling: Ruling, _now: dt.datetime) -> bool:
    if "announcement" in ruling.detail:
        Announcement.objects.filter(uuid=ruling.detail["announcement"]).update(hidden_at=None)
    else:
        competition.visibility = ruling.before["visibility"]
        competition.save(update_fields=["visibility"])
    return False


def _row(competition: Competition, actor: Actor, ruling: Ruling) -> Row:
    """What a ruling about clocks concerns, as long as it has some to come. Raises: AppError `settled`."""
    if ruling.round is None:
        return competition
    if ruling.table is not None:
        table = _table(competition, actor, ruling)
        if table.status not in UNENDED:
            raise AppError(ErrorCode.SETTLED)
        return table
    round_ = competition.rounds.get(number=ruling.round)
    if round_.status in (Round.Status.CLOSING, Round.Status.CLOSED):
        raise AppError(ErrorCode.SETTLED)
    round_.competition = competition
    return round_


def _table(competition: Competition, actor: Actor, ruling: Ruling) -> Table:
    """The table of a ruling, locked; nobody takes back what was decided where one sits."""
    row = lock_table(competition, ruling.round or 0, ruling.table or 0)
    require_disinterested(actor, [seat.entry for seat in row.seats.select_related("entry")])
    return row


def _drawn_since(competition: Competition, ruling: Ruling) -> bool:
    return Round.objects.filter(competition=competition, drawn_at__gt=ruling.at).exists()


BY_ACTION: Mapping[str, TakeBack] = {
    Action.AWARD: _nothing,
    Action.DEDUCT: _nothing,
    Action.WARN: _nothing,
    Action.ADMIT: _admission,
    Action.WITHDRAW: _entry,
    Action.REINSTATE: _entry,
    Action.DISQUALIFY: _entry,
    Action.ADJUDICATE: _result,
    Action.VOID: _result,
    Action.PAUSE: _clocks,
    Action.RESUME: _clocks,
    Action.EXTEND: _close,
    Action.MOVE: _seats,
    Action.REPLACE: _replacement,
    Action.HIDE: _hidden,
}
"""What can be taken back; a message that was sent, settings and draws cannot."""
