"""Standing orders: what a player wants to be done when a card calls, left in advance (DAYS.md DO).

Pure: documents and an `Observation` of one seat in, moves out. Nothing here knows more than the seat sees.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from games import bots
from games.rules.cards import DUCKS, MAX, Call, is_duck
from games.rules.errors import RulesError
from games.rules.grid import Cell, neighbours
from games.rules.moves import COVER, GIVE, MOVE, PLACE, Action, Move, Phase
from games.rules.observation import Observation
from games.rules.state import OpenCard
from games.rules.variations import LOW_BLOWS, RoundRules

ASK = "ask"
"""The `otherwise` of orders that leave the seat asked when no preference fits."""

Asked: TypeAlias = Call | Phase
"""What a turn asks of a seat: its call, or its phase in a low blow."""

CALLS: tuple[Asked, ...] = (*DUCKS, MAX, GIVE, PLACE)
MAX_PREFERENCES = 8
MOST_IN_A_ROW = 200
"""Moves in a row after which all orders pause: seats whose orders only duck would go round for ever."""

PauseReason: TypeAlias = Literal["pause_after", "pause_at_stacks"]
PAUSE_AFTER: PauseReason = "pause_after"
PAUSE_AT_STACKS: PauseReason = "pause_at_stacks"

_CALLS_BY_TEXT: Mapping[str, Asked] = {str(call): call for call in CALLS}


class BadOrders(RulesError):  # noqa: N818 - named like every other error of the rules
    """A document that is no standing orders; `path` names the part that is wrong: `calls.7.0`."""

    reason = "bad_orders"

    def __init__(self, path: str) -> None:
        super().__init__(f"{path} is no part of standing orders")
        self.path = path


class Preference(Protocol):
    """One thing that a player wants to be done (DO2)."""

    def pick(self, seen: Observation, rng: random.Random) -> Move | None:
        """The legal move that this preference names now; None: it fits nothing."""


@dataclass(frozen=True, slots=True)
class CoverOnto:
    """Cover the stack that shows this card, wherever it is adjacent then."""

    card: int

    def pick(self, seen: Observation, rng: random.Random) -> Move | None:
        visible = _visible(seen)
        return next((move for move in _moves(seen, COVER) if move.target and visible[move.target] == self.card), None)


@dataclass(frozen=True, slots=True)
class Give:
    """Give the stack that shows this card, or that on this cell."""

    card: int | None = None
    cell: Cell | None = None

    def pick(self, seen: Observation, rng: random.Random) -> Move | None:
        visible = _visible(seen)
        wanted = (cell for cell in visible if cell == self.cell or visible[cell] == self.card)
        moves = {move.source: move for move in _moves(seen, GIVE)}
        return next((moves[cell] for cell in wanted if cell in moves), None)


@dataclass(frozen=True, slots=True)
class MoveTo:
    """Cover, duck or place to this cell."""

    action: Action
    cell: Cell

    def pick(self, seen: Observation, rng: random.Random) -> Move | None:
        return next((move for move in _moves(seen, self.action) if move.target == self.cell), None)


@dataclass(frozen=True, slots=True)
class GoBeside:
    """Duck or place to the first legal cell, in reading order, next to the stack that shows this card.

    The stack that moves leaves its cell, so that nothing lies beside it.
    """

    action: Action
    card: int

    def pick(self, seen: Observation, rng: random.Random) -> Move | None:
        places = [cell for cell, card in _visible(seen).items() if card == self.card]
        return next((move for move in _moves(seen, self.action) if _touches(move, places)), None)


@dataclass(frozen=True, slots=True)
class Policy:
    """Let a bot of this level decide; it always finds a move."""

    level: str

    def pick(self, seen: Observation, rng: random.Random) -> Move | None:
        return bots.choose(self.level, seen, rng) if seen.legal_moves else None


@dataclass(frozen=True, slots=True)
class Orders:
    """The preferences by call, and what is done where none fits: `ASK` or a level of bots."""

    calls: Mapping[Asked, Sequence[Preference]]
    otherwise: str = ASK


class Decision(NamedTuple):
    """What orders do for a call: the move, what decided it, and the index of the preference that did.

    `by` is None for a call for which the seat has no move: it quacks.
    """

    move: Move | None = None
    by: Literal["preference", "otherwise", "ask"] | None = None
    preference: int | None = None


class Idle(NamedTuple):
    """A preference that fits nothing now."""

    call: Asked
    preference: int


def parse_orders(calls: object, otherwise: object) -> Orders:
    """The orders that a document holds: preferences as JSON by call, "7" or "max".

    Raises: BadOrders.
    """
    if otherwise != ASK and otherwise not in bots.LEVELS:
        raise BadOrders("otherwise")
    if not isinstance(calls, Mapping):
        raise BadOrders("calls")
    return Orders({_call(text): tuple(_preferences(text, values)) for text, values in calls.items()}, str(otherwise))


def _call(text: object) -> Asked:
    """The call that a key names. Raises: BadOrders."""
    if not isinstance(text, str) or text not in _CALLS_BY_TEXT:
        raise BadOrders(f"calls.{text}")
    return _CALLS_BY_TEXT[text]


def _preferences(call: str, values: object) -> Iterator[Preference]:
    """The preferences of one call. Raises: BadOrders."""
    if not isinstance(values, list) or len(values) > MAX_PREFERENCES:
        raise BadOrders(f"calls.{call}")
    for index, value in enumerate(values):
        preference = parse_preference(value)
        if preference is None:
            raise BadOrders(f"calls.{call}.{index}")
        yield preference


def parse_preference(value: object) -> Preference | None:
    """The preference that a JSON object is; None when it is none of DO2."""
    match value:
        case {"action": "cover", "onto": card, **rest} if not rest and is_duck(card):
            return CoverOnto(card)
        case {"action": "duck" | "place" as action, "beside": card, **rest} if not rest and is_duck(card):
            return GoBeside(action, card)
        case {"action": "give", "card": card, **rest} if not rest and is_duck(card):
            return Give(card)
        case {"action": "give", "from": source, **rest} if not rest:
            cell = _cell(source)
            return None if cell is None else Give(cell=cell)
        case {"action": "cover" | "duck" | "place" as action, "to": to, **rest} if not rest:
            cell = _cell(to)
            return None if cell is None else MoveTo(action, cell)
        case {"policy": str(level), **rest} if not rest and level in bots.LEVELS:
            return Policy(level)
    return None


def _cell(value: object) -> Cell | None:
    match value:
        case {"row": row, "col": col, **rest} if not rest and type(row) is int and type(col) is int:
            return Cell(row, col)
    return None


def decide(orders: Orders, seen: Observation, rng: random.Random) -> Decision:
    """What the orders do for the open card: the first preference that fits, else `otherwise` (DO3)."""
    if not seen.legal_moves:
        return Decision()
    for index, preference in enumerate(orders.calls.get(asked_by(seen), ())):
        move = preference.pick(seen, rng)
        if move is not None:
            return Decision(move, "preference", index)
    if orders.otherwise == ASK:
        return Decision(None, "ask")
    return Decision(bots.choose(orders.otherwise, seen, rng), "otherwise")


def asked_by(opened: Observation | OpenCard) -> Asked:
    """What an open card asks for, as orders name it."""
    return opened.call if opened.phase == MOVE else opened.phase


def preview(
    orders: Orders, seen: Mapping[Asked, Observation], rng: Callable[[], random.Random]
) -> tuple[dict[Asked, Decision], list[Idle]]:
    """What the orders would do for each call of `seen`, and the preferences that fit nothing now (DO7).

    `seen` is what the seat would see were that call open; `rng` makes the randomness that the turn would have.
    """
    decisions = {call: decide(orders, observation, rng()) for call, observation in seen.items()}
    idle = [
        Idle(call, index)
        for call in CALLS
        for index, preference in enumerate(orders.calls.get(call, ()))
        if call not in seen or not _fits(preference, seen[call], rng)
    ]
    return decisions, idle


def _fits(preference: Preference, seen: Observation, rng: Callable[[], random.Random]) -> bool:
    """Whether a preference names a move now; a policy always finds one, so that it need not be asked which."""
    if isinstance(preference, Policy):
        return bool(seen.legal_moves)
    return preference.pick(seen, rng()) is not None


def calls_of(rules: RoundRules) -> tuple[Asked, ...]:
    """What a turn can ask for in a round with these rules."""
    return CALLS if LOW_BLOWS in rules.names else CALLS[: -len((GIVE, PLACE))]


def pause_due(
    *, pause_after: int | None, in_a_row: int, pause_at_stacks: int | None, stacks: int
) -> PauseReason | None:
    """Why orders are to pause before they decide once more (DO6); None: they go on."""
    if in_a_row >= (pause_after or MOST_IN_A_ROW):
        return PAUSE_AFTER
    return PAUSE_AT_STACKS if pause_at_stacks is not None and stacks <= pause_at_stacks else None


def _visible(seen: Observation) -> dict[Cell, int]:
    """The visible cards of the observer's own seat by cell."""
    own: Sequence[Any] = () if seen.seat is None else seen.grids[seen.seat]
    return {Cell(stack.row, stack.col): stack.card for stack in own}


def _moves(seen: Observation, action: Action) -> Iterator[Move]:
    """The legal moves of one kind, in reading order of their targets."""
    return (move for move in seen.legal_moves if move.action == action)


def _touches(move: Move, places: Sequence[Cell]) -> bool:
    """Whether a duck ends beside one of these cells, that of the moving stack left out."""
    beside = () if move.target is None else neighbours(move.target)
    return any(place in beside and place != move.source for place in places)
