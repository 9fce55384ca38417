"""`python -m tests.rules.pictures` draws the pictures of docs/rules.md from real positions, without words."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from games.rules.cards import SPLASHES, Call
from games.rules.grid import Cell, Grid
from games.rules.moves import Move, apply_move, legal_moves, parse_move
from games.rules.variations import round_rules

FOLDER = Path(__file__).resolve().parents[2] / "duckcover" / "static" / "duckcover" / "rules"
SIDE, PITCH, EDGE = 46, 52, 12
"""A card, the way from one card to the next, and the room around everything, in units of the picture."""
WATER, PAPER, INK, LINE, DUCK, DROP, DEEP = "#cfe8f0", "#fffdf4", "#1d2b36", "#6b7880", "#f7c52b", "#1f6f8b", "#15536a"
FAMILIES = ("#fbe39a", "#bfe3b4", "#f6c6cd")
BASE = round_rules([])

START = Grid.deal([7, 2, 11, 4, 1, 9, 6, 12, 10, 3, 8, 5])
COVER = parse_move("1,1x0,1")
DUCKED = parse_move("0,3>1,1")
AFTER_COVER = apply_move(START, COVER)
AFTER_DUCK = apply_move(AFTER_COVER, DUCKED)

TURN_CALL = 8
TURN: tuple[tuple[str, Grid, Move | None], ...] = (
    (
        "Ada",
        Grid(
            {
                Cell(0, 0): (3,),
                Cell(0, 1): (2, 8),
                Cell(0, 2): (12,),
                Cell(1, 0): (6,),
                Cell(1, 1): (4, 9, 1),
                Cell(1, 3): (10,),
                Cell(2, 1): (5,),
                Cell(2, 2): (11,),
                Cell(2, 3): (7,),
            }
        ),
        parse_move("0,1x0,0"),
    ),
    (
        "Lin",
        Grid(
            {
                Cell(0, 0): (5,),
                Cell(0, 1): (11,),
                Cell(0, 2): (1, 4),
                Cell(0, 3): (8,),
                Cell(1, 0): (12,),
                Cell(1, 2): (3, 7),
                Cell(2, 0): (2,),
                Cell(2, 1): (10, 6),
                Cell(2, 2): (9,),
            }
        ),
        parse_move("0,3>-1,1"),
    ),
    (
        "Dana",
        Grid(
            {
                Cell(0, 0): (12,),
                Cell(0, 1): (7,),
                Cell(0, 3): (2,),
                Cell(1, 0): (8, 6),
                Cell(1, 1): (3, 10),
                Cell(1, 2): (9,),
                Cell(1, 3): (1,),
                Cell(2, 1): (11,),
                Cell(2, 2): (4, 5),
            }
        ),
        None,
    ),
    (
        "Sam",
        Grid(
            {
                Cell(0, 0): (4,),
                Cell(0, 1): (6,),
                Cell(0, 3): (10, 8),
                Cell(1, 0): (9,),
                Cell(1, 1): (2, 3),
                Cell(2, 0): (7, 1),
                Cell(2, 1): (12,),
                Cell(2, 2): (5, 11),
            }
        ),
        parse_move("0,3>0,2"),
    ),
)
"""The worked turn: seat, grid before it, and its move, or None where it quacks."""

LAST_CALL = 11
LAST_MOVE = parse_move("0,1x0,0")
BEFORE_END: tuple[Grid, ...] = (
    Grid({Cell(0, 0): (1, 3, 9, 2, 4), Cell(0, 1): (5, 10, 6, 12, 7, 8, 11)}),
    Grid({Cell(0, 0): (9, 3, 11, 2), Cell(0, 1): (1, 5, 6), Cell(1, 1): (4, 7, 8, 10, 12)}),
    Grid({Cell(0, 0): (2, 4, 11, 9, 12, 1), Cell(0, 1): (3, 5, 6, 8, 10, 7)}),
)
"""The worked end of a round: Ada's move for LAST_CALL leaves her a single stack."""

DISCARDED = (3, 7, 1, 12, 5, 9, 4)

Held = tuple[tuple[int, ...], int]
"""A stack of a low blow, and the seat whose family it is."""
GIVERS: tuple[dict[Cell, Held], ...] = (
    {
        Cell(0, 0): ((1, 4, 7), 0),
        Cell(0, 1): ((3,), 0),
        Cell(1, 0): ((10, 11, 12, 6), 0),
        Cell(1, 1): ((2, 5, 8, 9), 0),
    },
    {Cell(0, 0): ((1, 2, 5), 1), Cell(0, 1): ((3, 4, 6, 11), 1), Cell(1, 1): ((7, 8, 9, 10, 12), 1)},
    {
        Cell(0, 0): ((9, 1), 2),
        Cell(0, 1): ((10, 11, 12), 2),
        Cell(1, 0): ((2, 4, 3), 2),
        Cell(1, 1): ((5, 6, 7, 8), 2),
    },
)
GIVEN = (Cell(1, 0), Cell(0, 1), Cell(1, 0))
PLACED = (Cell(1, 0), Cell(1, 0), Cell(0, 2))
"""By seat: the cell of what it gives, and the cell where it places what it got."""


