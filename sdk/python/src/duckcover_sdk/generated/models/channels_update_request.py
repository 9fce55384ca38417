from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="ChannelsUpdateRequest")


@_attrs_define
class ChannelsUpdateRequest:
    """By which ways to tell of one kind; what is left out stays.

    Attributes:
        inbox (bool | Unset):
        email (bool | Unset):
        push (bool | Unset):
        webhook (bool | Unset):
    """

    inbox: bool | Unset = UNSET
    email: bool | Unset = UNSET
    push: bool | Unset = UNSET
    webhook: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        inbox = self.inbox

        email = self.email

        push = self.push

        webhook = self.webhook

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if inbox is not UNSET:
            field_dict["inbox"] = inbox
        if email is not UNSET:
            field_dict["email"] = email
        if push is not UNSET:
            field_dict["push"] = push
        if webhook is not UNSET:
            field_dict["webhook"] = webhook

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        inbox = d.pop("inbox", UNSET)

        email = d.pop("email", UNSET)

        push = d.pop("push", UNSET)

        webhook = d.pop("webhook", UNSET)

        channels_update_request = cls(
            inbox=inbox,
            email=email,
            push=push,
            webhook=webhook,
        )

        channels_update_request.additional_properties = d
        return channels_update_request

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
