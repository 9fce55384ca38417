"""What a seat can know of the draw deck without remembering anything (RULES.md H1, H2)."""

from __future__ import annotations

from games.rules.cards import MAX, REPEAT, Card
from games.rules.observation import Observation

ONCE_CALLED = 0.8
"""How many of two copies are left, on average, of a card that seems to have been called once."""

UNSEEN_ACTION = 0.6
"""How likely Max or Repeat is still in the first draw deck if neither of the open places shows it."""


def copies_left(observation: Observation) -> dict[Card, float]:
    """How many copies of each captain card to expect in the draw deck; together as many as it holds, or fewer.

    A card in the Discard area is out. A stack higher than one shows that its top card was called and covered
    something, whoever it belongs to. Once the Captain pile was shuffled into the deck, all that is not discarded is in
    it; an empty deck is looked at as the one that will be made of the Captain pile and the open card.
    """
    empty = observation.draw_deck_count == 0
    anew = empty or is_reshuffled(observation)
    shown = {stack.card for grid in observation.grids for stack in grid if stack.height > 1}
    last = set() if empty else {observation.card, observation.captain_pile_top}
    cards = observation.rules.captain_cards()
    left: dict[Card, float] = {}
    for card in set(cards):
        copies = cards.count(card) - observation.discard_area.count(card)
        if anew:
            left[card] = max(0, copies - (card in last))
        elif card in (MAX, REPEAT):
            left[card] = UNSEEN_ACTION if copies and card not in last else 0.0
        else:
            called = card in last or card in shown or copies < 2
            left[card] = min(copies, ONCE_CALLED) if called else float(copies)
    total = sum(left.values())
    share = cards_to_draw(observation) / total if total else 0.0
    return {card: min(number * share, cards.count(card)) for card, number in left.items()}


def is_reshuffled(observation: Observation) -> bool:
    """Whether the Captain pile has become the draw deck: it is then smaller than the covers that a seat has made."""
    made = max(sum(stack.height - 1 for stack in grid) for grid in observation.grids)
    return made > observation.captain_pile_count + 1


def cards_to_draw(observation: Observation) -> int:
    """How many cards the draw deck holds, or will hold once it is made anew (P4)."""
    return observation.draw_deck_count or observation.captain_pile_count + 1
