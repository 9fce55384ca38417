"""What the clocks of a game do at a moment: of each seat what is left, whether it runs, and why (DAYS.md DC7).

Of a seat that has moved in the open turn it tells no more than when it became ready, which everybody may know.
"""

import datetime as dt
from typing import Any

from games.clocks import Bank, Clock, clock_document, elapsed, is_running, reserve_left
from games.documents import timestamp
from games.models import Game, Seat, Submission, Turn
from games.services.clocks import clock_of, pauses_of, reserve_of, stops_of
from games.services.locks import database_now

REASONS = (
    *("asked", "moved", "not_asked", "time_up", "paused", "vacation"),
    *("outside_play_hours", "bot", "not_playing", "suspended"),
)
"""Why the clock of a seat runs (`asked`) or does not."""


def clock_state(game: Game) -> dict[str, Any]:
    """The clocks of a game now, in a fixed number of queries."""
    seats = list(Seat.objects.filter(game=game).order_by("index"))
    turn = Turn.objects.filter(game=game, resolved_at=None).first()
    ready = dict(Submission.objects.filter(turn=turn).values_list("seat", "ready_at")) if turn else {}
    now, clock = database_now(), clock_of(game)
    return {
        "at": timestamp(now),
        "clock": clock_document(clock),
        "seats": [_seat_clock(game, clock, seat, turn, ready, now) for seat in seats],
    }


def _seat_clock(
    game: Game, clock: Clock, seat: Seat, turn: Turn | None, ready: dict[int, dt.datetime | None], now: dt.datetime
) -> dict[str, Any]:
    asked = turn is not None and seat.index in turn.asked and not seat.played_by_bot
    reason = _reason(game, clock, seat, turn if asked else None, now)
    left = _left(clock, seat, turn if asked else None, ready.get(seat.index), now)
    return {
        "seat": seat.index,
        "running": reason == "asked",
        "reason": reason,
        "left_seconds": None if left is None else int(left.total_seconds()),
        "deadline": timestamp(turn.deadline_of(seat.index)) if turn and asked else None,
    }


def _reason(game: Game, clock: Clock, seat: Seat, turn: Turn | None, now: dt.datetime) -> str:
    """Why the clock of a seat runs or does not; `turn` is the open one where it asks a player on this seat."""
    if game.status != Game.Status.PLAYING:
        return "not_playing"
    if seat.played_by_bot:
        return "bot"
    if turn is None:
        return "not_asked"
    if seat.index not in turn.waiting_for:
        return "moved"
    if game.quarantined_at is not None:
        return "suspended"
    if seat.index in turn.late_seats(now):
        return "time_up"
    standing = [stop for stop in stops_of(turn) if stop.concerns(seat.index) and stop.since <= now < stop.until]
    if standing:
        return "paused" if any(stop.seat is None for stop in standing) else "vacation"
    return "asked" if is_running(clock.play, now) else "outside_play_hours"


def _left(
    clock: Clock, seat: Seat, turn: Turn | None, ready_at: dt.datetime | None, now: dt.datetime
) -> dt.timedelta | None:
    """How long the clock of a seat may run until its time ends; None without a turn that asks it, but for a bank."""
    if seat.played_by_bot:
        return None
    if turn is None:
        return reserve_of(clock, seat) if isinstance(clock, Bank) else None
    pauses = pauses_of(stops_of(turn), seat.index)
    if isinstance(clock, Bank) and ready_at is not None:
        return reserve_left(clock, reserve_of(clock, seat), turn.opened_at, ready_at, pauses)
    return elapsed(clock.play, now, turn.deadline_of(seat.index) or now, pauses)
