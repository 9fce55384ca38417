"""What a table page draws, made of the Game document alone (API.md): rows of cells, targets, the last turn.

Pure: a document in, plain values out. It decides nothing: which moves are legal, who is awaited and what may be seen
stands in the document.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from games.rules.cards import SPLASHES

TALLEST = 5
"""How many layers of a stack are drawn; a number says its height."""

Document = dict[str, Any]
Place = tuple[int, int]

DEALT = {((row, col), 1) for row in range(3) for col in range(4)}
"""The places and heights of a grid that was just dealt."""

SIDES: dict[Place, str] = {(0, -1): "left", (0, 1): "right", (-1, 0): "above", (1, 0): "below"}
"""Where a neighbour lies, by the step to it; in the order in which names of moves mention them."""


@dataclass
class Cell:
    """One cell of a pond; `kind`: stack, called, cover, duck, give, place, ghost or empty.

    A target has the `move` that its radio button sends, and `near`: the cards beside it by side, or the side on which
    it is covered. Where a number is shown twice, `at` and `source` say row and column, from 1, of the target and of the
    stack that goes there, and `copies` are the same target for the other stacks; `twin`: one of these stacks, of which
    one moves. `guest`: its card is another seat's. `hinted`: a hint leads there.
    """

    kind: str = "empty"
    card: int = 0
    height: int = 0
    family: str = ""
    seat: int = 0
    move: str = ""
    near: tuple[tuple[str, int], ...] = ()
    chosen: bool = False
    hinted: bool = False
    moved: bool = False
    ghost: "Cell | None" = None
    guest: bool = False
    twin: bool = False
    at: Place | None = None
    source: Place | None = None
    copies: "list[Cell]" = field(default_factory=list)

    @property
    def splashes(self) -> int:
        return SPLASHES[self.card] if self.card else 0

    @property
    def drops(self) -> int:
        """The width of the row of drops; a dry duck has one bubble."""
        return 10 * max(self.splashes, 1)

    @property
    def layers(self) -> int:
        return min(self.height, TALLEST)

    @property
    def key(self) -> str:
        """Names the stack for the animation of the last turn."""
        return f"{self.seat}:{self.card}"


@dataclass
class Pond:
    """The grid of a seat, as large as its stacks and the targets of its player."""

    seat: Document
    rows: list[list[Cell]]
    mine: bool = False
    by_number: bool = False
    gift: Cell | None = None

    @cached_property
    def legal(self) -> list[Cell]:
        """The cells that the called stack may go to."""
        return [each for line in self.rows for cell in line if cell.move for each in (cell, *cell.copies)]

    @cached_property
    def has_twins(self) -> bool:
        """Whether the called number is shown twice, so that the player chooses the stack as well (V6)."""
        return any(cell.twin for line in self.rows for cell in line)

    @cached_property
    def chosen(self) -> Cell | None:
        """Where the submitted move goes."""
        return next((cell for cell in self.legal if cell.chosen), None)

    @property
    def width(self) -> int:
        return len(self.rows[0]) if self.rows else 0

    @property
    def height(self) -> int:
        return len(self.rows)

    @property
    def size(self) -> str:
        """How the sheet draws it: `wide` ponds smaller, `huge` ones in a box that scrolls."""
        return "huge" if self.width > 12 else "wide" if self.width > 8 else "usual"

    @property
    def showing(self) -> int:
        """What its stacks would score: their splashes, under competition their numbers (C1, V1)."""
        cards = [stack["card"] for stack in self.seat["grid"]]
        return sum(cards) if self.by_number else sum(SPLASHES[card] for card in cards)


@dataclass
class Line:
    """What a seat did in the last turn: an action or quack; `down` and `right` are the way of its stack.

    Of a turn that may be told in full it has what was `covered`, the cards `near` a duck, the card `given` or placed,
    and the move's `origin`.
    """

    seat: Document
    action: str
    card: int | None = None
    down: int = 0
    right: int = 0
    covered: int | None = None
    near: tuple[tuple[str, int], ...] = ()
    origin: str = ""
    given: int | None = None

    @property
    def side(self) -> str:
        """Where the target lay of the stack."""
        return SIDES.get((self.down, self.right), "")


@dataclass
class RoundEnd:
    """The round that has just ended, until the first turn of the next one is over.

    `scores` are the seats by their total, fewest splashes first: each with its score of the round and the total before.
    """

    number: int
    last_turn: int
    scores: list[tuple[Document, int, int]]


@dataclass
class Table:
    """Everything that the page of a running or finished game draws of its ponds."""

    game: Document
    own: Pond | None
    others: list[Pond]
    last: list[Line]
    scores: list[tuple[Document, list[Any]]]
    pips: list[str] = field(default_factory=list)

    @property
    def receiver(self) -> Document:
        """The seat that gets what the viewer's seat gives in a low blow (V6)."""
        seats: list[Document] = self.game["seats"]
        mine: int = self.game["you"]["seat"]
        return seats[(mine + 1) % len(seats)]

    @property
    def ended(self) -> int:
        """How many rounds have ended."""
        return len(self.game["seats"][0]["round_scores"])

    @property
    def round_end(self) -> RoundEnd | None:
        """The end of the round before, while nobody has moved in the new one."""
        if not (self.ended and self.game["turn"] and self.game["last_turn"] and _is_dealt_anew(self.game)):
            return None
        seats = sorted(self.game["seats"], key=lambda seat: seat["total"])
        scores = [(seat, seat["round_scores"][-1], seat["total"] - seat["round_scores"][-1]) for seat in seats]
        return RoundEnd(self.ended, self.game["last_turn"]["number"], scores)


