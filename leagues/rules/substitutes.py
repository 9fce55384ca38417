"""Who is asked to take an abandoned seat, and in which order (LEAGUES.md LX1, LX2)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from leagues.rules.pairing import Pair

ASKED_AT_ONCE = 3


@dataclass(frozen=True, slots=True)
class Volunteer:
    """A player of the pool: how often it has served, and its place in the latest lots."""

    player: str
    services: int
    lot: int


def next_asked(
    pool: Sequence[Volunteer], at_table: Collection[str], blocked: Collection[Pair], asked: Collection[str] = ()
) -> tuple[str, ...]:
    """The next three to be asked: the fewest services first, then the lot.

    `at_table` are all who sit or have sat there; nobody comes to a table twice, nor to one with somebody they are
    blocked with. `asked` have been asked for this seat before. None left: the bot plays on.
    """
    free = [
        each
        for each in pool
        if each.player not in at_table
        and each.player not in asked
        and all(frozenset((each.player, other)) not in blocked for other in at_table)
    ]
    ordered = sorted(free, key=lambda each: (each.services, each.lot, each.player))
    return tuple(each.player for each in ordered[:ASKED_AT_ONCE])
