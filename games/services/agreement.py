"""The pause of a game at its table: whether all have agreed to it who play, how it begins and ends (DAYS.md DC4).

Everything here changes a `Table` in memory; nothing is written and no lock is taken.
"""

import datetime as dt

from games.documents import timestamp
from games.models import Event, Game, Seat
from games.services.clocks import stand_still
from games.services.table import Table


def is_paused(table: Table) -> bool:
    """Whether the game is paused now."""
    return table.game.paused_until is not None and table.now < table.game.paused_until


def pause_if_agreed(table: Table) -> bool:
    """Begin the pause that is asked for once all have agreed who play; answers whether it begins.

    Those who play are people who have not resigned and are not on autopilot.
    """
    game, asked = table.game, table.game.pause_asked
    active = {seat.index for seat in table.seats if _plays(seat)}
    if asked is None or game.status != Game.Status.PLAYING or not active or not active <= set(asked["agreed"]):
        return False
    end_if_over(table)
    begin_pause(table, table.now + dt.timedelta(hours=asked["hours"]))
    return True


def begin_pause(table: Table, until: dt.datetime) -> None:
    """Let the clocks stand still until a moment; those of a paused game, until then instead. Ends a request."""
    game = table.game
    game.paused_from, game.paused_until, game.pause_asked = game.paused_from or table.now, until, None
    if table.turn is not None:
        stand_still(table, table.turn, until)
    table.add_event(Event.Kind.GAME_PAUSED, data={"until": timestamp(until)})


def end_now(table: Table, seat: int | None = None) -> None:
    """End the pause of a paused game; `seat` does it, or its league."""
    if table.turn is not None:
        stand_still(table, table.turn, table.now)
    end_pause(table)
    table.add_event(Event.Kind.GAME_UNPAUSED, seat=seat)


def end_if_over(table: Table) -> None:
    """Count a pause that has ended and that no sweep has told of yet, and tell of it."""
    if table.game.paused_until is not None and not is_paused(table):
        end_pause(table)
        table.add_event(Event.Kind.GAME_UNPAUSED)


def end_pause(table: Table) -> None:
    """Count what a pause has lasted, and forget it."""
    game = table.game
    if game.paused_from is not None and game.paused_until is not None:
        game.paused_seconds += (min(table.now, game.paused_until) - game.paused_from).total_seconds()
    game.paused_from = game.paused_until = None
    game.pause_held = False


def _plays(seat: Seat) -> bool:
    return not (seat.played_by_bot or seat.bot_account) and seat.autopilot_since is None
