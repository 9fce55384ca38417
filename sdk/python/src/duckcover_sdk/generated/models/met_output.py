from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="MetOutput")


@_attrs_define
class MetOutput:
    """How often an entry sat with another, and how often it was ranked above it, level with it, below it.

    Attributes:
        entry (UUID):
        times (int):
        above (int):
        level (int):
        below (int):
    """

    entry: UUID
    times: int
    above: int
    level: int
    below: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        entry = str(self.entry)

        times = self.times

        above = self.above

        level = self.level

        below = self.below

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "entry": entry,
                "times": times,
                "above": above,
                "level": level,
                "below": below,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        entry = UUID(d.pop("entry"))

        times = d.pop("times")

        above = d.pop("above")

        level = d.pop("level")

        below = d.pop("below")

        met_output = cls(
            entry=entry,
            times=times,
            above=above,
            level=level,
            below=below,
        )

        met_output.additional_properties = d
        return met_output

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
