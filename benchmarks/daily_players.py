"""A simulated game of players who open it once a day (docs/days.md).

Nothing but the rules, the orders, the clocks and the bots: neither the service nor a database. Time is simulated, and
everything random comes from a seed.

A player comes every day at about the same local hour and skips some days. A visit takes no time: the player writes
orders, if at all, and moves once if the game asks for it. What is asked after that waits for the next visit.
"""

import datetime as dt
import heapq
import random
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple
from zoneinfo import ZoneInfo

from games import bots
from games.bots.steady import weight
from games.clocks import Clock, Daily, PerTurn, deadline
from games.orders import CALLS, CoverOnto, GoBeside, MoveTo, Orders, Preference, decide, pause_due
from games.rules.cards import Call
from games.rules.grid import Grid, neighbours
from games.rules.moves import DUCK, Move, apply_move, legal_moves
from games.rules.observation import observe
from games.rules.scoring import score_round
from games.rules.state import draw, open_round, resolve, seats_asked
from games.rules.variations import ROUNDS, RoundRules

PLAYER = "steady"
"""The bot that chooses as a player does, and as the stand-in does."""

SKIPPED = 0.1
"""The share of days on which a player does not come."""

JITTER = 1.0
"""The standard deviation of the hour at which a player comes."""

EXCUSED = 1
"""How often each seat puts a deadline off by a day before the stand-in plays for it (DA1)."""

AUTOPILOT = 2
"""After so many misses in a row the stand-in plays at once until the player comes (DA2)."""

ZONES = tuple(map(ZoneInfo, ("America/Los_Angeles", "America/New_York", "Europe/London", "Europe/Rome", "Asia/Seoul")))
MONDAY = dt.datetime(2026, 1, 5, tzinfo=dt.UTC)
DAY = dt.timedelta(days=1)
RULES = RoundRules()


class Played(NamedTuple):
    """A game that is over: the days that it took; by seat the visits until its end, the misses, the total score."""

    days: float
    visits: tuple[int, ...]
    misses: tuple[int, ...]
    totals: tuple[int, ...]


class Way(NamedTuple):
    """How the players of a game use orders: what they write at a visit, of which they see the tops alone."""

    write: Callable[[Grid], Orders] | None
    pause_after: int | None = None


def for_what_is_seen(grid: Grid) -> Orders:
    """Preferences for each call that the grid can play; where none fits, the player is asked."""
    return Orders({call: preferences(grid, call) for call in CALLS if RULES.called_cells(grid, call)})


def preferences(grid: Grid, call: Call) -> list[Preference]:
    """Cover the highest card that is adjacent then; else do the duck that would be best today, else one like it.

    A low card stays visible longest, as players cover the high ones.
    """
    ducks = [move for move in legal_moves(RULES, grid, call) if move.action == DUCK]
    if not ducks:
        return []
    best = min(ducks, key=lambda move: weight(RULES, apply_move(grid, move).tops()))
    others = {cell: card for cell, card in grid.tops().items() if cell != best.source}
    covers = map(CoverOnto, sorted(others.values(), reverse=True)[:6])
    beside = min(others[cell] for cell in neighbours(best.target) if cell in others)
    return [*covers, MoveTo(DUCK, best.target), GoBeside(DUCK, beside)]


def by_a_policy(_grid: Grid) -> Orders:
    """A bot decides everything."""
    return Orders({}, otherwise=PLAYER)


NO_ORDERS, SEEN, POLICY = "no orders", "orders for what is seen", "a policy"
WAYS: Mapping[str, Way] = {NO_ORDERS: Way(None), SEEN: Way(for_what_is_seen, pause_after=8), POLICY: Way(by_a_policy)}
A_DAY_EACH, DAILY = "24 h", "daily"
CLOCKS: Mapping[str, Clock] = {
    A_DAY_EACH: PerTurn(24 * 3600),
    DAILY: Daily(dt.time(20), "Europe/Rome", tuple(range(7))),
}


def play(seats: int, way: str, clock: str, seed: object) -> Played:
    """Play a game in one of `WAYS` under one of `CLOCKS`; the same seed brings the same deals and visitors."""
    return _Game(seats, WAYS[way], CLOCKS[clock], f"{seed} {seats}").play()


def visits(rng: random.Random) -> Iterator[dt.datetime]:
    """When a player comes, from the first Monday on, without an end."""
    zone, hour, day = rng.choice(ZONES), rng.uniform(7, 24), MONDAY.date()
    while True:
        visit = dt.datetime.combine(day, dt.time(), zone) + dt.timedelta(hours=rng.gauss(hour, JITTER))
        if rng.random() >= SKIPPED:
            yield visit.astimezone(dt.UTC)
        day += DAY


