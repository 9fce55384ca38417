"""A game looked at again when it is over: what `sharp` would have played, and who was lucky (docs/bots.md).

Three things are told of each turn, by seat. The splashes that the seat has after it. By how much `sharp`, from what the
seat saw at that moment, values its own move above the one that was played: the loss. And the luck of the draw: what
being called was worth, less what it was worth on average over the cards that could have been drawn.

All values are in points of the round: splashes, or numbers with `competition` (V1).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from statistics import fmean
from typing import Any, Literal, NamedTuple, TypeAlias

from games.bots import sharp
from games.rules.cards import Card
from games.rules.moves import GIVE, MOVE, Move
from games.rules.observation import observe
from games.rules.record import ReplayedRound, ReplayedTurn, replay
from games.rules.scoring import score_round
from games.rules.state import RoundState, card_to_move, draw, next_turn, seats_asked
from games.rules.variations import ROUNDS

VERSION = 2
"""Another one whenever the same game would come out differently."""

DIGITS = 2
"""The decimals of all values: sums are those of the rounded numbers."""

TURNING_POINTS = 6
LEAST = 1.0
"""What a turning point changes at least."""

Kind: TypeAlias = Literal["mistake", "lucky", "unlucky"]
KINDS: tuple[Kind, ...] = ("mistake", "lucky", "unlucky")


class ReviewedMove(NamedTuple):
    """A move, what `sharp` would have played (the same where that is as good), and by how much it is better."""

    seat: int
    played: Move
    best: Move
    loss: float

    @property
    def agrees(self) -> bool:
        """Whether `sharp` would have played this move, or has none that it likes better."""
        return self.played == self.best


class ReviewedTurn(NamedTuple):
    """A turn; all but its moves go by seat.

    `splashes`: the scores of the rounds before, and what the seat would score if the round ended now; while the gifts
    of a low blow are placed, what its cards will show. `chances`: the probability, before the card was drawn, that the
    seat would be called; 0 where nothing is drawn. `luck`: how much more than on average the card was worth.
    """

    number: int
    round: int
    splashes: tuple[int, ...]
    called: tuple[int, ...]
    chances: tuple[float, ...]
    luck: tuple[float, ...]
    moves: tuple[ReviewedMove, ...]


class ReviewedSeat(NamedTuple):
    """A seat over all turns: how often it was called and how often that was to be expected, its luck and its losses.

    `moves` are its decisions, those of low blows among them, and `agreed` how many of them `sharp` would have made.
    """

    called: int
    expected: float
    luck: float
    moves: int
    agreed: int
    lost: float


class TurningPoint(NamedTuple):
    """What changed much for a seat: its luck (`value` below 0: it was unlucky), or its mistake (`value` below 0)."""

    turn: int
    round: int
    seat: int
    kind: Kind
    value: float


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game; `turning_points` in the order of the turns."""

    seats: tuple[ReviewedSeat, ...]
    turns: tuple[ReviewedTurn, ...]
    turning_points: tuple[TurningPoint, ...]


def review(document: Any) -> Review:
    """Look at a finished game again, by its record (`duckcover-record/1`). Some milliseconds for each turn of a seat.

    Raises: RecordMalformed, RecordMismatch for a record that the rules do not make.
    """
    rounds = replay(document).rounds
    seats = len(rounds[0].score.scores)
    turns: list[ReviewedTurn] = []
    before = (0,) * seats
    for number, played in enumerate(rounds, 1):
        turns += review_round(played, number, before)
        before = tuple(map(sum, zip(before, played.score.scores, strict=True)))
    by_seat = tuple(_seat(turns, seat) for seat in range(seats))
    return Review(by_seat, tuple(turns), turning_points(turns))


def review_round(played: ReplayedRound, number: int, before: Sequence[int]) -> Iterator[ReviewedTurn]:
    """The turns of one round; `before`: the totals of the rounds before it, by seat."""
    state = played.opened
    for turn in played.turns:
        yield _turn(state, turn, number, before)
        state = turn.after


