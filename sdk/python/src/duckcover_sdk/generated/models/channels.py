from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Channels")


@_attrs_define
class Channels:
    """By which ways the caller is told of one kind.

    Attributes:
        inbox (bool): Always true.
        email (bool):
        push (bool):
        webhook (bool):
    """

    inbox: bool
    email: bool
    push: bool
    webhook: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        inbox = self.inbox

        email = self.email

        push = self.push

        webhook = self.webhook

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "inbox": inbox,
                "email": email,
                "push": push,
                "webhook": webhook,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        inbox = d.pop("inbox")

        email = d.pop("email")

        push = d.pop("push")

        webhook = d.pop("webhook")

        channels = cls(
            inbox=inbox,
            email=email,
            push=push,
            webhook=webhook,
        )

        channels.additional_properties = d
        return channels

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
