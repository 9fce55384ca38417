from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="AuthNewUser")


@_attrs_define
class AuthNewUser:
    """What a provider told of somebody who has no account yet.

    Attributes:
        display (str): The name to show.
        has_usable_password (bool):
        username (str | Unset): A name that is suggested.
        email (str | Unset): The e-mail address.
    """

    display: str
    has_usable_password: bool
    username: str | Unset = UNSET
    email: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        display = self.display

        has_usable_password = self.has_usable_password

        username = self.username

        email = self.email

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "display": display,
                "has_usable_password": has_usable_password,
            }
        )
        if username is not UNSET:
            field_dict["username"] = username
        if email is not UNSET:
            field_dict["email"] = email

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        display = d.pop("display")

        has_usable_password = d.pop("has_usable_password")

        username = d.pop("username", UNSET)

        email = d.pop("email", UNSET)

        auth_new_user = cls(
            display=display,
            has_usable_password=has_usable_password,
            username=username,
            email=email,
        )

        auth_new_user.additional_properties = d
        return auth_new_user

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
