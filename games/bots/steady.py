"""The steady bot: one move ahead, towards few visible splashes and a single stack.

It weighs the own grid after each legal move and takes the lightest. A cover takes a stack away,
which weighs more than what a duck gains, unless the duck brings lonely stacks together again. It gives away the stack
without which its grid is lightest, and places what it gets where the grid stays lightest.
"""

from __future__ import annotations

import random

from games.bots.sight import after_move, visible_cards
from games.rules.grid import Cell, neighbours
from games.rules.moves import MOVE, Move
from games.rules.observation import Observation
from games.rules.variations import RoundRules

PER_STACK = 2.0
"""What a stack weighs beside its splashes: each is one more to cover before the round ends."""

PER_LONELY_STACK = 1.0
"""What a stack without a neighbour weighs: nothing can cover it and it can cover nothing."""

PER_LINK = 0.1
"""What two stacks side by side are worth: one more cover that a later card may allow."""


def choose(observation: Observation, rng: random.Random) -> Move:
    """The legal move that leaves the lightest grid; `rng` decides between equals."""
    visible = visible_cards(observation)
    weigh = weight if observation.phase == MOVE else burden
    after = (after_move(visible, move, observation.called_card) for move in observation.legal_moves)
    weights = dict(zip(observation.legal_moves, (weigh(observation.rules, cards) for cards in after), strict=True))
    lightest = min(weights.values())
    return rng.choice([move for move, heavy in weights.items() if heavy == lightest])


def weight(rules: RoundRules, visible: dict[Cell, int]) -> float:
    """How far a grid is from a good end, lower is better; `visible` is its cards by cell."""
    if len(visible) == 1:
        return float(rules.lone_value(*visible.values()))
    return burden(rules, visible)


def burden(rules: RoundRules, visible: dict[Cell, int]) -> float:
    """The same for a grid in a low blow, where a single stack ends nothing (V6b)."""
    links = [sum(near in visible for near in neighbours(cell)) for cell in visible]
    return (
        sum(map(rules.visible_value, visible.values()))
        + PER_STACK * len(visible)
        + PER_LONELY_STACK * links.count(0)
        - PER_LINK * sum(links) / 2
    )
