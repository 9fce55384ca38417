"""All games of a player: the list of them, and one turn after the other of those that wait; ways to new ones."""

import time
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TypeAlias
from uuid import UUID

from duckcover_sdk import Client, NotAllowedError
from duckcover_sdk.generated.models import Game, Invitation, Ticket
from duckcover_sdk.generated.models.game_status import GameStatus
from duckcover_sdk.terminal.blocks import Block, wrapped
from duckcover_sdk.terminal.finding import Finder, ticket_text
from duckcover_sdk.terminal.players import move_wanted, on_autopilot, own_deadline
from duckcover_sdk.terminal.screen import Terminal
from duckcover_sdk.terminal.table import Ending, Table
from duckcover_sdk.terminal.times import moment, now, time_left
from duckcover_sdk.terminal.vacation import change_vacation

PROMPT = "Enter: next. Number: that one. f: find. s: seats. v: vacation. q: quit. "
LONGEST_NAME = 30
ALL = ("a", "all")
SHOWN_NEWS = 5
LISTED = ("your_turn", "deadline_near", "round_ended")
"""Notices that say nothing that the list does not."""
Entry: TypeAlias = Game | Ticket | Invitation
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
        self._finder = Finder(player, terminal)
        self._skipped: set[tuple[UUID, int]] = set()

    def play(self) -> Ending:
        """Show the list and go where the player wants, until the player leaves."""
        entries = self._entries()
        self._show(entries, self._news())
        while True:
            typed = self._terminal.ask(PROMPT)
            if typed is None or typed.lower() in {"q", "quit"}:
                return Ending.LEFT
            ending = self._answer(typed, entries)
            if ending in (Ending.LEFT, Ending.FAILED):
                return ending
            if ending is not None:
                entries = self._entries()
                self._show(entries, whole=typed.lower() in ALL)

    def _answer(self, typed: str, entries: Sequence[Entry]) -> Ending | None:
        """Go where the player wants; None when only something was said, so that the list need not come again."""
        word, _, rest = typed.lower().partition(" ")
        if not typed:
            self._skipped.clear()
            return self._play_all()
        if typed.isdecimal() and 1 <= int(typed[:9]) <= len(entries):
            return self._choose(entries[int(typed) - 1])
        if typed.lower() in ALL:
            return Ending.LISTED
        if word in {"s", "seats"}:
            taken = self._finder.take_seat()
            return self._visit(taken) if taken else None
        if word in {"f", "find"}:
            self._finder.find(rest)
        elif word in {"v", "vacation"}:
            change_vacation(self._player, self._terminal, rest, self._now)
        else:
            self._terminal.show("That is none of the numbers.")
        return None

    def _choose(self, entry: Entry) -> Ending | None:
        if isinstance(entry, Game):
            return self._visit(entry)
        if isinstance(entry, Ticket):
            return Ending.LISTED if self._finder.ask_about_ticket(entry) else None
        return Ending.LISTED if self._finder.answer(entry) else None

    def _news(self) -> Block:
        """What has happened since the last visit, the newest last; marks it as read."""
        try:
            notices = list(self._player.notices(unread=True))
            self._player.read_notices(notices)
        except NotAllowedError:  # a token that may not read them
            return []
        style, told = self._terminal.style, [notice for notice in notices if notice.kind not in LISTED]
        texts = [style.plain(f"{moment(notice.at)}  {notice.text}") for notice in told[-SHOWN_NEWS:]]
        return [line for text in texts for line in wrapped(text, style.width, "  ")]

    def _entries(self) -> list[Entry]:
        """The games that are not over, then what may become one."""
        waiting = [ticket for ticket in self._player.tickets() if ticket.game is None]
        invited = [each for each in self._player.my_invitations() if each.state == "open"]
        return [*self._games(), *invited, *waiting]

    def _games(self) -> list[Game]:
        """The games that are not over: those that wait for the player, soonest deadline first, then the others."""
        running = {game.id: game for status in RUNNING for game in self._player.games(status=status, mine=True)}
        waiting = [running.pop(turn.game) for turn in self._player.my_turns() if turn.game in running]
        return [*waiting, *running.values()]

    def _show(self, entries: Sequence[Entry], news: Sequence[str] = (), *, whole: bool = False) -> None:
        """List as much as fits on the screen, or everything, and then the news."""
        lines, room = self._lines(entries), self._terminal.style.height - 2 - len(news)
        if not lines:
            self._terminal.show("You have no game that is not over.")
        if len(lines) > room and not whole:
            hidden = len(lines) - room + 1
            lines = [*lines[: room - 1], f"     and {hidden} more: a shows them"]
        for line in [*lines, *news]:
            self._terminal.show(line)

    def _lines(self, entries: Sequence[Entry]) -> Block:
        style = self._terminal.style
        states = {entry.id: self._state(entry) for entry in entries if isinstance(entry, Game)}
        room = max(10, min(LONGEST_NAME, style.width - 7 - max(map(len, states.values()), default=0)))
        return [self._line(number, entry, states.get(entry.id), room) for number, entry in enumerate(entries, 1)]

    def _line(self, number: int, entry: Entry, state: str | None, room: int) -> str:
        """A line of the list; `room` is the width of the names of games."""
        style = self._terminal.style
        if not isinstance(entry, Game):
            return f"{number:>3}  {style.plain(_offer(entry))}"[: style.width]
        line = f"{number:>3}  {style.plain(entry.name or 'Duck & Cover')[:room]:<{room}}  {state}"[: style.width]
        return style.paint(line, "bold") if move_wanted(entry) else line

    def _state(self, game: Game) -> str:
        if game.turn is None or game.round_ is None:
            taken = sum(seat.family is not None for seat in game.seats)
            return f"in the lobby, {taken} of {len(game.seats)} seats taken"
        if on_autopilot(game):
            return "a bot moves for you: choose it to come back"
        deadline = own_deadline(game) or game.turn.deadline
        left = f"{time_left(deadline, self._now())}, {moment(deadline)}"
        if game.paused is not None:
            left = f"paused until {moment(game.paused.until)}"
        return f"your turn, {left}" if move_wanted(game) else f"others, {left}"

    def _play_all(self) -> Ending | None:
        """Play one turn of each game that waits, again and again, until none does; None when none did."""
        ending = None
        while True:
            game = self._next() or self._next(self._pause)
            if game is None:
                self._terminal.show("No other game waits for you." if self._skipped else "No game waits for you.")
                return ending
            ending = self._visit(game)
            if ending in (Ending.LEFT, Ending.FAILED, Ending.LISTED):
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
        table = Table(self._player, game, self._terminal, self._command, one_turn=True, now=self._now)
        ending = table.play() if move_wanted(game) else table.look()
        if ending is Ending.SKIPPED and game.turn is not None:
            self._skipped.add((game.id, game.turn.number))
        return ending


def _offer(entry: Ticket | Invitation) -> str:
    """What may become a game."""
    if isinstance(entry, Ticket):
        return f"You wait for {ticket_text(entry)}".partition(", until")[0]
    return f"{entry.inviter or 'Somebody'} invites you to a game of {entry.seats}: {entry.name or 'Duck & Cover'}"
