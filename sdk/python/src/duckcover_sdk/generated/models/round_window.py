from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="RoundWindow")


@_attrs_define
class RoundWindow:
    """When a round is played.

    Attributes:
        opens_at (datetime.datetime):
        closes_at (datetime.datetime):
    """

    opens_at: datetime.datetime
    closes_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        opens_at = self.opens_at.isoformat()

        closes_at = self.closes_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "opens_at": opens_at,
                "closes_at": closes_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        opens_at = datetime.datetime.fromisoformat(d.pop("opens_at"))

        closes_at = datetime.datetime.fromisoformat(d.pop("closes_at"))

        round_window = cls(
            opens_at=opens_at,
            closes_at=closes_at,
        )

        round_window.additional_properties = d
        return round_window

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