def _turn(state: RoundState, turn: ReplayedTurn, number: int, before: Sequence[int]) -> ReviewedTurn:
    state = replace(state, totals=tuple(before) if number == ROUNDS else ())
    card, deck = turn.outcome.card, turn.after.draw_deck
    opened = next_turn(state, lambda _number, _pile: (card, *deck))
    chances, luck = draws(state, opened)
    return ReviewedTurn(
        number=turn.number,
        round=number,
        splashes=tuple(total + shown for total, shown in zip(before, _showing(turn.after), strict=True)),
        called=seats_asked(opened) if turn.outcome.phase == MOVE else (),
        chances=chances,
        luck=luck,
        moves=tuple(_judged(opened, seat, move) for seat, move in turn.outcome.moves),
    )


def _showing(state: RoundState) -> tuple[int, ...]:
    """What each seat would score now, or what its cards show once it has placed what it has got (V6b)."""
    if not state.received:
        return score_round(state.rules, state.grids).scores
    shown = ([*grid.tops().values(), gift.stack[-1]] for grid, gift in zip(state.grids, state.received, strict=True))
    return tuple(sum(map(state.rules.visible_value, cards)) for cards in shown)


def _judged(opened: RoundState, seat: int, move: Move) -> ReviewedMove:
    judgement = sharp.judge(observe(opened, seat), move)
    return ReviewedMove(seat, move, judgement.best, _points(opened, judgement.loss))


def draws(state: RoundState, opened: RoundState) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """(chances, luck) of a draw by seat; `state` is the round before it, `opened` after it.

    Each card of the draw deck, or of the Captain pile that became one, is as likely: over all of them, the luck of a
    seat comes to 0. The worth of a call is `sharp`'s, from what the seat saw before the draw.
    """
    seats = range(len(opened.grids))
    if state.received:
        return (0.0,) * len(seats), (0.0,) * len(seats)
    pool = state.draw_deck or state.captain_pile
    worth = [sharp.gains(observe(state, seat)) for seat in seats]
    by_card = {card: _worth(state, card, worth) for card in set(pool)}
    drawn = by_card[opened.open.card] if opened.open else {}
    chances = [Fraction(sum(seat in by_card[card] for card in pool), len(pool)) for seat in seats]
    means = [fmean(by_card[card].get(seat, 0.0) for card in pool) for seat in seats]
    luck = (_points(opened, drawn.get(seat, 0.0) - mean) for seat, mean in enumerate(means))
    return tuple(round(float(chance), DIGITS) for chance in chances), tuple(luck)


def _worth(state: RoundState, card: Card, worth: Sequence[dict[int, float]]) -> dict[int, float]:
    """What a card would be worth to the seats that it calls, by these; a low blow calls nobody."""
    opened = draw(replace(state, draw_deck=(card,)), lambda _number, pile: pile)
    if opened.open is None or opened.open.phase == GIVE:
        return {}
    called = {seat: card_to_move(opened, seat) for seat in seats_asked(opened)}
    return {seat: worth[seat][number] for seat, number in called.items() if number is not None}


def _points(state: RoundState, splashes: float) -> float:
    """A value of `sharp` in points of the round."""
    return round(splashes / sharp.scale_of(state.rules), DIGITS) + 0.0  # no -0.0


def _seat(turns: Sequence[ReviewedTurn], seat: int) -> ReviewedSeat:
    moves = [move for turn in turns for move in turn.moves if move.seat == seat]
    return ReviewedSeat(
        called=sum(seat in turn.called for turn in turns),
        expected=round(sum(turn.chances[seat] for turn in turns), DIGITS),
        luck=round(sum(turn.luck[seat] for turn in turns), DIGITS),
        moves=len(moves),
        agreed=sum(move.agrees for move in moves),
        lost=round(sum(move.loss for move in moves), DIGITS),
    )


def turning_points(turns: Sequence[ReviewedTurn]) -> tuple[TurningPoint, ...]:
    """The greatest changes for a seat, whether by a move or by a card, in the order of the turns."""
    found = [point for turn in turns for point in _points_of(turn) if abs(point.value) >= LEAST]
    greatest = sorted(found, key=lambda point: (-abs(point.value), point))[:TURNING_POINTS]
    return tuple(sorted(greatest))


def _points_of(turn: ReviewedTurn) -> Iterator[TurningPoint]:
    for move in turn.moves:
        yield TurningPoint(turn.number, turn.round, move.seat, "mistake", -move.loss)
    for seat, luck in enumerate(turn.luck):
        yield TurningPoint(turn.number, turn.round, seat, "lucky" if luck > 0 else "unlucky", luck)
