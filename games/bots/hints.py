"""What a bot would do and why: the reasons are differences of what it weighs, so none is said that did not count.

A bot takes the move with the least weight. Its reasons compare that move with the next best one, the lightest of those
that weigh more. Each weight is a sum of terms, so the terms' differences add up to the difference in weight: what is
in favour of the move is a reason, the most first.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from games import bots
from games.bots import sharp, steady
from games.bots.sight import after_move, visible_cards
from games.rules.grid import Cell, neighbours
from games.rules.moves import COVER, DUCK, GIVE, MOVE, Move, NothingToMove
from games.rules.observation import Observation

LEVELS = ("steady", "sharp")
"""Whose hints there are; `easy` makes the mistakes of beginners."""

NOTABLE = 0.05
"""What gains fewer splashes is no reason, unless there is no better one."""

HARDLY_CALLED = 0.5
"""A card with no more expected calls is hardly called any more."""

CLOSE = 0.1
"""A move that is worse by fewer splashes is almost as good."""

SEED = 0
"""Of what decides between equals: a hint is the same whenever it is asked for."""

_EQUAL = 1e-9

Figure: TypeAlias = int | float

CODES = (
    *("only_move", "ends_round", "covers", "hardly_called", "no_cover", "beside", "gives"),
    *("fewer_splashes", "fewer_stacks", "more_callable", "fewer_alone", "alone_callable", "fewer_groups"),
    *("more_neighbours", "callable_neighbours", "next_cover", "next_call"),
    *("round_longer", "round_shorter", "not_yet", "close", "equal"),
)
"""What a reason can be; those of the first line are of the move itself, the others compare it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for a move: its code, its figures, and what it gains over the next best move, in splashes.

    The figures of a comparison are `this`, what it is after the move, and `other`, after the next best one; of what the
    next call adds only the difference is known. `gain` is None for what the move does by itself.
    """

    code: str
    figures: Mapping[str, Figure] = field(default_factory=dict)
    gain: float | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """What a bot would do; `other` is the next best move and `margin` how much worse it is, in splashes.

    Both are None where no other move weighs more.
    """

    level: str
    move: Move
    reasons: tuple[Reason, ...]
    other: Move | None
    margin: float | None


class Term(NamedTuple):
    """A part of a weight: the reason that it is where it is less, and the figure that people understand."""

    code: str
    weight: float
    figure: Figure


Terms: TypeAlias = Sequence[Sequence[Term]]
"""Terms that go against each other stand together, and count as one."""


def hint(level: str, observation: Observation) -> Hint:
    """What the bot of this level does, and why; the same for equal observations.

    Raises: NothingToMove when the seat of the observation has no move, KeyError for another level.
    """
    if not observation.legal_moves:
        raise NothingToMove(observation.call, observation.seat)
    sight = SIGHTS[level](observation)
    move = bots.choose(level, observation, random.Random(SEED))  # noqa: S311 - reproducible on purpose
    least = sight.weights[move]
    heavier = {each: weight for each, weight in sight.weights.items() if weight > least + _EQUAL}
    other = min(heavier, key=heavier.__getitem__, default=None)
    margin = None if other is None else heavier[other] - least
    reasons = [*sight.deeds(move), *sight.comparison(move, other, margin)]
    if margin is not None and margin < CLOSE:
        reasons.append(Reason("close"))
    equals = len(sight.weights) - len(heavier) - 1
    if equals:
        reasons.append(Reason("equal", {"moves": equals}))
    return Hint(level, move, tuple(reasons), other, None if margin is None else round(margin, 2))


class Sight:
    """What a bot weighs: the weights of its moves, and the terms of each."""

    weights: Mapping[Move, float]

    def __init__(self, observation: Observation) -> None:
        self.seen = observation
        self.visible = visible_cards(observation)

    def terms(self, move: Move) -> Terms:
        """The terms of the weight of a move that leaves more than one stack."""
        raise NotImplementedError

    def end(self, move: Move) -> Mapping[str, Figure]:
        """What is known of the end of the round that a move brings about."""
        return {"score": self.seen.rules.lone_value(*self.after(move).values())}

    def hardly_called(self, _card: int) -> Mapping[str, Figure] | None:
        """How many cards that call a card are left, if they are few; None also where the bot does not look."""
        return None

    def after(self, move: Move) -> dict[Cell, int]:
        """The visible cards after a move."""
        return after_move(self.visible, move, self.seen.called_card)

    def ends(self, move: Move) -> bool:
        """Whether a move ends the round (E1, V6b)."""
        return self.seen.phase == MOVE and len(self.after(move)) == 1

    def deeds(self, move: Move) -> list[Reason]:
        """What a move does by itself."""
        found = [Reason("only_move")] if len(self.seen.legal_moves) == 1 else []
        if self.ends(move):
            return [*found, Reason("ends_round", self.end(move))]
        if move.action == COVER and move.target is not None:
            return [*found, *self._cover(self.visible[move.target])]
        if move.action == GIVE and move.source is not None:
            return [*found, Reason("gives", self._worth(self.visible[move.source]))]
        if move.action == DUCK and all(each.action != COVER for each in self.seen.legal_moves):
            found.append(Reason("no_cover"))
        return [*found, Reason("beside", {"stacks": self._beside(move)})]

    def _cover(self, card: int) -> list[Reason]:
        calls = self.hardly_called(card)
        return [Reason("covers", self._worth(card)), *([Reason("hardly_called", calls)] if calls else [])]

    def _worth(self, card: int) -> dict[str, Figure]:
        return {"card": card, "splashes": self.seen.rules.visible_value(card)}

    def _beside(self, move: Move) -> int:
        """How many stacks lie beside one after its move."""
        after = self.after(move)
        return 0 if move.target is None else sum(near in after for near in neighbours(move.target))

    def comparison(self, move: Move, other: Move | None, margin: float | None) -> list[Reason]:
        """Why a move is better than another."""
        if other is None or self.ends(move):
            return []
        if self.ends(other):
            return [Reason("not_yet", self.end(other), None if margin is None else round(margin, 2))]
        gains = [each for each in map(_gain, self.terms(move), self.terms(other)) if each is not None]
        gains.sort(key=lambda reason: -(reason.gain or 0))
        return [reason for reason in gains if (reason.gain or 0) >= NOTABLE] or gains[:1]


def _gain(these: Sequence[Term], others: Sequence[Term]) -> Reason | None:
    """The reason in a group of terms: the term that gains the most, with the gain of the whole group; None without."""
    gain = sum(term.weight for term in others) - sum(term.weight for term in these)
    if gain <= _EQUAL:
        return None
    this, other = max(zip(these, others, strict=True), key=lambda pair: pair[1].weight - pair[0].weight)
    figures = {"this": _rounded(this.figure), "other": _rounded(other.figure)}
    if this.code == "next_call":
        figures = {"splashes": _rounded(other.figure - this.figure)}
    return Reason(this.code, figures, round(gain, 2))


def _rounded(figure: Figure) -> Figure:
    return figure if isinstance(figure, int) else round(figure, 2)


class SteadySight(Sight):
    """What `steady` weighs: its own grid after the move."""

    def __init__(self, observation: Observation) -> None:
        super().__init__(observation)
        self.weights = steady.weights(observation)

    def terms(self, move: Move) -> Terms:
        """Each feature by itself."""
        found = steady.features(self.seen.rules, self.after(move))
        worth = steady.Features(*(weight * each for weight, each in zip(steady.WEIGHTS, found, strict=True)))
        return [
            [Term("fewer_splashes", worth.splashes, int(found.splashes))],
            [Term("fewer_stacks", worth.stacks, int(found.stacks))],
            [Term("fewer_alone", worth.lonely, int(found.lonely))],
            [Term("more_neighbours", worth.links, int(found.links))],
        ]


class SharpSight(Sight):
    """What `sharp` weighs: all grids by what the deck can still call, and the next call."""

    def __init__(self, observation: Observation) -> None:
        super().__init__(observation)
        self.weights = sharp.weights(observation)
        self.prospect = sharp.prospect_of(observation)

    def end(self, move: Move) -> Mapping[str, Figure]:
        """The score, and the mean of what the others show now; in the last round the totals, own and best other."""
        end, prospect = dict(super().end(move)), self.prospect
        if prospect.standing is None or self.seen.seat is None:
            return {**end, "others": round(prospect.others_now / prospect.scale, 2)}
        before = self.seen.totals[self.seen.seat]
        best = before + round(prospect.standing.best_now / prospect.scale)
        return {**end, "total": before + end["score"], "best": best}

    def hardly_called(self, card: int) -> Mapping[str, Figure] | None:
        """How many of the cards that call a card are left in the draw deck, as far as can be seen."""
        calls = sharp.calls(self.prospect, card, max(self.visible.values()), self.prospect.left)
        copies = self.seen.rules.captain_cards().count(card)
        if calls > HARDLY_CALLED:
            return None
        return {"card": card, "left": round(self.prospect.left[card], 2), "copies": copies}

    def terms(self, move: Move) -> Terms:
        """The features by what people see of them; what the next call adds stands beside the chance of a cover."""
        found = sharp.features(self.prospect, sharp.cards_after(self.seen, move), self.prospect.left)
        worth = sharp.Features(*(weight * each for weight, each in zip(sharp.WEIGHTS, found, strict=True)))
        splashes = sum(map(self.seen.rules.visible_value, self.after(move).values()))
        longer = self._longer(move)
        ahead = self.weights[move] - sum(worth) - longer.weight
        return [
            [Term("fewer_splashes", sum(worth[:4]), splashes)],
            [Term("fewer_stacks", worth.stacks, int(found.stacks)), Term("more_callable", worth.live, found.live)],
            [
                Term("fewer_alone", worth.lonely, int(found.lonely)),
                Term("alone_callable", worth.live_lonely, found.live_lonely),
            ],
            [Term("fewer_groups", worth.parts, int(found.parts) + 1)],
            [
                Term("more_neighbours", worth.links, int(found.links)),
                Term("callable_neighbours", worth.live_links, found.live_links),
            ],
            [Term("next_cover", worth.covers, round(100 * found.covers)), Term("next_call", ahead, ahead)],
            [longer],
        ]

    def _longer(self, move: Move) -> Term:
        """What the move does to the length of the last round (E2), by the chance that no other seat can play a card."""
        standing, after = self.prospect.standing, sharp.cards_after(self.seen, move)
        behind = standing.behind if standing else 0.0
        chance = sharp.called_alone(self.prospect, after, self.prospect.left)
        code = "round_longer" if behind > 0 else "round_shorter"
        return Term(code, -sharp.TO_GO_ON * behind * chance, round(100 * chance))


SIGHTS: Mapping[str, Callable[[Observation], Sight]] = MappingProxyType({"steady": SteadySight, "sharp": SharpSight})
