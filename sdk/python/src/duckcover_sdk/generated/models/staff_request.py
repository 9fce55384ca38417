from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.staff_role import StaffRole, check_staff_role
from ..types import UNSET, Unset

T = TypeVar("T", bound="StaffRequest")


@_attrs_define
class StaffRequest:
    """A role in a league; the appointed accepts with its own name and an empty object.

    Attributes:
        role (StaffRole | Unset):
        reason (str | Unset): Public, and on record.
        dry_run (bool | Unset): Change nothing. Default: False.
    """

    role: StaffRole | Unset = UNSET
    reason: str | Unset = UNSET
    dry_run: bool | Unset = False
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        role: str | Unset = UNSET
        if not isinstance(self.role, Unset):
            role = self.role

        reason = self.reason

        dry_run = self.dry_run

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if role is not UNSET:
            field_dict["role"] = role
        if reason is not UNSET:
            field_dict["reason"] = reason
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _role = d.pop("role", UNSET)
        role: StaffRole | Unset
        if isinstance(_role, Unset):
            role = UNSET
        else:
            role = check_staff_role(_role)

        reason = d.pop("reason", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        staff_request = cls(
            role=role,
            reason=reason,
            dry_run=dry_run,
        )

        staff_request.additional_properties = d
        return staff_request

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
