from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.avatar import Avatar, check_avatar

T = TypeVar("T", bound="Mute")


@_attrs_define
class Mute:
    """A player whose messages the caller does not read.

    Attributes:
        username (str):
        display_name (str):
        avatar (Avatar):
        is_bot (bool):
        created_at (datetime.datetime):
    """

    username: str
    display_name: str
    avatar: Avatar
    is_bot: bool
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        username = self.username

        display_name = self.display_name

        avatar: str = self.avatar

        is_bot = self.is_bot

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "username": username,
                "display_name": display_name,
                "avatar": avatar,
                "is_bot": is_bot,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        username = d.pop("username")

        display_name = d.pop("display_name")

        avatar = check_avatar(d.pop("avatar"))

        is_bot = d.pop("is_bot")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        mute = cls(
            username=username,
            display_name=display_name,
            avatar=avatar,
            is_bot=is_bot,
            created_at=created_at,
        )

        mute.additional_properties = d
        return mute

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
