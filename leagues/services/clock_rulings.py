"""What staff decide about time: clocks stand still for a while, and closes come later (LEAGUES.md LR6).

All of it about a table, a round, or the whole competition. Raises what `leagues.services.rulings` raises, and what is
said here.
"""

import datetime as dt
from collections.abc import Callable
from typing import Any
from uuid import UUID

from accounts.models import Player
from duckcover.errors import AppError, ErrorCode, invalid_input
from leagues.models import Competition, Round, Ruling, Table
from leagues.rules.errors import BadTiming
from leagues.rules.timing import DAY, LONGEST
from leagues.services.clocks import Row, competition_of, stop
from leagues.services.plans import set_times, stands_until, times_in
from leagues.services.rulings import Ruled, Wanted, decide, on_table, round_of
from leagues.services.staff import Actor, sees_draws
from leagues.services.tables import UNFINISHED

Action = Ruling.Action
Act = Callable[[Row, dt.datetime], dict[str, Any]]
PAUSABLE = (Round.Status.DRAWN, Round.Status.PUBLISHED, Round.Status.OPEN)
"""The rounds that can be paused: one that is planned has its times by the settings, one that closes has none left."""


def pause(
    player: Player, key: UUID, until: dt.datetime, wanted: Wanted, number: int | None = None, table: int | None = None
) -> Ruled:
    """Stop all clocks of a table of a round, of a round, or of the competition, until a moment; closes move by that.

    A pause that lasts ends then instead. It ends by itself, `pause_days` after it began at the latest. Raises:
    `invalid_input` for the moment, `round_state` for a round that is not drawn or has come to its close, or a table
    that has ended.
    """

    def act(row: Row, now: dt.datetime) -> dict[str, Any]:
        _require_moment(row, until, now)
        return _stopped(row, until, now)

    return _rule(player, key, Action.PAUSE, wanted, act, number, table)


def resume(player: Player, key: UUID, wanted: Wanted, number: int | None = None, table: int | None = None) -> Ruled:
    """End a pause before its time; closes come back by what is left of it.

    Raises: `round_state`, of a competition `competition_state`, where it is not paused.
    """

    def act(row: Row, now: dt.datetime) -> dict[str, Any]:
        if stands_until(now, row) == now:
            raise _refused(row)
        return _stopped(row, now, now)

    return _rule(player, key, Action.RESUME, wanted, act, number, table)


def extend(
    player: Player, key: UUID, number: int, closes_at: dt.datetime, wanted: Wanted, table: int | None = None
) -> Ruled:
    """Let a round close later, never earlier, with all its tables that close before; or a table of it alone.

    Raises: `round_state` once the round, or the table, has come to its close, `invalid_input` for an earlier time or
    one 90 days after the opening.
    """

    def of_round(competition: Competition, _actor: Actor, _now: dt.datetime) -> dict[str, Any]:
        round_ = round_of(competition, number)
        if round_.status in (Round.Status.CLOSING, Round.Status.CLOSED):
            raise _refused(round_)
        before = round_.closes_at
        try:
            set_times(round_, times_in(round_).extended(closes_at))
        except BadTiming as error:
            raise invalid_input("closes_at", "invalid", error.reason, **error.values) from None
        round_.save()
        Table.objects.filter(round=round_, ended_at=None, closes_at__lt=closes_at).update(closes_at=closes_at)
        return {"round": number, **_moved(before, closes_at)}

    def of_table(row: Table, _actor: Actor, _now: dt.datetime) -> dict[str, Any]:
        if row.status != Table.Status.PLAYING:
            raise _refused(row)
        before = row.closes_at
        if not before < closes_at <= row.round.opens_at + LONGEST:
            raise invalid_input("closes_at", "invalid", "Later than before, and 90 days after the opening at most.")
        row.closes_at = closes_at
        row.save(update_fields=["closes_at"])
        return _moved(before, closes_at)

    if table is not None:
        return on_table(player, key, number, table, Action.EXTEND, wanted, of_table)
    return decide(player, key, Action.EXTEND, wanted, of_round)


def _rule(
    player: Player, key: UUID, action: Action, wanted: Wanted, act: Act, number: int | None, table: int | None
) -> Ruled:
    """A ruling on the clocks of a table, a round or the competition, whichever is named."""

    def of_competition(competition: Competition, _actor: Actor, now: dt.datetime) -> dict[str, Any]:
        return act(competition, now)

    def of_round(competition: Competition, actor: Actor, now: dt.datetime) -> dict[str, Any]:
        round_ = round_of(competition, number or 0)
        if round_.status == Round.Status.DRAWN and not sees_draws(competition, actor):
            raise AppError(ErrorCode.ROUND_STATE, state=Round.Status.PLANNED)
        if round_.status not in PAUSABLE:
            raise _refused(round_)
        return {"round": number, **act(round_, now)}

    def of_table(row: Table, _actor: Actor, now: dt.datetime) -> dict[str, Any]:
        if row.status not in UNFINISHED:
            raise _refused(row)
        return act(row, now)

    if number is None:
        return decide(player, key, action, wanted, of_competition)
    if table is None:
        return decide(player, key, action, wanted, of_round)
    return on_table(player, key, number, table, action, wanted, of_table)


def _stopped(row: Row, until: dt.datetime, now: dt.datetime) -> dict[str, Any]:
    """Stop the clocks below a row, or let them go on; answers what has changed of it."""
    before = _state(row, now)
    stop(row, until, now)
    return {"before": before, "after": _state(row, now)}


def _state(row: Row, now: dt.datetime) -> dict[str, Any]:
    until = stands_until(now, row)
    paused = {"paused_until": until.isoformat() if until > now else None}
    return paused if isinstance(row, Competition) else {**paused, "closes_at": row.closes_at.isoformat()}


def _moved(before: dt.datetime, after: dt.datetime) -> dict[str, Any]:
    return {"before": {"closes_at": before.isoformat()}, "after": {"closes_at": after.isoformat()}}


def _require_moment(row: Row, until: dt.datetime, now: dt.datetime) -> None:
    """Raises: AppError `invalid_input` for a moment that has passed, or comes too long after the pause began."""
    days = competition_of(row).settings["pause_days"] * DAY
    since = row.paused_from if row.paused_from is not None and stands_until(now, row) > now else now
    if not now < until <= since + days:
        raise invalid_input("until", "out_of_range", "A moment to come, within the days that a pause may last.")


def _refused(row: Row) -> AppError:
    if isinstance(row, Competition):
        return AppError(ErrorCode.COMPETITION_STATE, state=row.status)
    return AppError(ErrorCode.ROUND_STATE, state=row.round.status if isinstance(row, Table) else row.status)
