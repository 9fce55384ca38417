"""All games of a player: the list of them, and one turn after the other of those that wait."""

import time
from collections.abc import Callable
from datetime import datetime
from uuid import UUID

from duckcover_sdk import Client
from duckcover_sdk.generated.models import Game
from duckcover_sdk.generated.models.game_status import GameStatus
from duckcover_sdk.terminal.players import move_wanted, on_autopilot, own_deadline
from duckcover_sdk.terminal.screen import Terminal
from duckcover_sdk.terminal.table import Ending, Table
from duckcover_sdk.terminal.times import moment, now, time_left

PROMPT = "Enter: the next game that waits for you.  A number: that game.  q: quit. "
RUNNING: tuple[GameStatus, ...] = ("playing", "lobby")
SETTLING_SECONDS = 1.0
"""How long the service may take until the last move of a turn has its effect."""


class Tour:
    """One visit of a player to all games."""

    def __init__(
        self,
        player: Client,
        terminal: Terminal,
        command: str,
        *,
        pause: Callable[[float], object] = time.sleep,
        now: Callable[[], datetime] = now,
    ) -> None:
        """Begin with a player who is signed in; `command` with the id of a game takes that up again."""
        self._player = player
        self._terminal = terminal
        self._command = command
        self._pause = pause
        self._now = now
        self._skipped: set[tuple[UUID, int]] = set()

    def play(self) -> Ending:
        """Show the list and go where the player wants, until the player leaves."""
        while True:
            games = self._games()
            self._show(games)
            typed = self._terminal.ask(PROMPT) if games else None
            if typed is None or typed.lower() in {"q", "quit"}:
                return Ending.LEFT
            ending = None
            if not typed:
                self._skipped.clear()
                ending = self._play_all()
            elif typed.isdecimal() and 1 <= int(typed[:9]) <= len(games):
                ending = self._visit(games[int(typed) - 1])
            else:
                self._terminal.show("That is none of the numbers.")
            if ending in (Ending.LEFT, Ending.FAILED):
                return ending

    def _games(self) -> list[Game]:
        """The games that are not over: those that wait for the player, soonest deadline first, then the others."""
        running = {game.id: game for status in RUNNING for game in self._player.games(status=status, mine=True)}
        waiting = [running.pop(turn.game) for turn in self._player.my_turns() if turn.game in running]
        return [*waiting, *running.values()]

    def _show(self, games: list[Game]) -> None:
        style = self._terminal.style
        if not games:
            self._terminal.show("You have no game that is not over.")
        for number, game in enumerate(games, 1):
            name = style.plain(game.name or "Duck & Cover")[:30]
            line = f"{number:>3}  {name:<30}  {self._state(game)}"
            self._terminal.show(style.paint(line, "bold") if move_wanted(game) else line)

    def _state(self, game: Game) -> str:
        if game.turn is None or game.round_ is None:
            taken = sum(seat.family is not None for seat in game.seats)
            return f"in the lobby, {taken} of {len(game.seats)} seats taken"
        if on_autopilot(game):
            return "a bot moves for you: choose it to come back"
        deadline = own_deadline(game) or game.turn.deadline
        left = f"{time_left(deadline, self._now())}, {moment(deadline)}"
        return f"your turn, {left}" if move_wanted(game) else f"waits for others, {left}"

    def _play_all(self) -> Ending | None:
        """Play one turn of each game that waits, again and again, until none does."""
        while True:
            game = self._next() or self._next(self._pause)
            if game is None:
                self._terminal.show("No other game waits for you." if self._skipped else "No game waits for you.")
                return None
            ending = self._visit(game)
            if ending in (Ending.LEFT, Ending.FAILED):
                return ending

    def _next(self, pause: Callable[[float], object] = lambda _: None) -> Game | None:
        """The game that waits whose turn ends first, after a pause; one that was skipped in this turn is left out."""
        pause(SETTLING_SECONDS)
        for turn in self._player.my_turns():
            if (turn.game, turn.turn) not in self._skipped:
                return self._player.game(turn.game)
        return None

    def _visit(self, game: Game) -> Ending:
        """Sit down at a game for one turn, or look at it if it does not wait."""
        table = Table(
            self._player, game, self._terminal, self._command, one_turn=True, pause=self._pause, now=self._now
        )
        ending = table.play() if move_wanted(game) else table.look()
        if ending is Ending.SKIPPED and game.turn is not None:
            self._skipped.add((game.id, game.turn.number))
        return ending
