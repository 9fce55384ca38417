from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="AuthProviderTokenToken")


@_attrs_define
class AuthProviderTokenToken:
    """The provider's tokens; at least one of `id_token` and `access_token`.

    Attributes:
        client_id (str): Our id at the provider.
        id_token (str | Unset):
        access_token (str | Unset):
    """

    client_id: str
    id_token: str | Unset = UNSET
    access_token: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        client_id = self.client_id

        id_token = self.id_token

        access_token = self.access_token

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "client_id": client_id,
            }
        )
        if id_token is not UNSET:
            field_dict["id_token"] = id_token
        if access_token is not UNSET:
            field_dict["access_token"] = access_token

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        client_id = d.pop("client_id")

        id_token = d.pop("id_token", UNSET)

        access_token = d.pop("access_token", UNSET)

        auth_provider_token_token = cls(
            client_id=client_id,
            id_token=id_token,
            access_token=access_token,
        )

        auth_provider_token_token.additional_properties = d
        return auth_provider_token_token

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
