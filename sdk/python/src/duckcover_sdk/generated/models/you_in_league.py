from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.staff_role import StaffRole, check_staff_role

T = TypeVar("T", bound="YouInLeague")


@_attrs_define
class YouInLeague:
    """What concerns the caller alone.

    Attributes:
        role (None | StaffRole):
        invited_as (None | StaffRole): The role that the caller has still to accept.
        may (list[str]): The actions that role and state allow.
    """

    role: None | StaffRole
    invited_as: None | StaffRole
    may: list[str]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        role: None | str
        if isinstance(self.role, str):
            role = self.role
        else:
            role = self.role

        invited_as: None | str
        if isinstance(self.invited_as, str):
            invited_as = self.invited_as
        else:
            invited_as = self.invited_as

        may = self.may

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "role": role,
                "invited_as": invited_as,
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

        def _parse_invited_as(data: object) -> None | StaffRole:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                invited_as_type_0 = check_staff_role(data)

                return invited_as_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | StaffRole, data)

        invited_as = _parse_invited_as(d.pop("invited_as"))

        may = cast(list[str], d.pop("may"))

        you_in_league = cls(
            role=role,
            invited_as=invited_as,
            may=may,
        )

        you_in_league.additional_properties = d
        return you_in_league

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
