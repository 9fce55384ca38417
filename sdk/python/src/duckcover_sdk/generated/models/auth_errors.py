from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.auth_error import AuthError
    from ..models.auth_meta import AuthMeta


T = TypeVar("T", bound="AuthErrors")


@_attrs_define
class AuthErrors:
    """Some of the input is wrong.

    Attributes:
        status (int): The HTTP status.
        errors (list[AuthError] | Unset):
        meta (AuthMeta | Unset): What a client keeps for its next requests.
    """

    status: int
    errors: list[AuthError] | Unset = UNSET
    meta: AuthMeta | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        errors: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.errors, Unset):
            errors = []
            for errors_item_data in self.errors:
                errors_item = errors_item_data.to_dict()
                errors.append(errors_item)

        meta: dict[str, Any] | Unset = UNSET
        if not isinstance(self.meta, Unset):
            meta = self.meta.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
            }
        )
        if errors is not UNSET:
            field_dict["errors"] = errors
        if meta is not UNSET:
            field_dict["meta"] = meta

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_error import AuthError  # noqa: PLC0415
        from ..models.auth_meta import AuthMeta  # noqa: PLC0415

        d = dict(src_dict)
        status = d.pop("status")

        _errors = d.pop("errors", UNSET)
        errors: list[AuthError] | Unset = UNSET
        if _errors is not UNSET:
            errors = []
            for errors_item_data in _errors:
                errors_item = AuthError.from_dict(errors_item_data)

                errors.append(errors_item)

        _meta = d.pop("meta", UNSET)
        meta: AuthMeta | Unset
        if isinstance(_meta, Unset):
            meta = UNSET
        else:
            meta = AuthMeta.from_dict(_meta)

        auth_errors = cls(
            status=status,
            errors=errors,
            meta=meta,
        )

        auth_errors.additional_properties = d
        return auth_errors

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
