from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.auth_provider_token_process import AuthProviderTokenProcess, check_auth_provider_token_process

if TYPE_CHECKING:
    from ..models.auth_provider_token_token import AuthProviderTokenToken


T = TypeVar("T", bound="AuthProviderToken")


@_attrs_define
class AuthProviderToken:
    """What an app got from an external provider.

    Attributes:
        provider (str): The provider's id.
        process (AuthProviderTokenProcess): Sign in, or connect with the account.
        token (AuthProviderTokenToken): The provider's tokens; at least one of `id_token` and `access_token`.
    """

    provider: str
    process: AuthProviderTokenProcess
    token: AuthProviderTokenToken
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        provider = self.provider

        process: str = self.process

        token = self.token.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "provider": provider,
                "process": process,
                "token": token,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_provider_token_token import AuthProviderTokenToken  # noqa: PLC0415

        d = dict(src_dict)
        provider = d.pop("provider")

        process = check_auth_provider_token_process(d.pop("process"))

        token = AuthProviderTokenToken.from_dict(d.pop("token"))

        auth_provider_token = cls(
            provider=provider,
            process=process,
            token=token,
        )

        auth_provider_token.additional_properties = d
        return auth_provider_token

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
