from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.avatar import Avatar, check_avatar
from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateBotRequest")


@_attrs_define
class CreateBotRequest:
    """A bot account to make; its name is for good.

    Attributes:
        username (str):
        display_name (str | Unset):
        avatar (Avatar | Unset):
        bio (str | Unset):
    """

    username: str
    display_name: str | Unset = UNSET
    avatar: Avatar | Unset = UNSET
    bio: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        username = self.username

        display_name = self.display_name

        avatar: str | Unset = UNSET
        if not isinstance(self.avatar, Unset):
            avatar = self.avatar

        bio = self.bio

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "username": username,
            }
        )
        if display_name is not UNSET:
            field_dict["display_name"] = display_name
        if avatar is not UNSET:
            field_dict["avatar"] = avatar
        if bio is not UNSET:
            field_dict["bio"] = bio

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        username = d.pop("username")

        display_name = d.pop("display_name", UNSET)

        _avatar = d.pop("avatar", UNSET)
        avatar: Avatar | Unset
        if isinstance(_avatar, Unset):
            avatar = UNSET
        else:
            avatar = check_avatar(_avatar)

        bio = d.pop("bio", UNSET)

        create_bot_request = cls(
            username=username,
            display_name=display_name,
            avatar=avatar,
            bio=bio,
        )

        create_bot_request.additional_properties = d
        return create_bot_request

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
