from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.auth_flow import AuthFlow
    from ..models.auth_method import AuthMethod
    from ..models.auth_user import AuthUser


T = TypeVar("T", bound="AuthPendingData")


@_attrs_define
class AuthPendingData:
    """What can be done next; `user` and `methods` when somebody is signed in and has to prove it again.

    Attributes:
        flows (list[AuthFlow]):
        user (AuthUser | Unset): Who signed in.
        methods (list[AuthMethod] | Unset):
    """

    flows: list[AuthFlow]
    user: AuthUser | Unset = UNSET
    methods: list[AuthMethod] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        flows = []
        for flows_item_data in self.flows:
            flows_item = flows_item_data.to_dict()
            flows.append(flows_item)

        user: dict[str, Any] | Unset = UNSET
        if not isinstance(self.user, Unset):
            user = self.user.to_dict()

        methods: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.methods, Unset):
            methods = []
            for methods_item_data in self.methods:
                methods_item = methods_item_data.to_dict()
                methods.append(methods_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "flows": flows,
            }
        )
        if user is not UNSET:
            field_dict["user"] = user
        if methods is not UNSET:
            field_dict["methods"] = methods

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.auth_flow import AuthFlow  # noqa: PLC0415
        from ..models.auth_method import AuthMethod  # noqa: PLC0415
        from ..models.auth_user import AuthUser  # noqa: PLC0415

        d = dict(src_dict)
        flows = []
        _flows = d.pop("flows")
        for flows_item_data in _flows:
            flows_item = AuthFlow.from_dict(flows_item_data)

            flows.append(flows_item)

        _user = d.pop("user", UNSET)
        user: AuthUser | Unset
        if isinstance(_user, Unset):
            user = UNSET
        else:
            user = AuthUser.from_dict(_user)

        _methods = d.pop("methods", UNSET)
        methods: list[AuthMethod] | Unset = UNSET
        if _methods is not UNSET:
            methods = []
            for methods_item_data in _methods:
                methods_item = AuthMethod.from_dict(methods_item_data)

                methods.append(methods_item)

        auth_pending_data = cls(
            flows=flows,
            user=user,
            methods=methods,
        )

        auth_pending_data.additional_properties = d
        return auth_pending_data

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
