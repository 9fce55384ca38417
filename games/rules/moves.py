"""Covering and ducking: which moves a grid has for a call, and what they do (RULES.md T2-T7)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from games.rules.cards import Call
from games.rules.errors import RulesError, UnknownMove
from games.rules.grid import Cell, Grid, neighbours
from games.rules.variations import RoundRules

Action: TypeAlias = Literal["cover", "duck"]
COVER: Literal["cover"] = "cover"
DUCK: Literal["duck"] = "duck"
ACTIONS: tuple[Action, ...] = (COVER, DUCK)

_SIGNS: dict[Action, str] = {COVER: "x", DUCK: ">"}
_ACTIONS_BY_SIGN: dict[str, Action] = {sign: action for action, sign in _SIGNS.items()}
_COORDINATE = r"(0|-?[1-9][0-9]{0,5})"
_NOTATION = re.compile(f"{_COORDINATE},{_COORDINATE}([x>]){_COORDINATE},{_COORDINATE}")


class Move(NamedTuple):
    """A called stack's way from its cell to another; its text is its notation."""

    action: Action
    source: Cell
    target: Cell

    def __str__(self) -> str:
        """`0,1x0,0` for a cover, `0,1>-1,1` for a duck; `parse_move` is the inverse."""
        sign = _SIGNS.get(self.action, "?")
        (row, col), (to_row, to_col) = self.source, self.target
        return f"{row},{col}{sign}{to_row},{to_col}"


class IllegalMove(RulesError):  # noqa: N818 - named like every other error of the rules
    """A move that its seat may not make; `legal_moves` are those that it may."""

    def __init__(self, move: Move, reason: str, legal_moves: Sequence[Move], seat: int | None = None) -> None:
        who = "" if seat is None else f" of seat {seat}"
        super().__init__(f"move {move}{who} is illegal: {reason.replace('_', ' ')}")
        self.move = move
        self.reason = reason
        self.legal_moves = tuple(legal_moves)
        self.seat = seat


class NothingToMove(RulesError):  # noqa: N818 - the same
    """A move of a seat that quacks, or for a card that calls nothing (T3, P2)."""

    reason = "nothing_to_move"

    def __init__(self, call: Call, seat: int | None = None) -> None:
        who = "the seat" if seat is None else f"seat {seat}"
        super().__init__(f"{who} has nothing to move for the call {call or 'nothing'}")
        self.call = call
        self.seat = seat


def parse_move(text: str) -> Move:
    """The move that a notation names; whether it is legal is another question.

    Raises: UnknownMove.
    """
    match = _NOTATION.fullmatch(text) if isinstance(text, str) else None
    if match is None:
        raise UnknownMove(text)
    source_row, source_col, sign, row, col = match.groups()
    source = Cell(int(source_row), int(source_col))
    return Move(_ACTIONS_BY_SIGN[sign], source, Cell(int(row), int(col)))


def called_cells(rules: RoundRules, grid: Grid, call: Call) -> tuple[Cell, ...]:
    """The cells whose stack the call asks for, in ascending order (T2)."""
    return rules.called_cells(grid, call)


def can_move(rules: RoundRules, grid: Grid, call: Call) -> bool:
    """Whether a seat can move: a called stack and another to cover or duck beside suffice (T7)."""
    return len(grid) > 1 and bool(rules.called_cells(grid, call))


def legal_moves(rules: RoundRules, grid: Grid, call: Call) -> tuple[Move, ...]:
    """Every legal move: by source, covers before ducks, then by target; none means a quack."""
    sources = rules.called_cells(grid, call)
    return tuple(move for source in sources for move in _moves_from(grid, source))


def _moves_from(grid: Grid, source: Cell) -> list[Move]:
    """The covers (T4) and ducks (T5) of the stack on one cell."""
    covers = [Move(COVER, source, cell) for cell in neighbours(source) if cell in grid]
    beside = {near for cell in grid if cell != source for near in neighbours(cell)}
    ducks = [Move(DUCK, source, cell) for cell in sorted(beside - grid.keys())]
    return covers + ducks


def why_illegal(rules: RoundRules, grid: Grid, call: Call, move: Move) -> str | None:
    """The reason why a move is illegal, None for a legal one.

    Reasons: unknown_action, not_the_called_stack, same_cell, target_empty, diagonal, not_adjacent
    (T4), target_occupied, no_neighbour (T5); diagonal for a duck that touches corners only (T6).
    """
    if move.action not in ACTIONS:
        return "unknown_action"
    if move.source not in rules.called_cells(grid, call):
        return "not_the_called_stack"
    if move.target == move.source:
        return "same_cell"
    return _why_no_cover(grid, move) if move.action == COVER else _why_no_duck(grid, move)


def _why_no_cover(grid: Grid, move: Move) -> str | None:
    """The reason why a called stack cannot cover another cell (T4, T6)."""
    if move.target not in grid:
        return "target_empty"
    if move.target in neighbours(move.source):
        return None
    return "diagonal" if move.target in _corners(move.source) else "not_adjacent"


def _why_no_duck(grid: Grid, move: Move) -> str | None:
    """The reason why a called stack cannot duck to another cell (T5, T6)."""
    if move.target in grid:
        return "target_occupied"
    if any(cell in grid and cell != move.source for cell in neighbours(move.target)):
        return None
    corners = (cell for cell in _corners(move.target) if cell in grid and cell != move.source)
    return "diagonal" if any(corners) else "no_neighbour"


def _corners(cell: Cell) -> tuple[Cell, ...]:
    """The four cells that touch a cell at a corner only."""
    return tuple(Cell(cell.row + down, cell.col + right) for down in (-1, 1) for right in (-1, 1))


def check_move(rules: RoundRules, grid: Grid, call: Call, move: Move, seat: int | None = None) -> None:
    """Answer nothing for a legal move; `seat` only goes into the error.

    Raises: NothingToMove when the grid has no move at all, IllegalMove with the legal ones.
    """
    if not can_move(rules, grid, call):
        raise NothingToMove(call, seat)
    reason = why_illegal(rules, grid, call, move)
    if reason is not None:
        raise IllegalMove(move, reason, legal_moves(rules, grid, call), seat)


def apply_move(grid: Grid, move: Move) -> Grid:
    """The grid after a legal move: the whole stack moves, on top of what it covers (T4, T5).

    Whether the move is legal is not asked. Raises: IllegalMove when its source is empty.
    """
    stacks = dict(grid)
    stack = stacks.pop(move.source, None)
    if stack is None:
        raise IllegalMove(move, "not_the_called_stack", ())
    stacks[move.target] = stacks.get(move.target, ()) + stack
    return Grid(stacks)
