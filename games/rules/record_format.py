"""The record format `duckcover-record/1` (API.md, Record): what is in it, reading and writing it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias
from uuid import UUID

from games.rules.cards import FAMILIES, Card, is_card, is_duck
from games.rules.errors import RulesError, UnknownRulesVersion
from games.rules.fairness import Deal, commitment, entropy
from games.rules.grid import Cell
from games.rules.moves import ACTIONS, GIVE, MOVE, PHASES, PLACE, Action, Move
from games.rules.scoring import GameResult, RoundScore
from games.rules.shuffles import PLAYER_SEED_BYTES, SERVER_SEED_BYTES
from games.rules.state import TurnOutcome
from games.rules.variations import ROUNDS, SEATS, RoundRules, check_version, choose_rules

FORMAT = "duckcover-record/1"
ORIGINS = ("player", "order", "bot", "timeout")

Json: TypeAlias = Any
"""A value as `json.loads` makes it."""


class RecordMalformed(RulesError):  # noqa: N818 - named like every other error of the rules
    """A document that is no record in this format; `path` names the first place that is wrong."""

    reason = "record_malformed"

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path or 'the document'}: {problem}")
        self.path = path
        self.problem = problem


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move of a recorded turn and where it came from: one of `ORIGINS`."""

    seat: int
    move: Move
    origin: str


@dataclass(frozen=True, slots=True)
class RecordedTurn:
    """A recorded turn; its number counts every drawn card of the game from 1."""

    number: int
    moves: tuple[RecordedMove, ...]


@dataclass(frozen=True, slots=True)
class RecordedReshuffle:
    """The draw deck that a reshuffle made before a turn (P4)."""

    before_turn: int
    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """What a round was played from; what came of it is compared in the document itself."""

    number: int
    rules: RoundRules
    server_seed: bytes
    player_seeds: tuple[bytes, ...]
    removed: tuple[Card, ...]
    deck: tuple[Card, ...]
    grids: tuple[tuple[int, ...], ...]
    turns: tuple[RecordedTurn, ...]
    reshuffles: tuple[RecordedReshuffle, ...]


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A record that is well formed; whether it is true is for `verify` to say."""

    game: UUID
    captain_seat: int
    families: tuple[str, ...]
    rounds: tuple[RecordedRound, ...]

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return len(self.families)


def parse_record(document: Json) -> GameRecord:
    """The record in a document. Raises: RecordMalformed, naming the first place that is wrong."""
    if _field(document, "", "format", str) != FORMAT:
        raise RecordMalformed("format", f"is not {FORMAT}")
    version = _rules_version(document)
    families = _families(document)
    rounds = _field(document, "", "rounds", list)
    if len(rounds) > ROUNDS:
        raise RecordMalformed(f"rounds[{ROUNDS}]", f"a game has {ROUNDS} rounds")
    captain = _field(document, "", "captain_seat", int)
    if captain not in range(len(families)):
        raise RecordMalformed("captain_seat", f"there is no seat {captain}")
    if "result" not in document or not isinstance(document["result"], dict | None):
        raise RecordMalformed("result", "is missing, or neither an object nor null")
    return GameRecord(
        game=_game(document),
        captain_seat=captain,
        families=families,
        rounds=tuple(_round(entry, f"rounds[{index}]", len(families), version) for index, entry in enumerate(rounds)),
    )


def _rules_version(document: Json) -> int:
    """The version of the rules; records from before it stood in them are of the first."""
    version: int = _field(document, "", "rules_version", int) if "rules_version" in document else 1
    try:
        check_version(version)
    except UnknownRulesVersion as error:
        raise RecordMalformed("rules_version", str(error)) from None
    return version


def _game(document: Json) -> UUID:
    """The game's id in its one canonical text."""
    text = _field(document, "", "game", str)
    try:
        game = UUID(text)
    except ValueError:
        raise RecordMalformed("game", "is no UUID") from None
    if str(game) != text:
        raise RecordMalformed("game", "is no UUID in lower case with hyphens")
    return game


def _families(document: Json) -> tuple[str, ...]:
    """The families by seat (S1); seats go by index from 0."""
    entries = _field(document, "", "seats", list)
    if len(entries) not in SEATS:
        raise RecordMalformed("seats", f"a game has 2 to 7 seats, not {len(entries)}")
    families: list[str] = []
    for seat, entry in enumerate(entries):
        path = f"seats[{seat}]"
        if _field(entry, path, "index", int) != seat:
            raise RecordMalformed(f"{path}.index", f"is not {seat}")
        family = _field(entry, path, "family", str)
        if family not in FAMILIES or family in families:
            raise RecordMalformed(f"{path}.family", "is no family, or another seat's")
        families.append(family)
    return tuple(families)


