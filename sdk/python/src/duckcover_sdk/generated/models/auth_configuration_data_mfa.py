from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.authenticator_type import AuthenticatorType, check_authenticator_type

T = TypeVar("T", bound="AuthConfigurationDataMfa")


@_attrs_define
class AuthConfigurationDataMfa:
    """Second factors.

    Attributes:
        supported_types (list[AuthenticatorType]):
        passkey_login_enabled (bool):
    """

    supported_types: list[AuthenticatorType]
    passkey_login_enabled: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        supported_types = []
        for supported_types_item_data in self.supported_types:
            supported_types_item: str = supported_types_item_data
            supported_types.append(supported_types_item)

        passkey_login_enabled = self.passkey_login_enabled

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "supported_types": supported_types,
                "passkey_login_enabled": passkey_login_enabled,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        supported_types = []
        _supported_types = d.pop("supported_types")
        for supported_types_item_data in _supported_types:
            supported_types_item = check_authenticator_type(supported_types_item_data)

            supported_types.append(supported_types_item)

        passkey_login_enabled = d.pop("passkey_login_enabled")

        auth_configuration_data_mfa = cls(
            supported_types=supported_types,
            passkey_login_enabled=passkey_login_enabled,
        )

        auth_configuration_data_mfa.additional_properties = d
        return auth_configuration_data_mfa

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
