"""The easy bot: any legal move, all equally likely."""

from __future__ import annotations

import random

from games.rules.moves import Move
from games.rules.observation import Observation


def choose(observation: Observation, rng: random.Random) -> Move:
    """One of the legal moves, of which there is at least one."""
    return rng.choice(observation.legal_moves)
