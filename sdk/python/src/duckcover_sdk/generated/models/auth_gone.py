from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.auth_meta import AuthMeta
    from ..models.auth_pending_data import AuthPendingData


T = TypeVar("T", bound="AuthGone")


@_attrs_define
class AuthGone:
    """The session token is unknown or its session has ended: drop it and start over without one.

    Attributes:
        status (int): The HTTP status.
        data (AuthPendingData): What can be done next; `user` and `methods` when somebody is signed in and has to prove
            it again.
        meta (AuthMeta): What a client keeps for its next requests.
    """

    status: int
    data: AuthPendingData
    meta: AuthMeta
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        data = self.data.to_dict()

        meta = self.meta.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "data": data,
                "meta": meta,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_meta import AuthMeta  # noqa: PLC0415
        from ..models.auth_pending_data import AuthPendingData  # noqa: PLC0415

        d = dict(src_dict)
        status = d.pop("status")

        data = AuthPendingData.from_dict(d.pop("data"))

        meta = AuthMeta.from_dict(d.pop("meta"))

        auth_gone = cls(
            status=status,
            data=data,
            meta=meta,
        )

        auth_gone.additional_properties = d
        return auth_gone

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
