"""Covering, ducking, giving and placing: which moves a grid has, and what they do (RULES.md T2-T7, V6)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from games.rules.cards import Call
from games.rules.errors import RulesError, UnknownMove
from games.rules.grid import Cell, Grid, Stack, neighbours
from games.rules.variations import RoundRules

Action: TypeAlias = Literal["cover", "duck", "give", "place"]
COVER: Literal["cover"] = "cover"
DUCK: Literal["duck"] = "duck"
GIVE: Literal["give"] = "give"
PLACE: Literal["place"] = "place"
ACTIONS: tuple[Action, ...] = (COVER, DUCK, GIVE, PLACE)

Phase: TypeAlias = Literal["move", "give", "place"]
MOVE: Literal["move"] = "move"
PHASES: tuple[Phase, ...] = (MOVE, GIVE, PLACE)
"""What a turn asks for: a low blow makes two turns of one card, `give` and `place` (V6a)."""

_ACTIONS_OF: dict[Phase, tuple[Action, ...]] = {MOVE: (COVER, DUCK), GIVE: (GIVE,), PLACE: (PLACE,)}
SIGNS: dict[Action, str] = {COVER: "x", DUCK: ">", GIVE: "!", PLACE: "@"}
_ACTIONS_BY_SIGN: dict[str, Action] = {sign: action for action, sign in SIGNS.items()}
_CELL = r"(0|-?[1-9][0-9]{0,5}),(0|-?[1-9][0-9]{0,5})"
_NOTATION = re.compile(f"(?:{_CELL})?([x>!@])(?:{_CELL})?")


class Move(NamedTuple):
    """A stack's way from a cell to another; its text is its notation.

    A give has no target and a place no source: the cells of two grids (V6h).
    """

    action: Action
    source: Cell | None
    target: Cell | None

    def __str__(self) -> str:
        """`0,1x0,0` covers, `0,1>-1,1` ducks, `0,1!` gives, `@-1,1` places; `parse_move` is the inverse."""
        action, source, target = self
        before = "" if source is None else f"{source[0]},{source[1]}"
        after = "" if target is None else f"{target[0]},{target[1]}"
        return f"{before}{SIGNS.get(action, '?')}{after}"


class Gift(NamedTuple):
    """A stack on its way from one seat to the next; `owner` is the seat that its visible card comes from (V6)."""

    stack: Stack
    owner: int


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
    action = _ACTIONS_BY_SIGN[sign]
    if (source_row is None) != (action == PLACE) or (row is None) != (action == GIVE):
        raise UnknownMove(text)
    source = None if source_row is None else Cell(int(source_row), int(source_col))
    return Move(action, source, None if row is None else Cell(int(row), int(col)))


def called_cells(rules: RoundRules, grid: Grid, call: Call) -> tuple[Cell, ...]:
    """The cells whose stack the call asks for, in ascending order (T2)."""
    return rules.called_cells(grid, call)


def can_move(rules: RoundRules, grid: Grid, call: Call, phase: Phase = MOVE) -> bool:
    """Whether a seat can move: a called stack and another to cover or duck beside suffice (T7).

    All seats give and place (V6a).
    """
    return phase != MOVE or (len(grid) > 1 and bool(rules.called_cells(grid, call)))


def legal_moves(rules: RoundRules, grid: Grid, call: Call, phase: Phase = MOVE) -> tuple[Move, ...]:
    """Every legal move: by source, covers before ducks, then by target; none means a quack."""
    if phase == GIVE:
        return tuple(Move(GIVE, cell, None) for cell in lowest_cells(grid))
    if phase == PLACE:
        return tuple(Move(PLACE, None, cell) for cell in sorted(_beside(grid) - grid.keys()))
    sources = rules.called_cells(grid, call)
    return tuple(move for source in sources for move in _moves_from(grid, source))


def is_ambiguous(moves: Sequence[Move]) -> bool:
    """Whether the moves of a seat are those of several stacks with the called number (V6i)."""
    return any(move.source != moves[0].source for move in moves) and moves[0].action != GIVE


def lowest_cells(grid: Grid) -> tuple[Cell, ...]:
    """The stacks that a seat may give: those whose card is not above its second-lowest (V6d), never the only one."""
    if len(grid) == 1:
        return ()
    second = sorted([stack[-1] for stack in grid.values()])[1]
    return tuple(sorted([cell for cell, stack in grid.items() if stack[-1] <= second]))


def _beside(grid: Grid, source: Cell | None = None) -> set[Cell]:
    """The cells next to a stack, that of `source` left out (T5)."""
    return {near for cell in grid if cell != source for near in neighbours(cell)}


def _moves_from(grid: Grid, source: Cell) -> list[Move]:
    """The covers (T4) and ducks (T5) of the stack on one cell."""
    covers = [Move(COVER, source, cell) for cell in neighbours(source) if cell in grid]
    ducks = [Move(DUCK, source, cell) for cell in sorted(_beside(grid, source) - grid.keys())]
    return covers + ducks


def why_illegal(rules: RoundRules, grid: Grid, call: Call, move: Move, phase: Phase = MOVE) -> str | None:
    """The reason why a move is illegal, None for a legal one.

    Reasons: unknown_action, action_of_another_phase, not_the_called_stack, same_cell, target_empty, diagonal,
    not_adjacent (T4), target_occupied, no_neighbour (T5), not_among_the_lowest (V6d), a_cell_too_many and
    a_cell_too_few (V6h); diagonal for a duck or a place that touches corners only (T6).
    """
    if move.action not in ACTIONS:
        return "unknown_action"
    if move.action not in _ACTIONS_OF[phase]:
        return "action_of_another_phase"
    if phase == GIVE:
        return _why_no_give(grid, move)
    if move.target is None:
        return "a_cell_too_few"
    if phase == PLACE:
        return "a_cell_too_many" if move.source is not None else _why_no_duck(grid, None, move.target)
    return _why_no_move(rules, grid, call, move.action, move.source, move.target)


def _why_no_give(grid: Grid, move: Move) -> str | None:
    """The reason why a stack cannot be given (V6d, V6h)."""
    if move.target is not None:
        return "a_cell_too_many"
    return None if move.source in lowest_cells(grid) else "not_among_the_lowest"


def _why_no_move(
    rules: RoundRules, grid: Grid, call: Call, action: Action, source: Cell | None, target: Cell
) -> str | None:
    """The reason why a stack cannot cover or duck there (T4, T5)."""
    if source is None or source not in rules.called_cells(grid, call):
        return "not_the_called_stack"
    if target == source:
        return "same_cell"
    return _why_no_cover(grid, source, target) if action == COVER else _why_no_duck(grid, source, target)


def _why_no_cover(grid: Grid, source: Cell, target: Cell) -> str | None:
    """The reason why a called stack cannot cover another cell (T4, T6)."""
    if target not in grid:
        return "target_empty"
    if target in neighbours(source):
        return None
    return "diagonal" if target in _corners(source) else "not_adjacent"


def _why_no_duck(grid: Grid, source: Cell | None, target: Cell) -> str | None:
    """The reason why a stack, from this cell or from another seat, cannot stand on a cell (T5, T6)."""
    if target in grid:
        return "target_occupied"
    if any(cell in grid and cell != source for cell in neighbours(target)):
        return None
    corners = (cell for cell in _corners(target) if cell in grid and cell != source)
    return "diagonal" if any(corners) else "no_neighbour"


def _corners(cell: Cell) -> tuple[Cell, ...]:
    """The four cells that touch a cell at a corner only."""
    return tuple(Cell(cell.row + down, cell.col + right) for down in (-1, 1) for right in (-1, 1))


def check_move(
    rules: RoundRules, grid: Grid, call: Call, move: Move, seat: int | None = None, phase: Phase = MOVE
) -> None:
    """Answer nothing for a legal move; `seat` only goes into the error.

    Raises: NothingToMove when the grid has no move at all, IllegalMove with the legal ones.
    """
    if not can_move(rules, grid, call, phase):
        raise NothingToMove(call, seat)
    reason = why_illegal(rules, grid, call, move, phase)
    if reason is not None:
        raise IllegalMove(move, reason, legal_moves(rules, grid, call, phase), seat)


def apply_move(grid: Grid, move: Move) -> Grid:
    """The grid after a legal cover or duck: the whole stack moves, on top of what it covers (T4, T5).

    Whether the move is legal is not asked. Raises: IllegalMove when its source is empty.
    """
    stacks = dict(grid)
    stack = None if move.source is None else stacks.pop(move.source, None)
    if stack is None or move.source is None or move.target is None:
        raise IllegalMove(move, "not_the_called_stack", ())
    stacks[move.target] = stacks.get(move.target, ()) + stack
    if not grid.guests:
        return Grid(stacks)
    owner = grid.guests.get(move.source)
    guests = {cell: seat for cell, seat in grid.guests.items() if cell not in (move.source, move.target)}
    return Grid(stacks, guests if owner is None else {**guests, move.target: owner})


def give(grid: Grid, seat: int, move: Move) -> tuple[Grid, Gift]:
    """The grid of a seat after a legal give, and what the next seat gets (V6). Raises: IllegalMove."""
    stacks, guests = dict(grid), dict(grid.guests)
    stack = None if move.source is None else stacks.pop(move.source, None)
    if stack is None or move.source is None:
        raise IllegalMove(move, "not_among_the_lowest", ())
    owner = guests.pop(move.source, seat)
    return Grid(stacks, guests), Gift(stack, owner)


def place(grid: Grid, seat: int, gift: Gift, move: Move) -> Grid:
    """The grid of a seat after a legal place of what it got (V6). Raises: IllegalMove without a target."""
    if move.target is None:
        raise IllegalMove(move, "a_cell_too_few", ())
    guests = grid.guests if gift.owner == seat else {**grid.guests, move.target: gift.owner}
    return Grid({**grid, move.target: gift.stack}, guests)
