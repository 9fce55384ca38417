from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.auth_configuration_data_account_login_methods_item import (
    AuthConfigurationDataAccountLoginMethodsItem,
    check_auth_configuration_data_account_login_methods_item,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="AuthConfigurationDataAccount")


@_attrs_define
class AuthConfigurationDataAccount:
    """Names and passwords.

    Attributes:
        login_methods (list[AuthConfigurationDataAccountLoginMethodsItem]):
        is_open_for_signup (bool):
        email_verification_by_code_enabled (bool):
        login_by_code_enabled (bool):
        password_reset_by_code_enabled (bool):
        authentication_method (str | Unset): The same as `login_methods`, in one word.
    """

    login_methods: list[AuthConfigurationDataAccountLoginMethodsItem]
    is_open_for_signup: bool
    email_verification_by_code_enabled: bool
    login_by_code_enabled: bool
    password_reset_by_code_enabled: bool
    authentication_method: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        login_methods = []
        for login_methods_item_data in self.login_methods:
            login_methods_item: str = login_methods_item_data
            login_methods.append(login_methods_item)

        is_open_for_signup = self.is_open_for_signup

        email_verification_by_code_enabled = self.email_verification_by_code_enabled

        login_by_code_enabled = self.login_by_code_enabled

        password_reset_by_code_enabled = self.password_reset_by_code_enabled

        authentication_method = self.authentication_method

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "login_methods": login_methods,
                "is_open_for_signup": is_open_for_signup,
                "email_verification_by_code_enabled": email_verification_by_code_enabled,
                "login_by_code_enabled": login_by_code_enabled,
                "password_reset_by_code_enabled": password_reset_by_code_enabled,
            }
        )
        if authentication_method is not UNSET:
            field_dict["authentication_method"] = authentication_method

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        login_methods = []
        _login_methods = d.pop("login_methods")
        for login_methods_item_data in _login_methods:
            login_methods_item = check_auth_configuration_data_account_login_methods_item(login_methods_item_data)

            login_methods.append(login_methods_item)

        is_open_for_signup = d.pop("is_open_for_signup")

        email_verification_by_code_enabled = d.pop("email_verification_by_code_enabled")

        login_by_code_enabled = d.pop("login_by_code_enabled")

        password_reset_by_code_enabled = d.pop("password_reset_by_code_enabled")

        authentication_method = d.pop("authentication_method", UNSET)

        auth_configuration_data_account = cls(
            login_methods=login_methods,
            is_open_for_signup=is_open_for_signup,
            email_verification_by_code_enabled=email_verification_by_code_enabled,
            login_by_code_enabled=login_by_code_enabled,
            password_reset_by_code_enabled=password_reset_by_code_enabled,
            authentication_method=authentication_method,
        )

        auth_configuration_data_account.additional_properties = d
        return auth_configuration_data_account

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
