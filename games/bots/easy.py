"""The easy bot: a beginner, who looks at the splashes of single cards and not at the grid.

It makes the mistakes that people make in their first games. It lays no card on one with fewer splashes, because that
looks like a loss: only when few stacks are left it sees that each cover takes one away. Else it covers the most
splashes beside the called stack. A stack that covers nothing ducks by the shortest way to the neighbour with the most
splashes, whatever it leaves alone. It does not know which cards are still in the deck, and looks at no other seat.
"""

from __future__ import annotations

import random

from games.bots.sight import visible_cards
from games.rules.grid import Cell, neighbours
from games.rules.moves import COVER, GIVE, Move
from games.rules.observation import Observation
from games.rules.variations import RoundRules

FEW_STACKS = 4
"""With so many or fewer it covers whatever it can."""


def choose(observation: Observation, rng: random.Random) -> Move:
    """The legal move that looks best; `rng` decides between equals."""
    visible = visible_cards(observation)
    looks = [_looks(observation, visible, move) for move in observation.legal_moves]
    best = max(looks)
    return rng.choice([move for move, look in zip(observation.legal_moves, looks, strict=True) if look == best])


def _looks(observation: Observation, visible: dict[Cell, int], move: Move) -> tuple[int, int, int]:
    """How good a move looks, higher is better: its kind, the splashes in question, and how near it is."""
    rules = observation.rules
    if move.action == COVER and move.source is not None and move.target is not None:
        gain = rules.visible_value(visible[move.target])
        loses = gain < rules.visible_value(visible[move.source]) and len(visible) > FEW_STACKS
        return (0 if loses else 2), gain, 0
    if move.action == GIVE and move.source is not None:
        return 1, rules.visible_value(visible[move.source]), 0
    return 1, _highest_beside(rules, visible, move), -_way(move)


def _highest_beside(rules: RoundRules, visible: dict[Cell, int], move: Move) -> int:
    """The most splashes beside the cell that a stack ducks or is placed to."""
    if move.target is None:
        return 0
    near = [visible[cell] for cell in neighbours(move.target) if cell in visible and cell != move.source]
    return max(map(rules.visible_value, near), default=0)


def _way(move: Move) -> int:
    """How many cells a stack goes; 0 for one that comes from another seat."""
    if move.source is None or move.target is None:
        return 0
    return abs(move.source.row - move.target.row) + abs(move.source.col - move.target.col)
