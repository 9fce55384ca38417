"""When the open turn of a game ends, by the clock of the game."""

import datetime as dt

from games import clocks
from games.models import Game, Turn


def opening_deadline(game: Game, opened_at: dt.datetime) -> dt.datetime:
    """When a turn ends that opens now. It is stored then, so that no change of a zone's rules moves it."""
    return clocks.deadline(clock_of(game), opened_at)


def deadline_after_stop(game: Game, turn: Turn, stopped_at: dt.datetime, now: dt.datetime) -> dt.datetime:
    """When an open turn ends whose game stood still from `stopped_at` until now."""
    announced = turn.deadline or stopped_at
    return clocks.put_off(clock_of(game), turn.opened_at, announced, stopped_at, now)


def clock_of(game: Game) -> clocks.Clock:
    """The clock of a game. Raises: ClockError where its row is broken."""
    return clocks.PerTurn(game.turn_seconds) if game.clock is None else clocks.parse_clock(game.clock)
