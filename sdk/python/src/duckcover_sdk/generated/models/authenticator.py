from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.authenticator_type import AuthenticatorType, check_authenticator_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="Authenticator")


@_attrs_define
class Authenticator:
    """A second factor or passkey.

    Attributes:
        type_ (AuthenticatorType):
        created_at (float): Seconds since 1970-01-01T00:00:00Z.
        last_used_at (float | None): Seconds since 1970-01-01T00:00:00Z.
        id (int | Unset): Of a passkey: its number.
        name (str | Unset): Of a passkey: its name.
        is_passwordless (bool | Unset): Of a passkey: whether it signs in by itself.
        total_code_count (int | Unset): Of recovery codes: how many there were.
        unused_code_count (int | Unset): Of recovery codes: how many are left.
        unused_codes (list[str] | Unset): Of recovery codes: those that are left, in the answers that show them.
    """

    type_: AuthenticatorType
    created_at: float
    last_used_at: float | None
    id: int | Unset = UNSET
    name: str | Unset = UNSET
    is_passwordless: bool | Unset = UNSET
    total_code_count: int | Unset = UNSET
    unused_code_count: int | Unset = UNSET
    unused_codes: list[str] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        type_: str = self.type_

        created_at = self.created_at

        last_used_at: float | None
        last_used_at = self.last_used_at

        id = self.id

        name = self.name

        is_passwordless = self.is_passwordless

        total_code_count = self.total_code_count

        unused_code_count = self.unused_code_count

        unused_codes: list[str] | Unset = UNSET
        if not isinstance(self.unused_codes, Unset):
            unused_codes = self.unused_codes

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "created_at": created_at,
                "last_used_at": last_used_at,
            }
        )
        if id is not UNSET:
            field_dict["id"] = id
        if name is not UNSET:
            field_dict["name"] = name
        if is_passwordless is not UNSET:
            field_dict["is_passwordless"] = is_passwordless
        if total_code_count is not UNSET:
            field_dict["total_code_count"] = total_code_count
        if unused_code_count is not UNSET:
            field_dict["unused_code_count"] = unused_code_count
        if unused_codes is not UNSET:
            field_dict["unused_codes"] = unused_codes

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = check_authenticator_type(d.pop("type"))

        created_at = d.pop("created_at")

        def _parse_last_used_at(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        last_used_at = _parse_last_used_at(d.pop("last_used_at"))

        id = d.pop("id", UNSET)

        name = d.pop("name", UNSET)

        is_passwordless = d.pop("is_passwordless", UNSET)

        total_code_count = d.pop("total_code_count", UNSET)

        unused_code_count = d.pop("unused_code_count", UNSET)

        unused_codes = cast(list[str], d.pop("unused_codes", UNSET))

        authenticator = cls(
            type_=type_,
            created_at=created_at,
            last_used_at=last_used_at,
            id=id,
            name=name,
            is_passwordless=is_passwordless,
            total_code_count=total_code_count,
            unused_code_count=unused_code_count,
            unused_codes=unused_codes,
        )

        authenticator.additional_properties = d
        return authenticator

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