def lowest(held: Mapping[Cell, Held]) -> set[Cell]:
    """The cells of which a seat may give (V6d)."""
    second = sorted(cards[-1] for cards, _ in held.values())[1]
    return {cell for cell, (cards, _) in held.items() if cards[-1] <= second}


def after_low_blow() -> list[dict[Cell, Held]]:
    """The grids when everything is placed, by seat."""
    kept = [
        {cell: stack for cell, stack in held.items() if cell != gift} for held, gift in zip(GIVERS, GIVEN, strict=True)
    ]
    gifts = [held[gift] for held, gift in zip(GIVERS, GIVEN, strict=True)]
    return [rest | {place: gifts[seat - 1]} for seat, (rest, place) in enumerate(zip(kept, PLACED, strict=True))]


# --- drawing ----------------------------------------------------------------------------------------------


def _rect(x: float, y: float, fill: str, more: str = "", side: float = SIDE) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}" rx="6" fill="{fill}" {more}/>'


def _text(x: float, y: float, text: str, size: int, fill: str = INK) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}">{text}</text>'


def _drops(x: float, y: float, count: int) -> Iterable[str]:
    """The splashes of a card, in a row around a point."""
    for place in range(count):
        yield f'<use href="#d" x="{x + 8 * (place - (count - 1) / 2):g}" y="{y:g}"/>'


def card(x: float, y: float, stack: tuple[int, ...], fill: str = PAPER, *, marked: bool = False) -> Iterable[str]:
    """A stack: its layers, its top card with number and splashes, and its height where it is not 1."""
    frame = f'stroke="{INK}" stroke-width="3"' if marked else f'stroke="{LINE}" stroke-width="1.5"'
    for layer in range(min(len(stack) - 1, 2), 0, -1):
        yield _rect(x + 3 * layer, y + 3 * layer, fill, f'stroke="{LINE}" stroke-width="1.5"')
    yield _rect(x, y, fill, frame)
    yield _text(x + SIDE / 2, y + 25, str(stack[-1]), 22)
    yield from _drops(x + SIDE / 2, y + 32, SPLASHES[stack[-1]])
    if len(stack) > 1:
        wide = 24 if len(stack) < 10 else 32
        yield f'<rect x="{x + 51 - wide:g}" y="{y - 6:g}" width="{wide}" height="15" rx="7" fill="{INK}"/>'
        yield _text(x + 51 - wide / 2, y + 6, f"×{len(stack)}", 12, "#ffffff")


def captain(x: float, y: float, number: int) -> Iterable[str]:
    """A captain card."""
    yield _rect(x, y, DEEP, f'stroke="{INK}" stroke-width="1.5"')
    yield f'<circle cx="{x + SIDE / 2:g}" cy="{y + SIDE / 2:g}" r="17" fill="{PAPER}"/>'
    yield _text(x + SIDE / 2, y + 31, str(number), 22)


def grid(x: float, y: float, stacks: Grid, call: Call = None, top: int = 0) -> Iterable[str]:
    """A grid whose cell (top, 0) is at a point; the called stack is yellow."""
    called = BASE.called_cells(stacks, call)
    for cell, stack in sorted(stacks.items()):
        marked = cell in called
        at = (x + PITCH * cell.col, y + PITCH * (cell.row - top))
        yield from card(*at, stack, DUCK if marked else PAPER, marked=marked)


def arrow(start: tuple[float, float], end: tuple[float, float]) -> Iterable[str]:
    """A thick arrow."""
    (x, y), (to_x, to_y) = start, end
    length = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
    along, down = (to_x - x) / length, (to_y - y) / length
    neck = (to_x - 11 * along, to_y - 11 * down)
    wings = [(neck[0] - 7 * down, neck[1] + 7 * along), (neck[0] + 7 * down, neck[1] - 7 * along)]
    head = " ".join(f"{a:.1f},{b:.1f}" for a, b in [(to_x, to_y), *wings])
    yield f'<path d="M{x:.1f} {y:.1f}L{neck[0]:.1f} {neck[1]:.1f}" stroke="#b3261e" stroke-width="5" fill="none"/>'
    yield f'<polygon points="{head}" fill="#b3261e"/>'


