"""What staff decide: with a reason, on record, tried first where wanted, taken back where it can be (LO2 to LO4).

Every function locks the competition, does one thing in one transaction, writes one ruling and the standings that
follow from it. All raise AppError: `not_found`, `not_staff`, `competition_state` (with `status`) where the competition
is a draft or over, `precondition_failed` where it has changed since, `own_table` for the own entry or a table where one
sits, `invalid_input` for the reason, and what is said there.
"""

import datetime as dt
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from uuid import UUID

from django.db import transaction

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode, invalid_input
from games.services.locks import database_now
from leagues.models import Competition, Entry, Event, Round, Ruling, Standing, Table, TableSeat, Unseated
from leagues.rules.draws import ATTEMPTS
from leagues.rules.errors import BadTiming
from leagues.rules.rulings import POINTS
from leagues.services.competitions import require_state, require_version
from leagues.services.draws import draw
from leagues.services.entries import LEFT, OPEN_STATES, add_back, leave
from leagues.services.events import add_event, save
from leagues.services.locks import lock_competition
from leagues.services.plans import set_times, times_in
from leagues.services.records import record
from leagues.services.staff import EVERYBODY, ORGANIZERS, Actor, is_interested, require_disinterested, require_role
from leagues.services.standings import rewrite

Action = Ruling.Action
OF_ENTRIES = (Action.WITHDRAW, Action.REINSTATE, Action.DISQUALIFY)
OF_TABLES = (Action.ADJUDICATE, Action.VOID)
WITHOUT_EFFECT = (Action.AWARD, Action.DEDUCT, Action.WARN)
"""What changes no row but the record: standings are computed from the rulings in force."""


@dataclass(frozen=True)
class Wanted:
    """How something is decided: why, what staff alone may read, whether it is only tried, which version was known."""

    reason: str
    private_note: str = ""
    dry_run: bool = False
    version: int | None = None


class Ruled(NamedTuple):
    """A ruling, which is not there after a dry run, and the standings that follow from it, in their order."""

    ruling: Ruling
    standings: list[Standing]


Act = Callable[[Competition, Actor, dt.datetime], dict[str, Any]]
"""Does what was decided in a locked competition, and answers the columns of its ruling."""


def award(player: Player, key: UUID, entry: UUID, points: int, wanted: Wanted) -> Ruled:
    """Give an entry 1 to 600 points."""
    return _of_points(player, key, entry, Action.AWARD, points, wanted)


def deduct(player: Player, key: UUID, entry: UUID, points: int, wanted: Wanted) -> Ruled:
    """Take 1 to 600 points from an entry, also below 0."""
    return _of_points(player, key, entry, Action.DEDUCT, points, wanted)


def warn(player: Player, key: UUID, entry: UUID, wanted: Wanted) -> Ruled:
    """Warn an entry; referees may as well."""
    return _of_entry(player, key, entry, Action.WARN, wanted, lambda *_: {}, EVERYBODY)


def withdraw(player: Player, key: UUID, entry: UUID, wanted: Wanted) -> Ruled:
    """Take an entry out from the next draw on. Raises: `settled` where it has left."""

    def act(competition: Competition, row: Entry, now: dt.datetime) -> dict[str, Any]:
        _require_there(row)
        leave(competition, row, now, "withdrawn")
        return {}

    return _of_entry(player, key, entry, Action.WITHDRAW, wanted, act)


def disqualify(player: Player, key: UUID, entry: UUID, from_: str, wanted: Wanted) -> Ruled:
    """Take an entry out, `now`, or last at `all` its tables as well. Raises: `settled` where it is disqualified."""

    def act(competition: Competition, row: Entry, now: dt.datetime) -> dict[str, Any]:
        if row.status == Entry.Status.DISQUALIFIED:
            raise AppError(ErrorCode.SETTLED)
        if row.status not in LEFT:
            leave(competition, row, now, "disqualified")
        row.status = Entry.Status.DISQUALIFIED
        row.save(update_fields=["status"])
        return {"detail": {"from": from_}}

    if from_ not in ("now", "all"):
        raise invalid_input("from", "unknown", "One of now, all.")
    return _of_entry(player, key, entry, Action.DISQUALIFY, wanted, act)


def reinstate(player: Player, key: UUID, entry: UUID, wanted: Wanted) -> Ruled:
    """Let an entry come back from the next draw on, once (LE5). Raises: `settled` a second time."""

    def act(competition: Competition, row: Entry, now: dt.datetime) -> dict[str, Any]:
        if row.status not in LEFT or row.came_back or row.player_id is None:
            raise AppError(ErrorCode.SETTLED)
        add_back(competition, row, now)
        return {}

    return _of_entry(player, key, entry, Action.REINSTATE, wanted, act)


