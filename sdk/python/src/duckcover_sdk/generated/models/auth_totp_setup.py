from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.auth_totp_setup_meta import AuthTotpSetupMeta


T = TypeVar("T", bound="AuthTotpSetup")


@_attrs_define
class AuthTotpSetup:
    """There is no authenticator app yet; this is what one is set up with.

    Attributes:
        status (int): The HTTP status.
        meta (AuthTotpSetupMeta): The secret to set up an app with.
    """

    status: int
    meta: AuthTotpSetupMeta
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        meta = self.meta.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "meta": meta,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_totp_setup_meta import AuthTotpSetupMeta  # noqa: PLC0415

        d = dict(src_dict)
        status = d.pop("status")

        meta = AuthTotpSetupMeta.from_dict(d.pop("meta"))

        auth_totp_setup = cls(
            status=status,
            meta=meta,
        )

        auth_totp_setup.additional_properties = d
        return auth_totp_setup

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
