"""Writes the golden records: whole games of bots, from fixed seeds, through the rules alone.

    PYTHONPATH=. python tests/rules/make_golden.py

rewrites tests/rules/golden/*.json; without a change of the rules or the bots it changes no byte.
A new record is a new line in GAMES. What makes a game worth keeping stands beside it.
"""

from __future__ import annotations

import hashlib
import json
import random
import uuid
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from games import bots
from games.rules.cards import FAMILIES
from games.rules.fairness import RoundShuffler, deal, entropy
from games.rules.grid import Grid
from games.rules.moves import Move
from games.rules.observation import Observation, observe
from games.rules.record_format import (
    FORMAT,
    deal_to_json,
    reshuffle_to_json,
    result_to_json,
    score_to_json,
    seeds_to_json,
    turn_to_json,
)
from games.rules.scoring import rank_game, score_round
from games.rules.state import RoundState, next_turn, open_round, resolve, seats_asked
from games.rules.variations import round_rules

FOLDER = Path(__file__).parent / "golden"
PLAYERS = ("connie", "jackson", "dan", "gwen", "maeva", "noah", "olive")


@dataclass(frozen=True)
class GoldenGame:
    """A game to play: E or S by seat, a number that all its seeds come from.

    S is the bot `steady`. E moves at random, as the bot `easy` did when the first of these games were played: no
    player of a level makes as many different moves. The records say `easy`; a record does not depend on what chose.

    `rules` are the variations of each round by the letters of `LETTERS`.
    """

    levels: str
    number: int
    player_seeds: bool = False
    rounds: int = 3
    rules: tuple[str, ...] = ("", "", "")

    @property
    def name(self) -> str:
        return f"{len(self.levels)}-seats-{self.levels.lower()}-{self.number}"


GAMES = (
    GoldenGame("SS", 0),
    GoldenGame("SS", 1, player_seeds=True),
    GoldenGame("SE", 1),  # reshuffles, then Repeat as the first card (Q5), also right after Repeat (Q6); Q1
    GoldenGame("SE", 3),  # Q5
    GoldenGame("SE", 15),  # Q5
    GoldenGame("EE", 46),  # 12 reshuffles; Q2, Q3, Q5, Q6
    GoldenGame("SSS", 0),
    GoldenGame("SSS", 2, player_seeds=True),  # Q1
    GoldenGame("SES", 0, player_seeds=True),
    GoldenGame("SEE", 0),
    GoldenGame("SSSS", 0),
    GoldenGame("SSSS", 1, player_seeds=True),
    GoldenGame("ESES", 1),  # 3 reshuffles; Q3
    GoldenGame("ESES", 2, player_seeds=True),
    GoldenGame("SSSSS", 0),  # every round ends by discards; Q2
    GoldenGame("SSSSS", 1, player_seeds=True),  # Q2, Q3
    GoldenGame("EESSS", 0),
    GoldenGame("SSSSSS", 0),
    GoldenGame("SESSSE", 1, player_seeds=True),
    GoldenGame("SSSSSSS", 0),
    GoldenGame("SSSSSSS", 1, player_seeds=True),
    GoldenGame("ESSESSE", 0),
    GoldenGame("SSSS", 2, rounds=2),  # the record of a game that still runs
    GoldenGame("SES", 1, player_seeds=True, rounds=1),  # another
    GoldenGame("SS", 101, rules=("c", "m", "p")),
    GoldenGame("SE", 102, rules=("k", "s", "cp")),
    GoldenGame("SSS", 103, rules=("cm", "ck", "mp"), player_seeds=True),
    GoldenGame("ESES", 104, rules=("cs", "mk", "kp")),
    GoldenGame("SSSSS", 105, rules=("ms", "ks", "sp"), player_seeds=True),
    GoldenGame("SES", 106, rules=("ckms", "", "ckmps")),
    GoldenGame("SS", 201, rules=("b", "bc", "bp")),
    GoldenGame("SE", 202, rules=("bk", "bs", "bcp")),
    GoldenGame("SSS", 203, rules=("bm", "bc", "bkp"), player_seeds=True),
    GoldenGame("ESES", 204, rules=("bks", "b", "bms")),
    GoldenGame("SSSSSSS", 205, rules=("b", "bk", "bckmps"), player_seeds=True),
)
LETTERS = {
    "b": "low_blows",
    "c": "competition",
    "k": "constraints",
    "m": "madness",
    "p": "pressure",
    "s": "surprises",
}


def names(game: GoldenGame, number: int) -> list[str]:
    """The variations of a round."""
    return sorted(LETTERS[letter] for letter in game.rules[number - 1])


def version(game: GoldenGame) -> int:
    """The version of the rules that first played a game."""
    return 3 if any("b" in letters for letters in game.rules) else 2 if any(game.rules) else 1


