from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AuthTotpSetupMeta")


@_attrs_define
class AuthTotpSetupMeta:
    """The secret to set up an app with.

    Attributes:
        secret (str): The secret, to be typed in.
        totp_url (str): The same as an `otpauth:` address.
    """

    secret: str
    totp_url: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        secret = self.secret

        totp_url = self.totp_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "secret": secret,
                "totp_url": totp_url,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        secret = d.pop("secret")

        totp_url = d.pop("totp_url")

        auth_totp_setup_meta = cls(
            secret=secret,
            totp_url=totp_url,
        )

        auth_totp_setup_meta.additional_properties = d
        return auth_totp_setup_meta

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
