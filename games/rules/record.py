"""Replaying and verifying the record of a game (API.md, Record; FAIRNESS.md).

Both play the game again and compare as they go, so the difference that they name is the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from games.rules.cards import Card
from games.rules.errors import BadDeck, NoCardOpen, RulesError
from games.rules.fairness import RoundShuffler, deal, entropy
from games.rules.grid import Grid
from games.rules.moves import COVER, DUCK, MOVE, Action, IllegalMove, Move
from games.rules.record_format import (
    GameRecord,
    Json,
    RecordedRound,
    RecordedTurn,
    deal_to_json,
    parse_record,
    reshuffle_to_json,
    result_to_json,
    score_to_json,
    seeds_to_json,
    turn_to_json,
)
from games.rules.scoring import GameResult, RoundScore, rank_game, score_round
from games.rules.state import (
    EndedBy,
    Reshuffle,
    RoundState,
    TurnOutcome,
    next_turn,
    open_round,
    resolve,
    seats_asked,
)
from games.rules.variations import ROUNDS

NOTHING = "nothing"
"""What a RecordMismatch shows for a value that is not there."""

_ABSENT = object()


class RecordMismatch(RulesError):  # noqa: N818 - named like every other error of the rules
    """A record that is not what the rules and the seeds make of it; the first difference.

    `path` is like `rounds[1].turns[12].moves[0].to`; `expected` and `found` are JSON values.
    """

    reason = "record_mismatch"

    def __init__(self, path: str, expected: Json, found: Json) -> None:
        super().__init__(f"{path}: expected {expected}, found {found}")
        self.path = path
        self.expected = expected
        self.found = found


@dataclass(frozen=True, slots=True)
class ReplayedTurn:
    """A turn as the rules play it; `after` is the round's state when it was resolved."""

    number: int
    outcome: TurnOutcome
    after: RoundState


@dataclass(frozen=True, slots=True)
class ReplayedRound:
    """A round as the rules play it from its cards and moves, `opened` before the first card, to its end."""

    opened: RoundState
    turns: tuple[ReplayedTurn, ...]
    score: RoundScore
    ended_by: EndedBy | None


@dataclass(frozen=True, slots=True)
class Replay:
    """A game as the rules play it; `result` is None until the last round has ended."""

    rounds: tuple[ReplayedRound, ...]
    result: GameResult | None


def replay(document: Json) -> Replay:
    """Play a record again through the rules alone, from its decks, grids, reshuffles and moves.

    Its turns, scores and result must be those of the rules; its seeds are not looked at.
    Raises: RecordMalformed, RecordMismatch naming the first difference.
    """
    return _replay(document, _recorded_round)


def replay_round(document: Json, number: int) -> ReplayedRound:
    """Play one round of a record again, as `replay` does, and no other; its turns count from the recorded first one.

    Raises: RecordMalformed, RecordMismatch naming the first difference.
    """
    record = parse_record(document)
    index = [entry.number for entry in record.rounds].index(number)
    recorded = record.rounds[index]
    source = _Source(record, recorded, document["rounds"][index], f"rounds[{index}]")
    first = next((turn.number for turn in recorded.turns), 1)
    return _replay_round(source, _recorded_round(source), first)


def verify(document: Json) -> None:
    """Answer nothing for a record that the rules and `fair-shuffle/v1` reproduce in full.

    Fields that the format does not name are left alone.
    Raises: RecordMalformed, RecordMismatch naming the first difference.
    """
    _replay(document, _fair_round)


@dataclass(frozen=True, slots=True)
class _Source:
    """A recorded round, its entry in the document, and that entry's path."""

    record: GameRecord
    recorded: RecordedRound
    entry: Json
    path: str


def _replay(document: Json, reshuffle_of: Callable[[_Source], Reshuffle]) -> Replay:
    """Play every round and the ranking; `reshuffle_of` says where reshuffles come from."""
    record = parse_record(document)
    rounds: list[ReplayedRound] = []
    for index, entry in enumerate(document["rounds"]):
        source = _Source(record, record.rounds[index], entry, f"rounds[{index}]")
        compare(index + 1, entry["number"], f"{source.path}.number")
        rounds.append(_replay_round(source, reshuffle_of(source), _next_turn(rounds)))
    result = _result(rounds)
    compare(result_to_json(result) if result else None, document["result"], "result")
    return Replay(tuple(rounds), result)


def _next_turn(rounds: Sequence[ReplayedRound]) -> int:
    """The number of the turn after these rounds; turns count through the whole game."""
    return 1 + sum(len(played.turns) for played in rounds)


def _result(rounds: Sequence[ReplayedRound]) -> GameResult | None:
    """The final ranking once every round has been played (F)."""
    if len(rounds) < ROUNDS:
        return None
    return rank_game([played.score.scores for played in rounds], rounds[-1].score.visible_cards)


def _recorded_round(source: _Source) -> Reshuffle:
    """The reshuffles of a round as they are recorded."""

    def reshuffle(number: int, _pile: tuple[Card, ...]) -> tuple[Card, ...]:
        recorded = source.recorded.reshuffles
        if number > len(recorded):
            raise RecordMismatch(f"{source.path}.reshuffles[{number - 1}]", "a reshuffle", NOTHING)
        return recorded[number - 1].deck

    return reshuffle


def _fair_round(source: _Source) -> Reshuffle:
    """The reshuffles of a round as its seeds make them, once the deal has been compared.

    Raises: RecordMismatch.
    """
    recorded, entry, game = source.recorded, source.entry, source.record.game
    seeds = recorded.server_seed, recorded.player_seeds
    compare(seeds_to_json(game, recorded.number, *seeds), entry, source.path)
    added = entropy(game, recorded.number, recorded.player_seeds)
    shuffler = RoundShuffler(game, recorded.number, recorded.server_seed, added)
    dealt = deal(shuffler, recorded.rules, source.record.seats)
    compare(deal_to_json(dealt), entry, source.path)
    return shuffler.reshuffle


