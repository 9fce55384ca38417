from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.auth_email_address import AuthEmailAddress
    from ..models.auth_new_user import AuthNewUser
    from ..models.auth_provider_account import AuthProviderAccount


T = TypeVar("T", bound="AuthProviderSignUpInfoData")


@_attrs_define
class AuthProviderSignUpInfoData:
    """The account to be.

    Attributes:
        user (AuthNewUser): What a provider told of somebody who has no account yet.
        account (AuthProviderAccount): An account at an external provider.
        email (list[AuthEmailAddress]):
    """

    user: AuthNewUser
    account: AuthProviderAccount
    email: list[AuthEmailAddress]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        user = self.user.to_dict()

        account = self.account.to_dict()

        email = []
        for email_item_data in self.email:
            email_item = email_item_data.to_dict()
            email.append(email_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "user": user,
                "account": account,
                "email": email,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_email_address import AuthEmailAddress  # noqa: PLC0415
        from ..models.auth_new_user import AuthNewUser  # noqa: PLC0415
        from ..models.auth_provider_account import AuthProviderAccount  # noqa: PLC0415

        d = dict(src_dict)
        user = AuthNewUser.from_dict(d.pop("user"))

        account = AuthProviderAccount.from_dict(d.pop("account"))

        email = []
        _email = d.pop("email")
        for email_item_data in _email:
            email_item = AuthEmailAddress.from_dict(email_item_data)

            email.append(email_item)

        auth_provider_sign_up_info_data = cls(
            user=user,
            account=account,
            email=email,
        )

        auth_provider_sign_up_info_data.additional_properties = d
        return auth_provider_sign_up_info_data

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