def _bytes(game: GoldenGame, *what: object) -> bytes:
    """32 bytes that depend on the game and on what they are for."""
    return hashlib.sha256(repr((game.levels, game.number, *what)).encode()).digest()


def player_seed(game: GoldenGame, number: int, seat: int) -> bytes:
    """What a seat adds: nothing on every third seat, 16 to 32 bytes on the others."""
    if not game.player_seeds or seat % 3 == 2:
        return b""
    return _bytes(game, "player", number, seat)[: 16 + 8 * (seat % 3)]


def play_game(game: GoldenGame) -> dict[str, Any]:
    """The record of a game; seat 0 and every third after it are bots, the others are played."""
    identity = uuid.UUID(bytes=_bytes(game, "game")[:16], version=4)
    rounds: list[dict[str, Any]] = []
    for number in range(1, game.rounds + 1):
        first_turn = 1 + sum(len(each["turns"]) for each in rounds)
        rounds.append(play_round(game, identity, number, first_turn))
    result = None
    if len(rounds) == 3:
        scores = [each["scores"] for each in rounds]
        result = result_to_json(rank_game(scores, rounds[-1]["visible_cards"]))
    round_rules = [names(game, number) for number in (1, 2, 3)]
    return {
        "format": FORMAT,
        "game": str(identity),
        **({"rules_version": version(game)} if any(round_rules) else {}),  # the others are from before it
        "captain_seat": game.number % len(game.levels),
        "options": {"name": game.name, "seats": len(game.levels), "round_rules": round_rules, "open_log": False},
        "seats": [_seat(game, seat) for seat in range(len(game.levels))],
        "rounds": rounds,
        "result": result,
    }


def _seat(game: GoldenGame, seat: int) -> dict[str, Any]:
    bot = seat % 3 == 0
    return {
        "index": seat,
        "player": None if bot else PLAYERS[seat],
        "bot": level(game, seat) if bot else None,
        "family": FAMILIES[(seat + game.number) % len(FAMILIES)],
    }


def level(game: GoldenGame, seat: int) -> str:
    return {"E": "easy", "S": "steady"}[game.levels[seat]]


def play_round(game: GoldenGame, identity: uuid.UUID, number: int, first_turn: int) -> dict[str, Any]:
    """One round of a record."""
    server_seed = _bytes(game, "server", number)
    player_seeds = [player_seed(game, number, seat) for seat in range(len(game.levels))]
    shuffler = RoundShuffler(identity, number, server_seed, entropy(identity, number, player_seeds))
    rules = round_rules(names(game, number), version(game))
    dealt = deal(shuffler, rules, len(player_seeds))
    state = open_round(rules, dealt.deck, [Grid.deal(cards) for cards in dealt.grids], dealt.removed)
    turns, reshuffles, end = play_turns(game, shuffler, state, first_turn)
    return {
        "number": number,
        "rules": names(game, number),
        **seeds_to_json(identity, number, server_seed, player_seeds),
        **deal_to_json(dealt),
        "turns": turns,
        "reshuffles": reshuffles,
        **score_to_json(score_round(end.rules, end.grids)),
        "ended_by": end.ended_by,
    }


def play_turns(
    game: GoldenGame, shuffler: RoundShuffler, state: RoundState, first_turn: int
) -> tuple[list[dict[str, Any]], list[dict[str, Any]], RoundState]:
    """The turns and the reshuffles of a round, and its last state."""
    turns: list[dict[str, Any]] = []
    reshuffles: list[dict[str, Any]] = []
    rng = random.Random(_bytes(game, "moves", shuffler.round_number))
    while state.ended_by is None:
        number, before = first_turn + len(turns), state.reshuffles
        state = next_turn(state, shuffler.reshuffle)
        if state.reshuffles > before:
            reshuffles.append(reshuffle_to_json(number, (state.open.card, *state.draw_deck)))
        moves = {seat: _move(game, seat, observe(state, seat), rng) for seat in seats_asked(state)}
        origins = {seat: "bot" if seat % 3 == 0 else rng.choice(["player", "order", "timeout"]) for seat in moves}
        state, outcome = resolve(state, moves)
        turn = turn_to_json(number, outcome, origins)
        if version(game) < 3:  # from before it
            del turn["phase"]
        turns.append(turn)
    return turns, reshuffles, state


def _move(game: GoldenGame, seat: int, seen: Observation, rng: random.Random) -> Move:
    """The move of a seat, whoever sits there."""
    return rng.choice(seen.legal_moves) if game.levels[seat] == "E" else bots.choose("steady", seen, rng)


def written(game: GoldenGame) -> str:
    """The text of a golden record."""
    return json.dumps(play_game(game), separators=(",", ":")) + "\n"


def main() -> None:
    """Write every golden record."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        (FOLDER / f"{game.name}.json").write_text(written(game))


if __name__ == "__main__":
    main()
