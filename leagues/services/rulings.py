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
from leagues.rules.errors import TooFewEntries
from leagues.rules.rulings import POINTS
from leagues.rules.settings import is_arena
from leagues.services.competitions import require_state, require_version
from leagues.services.draws import draw, is_scheduled
from leagues.services.entries import (
    LEFT,
    OPEN_STATES,
    add_back,
    entry_state,
    has_declined,
    invite_again,
    leave,
)
from leagues.services.events import add_event, save
from leagues.services.locks import lock_competition, lock_table
from leagues.services.records import record
from leagues.services.staff import (
    EVERYBODY,
    ORGANIZERS,
    Actor,
    is_interested,
    require_disinterested,
    require_role,
    sees_draws,
)
from leagues.services.standings import rewrite
from leagues.services.tables import UNFINISHED, note_by_rule, note_so_far, play_out
from leagues.services.undoing import is_for_referees, require_latest, take_back

Action = Ruling.Action
RULES = ("play_out", "ended_rounds", "split")
"""How staff may end a table; the words are those of `adjudication`."""


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
TableAct = Callable[[Table, Actor, dt.datetime], dict[str, Any]]
"""The same at a locked table, which has its round and the competition."""


def award(player: Player, key: UUID, entry: UUID, points: int, wanted: Wanted) -> Ruled:
    """Give an entry 1 to 600 points."""
    return _of_points(player, key, entry, Action.AWARD, points, wanted)


def deduct(player: Player, key: UUID, entry: UUID, points: int, wanted: Wanted) -> Ruled:
    """Take 1 to 600 points from an entry, also below 0."""
    return _of_points(player, key, entry, Action.DEDUCT, points, wanted)


def warn(player: Player, key: UUID, entry: UUID, wanted: Wanted) -> Ruled:
    """Warn an entry; referees may as well."""
    return on_entry(player, key, entry, Action.WARN, wanted, lambda *_: {}, EVERYBODY)


def withdraw(player: Player, key: UUID, entry: UUID, wanted: Wanted) -> Ruled:
    """Take an entry out from the next draw on. Raises: `settled` where it has left."""

    def act(competition: Competition, row: Entry, now: dt.datetime) -> dict[str, Any]:
        _require_there(row)
        leave(competition, row, now, "withdrawn")
        return {}

    return on_entry(player, key, entry, Action.WITHDRAW, wanted, act)


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
        raise invalid_input("from", "unknown", "One of {words}.", words="now, all")
    return on_entry(player, key, entry, Action.DISQUALIFY, wanted, act)


def reinstate(player: Player, key: UUID, entry: UUID, wanted: Wanted) -> Ruled:
    """Let an entry come back from the next draw on, once (LE5); who has declined is invited again.

    Raises: `settled` a second time.
    """

    def act(competition: Competition, row: Entry, now: dt.datetime) -> dict[str, Any]:
        if row.status not in LEFT or row.came_back or row.player_id is None:
            raise AppError(ErrorCode.SETTLED)
        if has_declined(competition, row):
            invite_again(row)
        else:
            add_back(competition, row, now)
        return {}

    return on_entry(player, key, entry, Action.REINSTATE, wanted, act)


def adjudicate(player: Player, key: UUID, number: int, table: int, ranks: Sequence[int], wanted: Wanted) -> Ruled:
    """Rule how a table ends, whatever became of its game, which goes on. Raises: `invalid_input` for such ranks."""

    def act(row: Table, _actor: Actor, now: dt.datetime) -> dict[str, Any]:
        if len(ranks) != row.seats.count() or any(rank != 1 + sum(each < rank for each in ranks) for rank in ranks):
            raise invalid_input("ranks", "invalid", "One rank for each seat; who is level shares it: 1, 2, 2, 4.")
        if row.ended_at is None:
            note_so_far(row)
        return _ended(row, Table.Status.ADJUDICATED, now) | {"detail": {"ranks": list(ranks)}}

    return on_table(player, key, number, table, Action.ADJUDICATE, wanted, act)


