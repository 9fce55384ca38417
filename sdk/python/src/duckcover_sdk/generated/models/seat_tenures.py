from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.tenure import Tenure


T = TypeVar("T", bound="SeatTenures")


@_attrs_define
class SeatTenures:
    """Who has held one seat, in their order.

    Attributes:
        seat (int):
        tenures (list[Tenure]):
    """

    seat: int
    tenures: list[Tenure]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        tenures = []
        for tenures_item_data in self.tenures:
            tenures_item = tenures_item_data.to_dict()
            tenures.append(tenures_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "tenures": tenures,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.tenure import Tenure  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        tenures = []
        _tenures = d.pop("tenures")
        for tenures_item_data in _tenures:
            tenures_item = Tenure.from_dict(tenures_item_data)

            tenures.append(tenures_item)

        seat_tenures = cls(
            seat=seat,
            tenures=tenures,
        )

        seat_tenures.additional_properties = d
        return seat_tenures

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
