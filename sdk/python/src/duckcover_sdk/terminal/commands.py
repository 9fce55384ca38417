"""What a player types at a table beside moves: orders, chat, pauses, clocks, offers."""

from collections.abc import Callable
from itertools import islice
from typing import Any, cast

from duckcover_sdk import Client, DuckcoverError, NotFoundError
from duckcover_sdk.generated.models import Game
from duckcover_sdk.generated.models.reaction import Reaction
from duckcover_sdk.terminal import chat_page
from duckcover_sdk.terminal.blocks import Block
from duckcover_sdk.terminal.clock_page import draw_clocks
from duckcover_sdk.terminal.drawing import pause_text
from duckcover_sdk.terminal.help_page import draw_keys
from duckcover_sdk.terminal.hints import hint_text
from duckcover_sdk.terminal.orders import NO_ORDERS, USAGE, changed_orders, orders_text, preview_text
from duckcover_sdk.terminal.screen import Terminal

PAUSE_USAGE = "p 48 asks for a pause of 48 hours; it begins when all have agreed. p yes agrees, p off ends or declines."
OFFER_USAGE = "s 2 offers seat 2 to other players, when its player is gone; s 2 off takes that back."
LONGEST_PAUSE = 336


class Commands:
    """The commands of one player; each is a letter, and perhaps what is wanted."""

    def __init__(self, player: Client, terminal: Terminal) -> None:
        self._player = player
        self._terminal = terminal
        self._commands: dict[str, Callable[[Game, str], None]] = {
            "o": self._order,
            "c": self._chat,
            "p": self._pause,
            "t": self._clocks,
            "s": self._offer,
            "k": self._keys,
            "b": self._hint,
        }
        long = {"orders": "o", "chat": "c", "pause": "p", "time": "t", "seat": "s", "keys": "k", "hint": "b"}
        self._commands |= {word: self._commands[letter] for word, letter in long.items()}

    def run(self, game: Game, typed: str) -> bool:
        """Run a command in a game and say what came of it, an error too; False when it is none."""
        word, _, wanted = typed.partition(" ")
        command = self._commands.get(word.lower())
        if command is None:
            return False
        try:
            command(game, wanted.strip())
        except DuckcoverError as error:
            self._terminal.say(error)
        return True

    def _hint(self, game: Game, _: str) -> None:
        self._terminal.show(hint_text(game, self._player.hint(game), self._terminal.style))

    def _keys(self, _: Game, __: str) -> None:
        self._terminal.show(draw_keys(self._terminal.style))

    def _clocks(self, game: Game, _: str) -> None:
        self._show(draw_clocks(game, self._player.clock(game), self._terminal.style))

    def _chat(self, game: Game, text: str) -> None:
        """Show the newest messages, write one or react."""
        if text.startswith(":"):
            self._player.react(game, cast(Reaction, text[1:].strip().lower().replace(" ", "_")))
        elif text:
            self._player.send_message(game, text)
        newest = [*islice(self._player.messages(game), 3 if text else chat_page.SHOWN)]
        self._show(chat_page.draw_chat(game, newest, self._terminal.style))

    def _pause(self, game: Game, wanted: str) -> None:
        """Show whether the game is paused, ask for a pause, agree, decline or end it."""
        if wanted == "yes":
            game = self._player.agree_to_pause(game)
        elif wanted in {"off", "no"}:
            self._player.end_pause(game)
            game = self._player.game(game)
        elif wanted.isdecimal() and 1 <= int(wanted[:4]) <= LONGEST_PAUSE:
            game = self._player.ask_for_pause(game, int(wanted))
        elif wanted:
            self._terminal.tell(PAUSE_USAGE)
            return
        said = pause_text(game) or "The game is not paused."
        self._terminal.tell(said if wanted else f"{said} {PAUSE_USAGE}")

    def _offer(self, game: Game, wanted: str) -> None:
        """Offer a seat to others."""
        seat, _, off = wanted.partition(" ")
        if not seat.isdecimal() or int(seat[:3]) >= len(game.seats) or off not in {"", "off"}:
            self._terminal.tell(OFFER_USAGE)
        elif off:
            self._player.withdraw_offer(game, int(seat))
            self._terminal.tell(f"Seat {seat} is not on offer.")
        else:
            self._player.offer_seat(game, int(seat))
            self._terminal.tell(f"Seat {seat} is on offer.")

    def _order(self, game: Game, wanted: str) -> None:
        """Show the standing orders, change, try or end them, or let them go on."""
        if wanted == "off":
            self._player.end_orders(game)
            self._terminal.tell("You have no standing orders.")
        elif wanted == "?":
            self._terminal.show(preview_text(self._player.preview_orders(game).to_dict()))
        elif not wanted or wanted == "on":
            self._show_orders(game, go_on=wanted == "on")
        else:
            changed = changed_orders(self._orders(game) or NO_ORDERS, wanted)
            if changed is None:
                self._terminal.tell(USAGE)
                return
            self._terminal.show(orders_text(self._player.set_orders(game, changed).to_dict()))

    def _show_orders(self, game: Game, *, go_on: bool) -> None:
        orders = self._orders(game)
        if orders and go_on:
            orders = self._player.resume_orders(game).to_dict()
        self._terminal.show(orders_text(orders) if orders else "You have no standing orders.")
        self._terminal.tell(USAGE)

    def _orders(self, game: Game) -> dict[str, Any] | None:
        """The orders that stand, as a document."""
        try:
            return self._player.orders(game).to_dict()
        except NotFoundError:
            return None

    def _show(self, block: Block) -> None:
        self._terminal.show("\n".join(block))
