from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.auth_configuration_data_account import AuthConfigurationDataAccount
    from ..models.auth_configuration_data_mfa import AuthConfigurationDataMfa
    from ..models.auth_configuration_data_socialaccount import AuthConfigurationDataSocialaccount
    from ..models.auth_configuration_data_usersessions import AuthConfigurationDataUsersessions


T = TypeVar("T", bound="AuthConfigurationData")


@_attrs_define
class AuthConfigurationData:
    """What is switched on, part by part.

    Attributes:
        account (AuthConfigurationDataAccount): Names and passwords.
        mfa (AuthConfigurationDataMfa | Unset): Second factors.
        socialaccount (AuthConfigurationDataSocialaccount | Unset): External providers.
        usersessions (AuthConfigurationDataUsersessions | Unset): Sessions.
    """

    account: AuthConfigurationDataAccount
    mfa: AuthConfigurationDataMfa | Unset = UNSET
    socialaccount: AuthConfigurationDataSocialaccount | Unset = UNSET
    usersessions: AuthConfigurationDataUsersessions | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        account = self.account.to_dict()

        mfa: dict[str, Any] | Unset = UNSET
        if not isinstance(self.mfa, Unset):
            mfa = self.mfa.to_dict()

        socialaccount: dict[str, Any] | Unset = UNSET
        if not isinstance(self.socialaccount, Unset):
            socialaccount = self.socialaccount.to_dict()

        usersessions: dict[str, Any] | Unset = UNSET
        if not isinstance(self.usersessions, Unset):
            usersessions = self.usersessions.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "account": account,
            }
        )
        if mfa is not UNSET:
            field_dict["mfa"] = mfa
        if socialaccount is not UNSET:
            field_dict["socialaccount"] = socialaccount
        if usersessions is not UNSET:
            field_dict["usersessions"] = usersessions

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_configuration_data_account import AuthConfigurationDataAccount  # noqa: PLC0415
        from ..models.auth_configuration_data_mfa import AuthConfigurationDataMfa  # noqa: PLC0415
        from ..models.auth_configuration_data_socialaccount import AuthConfigurationDataSocialaccount  # noqa: PLC0415
        from ..models.auth_configuration_data_usersessions import AuthConfigurationDataUsersessions  # noqa: PLC0415

        d = dict(src_dict)
        account = AuthConfigurationDataAccount.from_dict(d.pop("account"))

        _mfa = d.pop("mfa", UNSET)
        mfa: AuthConfigurationDataMfa | Unset
        if isinstance(_mfa, Unset):
            mfa = UNSET
        else:
            mfa = AuthConfigurationDataMfa.from_dict(_mfa)

        _socialaccount = d.pop("socialaccount", UNSET)
        socialaccount: AuthConfigurationDataSocialaccount | Unset
        if isinstance(_socialaccount, Unset):
            socialaccount = UNSET
        else:
            socialaccount = AuthConfigurationDataSocialaccount.from_dict(_socialaccount)

        _usersessions = d.pop("usersessions", UNSET)
        usersessions: AuthConfigurationDataUsersessions | Unset
        if isinstance(_usersessions, Unset):
            usersessions = UNSET
        else:
            usersessions = AuthConfigurationDataUsersessions.from_dict(_usersessions)

        auth_configuration_data = cls(
            account=account,
            mfa=mfa,
            socialaccount=socialaccount,
            usersessions=usersessions,
        )

        auth_configuration_data.additional_properties = d
        return auth_configuration_data

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
