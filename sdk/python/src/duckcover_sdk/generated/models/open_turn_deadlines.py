from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="OpenTurnDeadlines")


@_attrs_define
class OpenTurnDeadlines:
    """By seat, where it differs from seat to seat; a seat that is not in here has `deadline`."""

    additional_properties: dict[str, datetime.datetime] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:

        field_dict: dict[str, Any] = {}
        for prop_name, prop in self.additional_properties.items():
            field_dict[prop_name] = prop.isoformat()

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        open_turn_deadlines = cls()

        additional_properties = {}
        for prop_name, prop_dict in d.items():
            additional_property = datetime.datetime.fromisoformat(prop_dict)

            additional_properties[prop_name] = additional_property

        open_turn_deadlines.additional_properties = additional_properties
        return open_turn_deadlines

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> datetime.datetime:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: datetime.datetime) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
