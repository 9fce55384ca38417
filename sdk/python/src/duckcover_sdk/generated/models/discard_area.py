from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.card_name import CardName, check_card_name

T = TypeVar("T", bound="DiscardArea")


@_attrs_define
class DiscardArea:
    """The Discard area, and how many cards more end the round.

    Attributes:
        cards (list[CardName | int]):
        count (int):
        limit (int):
        remaining (int):
    """

    cards: list[CardName | int]
    count: int
    limit: int
    remaining: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        cards = []
        for cards_item_data in self.cards:
            cards_item: int | str
            if isinstance(cards_item_data, str):
                cards_item = cards_item_data
            else:
                cards_item = cards_item_data
            cards.append(cards_item)

        count = self.count

        limit = self.limit

        remaining = self.remaining

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "cards": cards,
                "count": count,
                "limit": limit,
                "remaining": remaining,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        cards = []
        _cards = d.pop("cards")
        for cards_item_data in _cards:

            def _parse_cards_item(data: object) -> CardName | int:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    componentsschemas_card_type_1 = check_card_name(data)

                    return componentsschemas_card_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(CardName | int, data)

            cards_item = _parse_cards_item(cards_item_data)

            cards.append(cards_item)

        count = d.pop("count")

        limit = d.pop("limit")

        remaining = d.pop("remaining")

        discard_area = cls(
            cards=cards,
            count=count,
            limit=limit,
            remaining=remaining,
        )

        discard_area.additional_properties = d
        return discard_area

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