class _Game:
    """What the service does at a table, without its rows."""

    def __init__(self, seats: int, way: Way, clock: Clock, seed: str) -> None:
        self.seats, self.way, self.clock = range(seats), way, clock
        self.chance, self.cards = random.Random(f"{seed} moves"), random.Random(f"{seed} cards")
        comings = random.Random(f"{seed} visits")
        self.now = self.begin = MONDAY + comings.uniform(1, 8) * DAY
        self.comings = [visits(random.Random(f"{seed} {seat}")) for seat in self.seats]
        self.visits, self.totals = [0] * seats, [0] * seats
        self.misses, self.missed_last, self.excused = [0] * seats, [0] * seats, [EXCUSED] * seats
        self.moves: dict[int, Move] = {}
        self.waiting: list[int] = []
        self.rounds = 0
        self._deal()

    def play(self) -> Played:
        """Play to the end, from one visit or deadline to the next."""
        self._go_on()
        coming = [(self._next_visit(seat), seat) for seat in self.seats]
        heapq.heapify(coming)
        while self.rounds < ROUNDS:
            visit, seat = coming[0]
            self.now = min(self.deadline, visit)
            if self.deadline <= visit:
                self._pass_deadline()
            else:
                heapq.heapreplace(coming, (self._next_visit(seat), seat))
                self._visit(seat)
        return Played((self.now - self.begin) / DAY, tuple(self.visits), tuple(self.misses), tuple(self.totals))

    def _next_visit(self, seat: int) -> dt.datetime:
        return next(visit for visit in self.comings[seat] if visit > self.now)

    def _visit(self, seat: int) -> None:
        """Write orders, which move at once (DO8), or move."""
        self.visits[seat] += 1
        self.missed_last[seat] = 0
        if self.way.write is not None:
            self.orders[seat], self.in_a_row[seat] = self.way.write(self.state.grids[seat]), 0
        if seat in self.waiting:
            self.moves[seat] = self._ordered(seat) or self._chosen(seat)
            self._go_on()

    def _pass_deadline(self) -> None:
        """Put the deadline off once if a seat that is waited for has an excuse left, else let the stand-in move."""
        excused = [] if self.put_off else [seat for seat in self.waiting if self.excused[seat]]
        for seat in excused:
            self.excused[seat] -= 1
        if excused:
            self.put_off, self.deadline = True, self.deadline + DAY
            return
        for seat in self.waiting:
            self.misses[seat] += 1
            self.missed_last[seat] += 1
            self.moves[seat] = self._chosen(seat)
        self._go_on()

    def _go_on(self) -> None:
        """Resolve and draw for as long as nobody is waited for (DO5)."""
        self.waiting = [seat for seat in self.waiting if seat not in self.moves]
        while not self.waiting and self.rounds < ROUNDS:
            if self.state.open is None:
                self._draw()
            else:
                self._resolve()

    def _draw(self) -> None:
        self.state = draw(self.state, lambda _, pile: self.cards.sample(pile, len(pile)))
        self.moves = {}
        for seat in seats_asked(self.state):
            move = self._chosen(seat) if self.missed_last[seat] >= AUTOPILOT else self._ordered(seat)
            if move is None:
                self.waiting.append(seat)
            else:
                self.moves[seat] = move
        self.deadline, self.put_off = deadline(self.clock, self.now), False

    def _resolve(self) -> None:
        self.state, _ = resolve(self.state, self.moves)
        if self.state.ended_by is None:
            return
        scores = score_round(RULES, self.state.grids).scores
        self.totals = [total + score for total, score in zip(self.totals, scores, strict=True)]
        self.rounds += 1
        self._deal()

    def _deal(self) -> None:
        """Lay out a new round, for which nobody has orders yet (DO6)."""
        grids = [Grid.deal(self.cards.sample(range(1, 13), 12)) for _ in self.seats]
        deck = RULES.captain_cards()
        self.state = open_round(RULES, self.cards.sample(deck, len(deck)), grids)
        self.orders: dict[int, Orders] = {}
        self.in_a_row = [0 for _ in self.seats]

    def _ordered(self, seat: int) -> Move | None:
        """The move that the orders of a seat make; None leaves it asked."""
        orders = self.orders.get(seat)
        row = {"pause_after": self.way.pause_after, "in_a_row": self.in_a_row[seat]}
        if orders is None or pause_due(**row, pause_at_stacks=None, stacks=len(self.state.grids[seat])):
            return None
        move = decide(orders, observe(self.state, seat), self.chance).move
        self.in_a_row[seat] += move is not None
        return move

    def _chosen(self, seat: int) -> Move:
        return bots.choose(PLAYER, observe(self.state, seat), self.chance)
