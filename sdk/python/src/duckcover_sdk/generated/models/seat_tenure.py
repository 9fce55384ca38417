from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.seat_holder import SeatHolder, check_seat_holder

T = TypeVar("T", bound="SeatTenure")


@_attrs_define
class SeatTenure:
    """Who held a seat for some turns of the table.

    Attributes:
        entry (None | UUID): Null: the holder is no entry of the competition.
        kind (SeatHolder):
        asked (int): How many turns asked the seat meanwhile.
        decided (int): How many of them its holder decided.
        missed (int):
    """

    entry: None | UUID
    kind: SeatHolder
    asked: int
    decided: int
    missed: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        entry: None | str
        if isinstance(self.entry, UUID):
            entry = str(self.entry)
        else:
            entry = self.entry

        kind: str = self.kind

        asked = self.asked

        decided = self.decided

        missed = self.missed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "entry": entry,
                "kind": kind,
                "asked": asked,
                "decided": decided,
                "missed": missed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_entry(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                entry_type_0 = UUID(data)

                return entry_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        entry = _parse_entry(d.pop("entry"))

        kind = check_seat_holder(d.pop("kind"))

        asked = d.pop("asked")

        decided = d.pop("decided")

        missed = d.pop("missed")

        seat_tenure = cls(
            entry=entry,
            kind=kind,
            asked=asked,
            decided=decided,
            missed=missed,
        )

        seat_tenure.additional_properties = d
        return seat_tenure

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
