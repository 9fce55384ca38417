from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.authenticator_type import AuthenticatorType, check_authenticator_type
from ..types import UNSET, Unset

T = TypeVar("T", bound="AuthMethod")


@_attrs_define
class AuthMethod:
    """One way in which somebody proved who they are.

    Attributes:
        method (str): `password`, `password_reset`, `code`, `mfa` or `socialaccount`.
        at (float): Seconds since 1970-01-01T00:00:00Z.
        email (str | Unset): The address that was signed in with.
        username (str | Unset): The name that was signed in with.
        passwordless (bool | Unset): True of a passkey that signed in by itself.
        reauthenticated (bool | Unset): True when it was asked for again.
        type_ (AuthenticatorType | Unset):
        id (int | Unset): The number of the authenticator.
        provider (str | Unset): The external provider.
        uid (str | Unset): Who it was at the external provider.
    """

    method: str
    at: float
    email: str | Unset = UNSET
    username: str | Unset = UNSET
    passwordless: bool | Unset = UNSET
    reauthenticated: bool | Unset = UNSET
    type_: AuthenticatorType | Unset = UNSET
    id: int | Unset = UNSET
    provider: str | Unset = UNSET
    uid: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        method = self.method

        at = self.at

        email = self.email

        username = self.username

        passwordless = self.passwordless

        reauthenticated = self.reauthenticated

        type_: str | Unset = UNSET
        if not isinstance(self.type_, Unset):
            type_ = self.type_

        id = self.id

        provider = self.provider

        uid = self.uid

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "method": method,
                "at": at,
            }
        )
        if email is not UNSET:
            field_dict["email"] = email
        if username is not UNSET:
            field_dict["username"] = username
        if passwordless is not UNSET:
            field_dict["passwordless"] = passwordless
        if reauthenticated is not UNSET:
            field_dict["reauthenticated"] = reauthenticated
        if type_ is not UNSET:
            field_dict["type"] = type_
        if id is not UNSET:
            field_dict["id"] = id
        if provider is not UNSET:
            field_dict["provider"] = provider
        if uid is not UNSET:
            field_dict["uid"] = uid

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        method = d.pop("method")

        at = d.pop("at")

        email = d.pop("email", UNSET)

        username = d.pop("username", UNSET)

        passwordless = d.pop("passwordless", UNSET)

        reauthenticated = d.pop("reauthenticated", UNSET)

        _type_ = d.pop("type", UNSET)
        type_: AuthenticatorType | Unset
        if isinstance(_type_, Unset):
            type_ = UNSET
        else:
            type_ = check_authenticator_type(_type_)

        id = d.pop("id", UNSET)

        provider = d.pop("provider", UNSET)

        uid = d.pop("uid", UNSET)

        auth_method = cls(
            method=method,
            at=at,
            email=email,
            username=username,
            passwordless=passwordless,
            reauthenticated=reauthenticated,
            type_=type_,
            id=id,
            provider=provider,
            uid=uid,
        )

        auth_method.additional_properties = d
        return auth_method

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
