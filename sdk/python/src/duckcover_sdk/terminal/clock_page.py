"""What a player reads of the clocks of a game. PURE."""

from datetime import timedelta

from duckcover_sdk.generated.models import Clock, ClockState, Game, SeatClock
from duckcover_sdk.terminal.blocks import Block, Style, wrapped
from duckcover_sdk.terminal.drawing import who
from duckcover_sdk.terminal.times import duration, moment

REASONS = {
    "asked": "runs",
    "moved": "has moved",
    "not_asked": "is not asked",
    "time_up": "time is up",
    "paused": "paused",
    "vacation": "on vacation",
    "outside_play_hours": "outside the play hours",
    "bot": "a bot",
    "not_playing": "does not play",
    "suspended": "set aside by the operator",
}


def draw_clocks(game: Game, state: ClockState, style: Style) -> Block:
    """Say how the clock works, and of each seat what is left, until when, and whether it runs."""
    lines = wrapped(f"Clock: {clock_text(state.clock)}", style.width, "  ")
    names = {seat.seat: style.plain(who(game, seat.seat))[:20] for seat in state.seats}
    width = max(map(len, names.values()), default=0)
    return lines + [f"  {seat.seat} {names[seat.seat]:<{width}}  {_seat_text(seat)}" for seat in state.seats]


def _seat_text(seat: SeatClock) -> str:
    parts = [REASONS.get(seat.reason, str(seat.reason).replace("_", " "))]
    if seat.left_seconds is not None and seat.reason not in {"bot", "not_playing"}:
        parts.append(f"{duration(timedelta(seconds=seat.left_seconds)) or '0 s'} left")
    if seat.deadline is not None and seat.reason not in {"moved", "bot"}:
        parts.append(f"until {moment(seat.deadline)}")
    return ", ".join(parts)


def clock_text(clock: Clock) -> str:
    """Say how a clock works, with its play hours."""
    hours = clock.play_hours
    if not hours:
        return _kind_text(clock)
    days = "" if len(hours.days) == 7 else f" on {', '.join(hours.days)}"
    return f"{_kind_text(clock)} Time runs from {hours.from_} to {hours.to}{days} ({hours.zone})."


def _kind_text(clock: Clock) -> str:
    if clock.kind == "bank":
        first, more, most = (
            duration(timedelta(seconds=seconds or 0))
            for seconds in (clock.bank_seconds, clock.increment_seconds, clock.max_seconds)
        )
        return f"{first} for the game, {more} more for each turn that asks a seat, at most {most}."
    if clock.kind == "daily":
        days = f" on {', '.join(clock.days)}" if clock.days and len(clock.days) < 7 else " each day"
        return f"turns end at {clock.at} ({clock.zone}){days}."
    return f"{duration(timedelta(seconds=clock.turn_seconds))} a turn."
