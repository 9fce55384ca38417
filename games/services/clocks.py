"""The clocks of a game at its table: when the time of each seat ends, and what is left of it.

Everything here changes a `Table` in memory; nothing is written and no lock is taken.
"""

import datetime as dt
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from accounts.vacation import on_vacation_until
from games import clocks
from games.documents import timestamp
from games.models import MAX_SEATS, Game, Seat, Submission, Turn
from games.services.table import Table

OF_A_TURN = ("deadline", "deadlines", "stops", "due_at")
"""What changes of an open turn when its clocks stop or go on."""


class Stop(NamedTuple):
    """From when until when the clock of a seat stands still; None: those of all seats."""

    since: dt.datetime
    until: dt.datetime
    seat: int | None = None

    def concerns(self, seat: int) -> bool:
        """Whether it stops the clock of a seat."""
        return self.seat in (None, seat)


def clock_of(game: Game) -> clocks.Clock:
    """The clock of a game. Raises: ClockError where its row is broken."""
    return clocks.PerTurn(game.turn_seconds) if game.clock is None else clocks.parse_clock(game.clock)


def stops_of(turn: Turn) -> list[Stop]:
    """When clocks have stood still, stand still, or will, in an open turn."""
    moments = (
        (dt.datetime.fromisoformat(since), dt.datetime.fromisoformat(until), seat)
        for since, until, seat in turn.stops or ()
    )
    return [Stop(*each) for each in moments]


def pauses_of(stops: Sequence[Stop], seat: int | None = None) -> list[clocks.Interval]:
    """When the clock of one seat stands still; None: those of all."""
    return [(stop.since, stop.until) for stop in stops if stop.seat in (None, seat)]


def set_deadlines(table: Table, turn: Turn) -> None:
    """Say when a turn ends that opens now. It is stored then, so that no change of a zone's rules moves it.

    A turn that asks no player is due at once, whatever its deadline.
    """
    clock, asked = clock_of(table.game), players_asked(table.seats, turn)
    stops = _stops_at_opening(table, asked)
    turn.stops = _stored(stops)
    bank = clock if isinstance(clock, clocks.Bank) else None
    longest = None if bank is None else dt.timedelta(seconds=bank.maximum)
    turn.deadline = clocks.deadline(clock, table.now, reserve=longest, pauses=pauses_of(stops))
    if not asked or (bank is None and all(stop.seat is None for stop in stops)):
        return
    reserves = {seat: None if bank is None else reserve_of(bank, table.seats[seat]) for seat in asked}
    own = {
        seat: clocks.deadline(clock, table.now, reserve=reserve, pauses=pauses_of(stops, seat))
        for seat, reserve in reserves.items()
    }
    _share(turn, own, alike=bank is None and len(set(own.values())) == 1)


def _stops_at_opening(table: Table, asked: Sequence[int]) -> list[Stop]:
    """What stops clocks when a turn opens now: the pause of its game, and the vacations of those whom it asks."""
    until = table.game.paused_until
    paused = [] if until is None or until <= table.now else [Stop(table.now, until)]
    away = ((seat, vacation_until(table, table.seats[seat])) for seat in asked)
    return [*paused, *(Stop(table.now, until, seat) for seat, until in away if until is not None)]


def vacation_until(table: Table, seat: Seat) -> dt.datetime | None:
    """Until when the clock of a seat stands still because its player is on vacation.

    None on autopilot: such a seat holds up nobody.
    """
    if not table.game.vacation or seat.player is None or seat.played_by_bot or seat.autopilot_since is not None:
        return None
    return on_vacation_until(seat.player, table.now)


def _stored(stops: Sequence[Stop]) -> list[list[Any]] | None:
    """Stops as their turn keeps them."""
    return [[timestamp(stop.since), timestamp(stop.until), stop.seat] for stop in stops] or None


def _share(turn: Turn, own: Mapping[int, dt.datetime], *, alike: bool) -> None:
    """Give the seats of a turn these deadlines: one for all where they are alike."""
    turn.deadlines = None if alike else [own.get(seat) for seat in range(MAX_SEATS)]
    turn.deadline = max(own.values())


def set_stops(table: Table, turn: Turn, stops: Sequence[Stop]) -> None:
    """Let clocks stand still in an open turn at these times and no others, and move its deadlines by that.

    A stop never moves a deadline that has passed when it begins, nor that of a seat which has missed the turn.
    """
    before, clock = stops_of(turn), clock_of(table.game)
    turn.stops = _stored(stops)

    def moved(announced: dt.datetime, seat: int) -> dt.datetime:
        return clocks.moved(clock, turn.opened_at, announced, pauses_of(before, seat), pauses_of(stops, seat))

    _put_off(table, turn, moved)


