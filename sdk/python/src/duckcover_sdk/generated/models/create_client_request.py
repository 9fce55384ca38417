from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.app_scope import AppScope, check_app_scope
from ..models.o_auth_client_type import OAuthClientType, check_o_auth_client_type

T = TypeVar("T", bound="CreateClientRequest")


@_attrs_define
class CreateClientRequest:
    """An app to make known.

    Attributes:
        name (str): What players are asked to let in.
        type_ (OAuthClientType):
        redirect_uris (list[str]): Where a player may be sent back to: `https://…`, `http://127.0.0.1/…` or
            `http://[::1]/…` (any port), or a scheme of its own, like `com.example.app:/…`. Empty for a public app that uses
            device codes only.
        scopes (list[AppScope]): What it may ask for.
    """

    name: str
    type_: OAuthClientType
    redirect_uris: list[str]
    scopes: list[AppScope]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        type_: str = self.type_

        redirect_uris = self.redirect_uris

        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "type": type_,
                "redirect_uris": redirect_uris,
                "scopes": scopes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        type_ = check_o_auth_client_type(d.pop("type"))

        redirect_uris = cast(list[str], d.pop("redirect_uris"))

        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_app_scope(scopes_item_data)

            scopes.append(scopes_item)

        create_client_request = cls(
            name=name,
            type_=type_,
            redirect_uris=redirect_uris,
            scopes=scopes,
        )

        create_client_request.additional_properties = d
        return create_client_request

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
