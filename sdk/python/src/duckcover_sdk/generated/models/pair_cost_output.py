from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PairCostOutput")


@_attrs_define
class PairCostOutput:
    """Two entries at a table.

    Attributes:
        entries (list[UUID]):
        met (int): How often they had met; 0 where repeats are allowed.
        distance (int): How far apart they were in whole points, or in seeds.
    """

    entries: list[UUID]
    met: int
    distance: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        entries = []
        for entries_item_data in self.entries:
            entries_item = str(entries_item_data)
            entries.append(entries_item)

        met = self.met

        distance = self.distance

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "entries": entries,
                "met": met,
                "distance": distance,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        entries = []
        _entries = d.pop("entries")
        for entries_item_data in _entries:
            entries_item = UUID(entries_item_data)

            entries.append(entries_item)

        met = d.pop("met")

        distance = d.pop("distance")

        pair_cost_output = cls(
            entries=entries,
            met=met,
            distance=distance,
        )

        pair_cost_output.additional_properties = d
        return pair_cost_output

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
