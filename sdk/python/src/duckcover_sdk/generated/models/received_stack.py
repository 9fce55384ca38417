from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.family import Family, check_family

T = TypeVar("T", bound="ReceivedStack")


@_attrs_define
class ReceivedStack:
    """A stack that a seat has got in a low blow and has still to place.

    Attributes:
        card (int):
        height (int):
        family (Family):
    """

    card: int
    height: int
    family: Family
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        card = self.card

        height = self.height

        family: str = self.family

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "card": card,
                "height": height,
                "family": family,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = d.pop("card")

        height = d.pop("height")

        family = check_family(d.pop("family"))

        received_stack = cls(
            card=card,
            height=height,
            family=family,
        )

        received_stack.additional_properties = d
        return received_stack

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