def then(x: float, y: float) -> Iterable[str]:
    """The sign between before and after, around a point."""
    yield f'<path d="M{x - 8:g} {y - 14:g}l16 14l-16 14" stroke="{INK}" stroke-width="5" fill="none"/>'


def _middle(x: float, y: float, cell: Cell) -> tuple[float, float]:
    return x + PITCH * cell.col + SIDE / 2, y + PITCH * cell.row + SIDE / 2


def _between(x: float, y: float, move: Move) -> Iterable[str]:
    """The arrow of a move in a grid whose cell (0, 0) is at a point: from edge to edge of the cards."""
    (from_x, from_y), (to_x, to_y) = _middle(x, y, move.source), _middle(x, y, move.target)
    length = ((to_x - from_x) ** 2 + (to_y - from_y) ** 2) ** 0.5
    part_x, part_y = (to_x - from_x) / length, (to_y - from_y) / length
    short = 18 if move.action == "cover" else 6
    start = (from_x + 16 * part_x, from_y + 16 * part_y)
    yield from arrow(start, (to_x - short * part_x, to_y - short * part_y))


def picture(width: float, height: float, parts: Iterable[str]) -> str:
    """The SVG document: a panel of water, and on it the parts; no styles, which our policy would refuse."""
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    panel = f'<rect width="{width:g}" height="{height:g}" rx="12" fill="{WATER}"/>'
    font = 'font-family="DejaVu Sans, Verdana, sans-serif" font-weight="bold" text-anchor="middle"'
    drop = f'<defs><path id="d" d="M0 0c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6z" fill="{DROP}"/></defs>'
    body = "\n".join([drop, panel, *parts])
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>\n{body}\n</svg>\n'


# --- the pictures -------------------------------------------------------------------------------------------

ROWS3, COLS4, GAP = 2 * PITCH + SIDE, 3 * PITCH + SIDE, 56


def deal() -> str:
    """The grid at the start of a round."""
    return picture(COLS4 + 2 * EDGE, ROWS3 + 2 * EDGE, grid(EDGE, EDGE, START))


def cover() -> str:
    """A cover, before and after."""
    right = EDGE + COLS4 + GAP
    parts = [
        *grid(EDGE, EDGE, START, 9),
        *_between(EDGE, EDGE, COVER),
        *then(EDGE + COLS4 + GAP / 2, EDGE + ROWS3 / 2),
        *grid(right, EDGE, AFTER_COVER, 9),
    ]
    return picture(right + COLS4 + EDGE, ROWS3 + 2 * EDGE, parts)


def duck() -> str:
    """A duck with all its targets, before and after."""
    x, y = EDGE + PITCH, EDGE + PITCH
    right = x + COLS4 + PITCH + GAP
    targets = [move.target for move in legal_moves(BASE, AFTER_COVER, 4) if move.action == "duck"]
    dashes = f'stroke="{INK}" stroke-width="2" stroke-dasharray="5 4"'
    parts = [
        *(_rect(x + PITCH * cell.col, y + PITCH * cell.row, "none", dashes) for cell in targets),
        *grid(x, y, AFTER_COVER, 4),
        *_between(x, y, DUCKED),
        *then(right - GAP / 2, y + ROWS3 / 2),
        *grid(right, y, AFTER_DUCK, 4),
    ]
    return picture(right + COLS4 + EDGE, ROWS3 + 2 * (EDGE + PITCH), parts)


def quack() -> str:
    """A called duck that is covered, and a duck that quacks."""
    x = EDGE + SIDE + GAP / 2
    right = x + COLS4 + 14
    bird = (
        f'<g transform="translate({right + 26:g} {EDGE + 52:g}) scale(1.35)">'
        '<path d="M8 40c0 11 10 18 24 18s24-8 24-19c0-4-2-7-4-9-3 5-8 7-14 7-3 0-5-1-6-2-2-2-5-3-9-3-8 0-15 3-15 8z" '
        f'fill="{DUCK}"/><circle cx="26" cy="20" r="14" fill="{DUCK}"/>'
        '<path d="M14 19c-6-3-11-3-11 0s5 4 11 4z" fill="#e9772a"/>'
        '<path d="M14 24c-5 0-9 2-8 4s5 1 9-1z" fill="#e9772a"/>'
        f'<circle cx="21" cy="16" r="2.6" fill="{INK}"/></g>'
    )
    mouth = (right + 26, EDGE + 82)
    waves = [
        f'<path d="M{mouth[0] - 4 - far:g} {mouth[1] - 6 - far:g}a{8 + far} {8 + far} 0 0 0 0 {12 + 2 * far}" '
        f'stroke="{INK}" stroke-width="3" fill="none"/>'
        for far in (0, 6, 12)
    ]
    parts = [*captain(EDGE, EDGE + PITCH, 2), *grid(x, EDGE, AFTER_DUCK, 2), bird, *waves]
    return picture(right + 116 + EDGE, ROWS3 + 2 * EDGE, parts)


