"""Players without a person: pure functions from an Observation to a move."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from games.bots import easy, sharp, steady
from games.rules.errors import RulesError
from games.rules.moves import Move, NothingToMove
from games.rules.observation import Observation

LEVELS = ("easy", "steady", "sharp")
"""The weakest first."""

_CHOICES: Mapping[str, Callable[[Observation, random.Random], Move]] = MappingProxyType(
    {"easy": easy.choose, "steady": steady.choose, "sharp": sharp.choose}
)


class UnknownLevel(RulesError):  # noqa: N818 - named like every other error of the rules
    """A name that is no level of bots."""

    reason = "unknown_level"

    def __init__(self, level: object) -> None:
        super().__init__(f"there is no bot {level!r}: {', '.join(LEVELS)}")
        self.level = level


def choose(level: str, observation: Observation, rng: random.Random) -> Move:
    """The move of a bot of this level for the open card; it knows nothing but its arguments.

    The same observation and state of `rng` give the same move.
    Raises: UnknownLevel, NothingToMove when the seat of the observation has no move.
    """
    if level not in _CHOICES:
        raise UnknownLevel(level)
    if not observation.legal_moves:
        raise NothingToMove(observation.call, observation.seat)
    return _CHOICES[level](observation, rng)
