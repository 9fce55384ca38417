from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.auth_provider import AuthProvider


T = TypeVar("T", bound="AuthProviderAccount")


@_attrs_define
class AuthProviderAccount:
    """An account at an external provider.

    Attributes:
        uid (str): Who it is there.
        display (str): The name to show.
        provider (AuthProvider): An external provider that one may sign in with.
    """

    uid: str
    display: str
    provider: AuthProvider
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        uid = self.uid

        display = self.display

        provider = self.provider.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "uid": uid,
                "display": display,
                "provider": provider,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_provider import AuthProvider  # noqa: PLC0415

        d = dict(src_dict)
        uid = d.pop("uid")

        display = d.pop("display")

        provider = AuthProvider.from_dict(d.pop("provider"))

        auth_provider_account = cls(
            uid=uid,
            display=display,
            provider=provider,
        )

        auth_provider_account.additional_properties = d
        return auth_provider_account

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
