"""The sharp bot: it weighs all grids by what is still to come, and looks at every next call.

A grid is weighed by its splashes and stacks, by how many of them the draw deck can still call, by what stands alone or
apart, and by what the next card could cover, all from the expected copies of each card (`odds`). What it shows weighs
more when the round is about to end. The weights are those with which a grid foretells by how much its seat will be
behind the others at the end of a round: by least squares over rounds that the bot played against itself and `steady`
(docs/bots.md).

Of the moves that leave the lightest grids it takes the one that is best on average after the next call and the best
cover for it. A single stack ends the round: it counts what it is worth against what the others show.

In the last round the totals decide (F1, F2): a single stack counts against the total of the best of the others, ties
included. Who is behind there likes cards that it alone shows, as a card that nobody can play is discarded and brings
the end nearer (P2, E2); who is ahead likes to be rid of them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from operator import add, mul
from statistics import fmean
from typing import NamedTuple, TypeAlias

from games.bots.odds import cards_to_draw, copies_left
from games.bots.sight import after_move, visible_cards
from games.rules.cards import DUCKS, MAX, SPLASHES
from games.rules.grid import Cell
from games.rules.moves import MOVE, Move
from games.rules.observation import Observation, VisibleStack
from games.rules.variations import RoundRules


class Features(NamedTuple):
    """What of a grid foretells its end; `Features` of weights say what each is worth, in splashes."""

    splashes: float
    splashes_by_discards: float
    """Times the discards that are left: there is time to cover."""
    splashes_at_the_end: float
    """Again, when another seat has two stacks left."""
    splashes_at_the_last_discards: float
    """Again, when two discards or fewer are left."""
    stacks: float
    live: float
    """Stacks that the deck can still call, each by the expected number of calls, at most 1."""
    lonely: float
    """Stacks without a neighbour."""
    live_lonely: float
    """Those that can still come to others by a duck."""
    parts: float
    """Groups of stacks that hang together, but one."""
    links: float
    """Two stacks side by side."""
    live_links: float
    """Those of which one can still be called."""
    covers: float
    """The probability that the next card allows a cover."""


WEIGHTS = Features(
    splashes=0.246,
    splashes_by_discards=-0.0116,
    splashes_at_the_end=0.191,
    splashes_at_the_last_discards=0.079,
    stacks=2.82,
    live=-1.47,
    lonely=0.68,
    live_lonely=-1.42,
    parts=0.40,
    links=-0.156,
    live_links=-0.180,
    covers=-6.1,
)

HAVING_MOVED = 0.49
"""What the others are still to gain in this turn, in which the seat has moved."""

CERTAIN = 2.0
"""In the last round a splash of difference at the end of the game counts as so many that are only expected."""

TO_GO_ON = 1.0
"""In the last round: what a seat gains when the next card cannot be discarded, for each splash that it is behind."""

LOOKED_AT = 6
"""How many moves are looked at one call further."""
LAST_DISCARDS = 2
FEW_STACKS = 2

_EQUAL = 1e-9
"""Weights that differ by less are equal: sums of the same numbers in another order."""

_ROW = 1 << 24
"""A cell as a number, `row * _ROW + col`: neighbours are one or `_ROW` away."""

Cards: TypeAlias = Mapping[int, int]
"""The visible cards by their cell as a number."""


class Standing(NamedTuple):
    """How a seat stands in the last round, in splashes; its own total before the round counts as 0.

    `behind`: by how much it is behind the best of the others, as the burdens foretell the end of the game. `best` is
    what that other is expected to have in the end, `best_now` the best total of the others if the round ended now.
    `shown` are the cards that the others show.
    """

    behind: float
    best: float
    best_now: float
    shown: frozenset[int]


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a seat can expect of the round; all weights are in splashes.

    `value` is what a visible card counts, `left` how many copies of it the draw deck holds, `left_max` how many Max
    that would call it as the highest; all by duck from 0 to 12. `deck` is how many cards these are among. `others` and
    `others_now` are the mean burden of the other seats and the mean of what they show, `discards` the discards that
    are left, and `fewest` the stacks of that other seat which has the fewest. `standing` is None but in the last round.
    """

    rules: RoundRules
    scale: float
    value: tuple[float, ...]
    left: tuple[float, ...]
    left_max: tuple[float, ...]
    deck: int
    discards: int
    fewest: int
    others: float
    others_now: float
    standing: Standing | None = None


def choose(observation: Observation, rng: random.Random) -> Move:
    """The legal move that is best after the next call; `rng` decides between equals."""
    weighed = weights(observation)
    best = min(weighed.values()) + _EQUAL
    return rng.choice([move for move, weight in weighed.items() if weight <= best])


class Judgement(NamedTuple):
    """What the bot would have played, and how much more that is worth to it than what was played, in splashes."""

    best: Move
    loss: float


