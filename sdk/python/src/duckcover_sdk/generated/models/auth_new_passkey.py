from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.auth_new_passkey_credential import AuthNewPasskeyCredential


T = TypeVar("T", bound="AuthNewPasskey")


@_attrs_define
class AuthNewPasskey:
    """A new passkey.

    Attributes:
        credential (AuthNewPasskeyCredential): What the browser's or the system's passkey API made, as JSON.
        name (str | Unset): A name for the passkey.
    """

    credential: AuthNewPasskeyCredential
    name: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        credential = self.credential.to_dict()

        name = self.name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "credential": credential,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_new_passkey_credential import AuthNewPasskeyCredential  # noqa: PLC0415

        d = dict(src_dict)
        credential = AuthNewPasskeyCredential.from_dict(d.pop("credential"))

        name = d.pop("name", UNSET)

        auth_new_passkey = cls(
            credential=credential,
            name=name,
        )

        auth_new_passkey.additional_properties = d
        return auth_new_passkey

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
