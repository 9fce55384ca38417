from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.auth_passkey_request_data_request_options import AuthPasskeyRequestDataRequestOptions


T = TypeVar("T", bound="AuthPasskeyRequestData")


@_attrs_define
class AuthPasskeyRequestData:
    """The options.

    Attributes:
        request_options (AuthPasskeyRequestDataRequestOptions): For `parseRequestOptionsFromJSON()`.
    """

    request_options: AuthPasskeyRequestDataRequestOptions
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        request_options = self.request_options.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "request_options": request_options,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_passkey_request_data_request_options import AuthPasskeyRequestDataRequestOptions  # noqa: PLC0415

        d = dict(src_dict)
        request_options = AuthPasskeyRequestDataRequestOptions.from_dict(d.pop("request_options"))

        auth_passkey_request_data = cls(
            request_options=request_options,
        )

        auth_passkey_request_data.additional_properties = d
        return auth_passkey_request_data

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
