"""Simulated players: each comes once a day at an hour of their own, and moves where a game waits for them."""

import random
from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal
from uuid import UUID

from duckcover_sdk import Client, ConflictError, DuckcoverError, ProblemError
from duckcover_sdk.connection import expect
from duckcover_sdk.generated.api.lobby import list_games, take_seat
from duckcover_sdk.generated.models import Game, GamePage, Move

SKIPPED = 0.1
"""The share of days on which a player does not come."""

LONG_ABSENCES = 0.01
"""The share of days on which a player goes away for a week."""

LOOKS_THROUGH = 0.3
"""The share of visits at which a player looks through all games, and comes back to those on autopilot."""

RESIGNED = 0.02
"""The share of the games looked through that a player resigns from."""

TAKEN = 0.5
"""The share of visits of that kind at which a player takes a seat that is on offer."""

CHANGED = 0.15
"""The share of moves that a player replaces by another at once."""

Habit = Literal["no orders", "orders", "policy"]
HABITS: tuple[Habit, ...] = ("no orders", "orders", "orders", "policy")


@dataclass
class Player:
    """One account; `acknowledged` is what the service must have played, by game, turn and seat.

    It holds more than one move where the last answer got lost, so that nobody knows whether it counted.
    """

    client: Client
    rng: random.Random
    hour: int = 0
    habit: Habit = "no orders"
    back_on_day: int = 0
    acknowledged: dict[tuple[UUID, int, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    counts: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.hour, self.habit = self.rng.randrange(24), self.rng.choice(HABITS)

    def comes(self, day: int, hours: range) -> bool:
        """Whether the player comes in these hours of a day."""
        if self.hour not in hours or day < self.back_on_day:
            return False
        if self.rng.random() < LONG_ABSENCES:
            self.back_on_day = day + 7
            self.counts["long absences"] += 1
            return False
        return self.rng.random() >= SKIPPED

    def visit(self) -> None:
        """Look at every game that waits."""
        self.counts["visits"] += 1
        if self.rng.random() < LOOKS_THROUGH:
            self._look_through()
        for awaited in list(self.client.my_turns()):
            try:
                self._take_turn(awaited.game)
            except ConflictError as error:
                self.counts[f"refused, {error.code}"] += 1

    def _look_through(self) -> None:
        """End the autopilot of this player's seats, resign now and then, take a seat that is on offer."""
        for game in list(self.client.games(status="playing", mine=True)):
            if game.you is None or game.seats[game.you.seat].resigned:
                continue
            if self.rng.random() < RESIGNED:
                self._try("resignations", self.client.resign, game)
            elif game.seats[game.you.seat].state == "autopilot":
                self._try("returns from autopilot", self.client.come_back, game)
        if self.rng.random() < TAKEN:
            offers = expect(GamePage, list_games.sync_detailed(client=self.client.api, offered="true", limit=1))
            for game in offers.results:
                seat = next(seat.index for seat in game.seats if seat.offered)
                self._try("seats taken over", take_seat.sync_detailed, game.id, seat, client=self.client.api)

    def _try(self, what: str, call: Callable[..., object], *values: object, **more: object) -> None:
        """Do what others may have made impossible meanwhile, or what a broken service may not answer."""
        try:
            call(*values, **more)
        except DuckcoverError as error:
            self.counts[f"refused, {error.code}"] += 1
        else:
            self.counts[what] += 1

    def _take_turn(self, key: UUID) -> None:
        game = self.client.game(key)
        if self.habit != "no orders" and game.you is not None:
            self.client.set_orders(game, _orders(game, self.habit))
            self.counts["orders"] += 1
            game = self.client.game(key)
        you, turn = game.you, game.turn
        if you is None or turn is None or you.submission is not None or not you.legal_moves:
            return
        self._move(game, self._chosen(you.legal_moves))
        if self.rng.random() < CHANGED and game.turn.waiting_for != [you.seat]:
            self._move(game, self.rng.choice(you.legal_moves))

    def _chosen(self, moves: list[Move]) -> Move:
        return self.rng.choice([move for move in moves if move.action == "cover"] or moves)

    def _move(self, game: Game, move: Move) -> None:
        assert game.turn is not None
        assert game.you is not None
        moves, text = self.acknowledged[game.id, game.turn.number, game.you.seat], notation(move)
        try:
            self.client.move(game, move)
        except ProblemError as error:
            if error.maybe_done or error.status >= 500:
                moves.add(text)
            raise
        except DuckcoverError:
            moves.add(text)
            raise
        moves.clear()
        moves.add(text)
        self.counts["moves"] += 1


def notation(move: Move) -> str:
    """A move as the service stores it."""
    sign = "x" if move.action == "cover" else ">"
    return f"{move.from_.row},{move.from_.col}{sign}{move.to.row},{move.to.col}"


def _orders(game: Game, habit: Habit) -> dict[str, Any]:
    """What a player leaves: for each visible card, covers and a duck at last; or a bot decides."""
    assert game.you is not None
    if habit == "policy":
        return {"calls": {}, "otherwise": "steady", "until": "game"}
    cards = sorted((stack.card for stack in game.seats[game.you.seat].grid), reverse=True)
    calls = {str(card): _preferences(card, cards) for card in cards if len(cards) > 1}
    return {"calls": calls, "otherwise": "ask", "until": "round", "pause_after": 8}


def _preferences(card: int, cards: list[int]) -> list[dict[str, Any]]:
    others = [other for other in cards if other != card]
    return [*({"action": "cover", "onto": other} for other in others[:7]), {"action": "duck", "beside": others[-1]}]
