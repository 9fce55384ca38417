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
    """A called stack's way: `cover` or `duck`, from a cell to another."""

    action: str
    source: Cell
    target: Cell


Grid: TypeAlias = Mapping[Cell, tuple[int, ...]]
"""The stacks of a seat by their cell, each from bottom to top."""


def deal(ducks: Sequence[int]) -> Grid:
    """Twelve ducks laid out row by row (S2)."""
    return {Cell(*divmod(place, 4)): (duck,) for place, duck in enumerate(ducks)}


def called_cell(rules: Rules, grid: Grid, call: Call) -> Cell | None:
    """The cell whose stack is called (T2, V3); None means a quack (T3)."""
    if call is None or len(grid) < 2:
        return None
    number = max(stack[-1] for stack in grid.values()) if call == "max" else call
    if not isinstance(number, int) or not rules.is_called(number):
        return None
    return next((cell for cell, stack in grid.items() if stack[-1] == number), None)


def why_illegal(rules: Rules, grid: Grid, call: Call, step: Step) -> str | None:
    """Which member of a move is wrong (`from`, `action`, `to`), None for a legal one (T4, T5)."""
    if step.source != called_cell(rules, grid, call):
        return "from"
    if _reaches(grid, step):
        return None
    other = step._replace(action="duck" if step.action == "cover" else "cover")
    return "action" if _reaches(grid, other) else "to"


def _reaches(grid: Grid, step: Step) -> bool:
    beside = step.target.neighbours()
    if step.action == "cover":
        return step.target in grid and step.source in beside
    return step.target not in grid and any(cell in grid and cell != step.source for cell in beside)


def moved(grid: Grid, step: Step) -> Grid:
    """The grid after a legal move: the whole stack moves, on top of what it covers."""
    stacks = dict(grid)
    stack = stacks.pop(step.source)
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
    last_call: Call = None
    ended_by: str | None = None

    def draw(self) -> tuple[Card, Call]:
        """The next card and what it calls (T1, Q)."""
        card = self.draw_deck.pop(0)
        return card, self.last_call if card == "repeat" else card

    def asked(self, call: Call) -> list[int]:
        """The seats that must move (T7)."""
        return [seat for seat, grid in enumerate(self.grids) if called_cell(self.rules, grid, call) is not None]

    def resolve(self, card: Card, call: Call, steps: Mapping[int, Step]) -> None:
        """Make all moves at once (T8), put the card on its pile (P1, P2), look for the end (E)."""
        self.grids = [moved(grid, steps[seat]) if seat in steps else grid for seat, grid in enumerate(self.grids)]
        (self.captain_pile if steps else self.discard_area).append(card)
        self.last_call = call if steps else None
        if any(len(grid) == 1 for grid in self.grids):
            self.ended_by = "single_stack"
        elif len(self.discard_area) >= 11 - len(self.grids):
            self.ended_by = "discards"

    def quacks(self, call: Call, asked: Iterable[int]) -> list[int]:
        """The seats that quack; nobody does when the card calls nothing."""
        return [] if call is None else sorted(set(range(len(self.grids))).difference(asked))