def _round(entry: Json, path: str, seats: int, version: int) -> RecordedRound:
    """One round, well formed for a game of so many seats."""
    for name, kind in (("commitment", str), ("entropy", str), ("ended_by", str)):
        _field(entry, path, name, kind)
    for name in ("scores", "visible_cards"):
        _ints(entry, path, name)
    number = _field(entry, path, "number", int)
    return RecordedRound(
        number=number,
        rules=_rules(entry, path, number, version),
        server_seed=_server_seed(entry, path),
        player_seeds=_player_seeds(entry, path, seats),
        removed=_cards(entry, path, "removed"),
        deck=_cards(entry, path, "deck"),
        grids=_grids(entry, path, seats),
        turns=tuple(_turn(each, where) for each, where in _entries(entry, path, "turns")),
        reshuffles=tuple(
            RecordedReshuffle(_field(each, where, "before_turn", int), _cards(each, where, "deck"))
            for each, where in _entries(entry, path, "reshuffles")
        ),
    )


def _rules(entry: Json, path: str, number: int, version: int) -> RoundRules:
    """The rules of a round by their names, which make sense there."""
    names = _field(entry, path, "rules", list)
    for index, name in enumerate(names):
        try:
            choose_rules(number, names[: index + 1], version)
        except (RulesError, TypeError) as error:  # a list, say, is no name
            raise RecordMalformed(f"{path}.rules[{index}]", f"{name!r} is no rule here: {error}") from None
    return choose_rules(number, names, version)


def _server_seed(entry: Json, path: str) -> bytes:
    """The revealed seed of a round."""
    seed = _hex(_field(entry, path, "server_seed", str), f"{path}.server_seed")
    if len(seed) != SERVER_SEED_BYTES:
        raise RecordMalformed(f"{path}.server_seed", f"has {len(seed)} bytes, not 32")
    return seed


def _player_seeds(entry: Json, path: str, seats: int) -> tuple[bytes, ...]:
    """The player seeds by seat, empty for none."""
    texts = _one_per_seat(entry, path, "player_seeds", seats)
    seeds = tuple(_hex(text, f"{path}.player_seeds[{at}]") for at, text in enumerate(texts))
    for at, seed in enumerate(seeds):
        if seed and len(seed) not in PLAYER_SEED_BYTES:
            raise RecordMalformed(f"{path}.player_seeds[{at}]", "has not 0 or 16 to 64 bytes")
    return seeds


