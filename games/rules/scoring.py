"""The score of a round and the ranking of a game (RULES.md C, F)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.rules.errors import BadScores
from games.rules.grid import Grid
from games.rules.variations import ROUNDS, RoundRules


@dataclass(frozen=True, slots=True)
class RoundScore:
    """The scores of a round and the visible cards at its end, both by seat."""

    scores: tuple[int, ...]
    visible_cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's place in a game; `visible_cards` are those at the end of the last round."""

    seat: int
    rank: int
    total: int
    visible_cards: int
    round_scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameResult:
    """The winners by seat, and everybody's standing, the best first, equals by seat."""

    winners: tuple[int, ...]
    ranking: tuple[Standing, ...]


def score_round(rules: RoundRules, grids: Sequence[Grid]) -> RoundScore:
    """What the grids are worth now (C1, C2, V1, V4); a round that has not ended can be scored too."""
    return RoundScore(
        scores=tuple(rules.score(list(grid.tops().values())) for grid in grids),
        visible_cards=tuple(len(grid) for grid in grids),
    )


def totals_for(number: int, round_scores: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The totals by seat with which a round begins, if it is the last of a game; empty for the others.

    `round_scores` go by round, then by seat; only those of the rounds before count.
    """
    return tuple(map(sum, zip(*round_scores[: number - 1], strict=True))) if number == ROUNDS else ()


def rank_game(round_scores: Sequence[Sequence[int]], visible_cards: Sequence[int]) -> GameResult:
    """The final ranking (F1-F3): lowest total, then fewest visible cards, then equal.

    `round_scores` go by round, then by seat; `visible_cards` by seat, at the end of the last round.
    Raises: BadScores when they are not about the same seats.
    """
    seats = len(visible_cards)
    if not seats or not round_scores or any(len(scores) != seats for scores in round_scores):
        raise BadScores(f"scores and visible cards are not those of the same {seats} seats")
    by_seat = list(zip(*round_scores, strict=True))
    keys = [(sum(scores), cards) for scores, cards in zip(by_seat, visible_cards, strict=True)]
    ranking = tuple(
        Standing(
            seat=seat,
            rank=1 + sum(other < keys[seat] for other in keys),
            total=keys[seat][0],
            visible_cards=visible_cards[seat],
            round_scores=by_seat[seat],
        )
        for seat in sorted(range(seats), key=lambda seat: (keys[seat], seat))
    )
    return GameResult(tuple(each.seat for each in ranking if each.rank == 1), ranking)
