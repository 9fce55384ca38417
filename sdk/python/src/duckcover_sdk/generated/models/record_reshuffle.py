from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.card_name import CardName, check_card_name

T = TypeVar("T", bound="RecordReshuffle")


@_attrs_define
class RecordReshuffle:
    """A new draw deck, made of the Captain pile.

    Attributes:
        before_turn (int):
        deck (list[CardName | int]):
    """

    before_turn: int
    deck: list[CardName | int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        before_turn = self.before_turn

        deck = []
        for deck_item_data in self.deck:
            deck_item: int | str
            if isinstance(deck_item_data, str):
                deck_item = deck_item_data
            else:
                deck_item = deck_item_data
            deck.append(deck_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "before_turn": before_turn,
                "deck": deck,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        before_turn = d.pop("before_turn")

        deck = []
        _deck = d.pop("deck")
        for deck_item_data in _deck:

            def _parse_deck_item(data: object) -> CardName | int:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    componentsschemas_card_type_1 = check_card_name(data)

                    return componentsschemas_card_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(CardName | int, data)

            deck_item = _parse_deck_item(deck_item_data)

            deck.append(deck_item)

        record_reshuffle = cls(
            before_turn=before_turn,
            deck=deck,
        )

        record_reshuffle.additional_properties = d
        return record_reshuffle

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
