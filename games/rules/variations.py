"""The one place that knows what a round's set of rules changes (RULES.md V)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from games.rules.cards import DUCKS, MAX, REPEAT, SPLASHES, Call, Card
from games.rules.errors import SeatsOutOfRange, UnknownRule, UnknownRulesVersion
from games.rules.grid import Cell, Grid

RULES_VERSION = 1
"""What new games pin."""

VERSIONS = frozenset({RULES_VERSION})
"""The versions that can be played: a game keeps to the one that it started with."""

SEATS = range(2, 8)
ROUNDS = 3
PLAYABLE: frozenset[str] = frozenset()

_CAPTAIN_CARDS: tuple[Card, ...] = (*(duck for duck in DUCKS for _ in "ab"), MAX, REPEAT)


@dataclass(frozen=True, slots=True)
class RoundRules:
    """What holds in a round that is played with these rules; made by `round_rules`."""

    names: frozenset[str] = frozenset()
    version: int = RULES_VERSION

    def captain_cards(self) -> tuple[Card, ...]:
        """The captain cards of a round in FAIRNESS.md's order before the shuffle (S3)."""
        return _CAPTAIN_CARDS

    def discard_limit(self, seats: int) -> int:
        """How many cards in the Discard area end the round (E2).

        Raises: SeatsOutOfRange.
        """
        if seats not in SEATS:
            raise SeatsOutOfRange(seats)
        return 11 - seats

    def repeated_call(self, last: Call) -> Call:
        """What Repeat calls right after a card that was played for this call (Q3, Q4, Q6)."""
        return last

    def called_cells(self, grid: Grid, call: Call) -> tuple[Cell, ...]:
        """The cells whose stack is called, in ascending order (T2); none means a quack (T3)."""
        if call is None:
            return ()
        number = max([stack[-1] for stack in grid.values()]) if call == MAX else call
        return tuple(sorted([cell for cell, stack in grid.items() if stack[-1] == number]))

    def visible_value(self, card: int) -> int:
        """What a visible card adds to the score of a seat with several stacks (C1)."""
        return SPLASHES[card]

    def lone_value(self, card: int) -> int:
        """The score of a seat whose only stack has this card on top (C2)."""
        return -SPLASHES[card]


def check_version(version: int) -> None:
    """Answer nothing for a version of the rules that is played here. Raises: UnknownRulesVersion."""
    if version not in VERSIONS:
        raise UnknownRulesVersion(version, ", ".join(map(str, sorted(VERSIONS))))


def round_rules(names: Iterable[str], version: int = RULES_VERSION) -> RoundRules:
    """The rules of a round that carries these variations, in any order, in the version that its game pins.

    Raises: UnknownRulesVersion, UnknownRule for a name that this version cannot play.
    """
    check_version(version)
    chosen = frozenset(names)
    for name in sorted(chosen - PLAYABLE, key=str):
        raise UnknownRule(name)
    return RoundRules(chosen, version)
