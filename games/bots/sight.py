"""What every bot sees of its own grid, and what a move would make of it."""

from __future__ import annotations

from games.rules.cards import DUCKS
from games.rules.grid import Cell
from games.rules.moves import Move
from games.rules.observation import Observation


def visible_cards(observation: Observation) -> dict[Cell, int]:
    """The visible cards of the bot's own seat by cell."""
    if observation.seat is None:
        return {}
    own = observation.grids[observation.seat]
    return {Cell(stack.row, stack.col): stack.card for stack in own}


def after_move(visible: dict[Cell, int], move: Move, card: int | None) -> dict[Cell, int]:
    """The visible cards after a move: the called one on top of whatever was there, one fewer or more in a low blow.

    `card` is the one that moves. Who weighs a place before there is a gift knows none: a duck is as good as another.
    """
    after = {cell: visible[cell] for cell in visible if cell != move.source}
    if move.target is not None:
        after[move.target] = DUCKS[0] if card is None else card
    return after
