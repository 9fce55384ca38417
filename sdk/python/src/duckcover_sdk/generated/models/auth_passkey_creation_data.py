from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.auth_passkey_creation_data_creation_options import AuthPasskeyCreationDataCreationOptions


T = TypeVar("T", bound="AuthPasskeyCreationData")


@_attrs_define
class AuthPasskeyCreationData:
    """The options.

    Attributes:
        creation_options (AuthPasskeyCreationDataCreationOptions): For `parseCreationOptionsFromJSON()`.
    """

    creation_options: AuthPasskeyCreationDataCreationOptions
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        creation_options = self.creation_options.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "creation_options": creation_options,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_passkey_creation_data_creation_options import AuthPasskeyCreationDataCreationOptions  # noqa: PLC0415

        d = dict(src_dict)
        creation_options = AuthPasskeyCreationDataCreationOptions.from_dict(d.pop("creation_options"))

        auth_passkey_creation_data = cls(
            creation_options=creation_options,
        )

        auth_passkey_creation_data.additional_properties = d
        return auth_passkey_creation_data

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