def adjudicate_by(player: Player, key: UUID, number: int, table: int, rule: str, wanted: Wanted) -> Ruled:
    """End a table that is still played by a rule, as if its close had come (LJ1 to LJ3).

    Under `play_out` the stand-in ends the game, which is counted as any other; under the others the game goes on.
    Raises: `round_state` where the table has ended or has no game, `game_not_playing`.
    """

    def act(row: Table, _actor: Actor, now: dt.datetime) -> dict[str, Any]:
        if row.status not in UNFINISHED or row.game is None:
            raise AppError(ErrorCode.ROUND_STATE, state=row.round.status)
        if rule != "play_out":
            return _ended(row, note_by_rule(row, rule), now) | {"detail": {"rule": rule}}
        before = _table_state(row)
        play_out(row)
        return {"before": before, "after": _table_state(row), "detail": {"rule": rule}}

    if rule not in RULES:
        raise invalid_input("rule", "unknown", "One of {words}.", words=", ".join(RULES))
    return on_table(player, key, number, table, Action.ADJUDICATE, wanted, act)


def void(player: Player, key: UUID, number: int, table: int, wanted: Wanted) -> Ruled:
    """Rule that a table counts as not played: 60 points for all."""

    def act(row: Table, _actor: Actor, now: dt.datetime) -> dict[str, Any]:
        return _ended(row, Table.Status.VOID, now)

    return on_table(player, key, number, table, Action.VOID, wanted, act)


def redraw(player: Player, key: UUID, number: int, wanted: Wanted) -> Ruled:
    """Draw a round that is not open anew, with the next attempt's seed, which stays on record (LD2, LR3).

    Only for staff who do not play. Raises: `round_state` where it is not drawn, is open, was redrawn three times, or
    belongs to a round robin or an arena, `too_few_entries` where those who are left make no table.
    """

    def act(competition: Competition, actor: Actor, now: dt.datetime) -> dict[str, Any]:
        if is_interested(competition, actor):
            raise AppError(ErrorCode.OWN_TABLE)
        round_ = round_of(competition, number)
        before, settings = Round.Status(round_.status), competition.settings
        drawn = before in (Round.Status.DRAWN, Round.Status.PUBLISHED)
        drawn_alone = not is_scheduled(settings, round_.stage) and not is_arena(settings["stages"])
        if not (drawn and drawn_alone) or round_.attempt + 1 not in ATTEMPTS:
            raise AppError(ErrorCode.ROUND_STATE, state=round_.status)
        for model in (TableSeat, Table, Unseated):
            model._default_manager.filter(round=round_).delete()
        round_.attempt, round_.by_hand = round_.attempt + 1, False
        _draw_anew(competition, round_, now)
        round_.status = before
        round_.save(update_fields=["status"])
        return {"round": number, "after": {"attempt": round_.attempt}}

    return decide(player, key, Action.REDRAW, wanted, act)


def undo(player: Player, key: UUID, number: int, wanted: Wanted) -> Ruled:
    """Take back the latest ruling on its target. Drawn rounds stay, which the undo says (`consumed`).

    Referees take back what they may decide. Raises: `not_found` for a ruling that there is none, `settled` where it is
    undone, not the latest, or cannot be taken back.
    """

    def act(competition: Competition, actor: Actor, now: dt.datetime) -> dict[str, Any]:
        ruling = Ruling.objects.select_related("entry").filter(competition=competition, number=number).first()
        if ruling is None:
            raise AppError(ErrorCode.NOT_FOUND)
        if actor.role not in ORGANIZERS and not is_for_referees(ruling):
            raise AppError(ErrorCode.NOT_STAFF)
        require_latest(ruling)
        if ruling.entry is not None:
            require_disinterested(actor, [ruling.entry])
        consumed = take_back(competition, actor, ruling, now)
        where = {"round": ruling.round, "table": ruling.table, "entry": ruling.entry}
        return {**where, "undoes": ruling, "consumed": consumed, "before": ruling.after, "after": ruling.before}

    return decide(player, key, Action.UNDO, wanted, act, EVERYBODY)


