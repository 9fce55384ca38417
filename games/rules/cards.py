"""The captain cards, the ducks and what is printed on them (RULES.md S1, S3, S5)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias, TypeGuard

from games.rules.errors import UnknownCard

Card: TypeAlias = int | Literal["max", "repeat"]
Call: TypeAlias = int | Literal["max"] | None

MAX: Literal["max"] = "max"
REPEAT: Literal["repeat"] = "repeat"
DUCKS = range(1, 13)

SPLASHES: Mapping[int, int] = MappingProxyType(
    {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4, 11: 4, 12: 5}
)

FAMILIES = ("pirates", "vikings", "knights", "cowboys", "divers", "wizards", "astronauts")

_CARDS_BY_TEXT: Mapping[str, Card] = MappingProxyType({**{str(duck): duck for duck in DUCKS}, MAX: MAX, REPEAT: REPEAT})


def parse_card(text: str) -> Card:
    """The card that a text names, the inverse of `str(card)`.

    Raises: UnknownCard for anything but "1" … "12", "max" and "repeat".
    """
    card = _CARDS_BY_TEXT.get(text)
    if card is None:
        raise UnknownCard(text)
    return card


def is_card(value: object) -> TypeGuard[Card]:
    """Whether a value is a captain card; `True` and `1.0` are not, though they equal 1."""
    if type(value) is int:
        return value in DUCKS
    return value in (MAX, REPEAT)


def is_duck(value: object) -> TypeGuard[int]:
    """Whether a value is the number of a duck, 1 to 12."""
    return type(value) is int and value in DUCKS