def table_of(game: Document) -> Table:
    """A game in play or at its end, for the viewer whose document it is."""
    you = game["you"]
    mine = you["seat"] if you else None
    discard = game["discard_area"] or {"count": 0, "remaining": 0}
    return Table(
        game,
        None if mine is None else pond_of(game, mine),
        [pond_of(game, seat["index"]) for seat in game["seats"] if seat["index"] != mine],
        sorted(_last_turn(game), key=lambda line: line.seat["index"]),
        [(seat, _scores(seat)) for seat in game["seats"]],
        ["full"] * discard["count"] + ["free"] * discard["remaining"],
    )


def pond_of(game: Document, index: int) -> Pond:
    """The pond of a seat; the viewer's own with its targets."""
    seat, you = game["seats"][index], game["you"]
    mine = bool(you and you["seat"] == index)
    stacks = {_place(stack): stack for stack in seat["grid"]}
    moves: dict[Place, list[Document]] = {}
    for move in you["legal_moves"] if mine else ():
        moves.setdefault(_place(move["to"] or move["from"]), []).append(move)
    last = [] if _is_dealt_anew(game) else _last_moves(game)
    moved = {_place(move["to"]) for move in last if move["seat"] == index and move["to"]}
    rows, cols = _box(set(stacks) | set(moves))
    first = (rows.start, cols.start) if len({stack["card"] for stack in seat["grid"]}) < len(stacks) else None
    drawing = _Drawing(seat, stacks, moves, moved, you["submission"] if mine else None, first)
    by_number = bool(game["round"]) and "competition" in game["round"]["rules"]
    cells = [[drawing.cell((row, col)) for col in cols] for row in rows]
    return Pond(seat, cells, mine, by_number, gift_of(seat))


def gift_of(seat: Document) -> Cell | None:
    """What a seat has got and not placed yet."""
    return seat["received"] and stack_in(seat, seat["received"])


def stack_in(seat: Document, stack: Document) -> Cell:
    """A stack of a seat, or what it has got, as a picture."""
    return Cell("stack", stack["card"], stack["height"], stack["family"], seat["index"])


@dataclass
class _Drawing:
    seat: Document
    stacks: dict[Place, Document]
    moves: dict[Place, list[Document]]
    moved: set[Place]
    sent: Document | None
    first: Place | None
    """The upper left cell of a pond that shows a number twice: only there are cells named by row and column."""

    def cell(self, at: Place) -> Cell:
        cell = Cell(seat=self.seat["index"], family=self.seat["family"] or "")
        if at in self.stacks:
            stack = self.stacks[at]
            cell.kind, cell.card, cell.height = "stack", stack["card"], stack["height"]
            cell.guest, cell.family = stack["family"] != cell.family, stack["family"]
            cell.moved = at in self.moved
        if at in self._sources:
            cell.kind, cell.twin = "called", self._is_ambiguous
        for number, move in enumerate(self.moves.get(at, ())):
            target = replace(cell, copies=[]) if number else cell
            self._aim(target, at, move)
            if number:
                cell.copies.append(target)
        return cell

    @cached_property
    def _sources(self) -> set[Place]:
        """The stacks that must move; of gifts each is a target itself."""
        return {_place(move["from"]) for moves in self.moves.values() for move in moves if move["from"] and move["to"]}

    def _aim(self, cell: Cell, at: Place, move: Document) -> None:
        cell.kind = move["action"]
        sent = self.sent or {}
        cell.chosen = all(name in sent and sent[name] == move[name] for name in ("action", "from", "to"))
        cell.move = value_of(move)
        source = _place(move["from"]) if move["from"] else None
        cards = {place: stack["card"] for place, stack in self.stacks.items()}
        cell.near = () if cell.kind == "give" else _near(cards, at, source, cell.kind)
        cell.at, cell.source = self._spot(at), self._spot(source) if self._is_ambiguous else None
        cell.ghost = self._ghost(cell, at, source if move["to"] else None)

    @cached_property
    def _is_ambiguous(self) -> bool:
        return len(self._sources) > 1

    def _spot(self, at: Place | None) -> Place | None:
        """Row and column of a cell as people count them in the pond, where it shows a number twice."""
        if at is None or self.first is None:
            return None
        return at[0] - self.first[0] + 1, at[1] - self.first[1] + 1

    def _ghost(self, cell: Cell, at: Place, source: Place | None) -> Cell | None:
        """The stack where it would lie; none of a gift."""
        stack = self.seat["received"] if cell.kind == "place" else self.stacks[source] if source else None
        if stack is None:
            return None
        below = self.stacks[at]["height"] if at in self.stacks else 0
        return Cell("ghost", stack["card"], stack["height"] + below, stack["family"], cell.seat)


