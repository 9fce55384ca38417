from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.points_system_name import PointsSystemName, check_points_system_name
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.points_system_values import PointsSystemValues


T = TypeVar("T", bound="PointsSystem")


@_attrs_define
class PointsSystem:
    """What ranks are worth.

    Attributes:
        system (PointsSystemName):
        values (PointsSystemValues | Unset): Of `table`: the points of each rank, by the number of seats.
    """

    system: PointsSystemName
    values: PointsSystemValues | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        system: str = self.system

        values: dict[str, Any] | Unset = UNSET
        if not isinstance(self.values, Unset):
            values = self.values.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "system": system,
            }
        )
        if values is not UNSET:
            field_dict["values"] = values

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.points_system_values import PointsSystemValues  # noqa: PLC0415

        d = dict(src_dict)
        system = check_points_system_name(d.pop("system"))

        _values = d.pop("values", UNSET)
        values: PointsSystemValues | Unset
        if isinstance(_values, Unset):
            values = UNSET
        else:
            values = PointsSystemValues.from_dict(_values)

        points_system = cls(
            system=system,
            values=values,
        )

        points_system.additional_properties = d
        return points_system

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