def _replay_round(source: _Source, reshuffle: Reshuffle, first_turn: int) -> ReplayedRound:
    """Play one round to its end and compare what came of it. Raises: RecordMismatch."""
    opened = _opened(source)
    turns = _replay_turns(source, opened, reshuffle, first_turn)
    end = turns[-1].after
    score = score_round(end.rules, end.grids)
    compare({**score_to_json(score), "ended_by": end.ended_by}, source.entry, source.path)
    return ReplayedRound(opened, tuple(turns), score, end.ended_by)


def _replay_turns(source: _Source, state: RoundState, reshuffle: Reshuffle, first_turn: int) -> list[ReplayedTurn]:
    """Play the turns of a round from its opening to its end; none may be missing or left.

    Raises: RecordMismatch.
    """
    turns = list[ReplayedTurn]()
    recorded, entries = source.recorded.turns, source.entry["turns"]
    while state.ended_by is None:
        at, number = len(turns), first_turn + len(turns)
        where = f"{source.path}.turns[{at}]"
        if at == len(recorded):
            raise RecordMismatch(where, f"turn {number}", NOTHING)
        state = _drawn(source, state, reshuffle, number)
        turns.append(_replay_turn(state, recorded[at], entries[at], number, where))
        state = turns[-1].after
    compare([{} for _ in turns], entries, f"{source.path}.turns")
    made: list[Json] = [{} for _ in range(state.reshuffles)]
    compare(made, source.entry["reshuffles"], f"{source.path}.reshuffles")
    return turns


def _opened(source: _Source) -> RoundState:
    """The round before its first card. Raises: RecordMismatch for a deck that is none (S3)."""
    recorded = source.recorded
    try:
        return open_round(recorded.rules, recorded.deck, list(map(Grid.deal, recorded.grids)), recorded.removed)
    except BadDeck as error:
        raise RecordMismatch(f"{source.path}.deck", str(error), source.entry["deck"]) from None


def _drawn(source: _Source, state: RoundState, reshuffle: Reshuffle, number: int) -> RoundState:
    """The state with the next card open; a reshuffle before it is compared (P4)."""
    path = f"{source.path}.reshuffles[{state.reshuffles}]"
    try:
        drawn = next_turn(state, reshuffle)
    except BadDeck as error:
        raise RecordMismatch(f"{path}.deck", str(error), "other cards") from None
    if drawn.reshuffles > state.reshuffles and drawn.open:
        made = reshuffle_to_json(number, (drawn.open.card, *drawn.draw_deck))
        recorded = source.entry["reshuffles"][state.reshuffles :]
        compare(made, recorded[0] if recorded else _ABSENT, path)
    return drawn


def _replay_turn(state: RoundState, recorded: RecordedTurn, entry: Json, number: int, path: str) -> ReplayedTurn:
    """Resolve the open card with the recorded moves and compare. Raises: RecordMismatch."""
    if state.open is None:
        raise NoCardOpen
    entry = {"phase": MOVE, **entry}  # records from before low blows do not say it
    opened = {"number": number, "phase": state.open.phase, "card": state.open.card, "call": state.open.call}
    compare(opened, entry, path)
    seats = [{"seat": seat} for seat in seats_asked(state)]
    compare(seats, entry["moves"], f"{path}.moves")
    moves = {each.seat: each.move for each in recorded.moves}
    try:
        after, outcome = resolve(state, moves)
    except IllegalMove as error:
        where = f"{path}.moves[{list(moves).index(error.seat or 0)}]"
        raise _illegal(state, error, where) from None
    origins = {each.seat: each.origin for each in recorded.moves}
    compare(turn_to_json(number, outcome, origins), entry, path)
    return ReplayedTurn(number, outcome, after)


def _illegal(state: RoundState, error: IllegalMove, path: str) -> RecordMismatch:
    """The mismatch for an illegal move: its source, its action or its target is to blame."""
    field = "from" if error.reason in ("not_the_called_stack", "not_among_the_lowest") else "to"
    other_action = error.move._replace(action=_other(error.move)) in error.legal_moves
    if error.reason == "action_of_another_phase" or (field == "to" and other_action):
        field = "action"
    expected = f"a legal move for {_asked(state)}"
    return RecordMismatch(f"{path}.{field}", expected, f"{error.move} ({error.reason})")


def _asked(state: RoundState) -> str:
    """What the open card asks for, in words."""
    if state.open is None:
        return NOTHING
    return f"the call {state.open.call}" if state.open.phase == MOVE else f"the phase {state.open.phase}"


def _other(move: Move) -> Action:
    """The action that a move does not take."""
    return DUCK if move.action == COVER else COVER


def compare(expected: Json, found: Json, path: str) -> None:
    """Answer nothing when a JSON value holds what is expected of it.

    Objects may have more fields than expected, lists no more entries.
    Raises: RecordMismatch naming the first difference.
    """
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            compare(value, found.get(name, _ABSENT), f"{path}.{name}")
    elif isinstance(expected, list) and isinstance(found, list):
        pairs = zip_longest(expected, found, fillvalue=_ABSENT)
        for index, (value, other) in enumerate(pairs):
            compare(value, other, f"{path}[{index}]")
    elif type(expected) is not type(found) or expected != found:
        raise RecordMismatch(path, _shown(expected), _shown(found))


def _shown(value: Json) -> Json:
    """A JSON value, or the word for one that is not there."""
    return NOTHING if value is _ABSENT else value
