"""The interactive game: shows the table, asks for moves until the game ends or the player goes."""

from collections.abc import Callable
from datetime import datetime
from enum import Enum

from duckcover_sdk import Client, ConflictError, DuckcoverError, TurnClosedError
from duckcover_sdk.generated.models import Game, Move
from duckcover_sdk.terminal.blocks import wrapped
from duckcover_sdk.terminal.commands import Commands
from duckcover_sdk.terminal.drawing import call_text, draw_game, draw_own, seat_name, who
from duckcover_sdk.terminal.help_page import draw_help
from duckcover_sdk.terminal.players import AdaptiveWait, has_ended, move_wanted, on_autopilot, own_deadline
from duckcover_sdk.terminal.screen import Terminal
from duckcover_sdk.terminal.times import moment, now, time_left

PATIENCE_SECONDS = 10.0
SLOW_SECONDS = 1.0
"""How often to look once it takes longer than that."""
WHILE_WAITING = "o: orders  c: chat  p: pause  t: clocks  k: keys  q: quit  Enter: wait on. "


class Ending(Enum):
    """How the interactive game came to its end; the last three at a table that plays one turn."""

    PLAYED = "played"
    LEFT = "left"
    FAILED = "failed"
    MOVED = "moved"
    SKIPPED = "skipped"
    LISTED = "listed"


