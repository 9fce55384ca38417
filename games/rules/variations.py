"""The one place that knows what a round's set of rules changes (RULES.md V)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from games.rules.cards import DUCKS, MAX, REPEAT, SPLASHES, Call, Card
from games.rules.errors import MisplacedRule, RepeatedRule, SeatsOutOfRange, UnknownRule, UnknownRulesVersion
from games.rules.grid import Cell, Grid

COMPETITION = "competition"
MADNESS = "madness"
CONSTRAINTS = "constraints"
PRESSURE = "pressure"
SURPRISES = "surprises"
LOW_BLOWS = "low_blows"

RULES_VERSION = 3
"""What new games pin."""

_WITHOUT_GIFTS = (COMPETITION, MADNESS, CONSTRAINTS, PRESSURE, SURPRISES)

BY_VERSION: Mapping[int, tuple[str, ...]] = MappingProxyType(
    {1: (), 2: _WITHOUT_GIFTS, 3: (*_WITHOUT_GIFTS, LOW_BLOWS)}
)
"""The versions that can be played, and the variations of each: a game keeps to the version that it started with."""

SEATS = range(2, 8)
ROUNDS = 3
VARIATIONS = BY_VERSION[RULES_VERSION]

_CAPTAIN_CARDS: tuple[Card, ...] = (*(duck for duck in DUCKS for _ in "ab"), MAX, REPEAT)
_CONSTRAINED = frozenset({1, 2, 3})


@dataclass(frozen=True, slots=True)
class RoundRules:
    """What holds in a round that is played with these rules; made by `round_rules`."""

    names: frozenset[str] = frozenset()
    version: int = RULES_VERSION

    def captain_cards(self) -> tuple[Card, ...]:
        """The captain cards of a round in FAIRNESS.md's order before the shuffle (S3, V3)."""
        if CONSTRAINTS not in self.names:
            return _CAPTAIN_CARDS
        return tuple(card for card in _CAPTAIN_CARDS if card not in _CONSTRAINED)

    def surprises(self) -> int:
        """How many of the captain cards are secretly taken out before the round (V5)."""
        return 2 if SURPRISES in self.names else 0

    def discard_limit(self, seats: int) -> int:
        """How many cards in the Discard area end the round (E2).

        Raises: SeatsOutOfRange.
        """
        if seats not in SEATS:
            raise SeatsOutOfRange(seats)
        return 11 - seats

    def is_low_blow(self, card: Card) -> bool:
        """Whether each seat gives a stack away and places another for this card, which calls nothing (V6, V6c)."""
        return card in (MAX, REPEAT) and LOW_BLOWS in self.names

    def repeated_call(self, last: Call) -> Call:
        """What Repeat calls right after a card that was played for this call (Q3, Q4, Q6)."""
        return last

    def called_cells(self, grid: Grid, call: Call) -> tuple[Cell, ...]:
        """The cells whose stack is called, in ascending order (T2, V3); none means a quack (T3)."""
        if call is None:
            return ()
        number = max([stack[-1] for stack in grid.values()]) if call == MAX else call
        if number in _CONSTRAINED and CONSTRAINTS in self.names:
            return ()
        return tuple(sorted([cell for cell, stack in grid.items() if stack[-1] == number]))

    def visible_value(self, card: int) -> int:
        """What a visible card adds to the score of a seat with several stacks (C1, V1)."""
        return card if COMPETITION in self.names else SPLASHES[card]

    def lone_value(self, card: int) -> int:
        """The score of a seat whose only stack has this card on top (C2); `pressure` doubles it (V4)."""
        return -self.visible_value(card) * (2 if PRESSURE in self.names else 1)

    def score(self, visible: Sequence[int]) -> int:
        """The score of a seat that shows these cards: negative, or 0, with a single stack (C2), else positive (C1)."""
        return self.lone_value(visible[0]) if len(visible) == 1 else sum(map(self.visible_value, visible))


def check_version(version: int) -> None:
    """Answer nothing for a version of the rules that is played here. Raises: UnknownRulesVersion."""
    if version not in BY_VERSION:
        raise UnknownRulesVersion(version, ", ".join(map(str, sorted(BY_VERSION))))


def round_rules(names: Iterable[str], version: int = RULES_VERSION) -> RoundRules:
    """The rules of a round that carries these variations, in any order, in the version that its game pins.

    Raises: UnknownRulesVersion, UnknownRule for a name that this version cannot play.
    """
    check_version(version)
    chosen = frozenset(names)
    for name in sorted(chosen.difference(BY_VERSION[version]), key=str):
        raise UnknownRule(name)
    return RoundRules(chosen, version)


def choose_rules(number: int, names: Sequence[str], version: int = RULES_VERSION) -> RoundRules:
    """The rules of round `number` as they are chosen for a new game: a set of variations that make sense there.

    Raises: as `round_rules`; RepeatedRule for a name given twice, MisplacedRule for one of another round (V4a).
    """
    rules = round_rules(names, version)
    for name in names:
        if names.count(name) > 1:
            raise RepeatedRule(name)
    if PRESSURE in rules.names and number != ROUNDS:
        raise MisplacedRule(PRESSURE, number)
    return rules
