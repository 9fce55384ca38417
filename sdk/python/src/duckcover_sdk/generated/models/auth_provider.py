from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.auth_flow_id import AuthFlowId, check_auth_flow_id
from ..types import UNSET, Unset

T = TypeVar("T", bound="AuthProvider")


@_attrs_define
class AuthProvider:
    """An external provider that one may sign in with.

    Attributes:
        id (str):
        name (str):
        flows (list[AuthFlowId]):
        client_id (str | Unset): Our id at the provider.
        openid_configuration_url (str | Unset): Where the provider tells of itself.
    """

    id: str
    name: str
    flows: list[AuthFlowId]
    client_id: str | Unset = UNSET
    openid_configuration_url: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        flows = []
        for flows_item_data in self.flows:
            flows_item: str = flows_item_data
            flows.append(flows_item)

        client_id = self.client_id

        openid_configuration_url = self.openid_configuration_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "flows": flows,
            }
        )
        if client_id is not UNSET:
            field_dict["client_id"] = client_id
        if openid_configuration_url is not UNSET:
            field_dict["openid_configuration_url"] = openid_configuration_url

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        flows = []
        _flows = d.pop("flows")
        for flows_item_data in _flows:
            flows_item = check_auth_flow_id(flows_item_data)

            flows.append(flows_item)

        client_id = d.pop("client_id", UNSET)

        openid_configuration_url = d.pop("openid_configuration_url", UNSET)

        auth_provider = cls(
            id=id,
            name=name,
            flows=flows,
            client_id=client_id,
            openid_configuration_url=openid_configuration_url,
        )

        auth_provider.additional_properties = d
        return auth_provider

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
