"""The stacks that one seat has in front of it (RULES.md: grid, cell, stack; S2)."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, KeysView, Mapping, Sequence, ValuesView
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from games.rules.cards import DUCKS, is_duck
from games.rules.errors import BadGrid

ROWS = range(3)
COLUMNS = range(4)

Stack: TypeAlias = tuple[int, ...]

_LISTS = (list, tuple)


class Cell(NamedTuple):
    """A place in the plane; both coordinates may be negative."""

    row: int
    col: int


@lru_cache(maxsize=1024)
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells beside a cell, in ascending order; diagonals never count (T6)."""
    row, col = cell
    return Cell(row - 1, col), Cell(row, col - 1), Cell(row, col + 1), Cell(row + 1, col)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Grid(Mapping[Cell, Stack]):
    """Stacks by their cell; a stack is its cards from bottom to top.

    `guests` are the stacks whose visible card came from another seat (V6): that seat by cell.
    Raises: BadGrid without a stack, for a stack without a card, or a guest without a stack.
    """

    _stacks: Mapping[Cell, Stack]
    guests: Mapping[Cell, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        stacks = dict(self._stacks)
        if not stacks or not all(stacks.values()):
            raise BadGrid("a grid has at least one stack, a stack at least one card")
        object.__setattr__(self, "_stacks", stacks)
        if self.guests:
            if not self.guests.keys() <= stacks.keys():
                raise BadGrid("a stack of another seat stands where there is none")
            object.__setattr__(self, "guests", dict(self.guests))

    @classmethod
    def deal(cls, cards: Sequence[int]) -> Grid:
        """A seat's 12 ducks laid out row by row from (0, 0) to (2, 3) (S2).

        Raises: BadGrid unless the cards are 1 to 12, each once.
        """
        if not all(map(is_duck, cards)) or sorted(cards) != list(DUCKS):
            raise BadGrid(f"a grid is dealt from the ducks 1 to 12, each once, not {list(cards)}")
        cells = (Cell(row, col) for row in ROWS for col in COLUMNS)
        return cls({cell: (card,) for cell, card in zip(cells, cards, strict=True)})

    def tops(self) -> dict[Cell, int]:
        """The visible card of each stack."""
        return {cell: stack[-1] for cell, stack in self._stacks.items()}

    def height(self, cell: Cell) -> int:
        """How many cards lie on a cell, 0 on an empty one."""
        return len(self._stacks.get(cell, ()))

    def __getitem__(self, cell: Cell) -> Stack:
        return self._stacks[cell]

    def __contains__(self, cell: object) -> bool:
        return cell in self._stacks

    def __iter__(self) -> Iterator[Cell]:
        return iter(self._stacks)

    def __len__(self) -> int:
        return len(self._stacks)

    def keys(self) -> KeysView[Cell]:
        """The cells with a stack; with `values` and `items` ten times as fast as those of `Mapping`."""
        return self._stacks.keys()

    def values(self) -> ValuesView[Stack]:
        """The stacks."""
        return self._stacks.values()

    def items(self) -> ItemsView[Cell, Stack]:
        """The stacks with their cells."""
        return self._stacks.items()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Grid):
            return NotImplemented
        return self._stacks == other._stacks and self.guests == other.guests

    def __hash__(self) -> int:
        return hash((frozenset(self._stacks.items()), frozenset(self.guests.items())))

    def __repr__(self) -> str:
        return f"grid_from_json({grid_to_json(self)})"


def grid_to_json(grid: Grid) -> list[list[object]]:
    """A grid as `[[row, col, [bottom … top]], …]` by row and column: it shows covered cards.

    A stack whose visible card came from another seat has that seat as a fourth entry (V6).
    """
    if not grid.guests:
        return [[row, col, list(stack)] for (row, col), stack in sorted(grid.items())]
    seats = {cell: [seat] for cell, seat in grid.guests.items()}
    return [[*cell, list(stack), *seats.get(cell, ())] for cell, stack in sorted(grid.items())]


def grid_from_json(stacks: object) -> Grid:
    """The inverse of `grid_to_json`.

    Raises: BadGrid, naming the entry, for anything that is not a grid in that form.
    """
    if not isinstance(stacks, list):
        raise BadGrid("a grid is a list of [row, col, cards]")
    read = [_stack_from_json(entry, index) for index, entry in enumerate(stacks)]
    grid = dict(read)
    if len(grid) != len(read):
        raise BadGrid("two stacks of a grid stand on the same cell")
    return Grid(grid, {Cell(*entry[:2]): entry[3] for entry in stacks if len(entry) > 3})


def _stack_from_json(entry: object, index: int) -> tuple[Cell, Stack]:
    """One entry of a grid in JSON. Raises: BadGrid."""
    if isinstance(entry, _LISTS) and len(entry) in (3, 4):
        row, col, cards = entry[:3]
        seat = entry[3] if len(entry) == 4 else 0
        numbers = type(row) is type(col) is type(seat) is int  # JSON's true and false are none
        if numbers and isinstance(cards, _LISTS) and cards and all(map(is_duck, cards)):
            return Cell(row, col), tuple(cards)
    raise BadGrid(f"stack {index} of the grid is not [row, col, [cards 1 to 12]], with or without a seat")
