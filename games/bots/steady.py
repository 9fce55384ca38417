"""The steady bot: one move ahead, towards few visible splashes and a single stack.

It weighs the own grid after each legal move and takes the lightest. A cover takes a stack away,
which weighs more than what a duck gains, unless the duck brings lonely stacks together again. It gives away the stack
without which its grid is lightest, and places what it gets where the grid stays lightest.
"""

from __future__ import annotations

import random
from operator import mul
from typing import NamedTuple

from games.bots.sight import after_move, visible_cards
from games.rules.grid import Cell, neighbours
from games.rules.moves import MOVE, Move
from games.rules.observation import Observation
from games.rules.variations import RoundRules


class Features(NamedTuple):
    """What of a grid foretells its end; `Features` of weights say what each is worth, in splashes."""

    splashes: float
    stacks: float
    """Each is one more to cover before the round ends."""
    lonely: float
    """Stacks without a neighbour: nothing can cover them and they can cover nothing."""
    links: float
    """Two stacks side by side: one more cover that a later card may allow."""


WEIGHTS = Features(splashes=1.0, stacks=2.0, lonely=1.0, links=-0.1)


def choose(observation: Observation, rng: random.Random) -> Move:
    """The legal move that leaves the lightest grid; `rng` decides between equals."""
    weighed = weights(observation)
    lightest = min(weighed.values())
    return rng.choice([move for move, heavy in weighed.items() if heavy == lightest])


def weights(observation: Observation) -> dict[Move, float]:
    """The weight of the grid after each legal move, lower is better."""
    visible = visible_cards(observation)
    weigh = weight if observation.phase == MOVE else burden
    after = (after_move(visible, move, observation.called_card) for move in observation.legal_moves)
    return dict(zip(observation.legal_moves, (weigh(observation.rules, cards) for cards in after), strict=True))


def weight(rules: RoundRules, visible: dict[Cell, int]) -> float:
    """How far a grid is from a good end, lower is better; `visible` is its cards by cell."""
    if len(visible) == 1:
        return float(rules.lone_value(*visible.values()))
    return burden(rules, visible)


def burden(rules: RoundRules, visible: dict[Cell, int]) -> float:
    """The same for a grid in a low blow, where a single stack ends nothing (V6b)."""
    return float(sum(map(mul, WEIGHTS, features(rules, visible))))


def features(rules: RoundRules, visible: dict[Cell, int]) -> Features:
    """The features of a grid."""
    links = [sum(near in visible for near in neighbours(cell)) for cell in visible]
    return Features(sum(map(rules.visible_value, visible.values())), len(visible), links.count(0), sum(links) / 2)
