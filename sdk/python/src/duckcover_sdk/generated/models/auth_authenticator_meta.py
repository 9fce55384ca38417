from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="AuthAuthenticatorMeta")


@_attrs_define
class AuthAuthenticatorMeta:
    """What came with it.

    Attributes:
        recovery_codes_generated (bool | Unset): Whether recovery codes were made along with it.
        session_token (str | Unset): For the header `X-Session-Token`; keep the newest.
    """

    recovery_codes_generated: bool | Unset = UNSET
    session_token: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        recovery_codes_generated = self.recovery_codes_generated

        session_token = self.session_token

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if recovery_codes_generated is not UNSET:
            field_dict["recovery_codes_generated"] = recovery_codes_generated
        if session_token is not UNSET:
            field_dict["session_token"] = session_token

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        recovery_codes_generated = d.pop("recovery_codes_generated", UNSET)

        session_token = d.pop("session_token", UNSET)

        auth_authenticator_meta = cls(
            recovery_codes_generated=recovery_codes_generated,
            session_token=session_token,
        )

        auth_authenticator_meta.additional_properties = d
        return auth_authenticator_meta

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
