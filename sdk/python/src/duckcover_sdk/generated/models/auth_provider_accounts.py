from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.auth_meta import AuthMeta
    from ..models.auth_provider_account import AuthProviderAccount


T = TypeVar("T", bound="AuthProviderAccounts")


@_attrs_define
class AuthProviderAccounts:
    """The connected accounts.

    Attributes:
        status (int): The HTTP status.
        data (list[AuthProviderAccount]):
        meta (AuthMeta | Unset): What a client keeps for its next requests.
    """

    status: int
    data: list[AuthProviderAccount]
    meta: AuthMeta | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        data = []
        for data_item_data in self.data:
            data_item = data_item_data.to_dict()
            data.append(data_item)

        meta: dict[str, Any] | Unset = UNSET
        if not isinstance(self.meta, Unset):
            meta = self.meta.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "data": data,
            }
        )
        if meta is not UNSET:
            field_dict["meta"] = meta

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_meta import AuthMeta  # noqa: PLC0415
        from ..models.auth_provider_account import AuthProviderAccount  # noqa: PLC0415

        d = dict(src_dict)
        status = d.pop("status")

        data = []
        _data = d.pop("data")
        for data_item_data in _data:
            data_item = AuthProviderAccount.from_dict(data_item_data)

            data.append(data_item)

        _meta = d.pop("meta", UNSET)
        meta: AuthMeta | Unset
        if isinstance(_meta, Unset):
            meta = UNSET
        else:
            meta = AuthMeta.from_dict(_meta)

        auth_provider_accounts = cls(
            status=status,
            data=data,
            meta=meta,
        )

        auth_provider_accounts.additional_properties = d
        return auth_provider_accounts

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
