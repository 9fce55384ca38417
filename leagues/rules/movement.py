"""Who plays in which division of the next season (LEAGUES.md LM)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from leagues.rules.errors import BadFormat

Fill: TypeAlias = Literal["from_below", "reprieve"]


@dataclass(frozen=True, slots=True)
class Finisher:
    """An entry in the final order of its division, and whether it plays the next season."""

    entry: str
    returns: bool = True


@dataclass(slots=True)
class Division:
    """A division of the next season: its parts stand in the order of its seeding."""

    came_down: list[str] = field(default_factory=list)
    stayed: list[str] = field(default_factory=list)
    spared: list[str] = field(default_factory=list)
    came_up: list[str] = field(default_factory=list)
    filled: list[str] = field(default_factory=list)

    def entries(self) -> list[str]:
        """Everybody, in the order of the seeding."""
        return [*self.came_down, *self.stayed, *self.spared, *self.came_up, *self.filled]


@dataclass(frozen=True, slots=True)
class Moves:
    """How divisions exchange entries: so many go up and down, each has `size`, and `fill` says who takes vacancies.

    Raises: BadFormat.
    """

    up: int
    down: int
    size: int
    fill: Fill = "from_below"
    preferred: int = 4

    def __post_init__(self) -> None:
        if min(self.up, self.down) < 0 or self.size < 2 or self.fill not in ("from_below", "reprieve"):
            raise BadFormat(f"divisions cannot move by {self}")


def next_divisions(
    divisions: Sequence[Sequence[Finisher]], moves: Moves, newcomers: Sequence[str] = ()
) -> list[list[str]]:
    """The divisions of the next season, from the top, each in the order of its seeding.

    Newcomers come in the order of their coming: first to the lowest division, then to new ones.
    """
    following = [Division() for _ in divisions]
    for tier, order in enumerate(divisions):
        up = {each.entry for each in [each for each in order if each.returns][: moves.up]} if tier else set()
        below = order[-moves.down :] if moves.down and tier + 1 < len(divisions) else []
        down = {each.entry for each in below} - up
        for entry in (each.entry for each in order if each.returns):
            if entry in up:
                following[tier - 1].came_up.append(entry)
            elif entry in down:
                following[tier + 1].came_down.append(entry)
            else:
                following[tier].stayed.append(entry)
    for tier, division in enumerate(following[:-1]):
        _fill(division, following[tier + 1], moves)
    return _with_newcomers([division.entries() for division in following], moves, newcomers)


def _fill(division: Division, below: Division, moves: Moves) -> None:
    """Give the vacancies of a division to those whom `fill` names, as far as there are any (LM2)."""
    sources = [(below.stayed, division.filled), (below.came_up, division.filled)]
    reprieve = (below.came_down, division.spared)
    for source, target in [reprieve, *sources] if moves.fill == "reprieve" else [*sources, reprieve]:
        while source and len(division.entries()) < moves.size:
            target.append(source.pop(0))


def _with_newcomers(divisions: list[list[str]], moves: Moves, newcomers: Sequence[str]) -> list[list[str]]:
    waiting = list(newcomers)
    if divisions:
        room = max(0, moves.size - len(divisions[-1]))
        divisions[-1] += waiting[:room]
        del waiting[:room]
    made = [waiting[at : at + moves.size] for at in range(0, len(waiting), moves.size)]
    above = (divisions + made)[:-1]
    if made and above and len(made[-1]) < moves.preferred:
        above[-1] += made.pop()
    return divisions + made
