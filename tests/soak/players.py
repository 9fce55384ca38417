"""Simulated players: each comes once a day at an hour of their own, and moves where a game waits for them."""

import datetime as dt
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Literal

from tests.soak.wire import Answer, Wire

Document = dict[str, Any]

SKIPPED = 0.1
"""The share of days on which a player does not come."""

LONG_ABSENCES = 0.03
"""The share of visits after which a player goes away for a week."""

CHANGED = 0.15
"""The share of moves, own ones and those of orders, that a player replaces by another at once."""

WITHDRAWN = 0.03
"""The share of moves that a player takes back; the next visit may bring another."""

AT_ONCE = 100
"""Turns that a visit looks at, at most."""

Habit = Literal["no orders", "orders", "policy"]
HABITS: tuple[Habit, ...] = ("no orders", "orders", "orders", "policy")


@dataclass
class Player:
    """One account; `acknowledged` is what the service must have played, by game, turn and seat.

    It holds more than one move where the last answer got lost, so that nobody knows whether it counted. It holds none
    where an order's move, or nobody's, may stand instead.
    """

    wire: Wire
    name: str
    token: str
    rng: random.Random
    hour: int = 0
    habit: Habit = "no orders"
    back_on_day: int = 0
    on_vacation: bool = False
    acknowledged: dict[tuple[str, int, int], tuple[str, ...]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.hour, self.habit = self.rng.randrange(24), self.rng.choice(HABITS)

    def comes(self, day: int, hours: range) -> bool:
        """Whether the player comes in these hours of a day."""
        if self.hour not in hours or day < self.back_on_day:
            return False
        return self.rng.random() >= SKIPPED

    def goes_away(self, day: int) -> dt.timedelta | None:
        """For how long the player goes away after a visit; None: comes again tomorrow."""
        if self.rng.random() >= LONG_ABSENCES:
            return None
        self.counts["long absences"] += 1
        self.back_on_day = day + 7
        return dt.timedelta(days=7)

    def ask(self, method: str, path: str, body: Any = None, version: int | None = None) -> Answer:
        """Send a request of this player."""
        return self.wire.ask(self.token, method, path, body, version)

    def read(self, path: str) -> Document:
        """A document that is there. Raises: AssertionError."""
        answer = self.ask("GET", path)
        assert answer.is_good, (path, answer)
        found: Document = answer.document
        return found

    def do(self, what: str, method: str, path: str, body: Any = None, version: int | None = None) -> Answer:
        """Do what others may have made impossible meanwhile; count what comes of it."""
        answer = self.ask(method, path, body, version)
        self.counts[what if answer.is_good else f"refused, {answer.code}"] += 1
        return answer

    def play(self) -> None:
        """Look at every game that waits."""
        self.counts["visits"] += 1
        for awaited in self.read(f"/me/turns?limit={AT_ONCE}")["results"]:
            self._take_turn(awaited["game"])

    def _take_turn(self, game: str) -> None:
        seen = self.read(f"/games/{game}")
        if not _asks(seen):
            return
        if self.habit == "policy":
            self.do("orders", "PUT", f"/games/{game}/orders", POLICY)
            return
        moves_first = self.habit == "no orders" or self.rng.random() < 0.5
        if moves_first:
            self._move(seen, self._chosen(seen))
        if self.habit == "orders":
            self.do("orders", "PUT", f"/games/{game}/orders", _orders(seen, self.rng.choice(PAUSES)))
        if not moves_first:
            now = self.read(f"/games/{game}")
            if _asks(now):
                self._move(now, self._chosen(now))
        self._think_again(seen)

    def _think_again(self, seen: Document) -> None:
        """Replace or withdraw a move now and then; the turn may be over by now."""
        chance = self.rng.random()
        if chance < CHANGED:
            self._move(seen, self.rng.choice(seen["you"]["legal_moves"]))
        elif chance < CHANGED + WITHDRAWN:
            answer = self.do("moves withdrawn", "DELETE", _address(seen))
            if answer.is_good or answer.doubtful:
                self.acknowledged.pop(_key(seen), None)

    def _chosen(self, seen: Document) -> Document:
        moves = seen["you"]["legal_moves"]
        found: Document = self.rng.choice([move for move in moves if move["action"] == "cover"] or moves)
        return found

    def _move(self, seen: Document, move: Document) -> None:
        answer = self.do("moves", "PUT", _address(seen), move)
        if answer.is_good:
            self.acknowledged[_key(seen)] = (notation(move),)
        elif answer.doubtful and _key(seen) in self.acknowledged:
            self.acknowledged[_key(seen)] += (notation(move),)


def _asks(game: Document) -> bool:
    """Whether the open turn still waits for a move of the viewer."""
    you = game["you"]
    return bool(you and game["turn"] and you["submission"] is None and you["legal_moves"])


def _address(game: Document) -> str:
    return f"/games/{game['id']}/turns/{game['turn']['number']}/move"


def _key(game: Document) -> tuple[str, int, int]:
    return game["id"], game["turn"]["number"], game["you"]["seat"]


def notation(move: Document) -> str:
    """A move as the service stores it."""
    sign = "x" if move["action"] == "cover" else ">"
    return f"{move['from']['row']},{move['from']['col']}{sign}{move['to']['row']},{move['to']['col']}"


PAUSES = (8, 20, None)
POLICY = {"calls": {}, "otherwise": "steady", "until": "game"}


def _orders(game: Document, pause_after: int | None) -> Document:
    """What a player leaves: for each visible card, covers and a duck at last."""
    cards = sorted((stack["card"] for stack in game["seats"][game["you"]["seat"]]["grid"]), reverse=True)
    calls = {str(card): _preferences(card, cards) for card in cards if len(cards) > 1}
    return {"calls": calls, "otherwise": "ask", "until": "round", "pause_after": pause_after}


def _preferences(card: int, cards: list[int]) -> list[Document]:
    others = [other for other in cards if other != card]
    return [*({"action": "cover", "onto": other} for other in others[:7]), {"action": "duck", "beside": others[-1]}]