def value_of(move: Document) -> str:
    """A move as its radio button sends it."""
    cells = [_place(move[name]) for name in ("from", "to") if move[name]]
    return ":".join([move["action"], *(f"{row},{col}" for row, col in cells)])


def place_in(game: Document, action: str, to: Document | None, source: Document | None = None) -> Cell:
    """A place in the viewer's own pond as a target, called by what lies there or beside it now; nothing may.

    Without `to` it is the place of a stack that is given: its `card` is what lies there.
    """
    seat = game["seats"][game["you"]["seat"]]
    cards = {_place(stack): stack["card"] for stack in seat["grid"]}
    if to is None:
        at = _place(source or {})
        return Cell(action, cards.get(at, 0), family=seat["family"], seat=seat["index"], at=_spot_in(cards, at))
    near = _near(cards, _place(to), _place(source) if source else None, action)
    return Cell(action, family=seat["family"], seat=seat["index"], near=near)


def _spot_in(cards: dict[Place, int], at: Place) -> Place | None:
    """Row and column of a stack as people count them, where another one shows the same number."""
    if list(cards.values()).count(cards.get(at, 0)) < 2:
        return None
    rows, cols = _box(set(cards))
    return at[0] - rows.start + 1, at[1] - cols.start + 1


def _near(cards: dict[Place, int], at: Place, source: Place | None, action: str) -> tuple[tuple[str, int], ...]:
    """The covered card by its side of the called one; else up to two neighbours, by where the gap lies of them."""
    if action == "cover":
        side = SIDES.get((at[0] - source[0], at[1] - source[1]), "") if source else ""
        return ((side, cards[at]),) if at in cards else ()
    return _beside({place: card for place, card in cards.items() if place != source}, at)


def _beside(cards: dict[Place, int], at: Place) -> tuple[tuple[str, int], ...]:
    """Up to two cards beside a place, by where the place lies of them."""
    steps = SIDES.items()
    found = [
        (side, cards[at[0] - down, at[1] - right])
        for (down, right), side in steps
        if (at[0] - down, at[1] - right) in cards
    ]
    return tuple(found[:2])


def _last_turn(game: Document) -> Iterator[Line]:
    """A line a seat; what a cover covered is not said, it is covered now (H3)."""
    anew = _is_dealt_anew(game)
    for move in _last_moves(game):
        seat, cards = game["seats"][move["seat"]], {}
        if not anew:
            cards = {_place(stack): stack["card"] for stack in seat["grid"]}
        line = Line(seat, move["action"], origin=move.get("origin", ""), given=move.get("card"))
        if move["from"] and move["to"]:
            source, target = _place(move["from"]), _place(move["to"])
            line.card, line.down, line.right = cards.get(target), target[0] - source[0], target[1] - source[1]
            line.covered, line.near = move.get("covered"), _beside(cards, target)
        yield line
    for index in game["last_turn"]["quacks"] if game["last_turn"] else ():
        yield Line(game["seats"][index], "quack")


def _last_moves(game: Document) -> list[Document]:
    """The moves of the last turn."""
    return list(game["last_turn"]["moves"]) if game["last_turn"] else []


def _is_dealt_anew(game: Document) -> bool:
    """Whether a round begins: the last turn is of the one before, and none of its stacks lies there any more."""
    grids = ({(_place(stack), stack["height"]) for stack in seat["grid"]} for seat in game["seats"])
    return all(grid == DEALT for grid in grids)


def _scores(seat: Document) -> list[Any]:
    """The scores of the seat's ended rounds, a dash for the others."""
    scores = list(seat["round_scores"])
    return scores + ["–"] * (3 - len(scores))


def _place(cell: Document) -> Place:
    return cell["row"], cell["col"]


def _box(places: set[Place]) -> tuple[range, range]:
    """The rows and columns that hold all these places."""
    if not places:
        return range(0), range(0)
    rows, cols = [row for row, _ in places], [col for _, col in places]
    return range(min(rows), max(rows) + 1), range(min(cols), max(cols) + 1)