def extend(table: Table, turn: Turn, by: dt.timedelta) -> None:
    """Put the deadlines of an open turn off by so much running time, but that of a seat which has missed it."""
    play, stops = clock_of(table.game).play, stops_of(turn)

    def later(announced: dt.datetime, seat: int) -> dt.datetime:
        return clocks.end_of(play, max(announced, table.now), by, pauses_of(stops, seat))

    _put_off(table, turn, later)


def _put_off(table: Table, turn: Turn, moved: Callable[[dt.datetime, int], dt.datetime]) -> None:
    """Give the seats of an open turn other deadlines, but those who have missed it, and say when it is due."""
    alike, last = turn.deadlines is None, turn.deadline
    own = {
        seat: announced if _has_missed(table, seat) else moved(announced, seat)
        for seat in players_asked(table.seats, turn)
        if (announced := turn.deadline_of(seat))
    }
    if own:
        _share(turn, own, alike=alike and len(set(own.values())) == 1)
    turn.await_next()
    if not turn.waiting_for and turn.due_at == last:  # all are away, and the game goes on by its clock
        turn.due_at = turn.deadline


def _has_missed(table: Table, seat: int) -> bool:
    """Whether the stand-in has moved for a seat because its time had ended, and not because it is on autopilot."""
    standing = table.submissions.get(seat)
    return standing is not None and standing.origin == Submission.Origin.TIMEOUT and standing.revision > 0


def stood_still(table: Table, turn: Turn, since: dt.datetime, until: dt.datetime) -> None:
    """Give an open turn back the time between two moments, in which nothing could be played in its game."""
    if until > turn.opened_at:
        set_stops(table, turn, [*stops_of(turn), Stop(max(since, turn.opened_at), until)])


def stand_still(table: Table, turn: Turn, until: dt.datetime, seat: int | None = None) -> None:
    """Let the clock of a seat, or those of all, stand still until a moment; one that does already, until then instead.

    With the present moment it runs again.
    """
    stops = stops_of(turn)
    running = [stop for stop in stops if stop.seat == seat and stop.until > table.now]
    since = min((stop.since for stop in running), default=table.now)
    changed = [Stop(since, until, seat)] if until > since else []
    set_stops(table, turn, [stop for stop in stops if stop not in running] + changed)


def more_time(table: Table, turn: Turn, seat: int, since: dt.datetime) -> None:
    """Give a seat of an open turn, whose time has ended, once more the length of a turn from a moment on."""
    stops = pauses_of(stops_of(turn), seat)
    turn.set_deadlines({seat: clocks.extended(clock_of(table.game), since, stops)})


def add_increment(table: Table, seat: Seat) -> None:
    """Give a seat that a turn asks now what it gets for that, where the clock is a bank."""
    clock = _bank_of(table.game)
    if clock is not None:
        before = None if seat.reserve is None else dt.timedelta(seconds=seat.reserve)
        _keep(table, seat, clocks.reserve_at_opening(clock, before))


def charge(table: Table, turn: Turn) -> None:
    """Take from the reserves what the seats of a turn have used, up to their last decisions."""
    clock = _bank_of(table.game)
    if clock is None:
        return
    stops = stops_of(turn)
    for index, submission in table.submissions.items():
        seat = table.seats[index]
        if not seat.played_by_bot:
            since, until, pauses = turn.opened_at, submission.submitted_at, pauses_of(stops, index)
            _keep(table, seat, clocks.reserve_left(clock, reserve_of(clock, seat), since, until, pauses))


def reserve_of(clock: clocks.Bank, seat: Seat) -> dt.timedelta:
    """What a seat has of its reserve; all of it where no turn has asked it yet."""
    return dt.timedelta(seconds=clock.seconds if seat.reserve is None else seat.reserve)


def seconds_at_opening(game: Game, seat: Seat | None = None) -> float:
    """About how long a seat has when a turn asks it; without a seat, or one that was never asked, in its first turn."""
    try:
        clock = _bank_of(game)
    except clocks.ClockError:  # its game is set aside, which is told like everything else
        clock = None
    if clock is None:
        return game.turn_seconds
    if seat is not None and seat.reserve is not None:
        return seat.reserve
    return clocks.reserve_at_opening(clock, None).total_seconds()


def _bank_of(game: Game) -> clocks.Bank | None:
    clock = None if game.clock is None else clock_of(game)
    return clock if isinstance(clock, clocks.Bank) else None


def _keep(table: Table, seat: Seat, reserve: dt.timedelta) -> None:
    seat.reserve = reserve.total_seconds()
    table.changed_seats[seat.index] = seat


def players_asked(seats: Sequence[Seat], turn: Turn) -> list[int]:
    """The seats that a turn asks and no bot plays."""
    return [seat for seat in turn.asked if not seats[seat].played_by_bot]
