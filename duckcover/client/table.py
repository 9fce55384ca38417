"""The interactive game: shows the table, asks for moves until the game ends or the player goes."""

import time
from collections.abc import Callable
from enum import Enum

from duckcover.client.blocks import wrapped
from duckcover.client.documents import Game, seat_name
from duckcover.client.drawing import draw_game, draw_moves
from duckcover.client.help_page import draw_help
from duckcover.client.http import ServiceError
from duckcover.client.player import AdaptiveWait, RemotePlayer, has_ended, move_wanted
from duckcover.client.terminal import Terminal

PATIENCE_SECONDS = 10.0


class Ending(Enum):
    """How the interactive game came to its end."""

    PLAYED = "played"
    LEFT = "left"
    FAILED = "failed"


class Table:
    """One player at a terminal; `pause` waits for so many seconds."""

    def __init__(
        self,
        player: RemotePlayer,
        terminal: Terminal,
        *,
        pause: Callable[[float], object] = time.sleep,
    ) -> None:
        """Sit down; the player has its game already."""
        self._player = player
        self._terminal = terminal
        self._pause = pause
        self._turn_shown = 0
        self._rounds_shown = 0

    def play(self) -> Ending:
        """Play to the end of the game, or until the player quits or the input ends."""
        while True:
            try:
                ending = self._step()
            except ServiceError as error:
                self._terminal.show(str(error))
                if self._terminal.ask("Enter tries again, q quits: ") != "":
                    return Ending.FAILED
                self._player.look_anew()
            else:
                if ending is not None:
                    return ending

    def _step(self) -> Ending | None:
        """Wait until something is asked of the player, and ask it; None while the game goes on."""
        game = self._wait_until_asked()
        self._show_what_went_by(game)
        self._terminal.show(draw_game(game, self._terminal.style))
        if has_ended(game):
            return Ending.PLAYED
        return self._ask_for_move(game)

    def _wait_until_asked(self) -> Game:
        wait, waited, latest = AdaptiveWait(), 0.0, None
        while True:
            game = self._player.watch()
            if game is not None and (move_wanted(game) or has_ended(game)):
                return game
            latest = game or latest
            seconds = wait.next()
            if waited < PATIENCE_SECONDS <= waited + seconds:
                self._terminal.show(_still_waiting(latest))
            waited += seconds
            self._pause(seconds)

    def _show_what_went_by(self, game: Game) -> None:
        """Say which rounds have ended and which turns asked nothing of this seat meanwhile."""
        ended = max(len(seat["round_scores"]) for seat in game["seats"])
        for number in range(self._rounds_shown, ended):
            self._show_round(game, number)
        if game["turn"] is not None:
            skipped = range(self._turn_shown + 1, game["turn"]["number"])
            if skipped:
                self._terminal.show(f"\n{_turns(skipped)} asked nothing of you.")
            self._turn_shown = game["turn"]["number"]
        self._rounds_shown = ended
        self._terminal.show("\n" + "-" * self._terminal.style.width)

    def _show_round(self, game: Game, number: int) -> None:
        style = self._terminal.style
        scores = ", ".join(
            f"{style.plain(seat_name(game, seat))} {seat['round_scores'][number]}" for seat in game["seats"]
        )
        lines = wrapped(f"Round {number + 1} is over: {scores}.", style.width, "  ")
        self._terminal.show("\n" + style.paint("\n".join(lines), "bold"))

    def _ask_for_move(self, game: Game) -> Ending | None:
        """Ask until a move is chosen and hand it in, or the player goes."""
        you, turn = game["you"], game["turn"]
        assert you is not None  # noqa: S101 - move_wanted has seen to both
        assert turn is not None  # noqa: S101
        moves = you["legal_moves"]
        self._show_moves(game)
        while True:
            typed = self._terminal.ask(f"Your move (1-{len(moves)}, h for help, q to quit): ")
            if typed is None:
                return self._leave()
            if typed.isdecimal() and 1 <= int(typed[:9]) <= len(moves):
                if not self._player.submit(turn["number"], moves[int(typed) - 1]):
                    self._terminal.show("Too late: the turn has passed.")
                    self._player.look_anew()
                return None
            ending = self._answer_word(typed, game)
            if ending is not None:
                return ending

    def _answer_word(self, typed: str, game: Game) -> Ending | None:
        """Answer what is no move: h, q, or anything else."""
        if typed.lower() in {"h", "help", "?"}:
            self._terminal.show("\n" + draw_help(self._terminal.style))
            self._show_moves(game)
        elif typed.lower() in {"q", "quit"}:
            return self._quit()
        else:
            self._terminal.show("That is none of the numbers.")
        return None

    def _show_moves(self, game: Game) -> None:
        if game["you"] is not None:
            style = self._terminal.style
            lines = draw_moves(game["you"]["legal_moves"], style)
            self._terminal.show("\n" + "\n".join(lines))

    def _quit(self) -> Ending | None:
        """Ask whether to resign, to leave the seat as it is, or to play on (None)."""
        while True:
            typed = self._terminal.ask("r: resign, a bot plays on.  l: leave it.  b: back. ")
            word = (typed or "l").lower() if typed != "" else ""
            if word in {"r", "resign"}:
                self._player.resign()
                self._terminal.show("You resigned: a bot plays your seat to the end.")
                return Ending.LEFT
            if word in {"l", "leave"}:
                return self._leave()
            if word in {"b", "back"}:
                return None

    def _leave(self) -> Ending:
        self._terminal.show(f"You left game {self._player.game_id}; a bot moves for you when time runs out.")
        return Ending.LEFT


def _turns(numbers: range) -> str:
    if len(numbers) == 1:
        return f"Turn {numbers[0]}"
    return f"Turns {numbers[0]} to {numbers[-1]}"


def _still_waiting(game: Game | None) -> str:
    """Say what the game waits for, once that takes longer than a worker needs."""
    if game is None or game["turn"] is None:
        return "Still waiting for the service: is its worker running? Ctrl-C leaves."
    seats = ", ".join(map(str, game["turn"]["waiting_for"])) or "none"
    return f"Still waiting: turn {game['turn']['number']}, seats awaited: {seats}. Ctrl-C leaves."
