from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.auth_user import AuthUser


T = TypeVar("T", bound="AuthEmailKeyInfoData")


@_attrs_define
class AuthEmailKeyInfoData:
    """The address.

    Attributes:
        email (str):
        user (AuthUser): Who signed in.
    """

    email: str
    user: AuthUser
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        email = self.email

        user = self.user.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "email": email,
                "user": user,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_user import AuthUser  # noqa: PLC0415

        d = dict(src_dict)
        email = d.pop("email")

        user = AuthUser.from_dict(d.pop("user"))

        auth_email_key_info_data = cls(
            email=email,
            user=user,
        )

        auth_email_key_info_data.additional_properties = d
        return auth_email_key_info_data

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
