from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="AuthEmailKeyMeta")


@_attrs_define
class AuthEmailKeyMeta:
    """What goes with it.

    Attributes:
        is_authenticating (bool): Whether a sign-in waits for this proof.
        session_token (str | Unset): For the header `X-Session-Token`; keep the newest.
    """

    is_authenticating: bool
    session_token: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        is_authenticating = self.is_authenticating

        session_token = self.session_token

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "is_authenticating": is_authenticating,
            }
        )
        if session_token is not UNSET:
            field_dict["session_token"] = session_token

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        is_authenticating = d.pop("is_authenticating")

        session_token = d.pop("session_token", UNSET)

        auth_email_key_meta = cls(
            is_authenticating=is_authenticating,
            session_token=session_token,
        )

        auth_email_key_meta.additional_properties = d
        return auth_email_key_meta

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
