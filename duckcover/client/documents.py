"""The JSON documents of the API that the client reads, as types."""

from typing import Literal, NotRequired, TypedDict

Card = int | str


class Cell(TypedDict):
    """A place in a grid."""

    row: int
    col: int


Move = TypedDict("Move", {"action": Literal["cover", "duck"], "from": Cell, "to": Cell})
SeatMove = TypedDict("SeatMove", {"seat": int, "action": Literal["cover", "duck"], "from": Cell, "to": Cell})


class Stack(TypedDict):
    """What is visible of a stack: its cell, its top card, its height in cards."""

    row: int
    col: int
    card: int
    height: int


class RoundDocument(TypedDict):
    """Which round is being played."""

    number: int
    of: int
    rules: list[str]


class Turn(TypedDict):
    """The open turn; `waiting_for` are seats."""

    number: int
    card: Card
    call: Card | None
    opened_at: str
    deadline: str
    waiting_for: list[int]


class Count(TypedDict):
    """How many cards lie in a pile."""

    count: int


class CaptainPile(TypedDict):
    """The Captain pile: its size and its top card (H2)."""

    count: int
    top: Card | None


class DiscardArea(TypedDict):
    """The Discard area: all its cards, and how many more end the round (P3)."""

    cards: list[Card]
    count: int
    limit: int
    remaining: int


class Seat(TypedDict):
    """A place at the table; `player` and `bot` are both null while nobody sits on it."""

    index: int
    player: str | None
    bot: str | None
    family: str | None
    state: str
    grid: list[Stack]
    round_scores: list[int]
    total: int
    rank: int | None
    misses: NotRequired[int]
    resigned: NotRequired[bool]


class LastTurn(TypedDict):
    """The last resolved turn."""

    number: int
    card: Card
    call: Card | None
    discarded: bool
    moves: list[SeatMove]
    quacks: list[int]


class Standing(TypedDict):
    """One line of the final ranking."""

    seat: int
    rank: int
    total: int
    visible_cards: int
    round_scores: list[int]


class Result(TypedDict):
    """The end of a game, best seat first."""

    winners: list[int]
    ranking: list[Standing]


class Submission(TypedDict):
    """The move that this seat has handed in for the open turn; what else it carries is not read."""

    action: str
    to: Cell


class You(TypedDict):
    """What the game asks of this viewer's seat; `card` is its called card."""

    seat: int
    card: int | None
    legal_moves: list[Move]
    submission: Submission | None


class Game(TypedDict):
    """A game as one viewer may see it."""

    id: str
    name: str
    status: Literal["lobby", "playing", "finished", "cancelled"]
    version: int
    captain_seat: int
    round: RoundDocument | None
    turn: Turn | None
    draw_deck: Count | None
    captain_pile: CaptainPile | None
    discard_area: DiscardArea | None
    seats: list[Seat]
    last_turn: LastTurn | None
    result: Result | None
    you: You | None
    invite_code: NotRequired[str | None]


class RecordedRound(TypedDict):
    """An ended round of a record, as far as the client reads it."""

    number: int
    turns: list[dict[str, object]]
    scores: list[int]
    visible_cards: list[int]


class Record(TypedDict):
    """The replayable record of a game, as far as the client reads it."""

    format: str
    rounds: list[RecordedRound]
    result: Result | None


def seat_name(game: Game, seat: Seat) -> str:
    """Who sits here: a player's name, `steady bot 2` or `deleted player 2` on seat 2, `empty` before the start."""
    if seat["player"] is not None:
        return seat["player"]
    if seat["bot"] is not None:
        return f"{seat['bot']} bot {seat['index']}"
    return f"deleted player {seat['index']}" if is_left(game, seat) else "empty"


def is_left(game: Game, seat: Seat) -> bool:
    """Whether the player of this seat has deleted the account; a bot plays it on."""
    begun = game["status"] in {"playing", "finished"}
    return begun and seat["player"] is None and seat["bot"] is None
