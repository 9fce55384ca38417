from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.app_scope import AppScope, check_app_scope
from ..models.o_auth_client_type import OAuthClientType, check_o_auth_client_type

T = TypeVar("T", bound="OAuthClient")


@_attrs_define
class OAuthClient:
    """An app as its maker sees it.

    Attributes:
        id (str): Its `client_id`.
        name (str):
        type_ (OAuthClientType):
        redirect_uris (list[str]):
        scopes (list[AppScope]):
        created_at (datetime.datetime):
    """

    id: str
    name: str
    type_: OAuthClientType
    redirect_uris: list[str]
    scopes: list[AppScope]
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name = self.name

        type_: str = self.type_

        redirect_uris = self.redirect_uris

        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "type": type_,
                "redirect_uris": redirect_uris,
                "scopes": scopes,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        type_ = check_o_auth_client_type(d.pop("type"))

        redirect_uris = cast(list[str], d.pop("redirect_uris"))

        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_app_scope(scopes_item_data)

            scopes.append(scopes_item)

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        o_auth_client = cls(
            id=id,
            name=name,
            type_=type_,
            redirect_uris=redirect_uris,
            scopes=scopes,
            created_at=created_at,
        )

        o_auth_client.additional_properties = d
        return o_auth_client

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
