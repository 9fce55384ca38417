from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="PauseAsked")


@_attrs_define
class PauseAsked:
    """A pause that is asked for; it begins when all have agreed who play.

    Attributes:
        seat (int): Who asks.
        hours (int):
        agreed (list[int]):
    """

    seat: int
    hours: int
    agreed: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        hours = self.hours

        agreed = self.agreed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "hours": hours,
                "agreed": agreed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        hours = d.pop("hours")

        agreed = cast(list[int], d.pop("agreed"))

        pause_asked = cls(
            seat=seat,
            hours=hours,
            agreed=agreed,
        )

        pause_asked.additional_properties = d
        return pause_asked

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
