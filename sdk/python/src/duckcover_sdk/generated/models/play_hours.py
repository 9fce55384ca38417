from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.weekday import Weekday, check_weekday

T = TypeVar("T", bound="PlayHours")


@_attrs_define
class PlayHours:
    """Local times between which the clock runs; `to` is on the next day where it is not after `from`.

    Attributes:
        from_ (str):
        to (str):
        zone (str):
        days (list[Weekday]):
    """

    from_: str
    to: str
    zone: str
    days: list[Weekday]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from_ = self.from_

        to = self.to

        zone = self.zone

        days = []
        for days_item_data in self.days:
            days_item: str = days_item_data
            days.append(days_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "from": from_,
                "to": to,
                "zone": zone,
                "days": days,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        from_ = d.pop("from")

        to = d.pop("to")

        zone = d.pop("zone")

        days = []
        _days = d.pop("days")
        for days_item_data in _days:
            days_item = check_weekday(days_item_data)

            days.append(days_item)

        play_hours = cls(
            from_=from_,
            to=to,
            zone=zone,
            days=days,
        )

        play_hours.additional_properties = d
        return play_hours

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
