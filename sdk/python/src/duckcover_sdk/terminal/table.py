"""The interactive game: shows the table, asks for moves until the game ends or the player goes."""

import time
from collections.abc import Callable
from datetime import datetime
from enum import Enum
from typing import Any

from duckcover_sdk import Client, ConflictError, DuckcoverError, NotFoundError, TurnClosedError
from duckcover_sdk.generated.models import Game, Move
from duckcover_sdk.terminal.blocks import wrapped
from duckcover_sdk.terminal.drawing import call_text, draw_game, draw_own, seat_name
from duckcover_sdk.terminal.help_page import draw_help
from duckcover_sdk.terminal.orders import NO_ORDERS, USAGE, changed_orders, orders_text
from duckcover_sdk.terminal.players import AdaptiveWait, has_ended, move_wanted, on_autopilot, own_deadline
from duckcover_sdk.terminal.screen import Terminal
from duckcover_sdk.terminal.times import now, time_left

PATIENCE_SECONDS = 10.0


class Ending(Enum):
    """How the interactive game came to its end; the last two at a table that plays one turn."""

    PLAYED = "played"
    LEFT = "left"
    FAILED = "failed"
    MOVED = "moved"
    SKIPPED = "skipped"


class Table:
    """One player at a terminal; `pause` waits for so many seconds, `now` reads the clock.

    With `one_turn` the player leaves after a move, and may leave without one.
    """

    def __init__(
        self,
        player: Client,
        game: Game,
        terminal: Terminal,
        command: str,
        *,
        one_turn: bool = False,
        pause: Callable[[float], object] = time.sleep,
        now: Callable[[], datetime] = now,
    ) -> None:
        """Sit down at a game of the player's; `command` with the game's id takes it up again."""
        self._player = player
        self._game = game
        self._terminal = terminal
        self._command = command
        self._one_turn = one_turn
        self._pause = pause
        self._now = now
        self._turn_shown = game.turn.number - 1 if game.turn else 0
        self._rounds_shown = _rounds_ended(game)

    def play(self) -> Ending:
        """Play to the end of the game, or until the player quits or the input ends."""
        if self._game.status == "lobby":
            self._show_lobby()
        while True:
            try:
                ending = self._step()
            except DuckcoverError as error:
                self._terminal.say(error)
                if self._terminal.ask("Enter tries again, q quits: ") != "":
                    self.leave()
                    return Ending.FAILED
            else:
                if ending is not None:
                    return ending

    def look(self) -> Ending:
        """Show a game that does not wait for the player, who may leave orders there, or come back from autopilot."""
        self._terminal.show(draw_game(self._game, self._terminal.style))
        away = on_autopilot(self._game)
        prompt = "A bot moves for you. r: play again yourself.  " if away else "It does not wait for you. "
        while True:
            typed = self._terminal.ask(f"{prompt}o: standing orders.  Enter: back. ")
            if typed is None:
                return self.leave()
            if away and typed.lower() in {"r", "return"}:
                self._player.come_back(self._game)
                return Ending.MOVED
            if not _is_order(typed):
                return Ending.SKIPPED
            self._order(typed.partition(" ")[2].strip())

    def leave(self) -> Ending:
        """Leave the seat as it is, and say how to come back."""
        if not has_ended(self._game):
            playing = ": a bot moves for you when time runs out" if self._game.status == "playing" else ""
            self._terminal.show(f"You left game {self._game.id}{playing}. To come back:")
            self._terminal.show(f"  {self._command} --resume {self._game.id}")
        return Ending.LEFT

    def _step(self) -> Ending | None:
        """Wait until something is asked of the player, and ask it; None while the game goes on."""
        self._wait_until_asked()
        self._show_what_went_by()
        self._terminal.show(draw_game(self._game, self._terminal.style))
        if has_ended(self._game):
            return Ending.PLAYED
        return self._ask_for_move() if move_wanted(self._game) else Ending.MOVED

    def _wait_until_asked(self) -> None:
        wait, waited = AdaptiveWait(), 0.0
        while True:
            seen = self._game
            self._game = self._player.game(seen)
            if has_ended(self._game) or move_wanted(self._game) or self._one_turn:
                return
            if self._game is not seen:
                wait.reset()
            seconds = wait.next()
            if waited < PATIENCE_SECONDS <= waited + seconds:
                self._terminal.show(_still_waiting(self._game))
            waited += seconds
            self._pause(seconds)

    def _show_lobby(self) -> None:
        code = f"?invite_code={self._game.invite_code}" if self._game.visibility == "private" else ""
        self._terminal.show(draw_game(self._game, self._terminal.style))
        self._terminal.show("\nWaiting for the other players, Ctrl-C leaves. They join with:")
        self._terminal.show(f"  {self._command} --join '{self._game.id}{code}'")

    def _show_what_went_by(self) -> None:
        """Say which rounds have ended and which turns asked nothing of this seat meanwhile."""
        ended = _rounds_ended(self._game)
        for number in range(self._rounds_shown, ended):
            self._show_round(number)
        if self._game.turn is not None:
            skipped = range(self._turn_shown + 1, self._game.turn.number)
            if skipped:
                self._terminal.show(f"\n{_turns(skipped)} asked nothing of you.")
            self._turn_shown = self._game.turn.number
        self._rounds_shown = ended
        self._terminal.show("\n" + "-" * self._terminal.style.width)

    def _show_round(self, number: int) -> None:
        style = self._terminal.style
        scores = ", ".join(
            f"{style.plain(seat_name(self._game, seat))} {seat.round_scores[number]}" for seat in self._game.seats
        )
        lines = wrapped(f"Round {number + 1} is over: {scores}.", style.width, "  ")
        self._terminal.show("\n" + style.paint("\n".join(lines), "bold"))

    def _ask_for_move(self) -> Ending | None:
        """Ask until a move is chosen and hand it in, or the player goes."""
        you, turn = self._game.you, self._game.turn
        assert you is not None  # noqa: S101 - move_wanted has seen to both
        assert turn is not None  # noqa: S101
        moves, card = you.legal_moves, call_text(turn.card, turn.call).partition(":")[0]
        while True:
            left = time_left(own_deadline(self._game) or turn.deadline, self._now())
            typed = self._terminal.ask(
                f"Card {card}, {left}. "
                f"Your move (1-{len(moves)}, h for help, {'n for the next game, ' * self._one_turn}q to quit): "
            )
            if typed is None:
                return self.leave()
            if typed.isdecimal() and 1 <= int(typed[:9]) <= len(moves):
                self._submit(moves[int(typed) - 1])
                return self._after_decision()
            if _is_order(typed):
                self._order(typed.partition(" ")[2].strip())
                return self._after_decision()
            if self._one_turn and typed.lower() in {"n", "next"}:
                return Ending.SKIPPED
            ending = self._answer_word(typed)
            if ending is not None:
                return ending

    def _after_decision(self) -> Ending | None:
        """Go on at this table, unless it plays one turn and that is over; orders may have moved or not."""
        if not self._one_turn:
            return None
        number = self._game.turn.number if self._game.turn else 0
        fresh = self._player.game(self._game)
        return None if move_wanted(fresh) and fresh.turn and fresh.turn.number == number else Ending.MOVED

    def _submit(self, move: Move) -> None:
        try:
            self._player.move(self._game, move)
        except ConflictError as error:
            if not isinstance(error, TurnClosedError) and error.code != "game_not_playing":
                raise
            self._terminal.show("Too late: the turn has passed.")

    def _answer_word(self, typed: str) -> Ending | None:
        """Answer what is no move: h, q, or anything else."""
        if typed.lower() in {"h", "help", "?"}:
            self._terminal.show("\n" + draw_help(self._terminal.style))
            if self._terminal.ask("Enter goes on: ") is None:
                return self.leave()
            self._terminal.show("\n" + "\n".join(draw_own(self._game, self._terminal.style)))
        elif typed.lower() in {"q", "quit"}:
            return self._quit()
        else:
            self._terminal.show("That is none of the numbers.")
        return None

    def _order(self, wanted: str) -> None:
        """Show the standing orders, change or end them, or let them go on."""
        if wanted == "off":
            self._player.end_orders(self._game)
            self._terminal.show("You have no standing orders.")
        elif not wanted or wanted == "on":
            self._show_orders(go_on=wanted == "on")
        else:
            changed = changed_orders(self._orders() or NO_ORDERS, wanted)
            if changed is None:
                self._terminal.show("\n".join(wrapped(USAGE, self._terminal.style.width)))
                return
            self._terminal.show(orders_text(self._player.set_orders(self._game, changed).to_dict()))

    def _show_orders(self, *, go_on: bool) -> None:
        orders = self._orders()
        if orders and go_on:
            orders = self._player.resume_orders(self._game).to_dict()
        self._terminal.show(orders_text(orders) if orders else "You have no standing orders.")
        self._terminal.show("\n".join(wrapped(USAGE, self._terminal.style.width)))

    def _orders(self) -> dict[str, Any] | None:
        """The orders that stand, as a document."""
        try:
            return self._player.orders(self._game).to_dict()
        except NotFoundError:
            return None

    def _quit(self) -> Ending | None:
        """Ask whether to resign, to leave the seat as it is, or to play on (None)."""
        while True:
            typed = self._terminal.ask("r: resign, a bot plays on.  l: leave it.  b: back. ")
            word = (typed or "l").lower() if typed != "" else ""
            if word in {"r", "resign"}:
                self._player.resign(self._game)
                self._terminal.show("You resigned: a bot plays your seat to the end.")
                return Ending.LEFT
            if word in {"l", "leave"}:
                return self.leave()
            if word in {"b", "back"}:
                return None


def _is_order(typed: str) -> bool:
    return typed.lower().split()[:1] in (["o"], ["orders"])


def _rounds_ended(game: Game) -> int:
    return max(len(seat.round_scores) for seat in game.seats)


def _turns(numbers: range) -> str:
    if len(numbers) == 1:
        return f"Turn {numbers[0]}"
    return f"Turns {numbers[0]} to {numbers[-1]}"


def _still_waiting(game: Game) -> str:
    """Say what the game waits for, once that takes longer than a worker needs."""
    if game.turn is None:
        return f"Still waiting: the game is {game.status}. Ctrl-C leaves."
    seats = ", ".join(map(str, game.turn.waiting_for)) or "none"
    return f"Still waiting: turn {game.turn.number}, seats awaited: {seats}. Ctrl-C leaves."
