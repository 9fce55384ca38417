from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.auth_method import AuthMethod
    from ..models.auth_user import AuthUser


T = TypeVar("T", bound="AuthSessionData")


@_attrs_define
class AuthSessionData:
    """Who is signed in, and how.

    Attributes:
        user (AuthUser): Who signed in.
        methods (list[AuthMethod]):
    """

    user: AuthUser
    methods: list[AuthMethod]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        user = self.user.to_dict()

        methods = []
        for methods_item_data in self.methods:
            methods_item = methods_item_data.to_dict()
            methods.append(methods_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "user": user,
                "methods": methods,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_method import AuthMethod  # noqa: PLC0415
        from ..models.auth_user import AuthUser  # noqa: PLC0415

        d = dict(src_dict)
        user = AuthUser.from_dict(d.pop("user"))

        methods = []
        _methods = d.pop("methods")
        for methods_item_data in _methods:
            methods_item = AuthMethod.from_dict(methods_item_data)

            methods.append(methods_item)

        auth_session_data = cls(
            user=user,
            methods=methods,
        )

        auth_session_data.additional_properties = d
        return auth_session_data

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