class Table:
    """One player at a terminal; `pause` waits for so many seconds or a typed line, `now` reads the clock.

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
        pause: Callable[[float], str | None] | None = None,
        now: Callable[[], datetime] = now,
    ) -> None:
        """Sit down at a game of the player's; `command` with the game's id takes it up again."""
        self._player = player
        self._game = game
        self._terminal = terminal
        self._command = command
        self._one_turn = one_turn
        self._pause = pause or terminal.wait
        self._now = now
        self._commands = Commands(player, terminal)
        self._turn_shown = game.turn.number - 1 if game.turn else 0
        self._rounds_shown = _rounds_ended(game)

    def play(self) -> Ending:
        """Play to the end of the game, or until the player quits or the input ends."""
        if self._game.status == "lobby":
            self._show_lobby()
        elif self._game.status == "playing" and not move_wanted(self._game):
            self._terminal.show(draw_game(self._game, self._terminal.style))
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
        """Show a game that does not wait for the player, who may do there what needs no turn."""
        self._terminal.show(draw_game(self._game, self._terminal.style))
        if self._game.status == "lobby":
            self._show_invitation()
        while True:
            typed = self._terminal.ask(f"{_look_prompt(self._game)}k: all keys.  Enter: back. ")
            if typed is None:
                return self.leave()
            if not typed:
                return Ending.SKIPPED
            try:
                if self._change(typed.lower()):
                    return Ending.MOVED
                if not self._commands.run(self._game, typed):
                    self._terminal.show("That is none of the keys.")
            except DuckcoverError as error:
                self._terminal.say(error)

    def _change(self, typed: str) -> bool:
        """Come back from autopilot, take a move back, or leave a lobby; False when that was not typed."""
        if typed in {"r", "return"} and on_autopilot(self._game):
            self._player.come_back(self._game)
        elif typed in {"w", "withdraw"} and _may_withdraw(self._game):
            self._player.withdraw(self._game)
        elif typed in {"l", "leave"} and self._game.status == "lobby":
            self._player.leave(self._game)
        else:
            return False
        return True

    def leave(self) -> Ending:
        """Leave the seat as it is, and say how to come back."""
        if not has_ended(self._game):
            playing = " A bot moves for you when time runs out." if self._game.status == "playing" else ""
            self._terminal.show(f"You left.{playing} To come back:")
            self._terminal.show(f"  {self._command} {'--games' if self._one_turn else f'--resume {self._game.id}'}")
        return Ending.LEFT

    def _step(self) -> Ending | None:
        """Wait until something is asked of the player, and ask it; None while the game goes on."""
        typed = self._wait_until_asked()
        if typed is not None:
            return self._answer_while_waiting(typed)
        self._show_what_went_by()
        self._terminal.show(draw_game(self._game, self._terminal.style))
        if has_ended(self._game):
            return Ending.PLAYED
        return self._ask_for_move() if move_wanted(self._game) else Ending.MOVED

    def _wait_until_asked(self) -> str | None:
        """Wait, with the time that is left on the last line; answers what the player types meanwhile."""
        wait, waited = AdaptiveWait(), 0.0
        while True:
            seen = self._game
            self._game = self._player.game(seen)
            if has_ended(self._game) or move_wanted(self._game) or self._one_turn:
                return None
            if self._game is not seen:
                wait.reset()
            seconds = wait.next() if waited < PATIENCE_SECONDS else SLOW_SECONDS
            lives = waited > SLOW_SECONDS and self._terminal.status(self._waiting())
            if waited < PATIENCE_SECONDS <= waited + seconds and not lives:
                self._terminal.show(_still_waiting(self._game))
            waited += seconds
            typed = self._pause(seconds)
            if typed is not None:
                return typed

    def _waiting(self) -> str:
        """Say on one line whom the game waits for, and how long at most."""
        game, ends = self._game, "Enter: more, Ctrl-C: leave."
        if game.paused is not None:
            return f"Paused until {moment(game.paused.until)}. {ends}"
        if game.turn is None:
            taken = sum(seat.family is not None for seat in game.seats)
            return f"Waiting for players, {taken} of {len(game.seats)} seats taken. {ends}"
        names = ", ".join(who(game, seat) for seat in game.turn.waiting_for) or "the service"
        left = time_left(game.turn.deadline, self._now())
        room = self._terminal.style.width - len(left) - len(ends) - 18
        return self._terminal.style.plain(f"Waiting for {names[:room]}, {left}. {ends}")

    def _answer_while_waiting(self, typed: str) -> Ending | None:
        """Do what was typed while the game waits for others; Enter asks what."""
        wanted = typed or self._terminal.ask(WHILE_WAITING)
        if wanted is None:
            return self.leave()
        return self._answer_word(wanted) if wanted else None

    def _show_lobby(self) -> None:
        self._terminal.show(draw_game(self._game, self._terminal.style))
        self._terminal.show("\nWaiting for the other players, Ctrl-C leaves.")
        self._show_invitation()

    def _show_invitation(self) -> None:
        code = f"?invite_code={self._game.invite_code}" if self._game.visibility == "private" else ""
        self._terminal.show("Others join with:")
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
        removed = f" Taken out were {self._removed(number)}." if "surprises" in self._game.round_rules[number] else ""
        lines = wrapped(f"Round {number + 1} is over: {scores}.{removed}", style.width, "  ")
        self._terminal.show("\n" + style.paint("\n".join(lines), "bold"))

    def _removed(self, number: int) -> str:
        """Say which cards `surprises` had taken out of the draw deck."""
        cards = self._player.record(self._game).rounds[number].removed
        return " and ".join(call_text(card, None).partition(":")[0].partition(" ")[0] for card in cards)

    def _ask_for_move(self) -> Ending | None:
        """Ask until a move is chosen and hand it in, or the player goes."""
        you, turn = self._game.you, self._game.turn
        assert you is not None  # noqa: S101 - move_wanted has seen to both
        assert turn is not None  # noqa: S101
        moves, card = you.legal_moves, call_text(turn.card, turn.call, turn.phase).partition(":")[0]
        more = "h help, n next, q quit" if self._one_turn else "h help, q quit"
        while True:
            left = time_left(own_deadline(self._game) or turn.deadline, self._now())
            typed = self._terminal.ask(f"Card {card}, {left}. Move (1-{len(moves)}; {more}): ")
            if typed is None:
                return self.leave()
            if not typed:
                return None
            if typed.isdecimal() and 1 <= int(typed[:9]) <= len(moves):
                self._submit(moves[int(typed) - 1])
                return self._after_decision()
            if self._commands.run(self._game, typed):
                if not self._is_still_asked():
                    return self._after_decision()
                continue
            if self._one_turn and typed.lower() in {"n", "next"}:
                return Ending.SKIPPED
            ending = self._answer_word(typed)
            if ending is not None:
                return ending

    def _is_still_asked(self) -> bool:
        """Look again whether the turn that is shown waits for the player, whose orders may have moved."""
        shown = self._turn_shown
        self._game = self._player.game(self._game)
        return bool(move_wanted(self._game) and self._game.turn and self._game.turn.number == shown)

    def _after_decision(self) -> Ending | None:
        """Go on at this table, unless it plays one turn and that is over."""
        return None if not self._one_turn or self._is_still_asked() else Ending.MOVED

    def _submit(self, move: Move) -> None:
        try:
            self._player.move(self._game, move)
        except ConflictError as error:
            if not isinstance(error, TurnClosedError) and error.code != "game_not_playing":
                raise
            self._terminal.show("Too late: the turn has passed.")

    def _answer_word(self, typed: str) -> Ending | None:
        """Answer what is no move: h, q, a command, or anything else."""
        if typed.lower() in {"h", "help", "?"}:
            self._terminal.show("\n" + draw_help(self._terminal.style))
            if self._terminal.ask("Enter goes on: ") is None:
                return self.leave()
            self._terminal.show("\n" + "\n".join(draw_own(self._game, self._terminal.style)))
        elif typed.lower() in {"q", "quit"}:
            return self._quit()
        elif not self._commands.run(self._game, typed):
            self._terminal.show("That is none of the numbers.")
        return None

    def _quit(self) -> Ending | None:
        """Ask whether to resign, to leave the seat as it is, or to play on (None)."""
        while True:
            to_list = "g: the list of games.  " * self._one_turn
            typed = self._terminal.ask(f"r: resign, a bot plays on.  l: leave it.  {to_list}b: back. ")
            word = (typed or "l").lower() if typed != "" else ""
            if word in {"r", "resign"}:
                self._player.resign(self._game)
                self._terminal.show("You resigned: a bot plays your seat to the end.")
                return Ending.LEFT
            if word in {"l", "leave"}:
                return self.leave()
            if word in {"g", "games"} and self._one_turn:
                return Ending.LISTED
            if word in {"b", "back"}:
                return None


def _may_withdraw(game: Game) -> bool:
    return bool(game.status == "playing" and game.turn and game.you and game.you.submission and not on_autopilot(game))


def _look_prompt(game: Game) -> str:
    if game.status == "lobby":
        return "It has not begun.  l: leave it.  "
    if on_autopilot(game):
        return "A bot moves for you. r: play again yourself.  "
    return "You have moved.  w: take that back.  " if _may_withdraw(game) else "It does not wait for you.  "


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
