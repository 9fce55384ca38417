from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Reliability")


@_attrs_define
class Reliability:
    """How much one may rely on a player to move when it is asked.

    Attributes:
        value (int):
        new (bool): Asked fewer than 20 times: the value says little yet.
        turns_asked (int): How many turns have asked the player, in rounds that have ended.
        misses (int): Of the last 365 days; misses within 24 hours count as one.
    """

    value: int
    new: bool
    turns_asked: int
    misses: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        value = self.value

        new = self.new

        turns_asked = self.turns_asked

        misses = self.misses

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "value": value,
                "new": new,
                "turns_asked": turns_asked,
                "misses": misses,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        value = d.pop("value")

        new = d.pop("new")

        turns_asked = d.pop("turns_asked")

        misses = d.pop("misses")

        reliability = cls(
            value=value,
            new=new,
            turns_asked=turns_asked,
            misses=misses,
        )

        reliability.additional_properties = d
        return reliability

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
