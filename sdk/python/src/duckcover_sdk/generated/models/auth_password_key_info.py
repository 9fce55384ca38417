from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.auth_meta import AuthMeta
    from ..models.auth_password_key_info_data import AuthPasswordKeyInfoData


T = TypeVar("T", bound="AuthPasswordKeyInfo")


@_attrs_define
class AuthPasswordKeyInfo:
    """Whose password the code or key resets.

    Attributes:
        status (int): The HTTP status.
        data (AuthPasswordKeyInfoData): The account.
        meta (AuthMeta | Unset): What a client keeps for its next requests.
    """

    status: int
    data: AuthPasswordKeyInfoData
    meta: AuthMeta | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        data = self.data.to_dict()

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
        from ..models.auth_password_key_info_data import AuthPasswordKeyInfoData  # noqa: PLC0415

        d = dict(src_dict)
        status = d.pop("status")

        data = AuthPasswordKeyInfoData.from_dict(d.pop("data"))

        _meta = d.pop("meta", UNSET)
        meta: AuthMeta | Unset
        if isinstance(_meta, Unset):
            meta = UNSET
        else:
            meta = AuthMeta.from_dict(_meta)

        auth_password_key_info = cls(
            status=status,
            data=data,
            meta=meta,
        )

        auth_password_key_info.additional_properties = d
        return auth_password_key_info

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
