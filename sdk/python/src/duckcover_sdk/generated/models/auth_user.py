from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="AuthUser")


@_attrs_define
class AuthUser:
    """Who signed in.

    Attributes:
        id (UUID): The public id.
        display (str): The name to show.
        username (str): The public name.
        has_usable_password (bool): False for an account without a password.
        email (str | Unset): The e-mail address, if the account has one.
    """

    id: UUID
    display: str
    username: str
    has_usable_password: bool
    email: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        display = self.display

        username = self.username

        has_usable_password = self.has_usable_password

        email = self.email

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "display": display,
                "username": username,
                "has_usable_password": has_usable_password,
            }
        )
        if email is not UNSET:
            field_dict["email"] = email

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        display = d.pop("display")

        username = d.pop("username")

        has_usable_password = d.pop("has_usable_password")

        email = d.pop("email", UNSET)

        auth_user = cls(
            id=id,
            display=display,
            username=username,
            has_usable_password=has_usable_password,
            email=email,
        )

        auth_user.additional_properties = d
        return auth_user

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
