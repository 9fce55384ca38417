"""What a round's set of variations changes; the letters name the cases of the rules page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from .fairness import CAPTAIN_CARDS, Shuffles

Card: TypeAlias = int | str

VERSIONS: Mapping[int, tuple[str, ...]] = {
    1: (),
    2: ("competition", "madness", "constraints", "pressure", "surprises"),
    3: ("competition", "madness", "constraints", "pressure", "surprises", "low_blows"),
}
"""The versions of the rules that are played here, and the variations of each."""

SPLASHES: Mapping[int, int] = {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4, 11: 4, 12: 5}
PRESSED_ROUND = 3
SURPRISES = 2
LEFT_OUT = frozenset({1, 2, 3})


@dataclass(frozen=True)
class Rules:
    """What holds in a round with these variations."""

    names: frozenset[str] = frozenset()

    def captain_cards(self) -> tuple[Card, ...]:
        """The captain cards of a round before they are shuffled (V3)."""
        left_out = LEFT_OUT if "constraints" in self.names else ()
        return tuple(card for card in CAPTAIN_CARDS if card not in left_out)

    def is_called(self, number: int) -> bool:
        """Whether a stack with this number on top can be called (V3)."""
        return not ("constraints" in self.names and number in LEFT_OUT)

    def is_low_blow(self, card: Card) -> bool:
        """Whether each seat gives a stack away and places another for this card (V6)."""
        return "low_blows" in self.names and card in ("max", "repeat")

    def score(self, visible: Sequence[int]) -> int:
        """What visible cards are worth: a sum (C1, V1), negative for a lone one (C2), and doubled then (V4)."""
        values = [card if "competition" in self.names else SPLASHES[card] for card in visible]
        if len(values) > 1:
            return sum(values)
        return -values[0] * (2 if "pressure" in self.names else 1)

    def removed(self, shuffles: Shuffles) -> list[Card]:
        """The cards that are secretly taken out before the round (V5)."""
        if "surprises" not in self.names:
            return []
        return shuffles.shuffle("surprises", 0, self.captain_cards())[:SURPRISES]

    def deck(self, shuffles: Shuffles) -> list[Card]:
        """The draw deck, drawn from the front."""
        cards = list(self.captain_cards())
        for card in self.removed(shuffles):
            cards.remove(card)
        return shuffles.deck(cards)

    def deals(self, deck: Sequence[Card], removed: Sequence[Card]) -> bool:
        """Whether a round can be dealt this draw deck, in any order, with these cards taken out."""
        taken_out = SURPRISES if "surprises" in self.names else 0
        return len(removed) == taken_out and Counter([*deck, *removed]) == Counter(self.captain_cards())


def unplayable(names: Sequence[object], number: int, version: int) -> int | None:
    """The index of the first name that is no variation of this round and version, or a repeated one."""
    for index, name in enumerate(names):
        misplaced = name == "pressure" and number != PRESSED_ROUND
        if name not in VERSIONS[version] or name in names[:index] or misplaced:
            return index
    return None
