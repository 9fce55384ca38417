"""The rules of Duck & Cover as far as replaying needs them (the letters name the cases of the rules page)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from ._variations import Card, Rules

Call: TypeAlias = int | str | None

SEATS = range(2, 8)
ROUNDS = 3


class Cell(NamedTuple):
    """A place in the plane."""

    row: int
    col: int

    def neighbours(self) -> tuple[Cell, ...]:
        """The four cells beside it; diagonals never count (T6)."""
        row, col = self
        return Cell(row - 1, col), Cell(row, col - 1), Cell(row, col + 1), Cell(row + 1, col)


class Step(NamedTuple):
    """A stack's way: `cover` or `duck`, from a cell to another; `give` has no target, `place` no source."""

    action: str
    source: Cell | None
    target: Cell | None


class Opened(NamedTuple):
    """A card and what it asks for: the moves of its call, or in a low blow first gifts, then places (V6a)."""

    card: Card
    call: Call
    phase: str = "move"

    @property
    def actions(self) -> tuple[str, ...]:
        """What the seats do."""
        return ("cover", "duck") if self.phase == "move" else (self.phase,)

    @property
    def asks(self) -> str:
        """The same in words."""
        return f"the call {self.call}" if self.phase == "move" else f"the phase {self.phase}"


Stack: TypeAlias = tuple[int, ...]
Grid: TypeAlias = Mapping[Cell, Stack]
"""The stacks of a seat by their cell, each from bottom to top."""


def deal(ducks: Sequence[int]) -> Grid:
    """Twelve ducks laid out row by row (S2)."""
    return {Cell(*divmod(place, 4)): (duck,) for place, duck in enumerate(ducks)}


def called_cells(rules: Rules, grid: Grid, call: Call) -> list[Cell]:
    """The cells whose stack is called (T2, V3), several only in low blows; none means a quack (T3)."""
    if call is None or len(grid) < 2:
        return []
    number = max(stack[-1] for stack in grid.values()) if call == "max" else call
    if not isinstance(number, int) or not rules.is_called(number):
        return []
    return [cell for cell, stack in grid.items() if stack[-1] == number]


def lowest_cells(grid: Grid) -> list[Cell]:
    """The stacks that may be given: those whose card is not above the second-lowest (V6d)."""
    second = sorted(stack[-1] for stack in grid.values())[1]
    return [cell for cell, stack in grid.items() if stack[-1] <= second]


def why_illegal(rules: Rules, grid: Grid, opened: Opened, step: Step) -> str | None:
    """Which member of a move is wrong (`from`, `action`, `to`), None for a legal one (T4, T5, V6d, V6e)."""
    if step.action not in opened.actions:
        return "action"
    if step.target is None:
        return None if step.source in lowest_cells(grid) else "from"
    if step.source is not None and step.source not in called_cells(rules, grid, opened.call):
        return "from"
    if _reaches(grid, step.action, step.source, step.target):
        return None
    other = "duck" if step.action == "cover" else "cover"
    return "action" if step.source and _reaches(grid, other, step.source, step.target) else "to"


def _reaches(grid: Grid, action: str, source: Cell | None, target: Cell) -> bool:
    beside = target.neighbours()
    if action == "cover":
        return target in grid and source in beside
    return target not in grid and any(cell in grid and cell != source for cell in beside)


def moved(grid: Grid, step: Step, stack: Stack = ()) -> Grid:
    """The grid after a legal move: the whole stack moves, on top of what it covers.

    A given stack leaves the grid; `stack` is the one that is placed.
    """
    stacks = dict(grid)
    if step.source is not None:
        stack = stacks.pop(step.source)
    if step.target is not None:
        stacks[step.target] = stacks.get(step.target, ()) + stack
    return stacks


def score(rules: Rules, grid: Grid) -> int:
    """What a grid is worth (C, V1, V4)."""
    return rules.score([stack[-1] for stack in grid.values()])


def ranking(scores: Sequence[Sequence[int]], visible_cards: Sequence[int]) -> dict[str, Any]:
    """The result of a game from its scores, by round and seat, and the visible cards at its end (F)."""
    by_seat = [list(each) for each in zip(*scores, strict=True)]
    keys = [(sum(own), visible) for own, visible in zip(by_seat, visible_cards, strict=True)]
    order = sorted(range(len(keys)), key=lambda seat: (keys[seat], seat))
    standings = [
        {
            "seat": seat,
            "rank": 1 + sum(other < keys[seat] for other in keys),
            "total": keys[seat][0],
            "visible_cards": visible_cards[seat],
            "round_scores": by_seat[seat],
        }
        for seat in order
    ]
    return {"winners": [each["seat"] for each in standings if each["rank"] == 1], "ranking": standings}


@dataclass
class Table:
    """A round as it is played."""

    rules: Rules
    draw_deck: list[Card]
    grids: list[Grid]
    captain_pile: list[Card] = field(default_factory=list)
    discard_area: list[Card] = field(default_factory=list)
    received: list[Stack] = field(default_factory=list)
    given_for: Card = ""
    last_call: Call = None
    ended_by: str | None = None

    @property
    def must_draw(self) -> bool:
        """Whether the next turn is that of another card, and not the second of a low blow."""
        return not self.received

    def open(self) -> Opened:
        """The next turn: that of the next card (T1, Q), or the places of what was given for the last (V6a)."""
        if self.received:
            return Opened(self.given_for, None, "place")
        card = self.draw_deck.pop(0)
        if self.rules.is_low_blow(card):
            return Opened(card, None, "give")
        return Opened(card, self.last_call if card == "repeat" else card)

    def asked(self, opened: Opened) -> list[int]:
        """The seats that must move (T7); all give and place."""
        seats = range(len(self.grids))
        if opened.phase != "move":
            return list(seats)
        return [seat for seat in seats if called_cells(self.rules, self.grids[seat], opened.call)]

    def resolve(self, opened: Opened, steps: Mapping[int, Step]) -> None:
        """Make all moves at once (T8), put the card on its pile (P1, P2), look for the end (E)."""
        before, gifts = self.grids, self.received or [()] * len(self.grids)
        self.grids = [
            moved(grid, steps[seat], gifts[seat]) if seat in steps else grid for seat, grid in enumerate(before)
        ]
        if opened.phase == "give":
            given = [before[seat][step.source] for seat, step in sorted(steps.items()) if step.source]
            self.received, self.given_for = [given[seat - 1] for seat in range(len(given))], opened.card
            return
        self.received = []
        (self.captain_pile if steps else self.discard_area).append(opened.card)
        self.last_call = opened.call if steps else None
        if any(len(grid) == 1 for grid in self.grids):
            self.ended_by = "single_stack"
        elif len(self.discard_area) >= 11 - len(self.grids):
            self.ended_by = "discards"

    def quacks(self, call: Call, asked: Iterable[int]) -> list[int]:
        """The seats that quack; nobody does when the card calls nothing."""
        return [] if call is None else sorted(set(range(len(self.grids))).difference(asked))
