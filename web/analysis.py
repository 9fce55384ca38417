"""What the replay draws of the analysis of a game (API.md's documents): lines, sums, turning points, better moves."""

from itertools import groupby
from typing import NamedTuple

from web import words
from web.charts import Curve, Curves, curves_of
from web.ponds import Document, place_in

LEAST = 0.05
"""By how much a move is better at least to be shown: less would be 0.0."""


class Shown(NamedTuple):
    """The analysis of a game beside one of its turns.

    `seats`: each seat with its line and its sums. `points`: the turning points, each with its sentence.
    `turns`: those of the round, each with its splashes by seat.
    """

    curves: Curves
    seats: list[tuple[Document, Curve, Document]]
    points: list[tuple[Document, str]]
    turns: list[Document]


def shown(found: Document, game: Document, turn: int) -> Shown:
    """The analysis beside a turn of the round that `game` shows; 0 is the deal."""
    turns = found["turns"]
    parts = [[each["splashes"] for each in part] for _round, part in groupby(turns, key=lambda each: each["round"])]
    curves = curves_of(parts, turn - 1 if turn else None)
    points = [(each, words.turning_point(each, game["seats"][each["seat"]])) for each in found["turning_points"]]
    of_round = [each for each in turns if each["round"] == game["round"]["number"]]
    return Shown(curves, list(zip(game["seats"], curves.curves, found["seats"], strict=True)), points, of_round)


def better_moves(found: Document, before: Document | None, turn: int) -> dict[int, str]:
    """What `sharp` would rather have played in a turn, in words, by seat; `before` is the game as the seats saw it."""
    if before is None:
        return {}
    moves = next(each["moves"] for each in found["turns"] if each["number"] == turn)
    return {move["seat"]: _better(move, before) for move in moves if move["loss"] >= LEAST}


def _better(move: Document, before: Document) -> str:
    best, seen = move["best"], {**before, "you": {"seat": move["seat"]}}
    return words.better_move(place_in(seen, best["action"], best["to"], best["from"]), move["loss"])
