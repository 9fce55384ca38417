"""Grids as text: large with coordinates and numbered moves, small for the other seats. PURE."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from duckcover_sdk.generated.models import Cell, Move, Stack
from duckcover_sdk.terminal.blocks import TIMES, Block, Style

Place = tuple[int, int]
LABEL = 4
LARGE_CELL = 6
SMALL_CELL = 5
HIGH_STACK = 10


@dataclass(frozen=True)
class Marks:
    """What to point out in a grid: the called card, where each numbered move leads, and what each gives away."""

    called: int | None = None
    covers: Mapping[Place, int] = field(default_factory=dict)
    ducks: Mapping[Place, int] = field(default_factory=dict)


def marks_of(card: int | None, moves: Sequence[Move]) -> Marks:
    """Number the moves from 1, in the order given, by the cells that they lead to or give away."""
    numbered = [(move.action, place(move.to or move.from_), n) for n, move in enumerate(moves, 1)]
    return Marks(
        called=None if any(move.action == "place" for move in moves) else card,
        covers={at: n for action, at, n in numbered if action in {"cover", "give"}},
        ducks={at: n for action, at, n in numbered if action in {"duck", "place"}},
    )


def sources_differ(moves: Sequence[Move]) -> bool:
    """Whether a target alone does not say which stack goes there: a number is shown more than once."""
    return len({place(move.from_) for move in moves if move.action in {"cover", "duck"}}) > 1


def draw_large(stacks: Sequence[Stack], marks: Marks, style: Style) -> Block:
    """Draw a grid with its coordinates, boxes around stacks, `(n)` where move n leads.

    Where the boxes are too wide it falls back to the small cells.
    """
    rows, cols = _extent(stacks, marks)
    if LABEL + LARGE_CELL * len(cols) > style.width:
        return draw_small(stacks, marks, style, labelled=True)
    table = _by_place(stacks)
    lines = [" " * LABEL + "".join(f"{col:^{LARGE_CELL}}" for col in cols)]
    for row in rows:
        cells = [_large_cell((row, col), table.get((row, col)), marks, style) for col in cols]
        for part, label in enumerate(("", f"{row:>2}", "")):
            lines.append(f"{label:<{LABEL}}" + "".join(cell[part] for cell in cells))
    return [line.rstrip() for line in lines]


def draw_small(stacks: Sequence[Stack], marks: Marks, style: Style, *, labelled: bool = False) -> Block:
    """Draw a grid in one line a row, card and height a stack; too wide, in bands of columns."""
    rows, cols = _extent(stacks, marks)
    table = _by_place(stacks)
    size = SMALL_CELL + any(stack.height >= HIGH_STACK for stack in stacks)
    label = LABEL if labelled else 0
    per_band = max(1, (style.width - label) // size)
    lines: Block = []
    for start in range(0, len(cols), per_band):
        band = cols[start : start + per_band]
        if labelled:
            lines.append(" " * label + "".join(f"{col:^{size}}" for col in band).rstrip())
        for row in rows:
            cells = [_small_cell((row, col), table.get((row, col)), marks, style) for col in band]
            before = f"{row:>2}".ljust(label) if labelled else ""
            lines.append(before + "".join(_fit(*cell, size, style) for cell in cells).rstrip())
    return lines


def _fit(text: str, looks: tuple[str, ...], size: int, style: Style) -> str:
    return style.paint(f"{text:<{size}}", *looks)


def _extent(stacks: Sequence[Stack], marks: Marks) -> tuple[range, range]:
    """Rows and columns to draw: all stacks and all the cells that a duck leads to."""
    places = [place(stack) for stack in stacks] + list(marks.ducks)
    if not places:
        return range(0), range(0)
    rows, cols = zip(*places, strict=True)
    return range(min(rows), max(rows) + 1), range(min(cols), max(cols) + 1)


def _by_place(stacks: Sequence[Stack]) -> dict[Place, Stack]:
    return {place(stack): stack for stack in stacks}


def place(cell: Cell | Stack | None) -> Place:
    """The row and the column of a cell that is there."""
    assert cell is not None  # noqa: S101 - all moves have the cell that is asked for
    return cell.row, cell.col


def _large_cell(place: Place, stack: Stack | None, marks: Marks, style: Style) -> tuple[str, ...]:
    """Draw a cell as three lines of LARGE_CELL columns."""
    if stack is None:
        number = marks.ducks.get(place)
        middle = "" if number is None else f"({number})"
        return " " * LARGE_CELL, style.paint(f"{middle:^{LARGE_CELL}}", "green"), " " * LARGE_CELL
    if stack.card == marks.called:
        return _box(stack, "", style, "┏━┓┃┗┛", "#=##\\/", ("bold", "yellow"))
    number = marks.covers.get(place)
    title = "" if number is None else f"({number})"
    return _box(stack, title, style, "╭─╮│╰╯", "+-+|++", ("green",) if title else ())


def _box(stack: Stack, title: str, style: Style, unicode: str, ascii_: str, looks: tuple[str, ...]) -> tuple[str, ...]:
    left, line, right, side, low_left, low_right = tuple(style.pick(unicode, ascii_))
    height = f"{style.pick(TIMES, 'x')}{stack.height}"
    inner = LARGE_CELL - 2
    return (
        style.paint(left + title.center(inner, line) + right, *looks),
        style.paint(f"{side}{stack.card:>3} {side}", *looks),
        style.paint(low_left + height.center(inner, line) + low_right, *looks),
    )


def _small_cell(place: Place, stack: Stack | None, marks: Marks, style: Style) -> tuple[str, tuple[str, ...]]:
    """Say a cell's text and looks: `12x3`, `(4)` where a duck leads, a dot for nothing."""
    if stack is not None:
        text = f"{stack.card:>2}{style.pick(TIMES, 'x')}{stack.height}"
        return text, ("bold", "yellow") if stack.card == marks.called else ()
    number = marks.ducks.get(place)
    if number is not None:
        return f"({number})", ("green",)
    return style.pick(" ·", " ."), ("dim",)