def turn() -> str:
    """The worked turn: a seat after the other, each before and after."""
    right, y, parts = EDGE + COLS4 + GAP, EDGE, list[str]()
    for _, before, move in TURN:
        after = apply_move(before, move) if move else before
        top = min(cell.row for cell in after)
        parts += grid(EDGE, y, before, TURN_CALL, top)
        parts += _between(EDGE, y - PITCH * top, move) if move else []
        parts += then(right - GAP / 2, y + ROWS3 / 2)
        parts += grid(right, y, after, TURN_CALL, top)
        y += ROWS3 - PITCH * top + 40
        parts.append(f'<path d="M0 {y - 20}h{2 * right}" stroke="#ffffff" stroke-width="3"/>')
    return picture(right + COLS4 + EDGE, y - 40 + EDGE, parts[:-1])


def end_stack() -> str:
    """A seat whose last cover leaves it a single stack (E1)."""
    before = BEFORE_END[0]
    right = EDGE + PITCH + SIDE + GAP
    parts = [
        *grid(EDGE, EDGE, before, LAST_CALL),
        *_between(EDGE, EDGE, LAST_MOVE),
        *then(right - GAP / 2, EDGE + SIDE / 2),
        *grid(right, EDGE, apply_move(before, LAST_MOVE), LAST_CALL),
    ]
    return picture(right + SIDE + 2 * EDGE, SIDE + 2 * EDGE + 6, parts)


def end_discards() -> str:
    """A full Discard area (E2)."""
    parts = [part for place, number in enumerate(DISCARDED) for part in captain(EDGE + PITCH * place, EDGE, number)]
    end = EDGE + PITCH * len(DISCARDED)
    parts.append(f'<path d="M{end:g} {EDGE:g}v{SIDE}" stroke="#b3261e" stroke-width="6"/>')
    return picture(end + EDGE, SIDE + 2 * EDGE, parts)


def round_end() -> str:
    """The grids and the scores at the worked end of a round."""
    grids = [apply_move(BEFORE_END[0], LAST_MOVE), *BEFORE_END[1:]]
    parts, x = list[str](), EDGE
    for each in grids:
        left = min(cell.col for cell in each)
        wide = max(cell.col for cell in each) - left
        parts += grid(x - PITCH * left, EDGE, each)
        x += PITCH * wide + SIDE + 44
    return picture(x - 44 + EDGE + 6, PITCH + SIDE + 2 * EDGE, parts)


def low_blow() -> str:
    """A low blow: above what each seat may give and gives, below where it places what it got."""
    panel, high = 3 * PITCH + 34, PITCH + SIDE
    below = EDGE + high + 62
    parts = list[str]()
    for seat, (held, gift, placed, after) in enumerate(zip(GIVERS, GIVEN, PLACED, after_low_blow(), strict=True)):
        x = EDGE + panel * seat
        parts += _held(x, EDGE, held, lowest(held), gift)
        parts += _held(x, below, after, {placed}, None)
    line = EDGE + high + 16
    parts += arrow((EDGE + PITCH, line), (EDGE + panel + PITCH - 8, line))
    parts += arrow((EDGE + panel + PITCH + 8, line), (EDGE + 2 * panel + PITCH, line))
    last = EDGE + 2 * panel + PITCH + 24
    back = f"M{last:g} {line - 6:g}v30H{EDGE + 24:g}"
    parts += [f'<path d="{back}" stroke="#b3261e" stroke-width="5" fill="none"/>']
    parts += arrow((EDGE + 24, line + 26), (EDGE + 24, line + 2))
    return picture(2 * EDGE + 3 * panel - 20, below + high + EDGE + 6, parts)


def _held(x: float, y: float, held: Mapping[Cell, Held], framed: set[Cell], gift: Cell | None) -> Iterable[str]:
    """The stacks of a seat in the colours of their families, some of them framed, the gift with a point."""
    for cell, (stack, family) in sorted(held.items()):
        at = (x + PITCH * cell.col, y + PITCH * cell.row)
        yield from card(*at, stack, FAMILIES[family], marked=cell in framed)
        if cell == gift:
            yield f'<circle cx="{at[0] + 3:g}" cy="{at[1] + 3:g}" r="6" fill="#b3261e"/>'


PICTURES = {
    "deal": deal,
    "cover": cover,
    "duck": duck,
    "quack": quack,
    "turn": turn,
    "end-stack": end_stack,
    "end-discards": end_discards,
    "round-end": round_end,
    "low-blow": low_blow,
}


def main() -> None:
    """Write the pictures anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, draw in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
