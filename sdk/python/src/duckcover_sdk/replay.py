"""Plays the record of a game again: state by state, and checked against the rules and the seeds.

from duckcover_sdk import replay

replay.verify(client.record(game))            # raises Difference: the first thing that is not true
for state in replay.states(client.record(game)):
    print(state.round, state.number, state.card, state.grids)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ._rules import ROUNDS, SEATS, Call, Cell, Grid, Opened, Stack, Step, Table, deal, ranking, score, why_illegal
from ._variations import VERSIONS, Card, Rules, unplayable
from .differences import (
    ABSENT,
    NOTHING,
    CheckError,
    Difference,
    Json,
    Malformed,
    Model,
    compare,
    document_of,
    entries,
    field,
)
from .fairness import DUCKS, Shuffles, check_seeds, game_id, seeds_of

__all__ = ["FORMAT", "CheckError", "Difference", "Malformed", "State", "Verified", "states", "verify"]

FORMAT = "duckcover-record/1"
ACTIONS = ("cover", "duck", "give", "place")


@dataclass(frozen=True)
class State:
    """A turn as it was played, and the table after it; `steps` are the moves by seat, `grids` go by seat.

    `draw_deck` is drawn from the front, `captain_pile` and `discard_area` are oldest first. A low blow's card makes two
    turns, of the phases `give` and `place`; after the first, `received` is by seat what it has to place.
    """

    round: int
    number: int
    card: Card
    call: Call
    steps: Mapping[int, Step]
    quacks: tuple[int, ...]
    grids: tuple[Grid, ...]
    draw_deck: tuple[Card, ...]
    captain_pile: tuple[Card, ...]
    discard_area: tuple[Card, ...]
    phase: str = "move"
    received: tuple[Stack, ...] = ()

    @property
    def discarded(self) -> bool:
        """Whether nobody could play the card."""
        return not self.steps


@dataclass(frozen=True)
class Verified:
    """A record that is true: how much of it there is."""

    rounds: int
    turns: int


@dataclass(frozen=True)
class _Round:
    """A recorded round, where it stands in the document, and what shuffles it (None: the record itself)."""

    entry: Json
    path: str
    first_turn: int
    shuffles: Shuffles | None


def verify(source: Model | Json) -> Verified:
    """Check that the rules and `fair-shuffle/v1` make all of this record; fields beyond the format are left alone.

    Raises: Difference naming the first thing that is not true, Malformed.
    """
    document = document_of(source)
    turns = sum(1 for _ in _play(document, fair=True))
    return Verified(len(document["rounds"]), turns)


def states(source: Model | Json) -> Iterator[State]:
    """The states of a record turn by turn, checked against the rules as they come; its seeds are not looked at.

    Raises: Difference, Malformed.
    """
    return _play(document_of(source), fair=False)


def _play(document: Json, *, fair: bool) -> Iterator[State]:
    """Play every round and the ranking. Raises: Difference, Malformed."""
    if field(document, "", "format", str) != FORMAT:
        raise Malformed("format", f"is not {FORMAT}")
    version = _version(document)
    seats, game = _seats(document), game_id(document)
    scores: list[list[int]] = []
    visible: list[int] = []
    turn = 1
    for index, (entry, path) in enumerate(entries(document, "", "rounds")):
        if index == ROUNDS:
            raise Malformed(path, f"a game has {ROUNDS} rounds")
        compare(index + 1, field(entry, path, "number", int), f"{path}.number")
        _check_round(entry, path, seats)
        rules = _rules(entry, path, index + 1, version)
        shuffles = check_seeds(game, index + 1, entry, path) if fair else None
        table = _dealt(rules, entry, path, shuffles)
        for state in _play_turns(table, _Round(entry, path, turn, shuffles), index + 1):
            yield state
            turn = state.number + 1
        visible = [len(grid) for grid in table.grids]
        scores.append([score(rules, grid) for grid in table.grids])
        compare({"scores": scores[-1], "visible_cards": visible, "ended_by": table.ended_by}, entry, path)
    result = ranking(scores, visible) if len(scores) == ROUNDS else None
    compare(result, field(document, "", "result", dict | None), "result")


def _version(document: Json) -> int:
    """The version of the rules; a record that names none is of the first. Raises: Malformed."""
    version: int = field(document, "", "rules_version", int) if "rules_version" in document else 1
    if version not in VERSIONS:
        played = ", ".join(map(str, VERSIONS))
        raise Malformed("rules_version", f"is {version}; this version of the SDK plays {played}")
    return version


def _rules(entry: Json, path: str, number: int, version: int) -> Rules:
    """The variations of a round. Raises: Malformed."""
    names = [name for name, _ in entries(entry, path, "rules")]
    wrong = unplayable(names, number, version)
    if wrong is not None:
        raise Malformed(f"{path}.rules[{wrong}]", f"{names[wrong]!r} is no variation of this round")
    return Rules(frozenset(names))


def _seats(document: Json) -> int:
    """How many seats the game has. Raises: Malformed."""
    seats = entries(document, "", "seats")
    if len(seats) not in SEATS:
        raise Malformed("seats", f"a game has 2 to 7 seats, not {len(seats)}")
    for index, (entry, path) in enumerate(seats):
        if field(entry, path, "index", int) != index:
            raise Malformed(f"{path}.index", f"is not {index}")
    return len(seats)


def _check_round(entry: Json, path: str, seats: int) -> None:
    """Answer nothing for a round of the format. Raises: Malformed."""
    _, added = seeds_of(entry, path)
    grids = entries(entry, path, "grids")
    for name, found in (("player_seeds", len(added)), ("grids", len(grids))):
        if found != seats:
            raise Malformed(f"{path}.{name}", f"has {found} entries for {seats} seats")
    for grid, where in grids:
        ducks = isinstance(grid, list) and all(type(duck) is int for duck in grid)
        if not ducks or sorted(grid) != list(DUCKS):
            raise Malformed(where, "is not the ducks 1 to 12, each once")
    for card, where in (*entries(entry, path, "removed"), *entries(entry, path, "deck")):
        _check_card(card, where)


def _dealt(rules: Rules, entry: Json, path: str, shuffles: Shuffles | None) -> Table:
    """The round before its first card. Raises: Difference."""
    grids = [list(grid) for grid in entry["grids"]]
    if shuffles is not None:
        ducks = [shuffles.grid(seat) for seat in range(len(grids))]
        compare({"removed": rules.removed(shuffles), "deck": rules.deck(shuffles), "grids": ducks}, entry, path)
    if not rules.deals(entry["deck"], entry["removed"]):
        raise Difference(f"{path}.deck", "the captain cards of the round", entry["deck"])
    return Table(rules, list(entry["deck"]), [deal(grid) for grid in grids])


def _play_turns(table: Table, played: _Round, number: int) -> Iterator[State]:
    """Play the turns of a round to its end; none may be missing or left. Raises: Difference, Malformed."""
    recorded, reshuffles, done = entries(played.entry, played.path, "turns"), 0, 0
    while table.ended_by is None:
        where = f"{played.path}.turns[{done}]"
        if done == len(recorded):
            raise Difference(where, f"turn {played.first_turn + done}", NOTHING)
        if table.must_draw and not table.draw_deck:
            _reshuffle(table, played, reshuffles, played.first_turn + done)
            reshuffles += 1
        yield _turn(table, recorded[done][0], where, number, played.first_turn + done)
        done += 1
    compare([{}] * done, [entry for entry, _ in recorded], f"{played.path}.turns")
    left = field(played.entry, played.path, "reshuffles", list)
    compare([{}] * reshuffles, left, f"{played.path}.reshuffles")


def _reshuffle(table: Table, played: _Round, index: int, turn: int) -> None:
    """Make the Captain pile the new draw deck (P4). Raises: Difference, Malformed."""
    path = f"{played.path}.reshuffles[{index}]"
    recorded = entries(played.entry, played.path, "reshuffles")
    if index >= len(recorded):
        raise Difference(path, "a reshuffle", NOTHING)
    entry = recorded[index][0]
    deck = field(entry, path, "deck", list)
    if played.shuffles is not None:
        deck = played.shuffles.reshuffled(index + 1, table.captain_pile)
    compare({"before_turn": turn, "deck": deck}, entry, path)
    if not _same_cards(deck, table.captain_pile):
        raise Difference(f"{path}.deck", "the cards of the Captain pile", deck)
    table.draw_deck, table.captain_pile = list(deck), []


def _turn(table: Table, entry: Json, path: str, round_number: int, number: int) -> State:
    """Resolve the next card with the recorded moves and compare. Raises: Difference, Malformed."""
    opened = table.open()
    found = {"phase": "move", **entry} if isinstance(entry, dict) else ABSENT  # records from before phases say none
    compare({"number": number, "phase": opened.phase, "card": opened.card, "call": opened.call}, found, path)
    asked = table.asked(opened)
    moves = field(entry, path, "moves", list)
    compare([{"seat": seat} for seat in asked], moves, f"{path}.moves")
    steps = {
        seat: _step(table, seat, opened, each, f"{path}.moves[{at}]")
        for at, (seat, each) in enumerate(zip(asked, moves, strict=True))
    }
    quacks = table.quacks(opened.call, asked)
    compare({"discarded": not asked, "quacks": quacks}, entry, path)
    table.resolve(opened, steps)
    return State(
        round_number,
        number,
        opened.card,
        opened.call,
        steps,
        tuple(quacks),
        tuple(table.grids),
        tuple(table.draw_deck),
        tuple(table.captain_pile),
        tuple(table.discard_area),
        opened.phase,
        tuple(table.received),
    )


def _step(table: Table, seat: int, opened: Opened, entry: Json, path: str) -> Step:
    """A recorded move that is legal. Raises: Difference naming its member that is to blame, Malformed."""
    action = field(entry, path, "action", str)
    if action not in ACTIONS:
        raise Malformed(f"{path}.action", f"is not one of {', '.join(ACTIONS)}")
    source = _cell(entry, path, "from", null=action == "place")
    step = Step(action, source, _cell(entry, path, "to", null=action == "give"))
    blamed = why_illegal(table.rules, table.grids[seat], opened, step)
    if blamed is not None:
        raise Difference(f"{path}.{blamed}", f"a legal move for {opened.asks}", entry[blamed])
    return step


def _cell(entry: Json, path: str, name: str, *, null: bool) -> Cell | None:
    """A cell; null for the one of another grid, which gives and places do not have."""
    cell, path = field(entry, path, name, type(None) if null else dict), f"{path}.{name}"
    if null:
        return None
    return Cell(field(cell, path, "row", int), field(cell, path, "col", int))


def _check_card(card: Json, path: str) -> None:
    """Answer nothing for a captain card. Raises: Malformed."""
    if not (type(card) is int and card in DUCKS) and card not in ("max", "repeat"):
        raise Malformed(path, "is no card: 1 to 12, max or repeat")


def _same_cards(cards: list[Card], others: tuple[Card, ...] | list[Card]) -> bool:
    """Whether both hold the same cards in any order."""
    return sorted(map(str, cards)) == sorted(map(str, others))