def judge(observation: Observation, played: Move) -> Judgement:
    """Compare a legal move with the bot's own: `played` itself, without a loss, where it is as good.

    Of equals the first legal one is named. The bot looks at a few moves only; one that it has not looked at and that is
    better after the next call is no loss either.
    """
    weighed = weights(observation)
    least = min(weighed.values())
    if weighed.get(played, least + 1) <= least + _EQUAL:
        return Judgement(played, 0.0)
    best = next(move for move in observation.legal_moves if weighed.get(move, least + 1) <= least + _EQUAL)
    weight = weighed[played] if played in weighed else weights(observation, [played])[played]
    return Judgement(best, max(weight - least, 0.0))


def gains(observation: Observation) -> dict[int, float]:
    """What it would be worth to be called now, in splashes: by how much the best cover lightens the own grid.

    By the visible cards; 0 for a stack that has nothing to cover, or nothing that it would be better on. The seat has
    two stacks or more.
    """
    prospect, visible = prospect_of(observation), visible_cards(observation)
    cards = {_place(cell): card for cell, card in visible.items()}
    return {card: _gain(prospect, cards, card) for card in set(cards.values())}


def _gain(prospect: Prospect, cards: Cards, called: int) -> float:
    """What the best cover gains once this card has been drawn."""
    left = _without(prospect.left, called)
    answers = [_weight(prospect, after, left) for after in _covers(cards, called)]
    return max(_weight(prospect, cards, left) - min(answers), 0.0) if answers else 0.0


def weights(observation: Observation, moves: Sequence[Move] = ()) -> dict[Move, float]:
    """The weight of the moves that the bot looks at, lower is better: the expected lead of the others, in splashes.

    With `moves` the weights of these legal ones.
    """
    prospect = prospect_of(observation)
    grids = {move: cards_after(observation, move) for move in moves or observation.legal_moves}
    if observation.phase != MOVE:  # a single stack ends nothing then (V6b)
        return {move: _burden(prospect, cards, prospect.left) for move, cards in grids.items()}
    first = {move: _weight(prospect, cards, prospect.left) for move, cards in grids.items()}
    lightest = moves or sorted(first, key=first.__getitem__)[:LOOKED_AT]
    return {move: _weight_after_a_call(prospect, grids[move], first[move]) for move in lightest}


def scale_of(rules: RoundRules) -> float:
    """How many splashes a point of the score is: fewer than one where numbers count (V1)."""
    return sum(SPLASHES.values()) / sum(map(rules.visible_value, DUCKS))


def cards_after(observation: Observation, move: Move) -> Cards:
    """The visible cards of the seat after a move."""
    after = after_move(visible_cards(observation), move, observation.called_card)
    return {_place(cell): card for cell, card in after.items()}


def prospect_of(observation: Observation) -> Prospect:
    """What the seat of an observation can expect."""
    rules, copies = observation.rules, copies_left(observation)
    scale = scale_of(rules)
    value = (0.0, *(scale * rules.visible_value(duck) for duck in DUCKS))
    max_calls = 0.0 if rules.is_low_blow(MAX) else copies.get(MAX, 0.0)
    alone = Prospect(
        rules=rules,
        scale=scale,
        value=value,
        left=(0.0, *(copies.get(duck, 0.0) for duck in DUCKS)),
        left_max=(0.0, *(max_calls if duck in copies else 0.0 for duck in DUCKS)),
        deck=cards_to_draw(observation),
        discards=observation.discards_remaining,
        fewest=_fewest(observation, observation.seat),
        others=0.0,
        others_now=0.0,
    )
    others = [seat for seat in range(len(observation.grids)) if seat != observation.seat]
    shown = [_cards(observation, seat) for seat in others]
    weighed = [
        _burden(replace(alone, fewest=_fewest(observation, seat)), cards, alone.left)
        for seat, cards in zip(others, shown, strict=True)
    ]
    scores = [scale * rules.score(list(cards.values())) for cards in shown]
    prospect = replace(alone, others=fmean(weighed), others_now=fmean(scores))
    if not observation.totals or observation.seat is None:
        return prospect
    own = _burden(alone, _cards(observation, observation.seat), alone.left)
    before = [scale * (observation.totals[seat] - observation.totals[observation.seat]) for seat in others]
    best = min(map(add, before, weighed))
    best_now = min(map(add, before, scores))
    theirs = frozenset(card for cards in shown for card in cards.values())
    return replace(prospect, standing=Standing(own - best, best, best_now, theirs))


def _cards(observation: Observation, seat: int) -> Cards:
    """The visible cards of any seat."""
    return {_place(stack): stack.card for stack in observation.grids[seat]}


