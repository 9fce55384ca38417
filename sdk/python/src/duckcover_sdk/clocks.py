"""Clocks: what they do now, pauses and vacations in which they stand still."""

from __future__ import annotations

from datetime import datetime

from .accounts import Account
from .connection import expect
from .errors import ConflictError
from .generated.api.lobby import list_clocks
from .generated.api.play import (
    agree_to_pause,
    ask_for_pause,
    begin_vacation,
    end_pause,
    end_vacation,
    get_clock,
    get_game,
    get_vacation,
)
from .generated.models import Clock, ClockPresets, ClockState, Game, PauseRequest, Vacation, VacationRequest
from .orders import GameRef, game_id


class ClocksPart(Account):
    """The part of a client that reads and stops clocks."""

    def clocks(self) -> dict[str, Clock]:
        """The clocks that have a name, to make games with; those with a time of day are in the caller's time zone."""
        found = expect(ClockPresets, list_clocks.sync_detailed(client=self.api))
        return {preset.name: preset.clock for preset in found.results}

    def clock(self, game: GameRef) -> ClockState:
        """What is left of each seat's time, whether it runs, and why or why not."""
        return expect(ClockState, get_clock.sync_detailed(game_id(game), client=self.api))

    def ask_for_pause(self, game: GameRef, hours: int) -> Game:
        """Ask for a pause of 1 to 336 hours; it begins when all have agreed who play, at once if nobody else does.

        Raises: ConflictError `pause_asked` when another one is asked for or holds, `limit_reached`.
        """
        try:
            answer = ask_for_pause.sync_detailed(game_id(game), client=self.api, body=PauseRequest(hours=hours))
        except ConflictError as error:
            if not (error.maybe_done and error.code == "pause_asked"):
                raise
            answer = get_game.sync_detailed(game_id(game), client=self.api)
            if expect(Game, answer).paused is None:
                raise  # else the answer of an earlier attempt got lost, and all had agreed
        return expect(Game, answer)

    def agree_to_pause(self, game: GameRef) -> Game:
        """Agree to the pause that is asked for. Raises: NotFoundError when none is."""
        return expect(Game, agree_to_pause.sync_detailed(game_id(game), client=self.api))

    def end_pause(self, game: GameRef) -> None:
        """Go on with a paused game, or end the request for a pause; without either it changes nothing."""
        end_pause.sync_detailed(game_id(game), client=self.api)

    def vacation(self) -> Vacation:
        """Until when this player is on vacation, and how many whole days are left for others."""
        return expect(Vacation, get_vacation.sync_detailed(client=self.api))

    def begin_vacation(self, until: datetime) -> Vacation:
        """Be on vacation from now until a time with a zone, or set another end: own clocks stand still.

        They do in games with `vacation`, by default those whose turns last a day or more.
        Raises: ConflictError `limit_reached` when too few days are left.
        """
        body = VacationRequest(until=until)
        return expect(Vacation, begin_vacation.sync_detailed(client=self.api, body=body))

    def end_vacation(self) -> None:
        """Be back; without a vacation it changes nothing."""
        end_vacation.sync_detailed(client=self.api)
