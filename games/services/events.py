"""The one writer of events: it numbers them, and the game's version is the number of its last event.

The game of an event is locked by the caller, whose transaction this is. Whoever follows the game is told when it
commits (`duckcover.live`).
"""

import datetime as dt
from collections.abc import Sequence
from typing import Any

from duckcover import live
from games.models import Event, Game
from games.services.rows import Writes, insert_sql, new, row_values


def next_event(
    game: Game,
    kind: Event.Kind,
    now: dt.datetime,
    *,
    seat: int | None = None,
    turn: int | None = None,
    data: dict[str, Any] | None = None,
) -> Event:
    """The next event of a game, unsaved; the game's version, unsaved as well, becomes its number."""
    game.version += 1
    key = {"game_id": game.pk, "number": game.version}
    return new(Event, {**key, "at": now, "kind": kind, "seat": seat, "turn": turn, "data": data}.items())


def append(events: Sequence[Event], writes: Writes) -> None:
    """Add events to what is written; the caller writes the versions of their games."""
    writes.add(f"{insert_sql(Event)} {live.telling(live.GAME, 'game_id')}", [row_values(event) for event in events])


def append_now(
    game: Game,
    kind: Event.Kind,
    now: dt.datetime,
    *,
    seat: int | None = None,
    turn: int | None = None,
    data: dict[str, Any] | None = None,
) -> None:
    """Write one event and the version of its game."""
    writes = Writes()
    append([next_event(game, kind, now, seat=seat, turn=turn, data=data)], writes)
    writes.update(Game, [game], ("version",))
    writes.run()
