"""Which tickets become games. Pure: the same tickets give the same games, whoever asks.

The rule: the oldest ticket comes first. Of all tables that it can be part of, it gets the one with the oldest others;
its own lists say which size, and then which clock, is tried first. Then the next oldest is looked at.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

MOST_STEPS = 1_000
"""How many tables are tried for one ticket of one size and clock: many who block each other must not hold up all."""


class Ticket(NamedTuple):
    """Somebody who waits for a game: `player` is one of the accounts of `household`; with `bots`, bots may join."""

    key: int
    player: int
    household: int
    seats: tuple[int, ...]
    clocks: tuple[str, ...]
    rated: bool
    bots: bool = False


class Match(NamedTuple):
    """A game to be made of tickets, which stand oldest first; bots sit on the seats that are left."""

    seats: int
    clock: str
    tickets: tuple[Ticket, ...]


Pair = frozenset[int]
"""Two players who do not play together."""


def match(waiting: Sequence[Ticket], apart: Collection[Pair], room: dict[int, int]) -> list[Match]:
    """The games that come of tickets, which stand oldest first; at first those of people only.

    `room` says how many more games each player may be in. A player gets one seat a game. A ticket with `bots` that
    finds no table gets one with bots, beside others of its kind.
    """
    hall = _Hall(waiting, apart, room)
    of_people = [made for ticket in waiting if (made := hall.seat(ticket, hall.full_table))]
    return of_people + [made for ticket in waiting if ticket.bots and (made := hall.seat(ticket, hall.table_with_bots))]


def agree(one: Ticket, other: Ticket, apart: Collection[Pair]) -> bool:
    """Whether two tickets may be at one table: no block between their players, nor one owner."""
    return one.household != other.household and frozenset((one.player, other.player)) not in apart


class _Hall:
    """The tickets that wait, while games are made of them."""

    def __init__(self, waiting: Sequence[Ticket], apart: Collection[Pair], room: dict[int, int]) -> None:
        self.apart, self.room = apart, dict(room)
        self.rank = {ticket.key: rank for rank, ticket in enumerate(waiting)}
        self.pools: dict[tuple[int, str, bool], list[Ticket]] = defaultdict(list)
        for ticket in waiting:
            for seats, clock in _wishes(ticket):
                self.pools[seats, clock, ticket.rated].append(ticket)
        self.hopeful = {pool for pool, tickets in self.pools.items() if _households(tickets) >= pool[0]}

    def seat(self, ticket: Ticket, find: Callable[[Ticket], Match | None]) -> Match | None:
        """The game that a ticket gets; its tickets wait no longer."""
        found = find(ticket) if self._waits(ticket) else None
        for each in found.tickets if found else ():
            del self.rank[each.key]
            self.room[each.player] -= 1
        return found

    def full_table(self, first: Ticket) -> Match | None:
        """The first table of people, by the wishes of the oldest of them."""
        for seats, clock in _wishes(first):
            if (seats, clock, first.rated) in self.hopeful:
                line = self._line(first, seats, clock)
                steps = iter(range(MOST_STEPS))
                for table in self._tables((first,), line, seats, steps):
                    return Match(seats, clock, table)
        return None

    def table_with_bots(self, first: Ticket) -> Match | None:
        """The table with the most people, who all take bots; of such, the first."""
        tables = (
            Match(seats, clock, self._as_they_come(first, self._line(first, seats, clock), seats))
            for seats, clock in _wishes(first)
        )
        return max(tables, key=lambda table: len(table.tickets))

    def _waits(self, ticket: Ticket) -> bool:
        return ticket.key in self.rank and self.room.get(ticket.player, 0) > 0

    def _line(self, first: Ticket, seats: int, clock: str) -> list[Ticket]:
        """Who may sit at such a table with a ticket and is younger, oldest first; of each player one ticket."""
        line: dict[int, Ticket] = {}
        for other in self.pools[seats, clock, first.rated]:
            younger = self._waits(other) and self.rank[other.key] > self.rank[first.key]
            if younger and agree(first, other, self.apart):
                line.setdefault(other.player, other)
        return list(line.values())

    def _tables(
        self, seated: tuple[Ticket, ...], line: Sequence[Ticket], seats: int, steps: Iterator[int]
    ) -> Iterator[tuple[Ticket, ...]]:
        """Every full table of those seated and some of a line, the oldest first, until the steps are used up."""
        missing = seats - len(seated)
        if not missing:
            yield seated
            return
        for index, ticket in enumerate(line):
            if _households(line[index:]) < missing or next(steps, None) is None:
                return
            rest = [each for each in line[index + 1 :] if agree(ticket, each, self.apart)]
            yield from self._tables((*seated, ticket), rest, seats, steps)

    def _as_they_come(self, first: Ticket, line: Sequence[Ticket], seats: int) -> tuple[Ticket, ...]:
        table = [first]
        for other in line:
            if other.bots and len(table) < seats and all(agree(other, each, self.apart) for each in table):
                table.append(other)
        return tuple(table)


def _wishes(ticket: Ticket) -> Iterator[tuple[int, str]]:
    """The tables that a ticket asks for, in the order in which they are tried."""
    return ((seats, clock) for seats in ticket.seats for clock in ticket.clocks)


def _households(tickets: Sequence[Ticket]) -> int:
    return len({ticket.household for ticket in tickets})