def _fewest(observation: Observation, seat: int | None) -> int:
    """The stacks of that seat beside this one which has the fewest."""
    return min(len(grid) for other, grid in enumerate(observation.grids) if other != seat)


def _weight_after_a_call(prospect: Prospect, cards: Cards, now: float) -> float:
    """The mean over the next calls, each answered with the best cover.

    A stack that is called and can cover nothing stays where it is, which is as good as most ducks. What calls nothing
    leaves the weight as it is: `now`.
    """
    if len(cards) == 1:
        return now
    highest = max(cards.values())
    answered = total = 0.0
    for card in set(cards.values()):
        probability = calls(prospect, card, highest, prospect.left) / prospect.deck
        if probability > 0:
            left = _without(prospect.left, card)
            answers = list(_covers(cards, card)) or [cards]
            total += probability * min([_weight(prospect, after, left) for after in answers])
            answered += probability
    return total / answered if answered > 1 else total + (1 - answered) * now


def _without(left: Sequence[float], card: int) -> list[float]:
    """The copies that are left once one of this card has been drawn."""
    rest = list(left)
    rest[card] = max(0.0, rest[card] - 1)
    return rest


def _covers(cards: Cards, card: int) -> Iterator[Cards]:
    """The grids after each cover by a stack with this card."""
    for source in [place for place, each in cards.items() if each == card]:
        rest = {place: each for place, each in cards.items() if place != source}
        for target in (source - _ROW, source - 1, source + 1, source + _ROW):
            if target in rest:
                yield {**rest, target: card}


def _weight(prospect: Prospect, cards: Cards, left: Sequence[float]) -> float:
    """By how much the seat is behind the others: what a single stack scores for sure, else by the burdens."""
    if len(cards) > 1:
        return _burden(prospect, cards, left) - prospect.others + HAVING_MOVED
    score, standing = prospect.scale * prospect.rules.lone_value(*cards.values()), prospect.standing
    if standing is None:
        return score - prospect.others_now
    needed = standing.best_now + prospect.scale / 2  # a single stack is the fewest cards, and wins ties (F2)
    return CERTAIN * (score - needed) + standing.best - prospect.others


def _burden(prospect: Prospect, cards: Cards, left: Sequence[float]) -> float:
    """How far a grid is from a good end."""
    weight = float(sum(map(mul, WEIGHTS, features(prospect, cards, left))))
    if prospect.standing is None:
        return weight
    return weight - TO_GO_ON * prospect.standing.behind * called_alone(prospect, cards, left)


def called_alone(prospect: Prospect, cards: Cards, left: Sequence[float]) -> float:
    """In the last round: the probability that the next card is a number that the seat alone shows."""
    shown = prospect.standing.shown if prospect.standing else frozenset[int]()
    return sum(left[card] for card in set(cards.values()) - shown) / prospect.deck


def features(prospect: Prospect, cards: Cards, left: Sequence[float]) -> Features:
    """The features of a grid while the deck holds so many copies of each duck."""
    highest = max(cards.values())
    called = {place: calls(prospect, card, highest, left) for place, card in cards.items()}
    likely = {place: number if number < 1 else 1.0 for place, number in called.items()}
    near = {
        place: [other for other in (place - _ROW, place - 1, place + 1, place + _ROW) if other in cards]
        for place in cards
    }
    links = lonely = 0
    live_links = live_lonely = covers = splashes = 0.0
    for place, others in near.items():
        splashes += prospect.value[cards[place]]
        if others:
            covers += called[place]
        else:
            lonely += 1
            live_lonely += likely[place]
        for other in others:
            if other > place:
                links += 1
                chance = likely[place] + likely[other]
                live_links += chance if chance < 1 else 1.0
    return Features(
        splashes,
        splashes * prospect.discards,
        splashes if prospect.fewest <= FEW_STACKS else 0.0,
        splashes if prospect.discards <= LAST_DISCARDS else 0.0,
        len(cards),
        sum(likely.values()),
        lonely,
        live_lonely,
        _parts(near) - 1,
        links,
        live_links,
        covers / prospect.deck,
    )


def calls(prospect: Prospect, card: int, highest: int, left: Sequence[float]) -> float:
    """How many cards of the draw deck call a stack that shows this card (T2, V3)."""
    return left[card] + prospect.left_max[card] if card == highest else left[card]


def _parts(near: Mapping[int, Sequence[int]]) -> int:
    """How many groups of stacks hang together; `near` are the neighbours of each."""
    parts, unseen = 0, set(near)
    while unseen:
        parts, reached = parts + 1, [unseen.pop()]
        for place in reached:
            for other in near[place]:
                if other in unseen:
                    unseen.remove(other)
                    reached.append(other)
    return parts


def _place(cell: Cell | VisibleStack) -> int:
    """A cell as a number."""
    return cell.row * _ROW + cell.col