def _grids(entry: Json, path: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """The ducks by seat as they were dealt, any order."""
    grids = _one_per_seat(entry, path, "grids", seats)
    for seat, cards in enumerate(grids):
        ducks = isinstance(cards, list) and all(map(is_duck, cards))
        if not ducks or sorted(cards) != list(range(1, 13)):
            raise RecordMalformed(f"{path}.grids[{seat}]", "is not the ducks 1 to 12, each once")
    return tuple(map(tuple, grids))


def _turn(entry: Json, path: str) -> RecordedTurn:
    """One turn; its card, call, discarded and quacks are checked for their kinds only."""
    _card(_field(entry, path, "card", int | str), f"{path}.card")
    if entry.get("phase", MOVE) not in PHASES:
        raise RecordMalformed(f"{path}.phase", f"is not one of {', '.join(PHASES)}")
    call = _field(entry, path, "call", int | str | None)
    if call is not None:
        _card(call, f"{path}.call")
    _field(entry, path, "discarded", bool)
    _ints(entry, path, "quacks")
    moves = tuple(_move(each, where) for each, where in _entries(entry, path, "moves"))
    return RecordedTurn(_field(entry, path, "number", int), moves)


def _move(entry: Json, path: str) -> RecordedMove:
    """One move of a turn."""
    action = _field(entry, path, "action", str)
    if action not in ACTIONS:
        raise RecordMalformed(f"{path}.action", f"is not one of {', '.join(ACTIONS)}")
    origin = _field(entry, path, "origin", str)
    if origin not in ORIGINS:
        raise RecordMalformed(f"{path}.origin", f"is not one of {', '.join(ORIGINS)}")
    known: Action = action
    source = _cell(entry, path, "from", null=known == PLACE)
    move = Move(known, source, _cell(entry, path, "to", null=known == GIVE))
    return RecordedMove(_field(entry, path, "seat", int), move, origin)


def _cell(entry: Json, path: str, name: str, *, null: bool) -> Cell | None:
    """A cell as `{"row": …, "col": …}`; null where there is to be none: a give has no target, a place no source."""
    cell, path = _field(entry, path, name, type(None) if null else dict), f"{path}.{name}"
    if null:
        return None
    return Cell(_field(cell, path, "row", int), _field(cell, path, "col", int))


def _field(entry: Json, path: str, name: str, kind: Any) -> Any:
    """A field of an object if it has this type; `true` is no integer."""
    if not isinstance(entry, dict):
        raise RecordMalformed(path, "is no object")
    where = f"{path}.{name}" if path else name
    if name not in entry:
        raise RecordMalformed(where, "is missing")
    value = entry[name]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise RecordMalformed(where, "is of the wrong type")
    return value


def _entries(entry: Json, path: str, name: str) -> list[tuple[Json, str]]:
    """The entries of a list, each with its path."""
    entries = _field(entry, path, name, list)
    return [(each, f"{path}.{name}[{index}]") for index, each in enumerate(entries)]


def _one_per_seat(entry: Json, path: str, name: str, seats: int) -> list[Json]:
    """A list with one entry for each seat."""
    entries: list[Json] = _field(entry, path, name, list)
    if len(entries) != seats:
        raise RecordMalformed(f"{path}.{name}", f"has {len(entries)} entries for {seats} seats")
    return entries


def _ints(entry: Json, path: str, name: str) -> None:
    """Answer nothing for a list of integers."""
    for each, where in _entries(entry, path, name):
        if type(each) is not int:
            raise RecordMalformed(where, "is no integer")


def _cards(entry: Json, path: str, name: str) -> tuple[Card, ...]:
    """A list of captain cards."""
    return tuple(_card(each, where) for each, where in _entries(entry, path, name))


def _card(value: Json, path: str) -> Card:
    """A captain card."""
    if not is_card(value):
        raise RecordMalformed(path, "is no card: 1 to 12, max or repeat")
    return value


def _hex(text: Json, path: str) -> bytes:
    """Bytes in lower-case hexadecimal digits without spaces."""
    try:
        data = bytes.fromhex(text)
    except (TypeError, ValueError):
        raise RecordMalformed(path, "is not hexadecimal") from None
    if data.hex() != text:
        raise RecordMalformed(path, "is not lower-case hexadecimal")
    return data


def seeds_to_json(game: UUID, round_number: int, server_seed: bytes, player_seeds: Sequence[bytes]) -> dict[str, Json]:
    """The seeds of a round that has ended, and what follows from them, as a record shows them.

    Raises: BadShuffle, SeatsOutOfRange.
    """
    return {
        "commitment": commitment(game, round_number, server_seed).hex(),
        "server_seed": server_seed.hex(),
        "player_seeds": [seed.hex() for seed in player_seeds],
        "entropy": entropy(game, round_number, player_seeds).hex(),
    }


def deal_to_json(dealt: Deal) -> dict[str, Json]:
    """A deal as a record shows it."""
    return {
        "removed": list(dealt.removed),
        "deck": list(dealt.deck),
        "grids": [list(grid) for grid in dealt.grids],
    }


def turn_to_json(number: int, outcome: TurnOutcome, origins: Mapping[int, str]) -> dict[str, Json]:
    """A resolved turn as a record shows it; `origins` has one of `ORIGINS` per seat that moved."""
    moves = [{"seat": seat, **move_to_json(move), "origin": origins[seat]} for seat, move in outcome.moves]
    return {
        "number": number,
        "phase": outcome.phase,
        "card": outcome.card,
        "call": outcome.call,
        "discarded": outcome.discarded,
        "quacks": list(outcome.quacks),
        "moves": moves,
    }


def move_to_json(move: Move) -> dict[str, Json]:
    """A move as `{"action": …, "from": {"row", "col"}, "to": {"row", "col"}}`, null where it has no cell (V6h)."""
    return {"action": move.action, "from": cell_to_json(move.source), "to": cell_to_json(move.target)}


def cell_to_json(cell: Cell | None) -> dict[str, Json] | None:
    """A cell as `{"row", "col"}`, or null."""
    return None if cell is None else cell._asdict()


def result_to_json(result: GameResult) -> dict[str, Json]:
    """A final ranking as records and games show it."""
    ranking = [
        {
            "seat": standing.seat,
            "rank": standing.rank,
            "total": standing.total,
            "visible_cards": standing.visible_cards,
            "round_scores": list(standing.round_scores),
        }
        for standing in result.ranking
    ]
    return {"winners": list(result.winners), "ranking": ranking}


def reshuffle_to_json(before_turn: int, deck: Sequence[Card]) -> dict[str, Json]:
    """A reshuffle as a record shows it."""
    return {"before_turn": before_turn, "deck": list(deck)}


def score_to_json(score: RoundScore) -> dict[str, Json]:
    """The score of a round as a record shows it."""
    return {"scores": list(score.scores), "visible_cards": list(score.visible_cards)}
