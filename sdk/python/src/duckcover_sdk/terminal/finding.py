"""Finding a game at the terminal: tickets, invitations, seats on offer."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from duckcover_sdk import Client, ConflictError, DuckcoverError
from duckcover_sdk.generated.models import Game, Invitation, Ticket
from duckcover_sdk.generated.models.clock_name import ClockName
from duckcover_sdk.terminal.blocks import Style
from duckcover_sdk.terminal.drawing import draw_game
from duckcover_sdk.terminal.screen import Terminal
from duckcover_sdk.terminal.times import moment

LOOK_SECONDS = 2.0
USAGE = (
    "f 4 daily waits for a game of 4 with this clock. More than one will do: f 3 4 daily slow. bots 48 at the end: "
    "after 48 hours bots take the seats that are left. Clocks: {}."
)


@dataclass(frozen=True)
class Wanted:
    """What kind of game a ticket waits for."""

    seats: tuple[int, ...]
    clocks: tuple[ClockName, ...]
    bots_after_hours: int | None = None

    def is_of(self, ticket: Ticket) -> bool:
        """Whether a ticket that waits is for just this."""
        same = (tuple(ticket.seats), tuple(ticket.clocks)) == (self.seats, self.clocks)
        return same and ticket.game is None and ticket.bots_after_hours == self.bots_after_hours


def wanted(words: Sequence[str], seats: int = 4) -> Wanted:
    """Read sizes and names of clocks, such as `3 4 daily slow bots 48`; a game of `seats`, daily, where none is named.

    Raises: ValueError.
    """
    sizes, clocks, hours = [], [], None
    rest = list(words)
    while rest:
        word = rest.pop(0).lower()
        if word == "bots" and rest and rest[0].isdecimal():
            hours = int(rest.pop(0)[:9])
        elif word.isdecimal() and 2 <= int(word[:9]) <= 7:
            sizes.append(int(word))
        elif word.isalpha():
            clocks.append(cast(ClockName, word))
        else:
            raise ValueError(f"{word!r} is no number of seats from 2 to 7, and no name of a clock")
    return Wanted(tuple(sizes) or (seats,), tuple(clocks) or ("daily",), hours)


def ticket_text(ticket: Ticket) -> str:
    """Say what a ticket waits for."""
    bots = f", with bots after {ticket.bots_after_hours} h" if ticket.bots_after_hours is not None else ""
    until = f", until {moment(ticket.ends_at)}" if ticket.ends_at is not None else ""
    return f"a game of {_or(map(str, ticket.seats))}, clock {_or(ticket.clocks)}{bots}{until}"


def _or(words: Iterable[str]) -> str:
    return " or ".join(words)


class Finder:
    """One player who looks for a game."""

    def __init__(self, player: Client, terminal: Terminal) -> None:
        self._player = player
        self._terminal = terminal

    def leave_ticket(self, what: Wanted) -> Ticket:
        """Leave a ticket and say so; one that waits for the same is taken up. Raises: what the service refuses."""
        known = (ticket for ticket in self._player.tickets() if what.is_of(ticket))
        ticket = next(known, None) or self._player.create_ticket(
            what.seats, what.clocks, bots_after_hours=what.bots_after_hours
        )
        self._terminal.tell(f"You wait for {ticket_text(ticket)}. You need not stay: the game begins without you.")
        return ticket

    def find(self, typed: str) -> None:
        """Leave a ticket for what was typed, or say how."""
        try:
            self.leave_ticket(wanted(typed.split())) if typed else self._say_usage()
        except (ValueError, DuckcoverError) as error:
            self._terminal.say(error)

    def _say_usage(self) -> None:
        self._terminal.tell(USAGE.format(", ".join(self._player.clocks())))

    def wait_for_game(self, ticket: Ticket, pause: Callable[[float], str | None] | None = None) -> Game | None:
        """Wait until a game was made of a ticket; None when the player goes before. The ticket waits on then."""
        wait = pause or self._terminal.wait
        while ticket.game is None:
            self._terminal.status("Waiting for other players. Enter: leave, the ticket waits on.")
            typed = wait(LOOK_SECONDS)
            if typed is not None:
                return None
            ticket = self._player.ticket(ticket)
        self._terminal.show("A game was found.")
        return self._player.game(ticket.game)

    def ask_about_ticket(self, ticket: Ticket) -> bool:
        """Show a ticket that waits; the player may end it. Answers whether that was done."""
        self._terminal.tell(f"You wait for {ticket_text(ticket)}.")
        typed = self._terminal.ask("d: wait no longer.  Enter: back. ") or ""
        return typed.lower() in {"d", "delete"} and self._done(lambda: self._player.delete_ticket(ticket))

    def answer(self, invitation: Invitation) -> bool:
        """Show an invitation; the player may sit down, or decline it. Answers whether one of both was done."""
        self._terminal.show(draw_game(self._player.game(invitation.game), self._terminal.style))
        typed = (self._terminal.ask("j: sit down.  d: decline.  Enter: back. ") or "").lower()
        if typed in {"j", "join"}:
            return self._done(lambda: self._player.join(invitation.game))
        return typed in {"d", "decline"} and self._done(lambda: self._player.decline_invitation(invitation.game))

    def take_seat(self) -> Game | None:
        """Show the seats on offer and take the one that the player chooses; the game, None without one."""
        offers = [
            (game, seat.index) for game in self._player.games(offered=True) for seat in game.seats if seat.offered
        ]
        if not offers:
            self._terminal.show("No seat is on offer.")
            return None
        for number, (game, seat) in enumerate(offers, 1):
            self._terminal.show(offer_text(number, game, seat, self._terminal.style))
        typed = self._terminal.ask("A number: look at that seat.  Enter: back. ") or ""
        if not typed.isdecimal() or not 1 <= int(typed[:9]) <= len(offers):
            return None
        return self._take(*offers[int(typed) - 1])

    def _take(self, game: Game, seat: int) -> Game | None:
        self._terminal.show(draw_game(game, self._terminal.style))
        if (self._terminal.ask(f"t: take seat {seat} and play it on.  Enter: back. ") or "").lower() not in {
            "t",
            "take",
        }:
            return None
        try:
            return self._player.take_seat(game, seat)
        except ConflictError as error:
            self._terminal.say(error)
            return None

    def _done(self, act: Callable[[], object]) -> bool:
        """Do something; False, and why not is said, when the service refuses it."""
        try:
            act()
        except DuckcoverError as error:
            self._terminal.say(error)
            return False
        return True


def offer_text(number: int, game: Game, seat: int, style: Style) -> str:
    """A line of the list of seats on offer."""
    name = style.plain(game.name or "Duck & Cover")[:30]
    round_ = f"round {game.round_.number} of {game.round_.of}, " if game.round_ else ""
    total = game.seats[seat].total
    return f"{number:>3}  {name:<30}  seat {seat} of {len(game.seats)}, {round_}total {total}"