def adjudicate(player: Player, key: UUID, number: int, table: int, ranks: Sequence[int], wanted: Wanted) -> Ruled:
    """Rule how a table ends, whatever became of its game, which goes on. Raises: `invalid_input` for such ranks."""

    def act(row: Table) -> dict[str, Any]:
        seats = row.seats.count()
        if len(ranks) != seats or any(rank != 1 + sum(each < rank for each in ranks) for rank in ranks):
            raise invalid_input("ranks", "invalid", "One rank for each seat; who is level shares it: 1, 2, 2, 4.")
        return {"detail": {"ranks": list(ranks)}}

    return _of_table(player, key, number, table, Action.ADJUDICATE, wanted, act, Table.Status.ADJUDICATED)


def void(player: Player, key: UUID, number: int, table: int, wanted: Wanted) -> Ruled:
    """Rule that a table counts as not played: 60 points for all."""
    return _of_table(player, key, number, table, Action.VOID, wanted, lambda _: {}, Table.Status.VOID)


def extend(player: Player, key: UUID, number: int, closes_at: dt.datetime, wanted: Wanted) -> Ruled:
    """Let a round close later, never earlier (LR6), with all its tables that close before.

    Raises: `round_state` once it has closed, `invalid_input` for an earlier time or one 90 days after the opening.
    """

    def act(competition: Competition, _actor: Actor, _now: dt.datetime) -> dict[str, Any]:
        round_ = _round(competition, number)
        if round_.status in (Round.Status.CLOSING, Round.Status.CLOSED):
            raise AppError(ErrorCode.ROUND_STATE, status=round_.status)
        before = round_.closes_at
        try:
            set_times(round_, times_in(round_).extended(closes_at))
        except BadTiming as error:
            raise invalid_input("closes_at", "invalid", str(error)) from None
        round_.save()
        Table.objects.filter(round=round_, ended_at=None, closes_at__lt=closes_at).update(closes_at=closes_at)
        times = {"before": {"closes_at": before.isoformat()}, "after": {"closes_at": closes_at.isoformat()}}
        return {"round": number, **times}

    return decide(player, key, Action.EXTEND, wanted, act)


def redraw(player: Player, key: UUID, number: int, wanted: Wanted) -> Ruled:
    """Draw a round that is not open anew, with the next attempt's seed, which stays on record (LD2, LR3).

    Only for staff who do not play. Raises: `round_state` where it is not drawn, is open, or was redrawn three times.
    """

    def act(competition: Competition, actor: Actor, now: dt.datetime) -> dict[str, Any]:
        if is_interested(competition, actor):
            raise AppError(ErrorCode.OWN_TABLE)
        round_ = _round(competition, number)
        stage = competition.settings["stages"][round_.stage - 1]
        drawn, before = (Round.Status.DRAWN, Round.Status.PUBLISHED), Round.Status(round_.status)
        if before not in drawn or round_.attempt + 1 not in ATTEMPTS or stage["format"] == "round_robin":
            raise AppError(ErrorCode.ROUND_STATE, status=round_.status)
        for model in (TableSeat, Table, Unseated):
            model._default_manager.filter(round=round_).delete()
        round_.attempt += 1
        draw(competition, round_, now)
        round_.status = before
        round_.save(update_fields=["status"])
        return {"round": number, "after": {"attempt": round_.attempt}}

    return decide(player, key, Action.REDRAW, wanted, act)


def undo(player: Player, key: UUID, number: int, wanted: Wanted) -> Ruled:
    """Take back the latest ruling on its target. Drawn rounds stay, which the undo says (`consumed`).

    Raises: `not_found` for a ruling that there is none, `settled` where it is undone, not the latest, or cannot be
    taken back.
    """

    def act(competition: Competition, actor: Actor, now: dt.datetime) -> dict[str, Any]:
        ruling = Ruling.objects.select_related("entry").filter(competition=competition, number=number).first()
        if ruling is None:
            raise AppError(ErrorCode.NOT_FOUND)
        _require_latest(ruling)
        if ruling.entry is not None:
            require_disinterested(actor, [ruling.entry])
        consumed = _take_back(competition, actor, ruling, now)
        where = {"round": ruling.round, "table": ruling.table, "entry": ruling.entry}
        return {**where, "undoes": ruling, "consumed": consumed, "before": ruling.after, "after": ruling.before}

    return decide(player, key, Action.UNDO, wanted, act, EVERYBODY)


# --- what all have in common ----------------------------------------------------------------------------------


def decide(
    player: Player, key: UUID, action: Action, wanted: Wanted, act: Act, roles: Collection[str] = ORGANIZERS
) -> Ruled:
    """Do what was decided and write it down, or try it and leave everything as it was."""
    with transaction.atomic():
        competition = lock_competition(key)
        actor = require_role(competition.league, player, roles)
        require_state(competition, OPEN_STATES)
        require_version(competition, wanted.version)
        now = database_now()
        columns = act(competition, actor, now)
        ruling = record(competition, actor, action, wanted.reason, now, private_note=wanted.private_note, **columns)
        rewrite(competition, now)
        save(competition)
        found = Standing.objects.filter(competition=competition).select_related("entry__player")
        rows = list(found.order_by("place"))
        transaction.set_rollback(wanted.dry_run)
    return Ruled(ruling, rows)


def _of_points(player: Player, key: UUID, entry: UUID, action: Action, points: int, wanted: Wanted) -> Ruled:
    if points not in POINTS:
        raise invalid_input("points", "out_of_range", "1 to 600 points.")
    return _of_entry(player, key, entry, action, wanted, lambda *_: {"points": points})


