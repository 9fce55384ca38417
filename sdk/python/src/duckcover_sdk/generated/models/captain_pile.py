from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.card_name import CardName, check_card_name

T = TypeVar("T", bound="CaptainPile")


@_attrs_define
class CaptainPile:
    """The Captain pile: its top card and its size are visible.

    Attributes:
        count (int):
        top (CardName | int | None):
    """

    count: int
    top: CardName | int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        count = self.count

        top: int | None | str
        if isinstance(self.top, str):
            top = self.top
        else:
            top = self.top

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "count": count,
                "top": top,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        count = d.pop("count")

        def _parse_top(data: object) -> CardName | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                componentsschemas_card_type_1 = check_card_name(data)

                return componentsschemas_card_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardName | int | None, data)

        top = _parse_top(d.pop("top"))

        captain_pile = cls(
            count=count,
            top=top,
        )

        captain_pile.additional_properties = d
        return captain_pile

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
