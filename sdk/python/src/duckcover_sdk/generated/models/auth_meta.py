from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="AuthMeta")


@_attrs_define
class AuthMeta:
    """What a client keeps for its next requests.

    Attributes:
        is_authenticated (bool | None | Unset): Whether somebody is signed in.
        session_token (str | Unset): For the header `X-Session-Token` of the sign-in endpoints; keep the newest.
        access_token (str | Unset): The bearer token of this device for everything below `/api/v1`; sent once.
    """

    is_authenticated: bool | None | Unset = UNSET
    session_token: str | Unset = UNSET
    access_token: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        is_authenticated: bool | None | Unset
        if isinstance(self.is_authenticated, Unset):
            is_authenticated = UNSET
        else:
            is_authenticated = self.is_authenticated

        session_token = self.session_token

        access_token = self.access_token

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if is_authenticated is not UNSET:
            field_dict["is_authenticated"] = is_authenticated
        if session_token is not UNSET:
            field_dict["session_token"] = session_token
        if access_token is not UNSET:
            field_dict["access_token"] = access_token

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_is_authenticated(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        is_authenticated = _parse_is_authenticated(d.pop("is_authenticated", UNSET))

        session_token = d.pop("session_token", UNSET)

        access_token = d.pop("access_token", UNSET)

        auth_meta = cls(
            is_authenticated=is_authenticated,
            session_token=session_token,
            access_token=access_token,
        )

        auth_meta.additional_properties = d
        return auth_meta

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