def _of_entry(
    player: Player,
    key: UUID,
    entry: UUID,
    action: Action,
    wanted: Wanted,
    change: Callable[[Competition, Entry, dt.datetime], dict[str, Any]],
    roles: Collection[str] = ORGANIZERS,
) -> Ruled:
    """A ruling on an entry; nobody decides on the own one."""

    def act(competition: Competition, actor: Actor, now: dt.datetime) -> dict[str, Any]:
        row = Entry.objects.filter(competition=competition, uuid=entry).first()
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND)
        require_disinterested(actor, [row])
        before = _entry_state(row)
        columns = change(competition, row, now)
        return {"entry": row, "before": before, "after": _entry_state(row), **columns}

    return decide(player, key, action, wanted, act, roles)


def _of_table(
    player: Player,
    key: UUID,
    number: int,
    table: int,
    action: Action,
    wanted: Wanted,
    check: Callable[[Table], dict[str, Any]],
    status: Table.Status,
) -> Ruled:
    """A ruling on a table of a round that is or was open; nobody decides where one sits."""

    def act(competition: Competition, actor: Actor, now: dt.datetime) -> dict[str, Any]:
        round_ = _round(competition, number)
        row = Table.objects.select_for_update().filter(round=round_, number=table).first()
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND)
        if row.status == Table.Status.WAITING:
            raise AppError(ErrorCode.ROUND_STATE, status=round_.status)
        require_disinterested(actor, [seat.entry for seat in row.seats.select_related("entry")])
        columns, before = check(row), _table_state(row)
        row.status, row.ended_at = status, row.ended_at or now
        row.save(update_fields=["status", "ended_at"])
        add_event(competition, Event.Kind.TABLE_ADJUDICATED, now, round=number, table=table)
        _let_close(round_, now)
        return {"round": number, "table": table, "before": before, "after": _table_state(row), **columns}

    return decide(player, key, action, wanted, act, EVERYBODY)


def _round(competition: Competition, number: int) -> Round:
    found = Round.objects.filter(competition=competition, number=number).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    return found


def _let_close(round_: Round, now: dt.datetime) -> None:
    """Let the sweep look at a round whose last table has ended."""
    Round.objects.filter(pk=round_.pk, status__in=(Round.Status.OPEN, Round.Status.CLOSING)).update(due_at=now)


def _require_there(row: Entry) -> None:
    if row.status in LEFT:
        raise AppError(ErrorCode.SETTLED)


def _entry_state(row: Entry) -> dict[str, Any]:
    return {"status": row.status, "from_round": row.from_round, "to_round": row.to_round, "came_back": row.came_back}


def _table_state(row: Table) -> dict[str, Any]:
    return {"status": row.status, "ended": row.ended_at is not None}


# --- taking back ----------------------------------------------------------------------------------------------


def _require_latest(ruling: Ruling) -> None:
    """Raises: AppError `settled` where a ruling is undone, is an undo, or a later one in force is about the same."""
    rulings = Ruling.objects.filter(competition=ruling.competition)
    if ruling.action == Action.UNDO or rulings.filter(undoes=ruling).exists():
        raise AppError(ErrorCode.SETTLED)
    same = {"table": ruling.table, "round": ruling.round} if ruling.table is not None else {"entry": ruling.entry}
    later = rulings.filter(number__gt=ruling.number, undone_by=None, **same).exclude(action=Action.UNDO)
    if later.exists():
        raise AppError(ErrorCode.SETTLED)


def _take_back(competition: Competition, actor: Actor, ruling: Ruling, now: dt.datetime) -> bool:
    """Undo what a ruling has done to rows; answers whether rounds were drawn with it since."""
    if ruling.action in WITHOUT_EFFECT:
        return False
    if ruling.action in OF_TABLES:
        _take_back_table(competition, actor, ruling)
        return False
    if ruling.action not in OF_ENTRIES or ruling.entry is None:
        raise AppError(ErrorCode.SETTLED)
    row = ruling.entry
    for name, value in ruling.before.items():
        setattr(row, name, value)
    row.left_at = None if row.status not in LEFT else row.left_at or now
    row.save(update_fields=[*ruling.before, "left_at"])
    return Round.objects.filter(competition=competition, drawn_at__gt=ruling.at).exists()


def _take_back_table(competition: Competition, actor: Actor, ruling: Ruling) -> None:
    wanted = {"round__number": ruling.round or 0, "number": ruling.table or 0}
    row = (
        Table.objects.select_for_update(of=("self",))
        .select_related("round")
        .get(round__competition=competition, **wanted)
    )
    require_disinterested(actor, [seat.entry for seat in row.seats.select_related("entry")])
    if not ruling.before["ended"] and row.round.status == Round.Status.CLOSED:
        raise AppError(ErrorCode.SETTLED)
    row.status = ruling.before["status"]
    row.ended_at = row.ended_at if ruling.before["ended"] else None
    row.save(update_fields=["status", "ended_at"])
