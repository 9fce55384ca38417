from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.auth_flow_id import AuthFlowId, check_auth_flow_id
from ..models.authenticator_type import AuthenticatorType, check_authenticator_type
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.auth_provider import AuthProvider


T = TypeVar("T", bound="AuthFlow")


@_attrs_define
class AuthFlow:
    """A step that leads on; the one that is pending has begun.

    Attributes:
        id (AuthFlowId): What can be done next.
        is_pending (bool | Unset): True for the step that is waited for.
        types (list[AuthenticatorType] | Unset): The second factors that may be used.
        providers (list[str] | Unset): The external providers that may be used.
        provider (AuthProvider | Unset): An external provider that one may sign in with.
    """

    id: AuthFlowId
    is_pending: bool | Unset = UNSET
    types: list[AuthenticatorType] | Unset = UNSET
    providers: list[str] | Unset = UNSET
    provider: AuthProvider | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id: str = self.id

        is_pending = self.is_pending

        types: list[str] | Unset = UNSET
        if not isinstance(self.types, Unset):
            types = []
            for types_item_data in self.types:
                types_item: str = types_item_data
                types.append(types_item)

        providers: list[str] | Unset = UNSET
        if not isinstance(self.providers, Unset):
            providers = self.providers

        provider: dict[str, Any] | Unset = UNSET
        if not isinstance(self.provider, Unset):
            provider = self.provider.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
            }
        )
        if is_pending is not UNSET:
            field_dict["is_pending"] = is_pending
        if types is not UNSET:
            field_dict["types"] = types
        if providers is not UNSET:
            field_dict["providers"] = providers
        if provider is not UNSET:
            field_dict["provider"] = provider

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_provider import AuthProvider  # noqa: PLC0415

        d = dict(src_dict)
        id = check_auth_flow_id(d.pop("id"))

        is_pending = d.pop("is_pending", UNSET)

        _types = d.pop("types", UNSET)
        types: list[AuthenticatorType] | Unset = UNSET
        if _types is not UNSET:
            types = []
            for types_item_data in _types:
                types_item = check_authenticator_type(types_item_data)

                types.append(types_item)

        providers = cast(list[str], d.pop("providers", UNSET))

        _provider = d.pop("provider", UNSET)
        provider: AuthProvider | Unset
        if isinstance(_provider, Unset):
            provider = UNSET
        else:
            provider = AuthProvider.from_dict(_provider)

        auth_flow = cls(
            id=id,
            is_pending=is_pending,
            types=types,
            providers=providers,
            provider=provider,
        )

        auth_flow.additional_properties = d
        return auth_flow

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