# --- what all have in common ----------------------------------------------------------------------------------


def decide(
    player: Player,
    key: UUID,
    action: Action,
    wanted: Wanted,
    act: Act,
    roles: Collection[str] = ORGANIZERS,
    states: Sequence[str] = OPEN_STATES,
) -> Ruled:
    """Do what was decided and write it down, or try it and leave everything as it was."""
    with transaction.atomic():
        competition = lock_competition(key)
        actor = require_role(competition.league, player, roles)
        require_state(competition, states)
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
    return on_entry(player, key, entry, action, wanted, lambda *_: {"points": points})


def on_entry(
    player: Player,
    key: UUID,
    entry: UUID,
    action: Action,
    wanted: Wanted,
    change: Callable[[Competition, Entry, dt.datetime], dict[str, Any]],
    roles: Collection[str] = ORGANIZERS,
) -> Ruled:
    """A ruling on an entry, which `change` changes; nobody decides on the own one."""

    def act(competition: Competition, actor: Actor, now: dt.datetime) -> dict[str, Any]:
        row = Entry.objects.filter(competition=competition, uuid=entry).first()
        if row is None:
            raise AppError(ErrorCode.NOT_FOUND)
        require_disinterested(actor, [row])
        before = entry_state(row)
        columns = change(competition, row, now)
        return {"entry": row, "before": before, "after": entry_state(row), **columns}

    return decide(player, key, action, wanted, act, roles)


def on_table(
    player: Player, key: UUID, number: int, table: int, action: Action, wanted: Wanted, act: TableAct
) -> Ruled:
    """A ruling on a table of a round that is or was open, which is locked; nobody decides where one sits.

    To who may not know of a draw its tables are not there (LO5).
    """

    def do(competition: Competition, actor: Actor, now: dt.datetime) -> dict[str, Any]:
        row = lock_table(competition, number, table)
        if row.round.status == Round.Status.DRAWN and not sees_draws(competition, actor):
            raise AppError(ErrorCode.NOT_FOUND)
        if row.status == Table.Status.WAITING:
            raise AppError(ErrorCode.ROUND_STATE, state=row.round.status)
        require_disinterested(actor, [seat.entry for seat in row.seats.select_related("entry")])
        return {"round": number, "table": table, **act(row, actor, now)}

    return decide(player, key, action, wanted, do, EVERYBODY)


def round_of(competition: Competition, number: int) -> Round:
    """A round of a locked competition, with it. Raises: AppError `not_found`."""
    found = Round.objects.filter(competition=competition, number=number).first()
    if found is None:
        raise AppError(ErrorCode.NOT_FOUND)
    found.competition = competition
    return found


def _draw_anew(competition: Competition, round_: Round, now: dt.datetime) -> None:
    """Draw a round whose tables are gone. Raises: AppError `too_few_entries`."""
    try:
        draw(competition, round_, now)
    except TooFewEntries as error:
        raise AppError(ErrorCode.TOO_FEW_ENTRIES, needed=error.needed) from None


def _ended(row: Table, status: Table.Status, now: dt.datetime) -> dict[str, Any]:
    """End a table that is ruled, with its event; answers what has changed of it."""
    before, competition = _table_state(row), row.round.competition
    row.status, row.ended_at = status, row.ended_at or now
    row.save(update_fields=["status", "ended_at"])
    add_event(competition, Event.Kind.TABLE_ADJUDICATED, now, round=row.round.number, table=row.number)
    _let_close(row.round, now)
    return {"before": before, "after": _table_state(row)}


def _let_close(round_: Round, now: dt.datetime) -> None:
    """Let the sweep look at a round whose last table has ended."""
    Round.objects.filter(pk=round_.pk, status__in=(Round.Status.OPEN, Round.Status.CLOSING)).update(due_at=now)


def _require_there(row: Entry) -> None:
    if row.status in LEFT:
        raise AppError(ErrorCode.SETTLED)


def _table_state(row: Table) -> dict[str, Any]:
    return {"status": row.status, "ended": row.ended_at is not None}
