from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.staff_role import StaffRole, check_staff_role

T = TypeVar("T", bound="YouInSeason")


@_attrs_define
class YouInSeason:
    """What concerns the caller alone.

    Attributes:
        role (None | StaffRole):
        may (list[str]): The actions that role and state allow.
    """

    role: None | StaffRole
    may: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        role: None | str
        if isinstance(self.role, str):
            role = self.role
        else:
            role = self.role

        may = self.may

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "role": role,
                "may": may,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_role(data: object) -> None | StaffRole:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                role_type_0 = check_staff_role(data)

                return role_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | StaffRole, data)

        role = _parse_role(d.pop("role"))

        may = cast(list[str], d.pop("may"))

        you_in_season = cls(
            role=role,
            may=may,
        )

        you_in_season.additional_properties = d
        return you_in_season

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
