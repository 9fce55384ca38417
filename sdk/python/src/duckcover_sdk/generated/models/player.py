from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.avatar import Avatar, check_avatar

if TYPE_CHECKING:
    from ..models.reliability import Reliability


T = TypeVar("T", bound="Player")


@_attrs_define
class Player:
    """A player as everybody may see it.

    Attributes:
        username (str):
        display_name (str):
        avatar (Avatar):
        bio (str):
        is_bot (bool): Whether this account plays through the API for its owner.
        owner (None | str): Whose bot account this is.
        reliability (Reliability): How much one may rely on a player to move when it is asked.
        vacation_until (datetime.datetime | None): Until when the player is on vacation; null: it is not.
        created_at (datetime.date): The day on which the account was made.
    """

    username: str
    display_name: str
    avatar: Avatar
    bio: str
    is_bot: bool
    owner: None | str
    reliability: Reliability
    vacation_until: datetime.datetime | None
    created_at: datetime.date
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        username = self.username

        display_name = self.display_name

        avatar: str = self.avatar

        bio = self.bio

        is_bot = self.is_bot

        owner: None | str
        owner = self.owner

        reliability = self.reliability.to_dict()

        vacation_until: None | str
        if isinstance(self.vacation_until, datetime.datetime):
            vacation_until = self.vacation_until.isoformat()
        else:
            vacation_until = self.vacation_until

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "username": username,
                "display_name": display_name,
                "avatar": avatar,
                "bio": bio,
                "is_bot": is_bot,
                "owner": owner,
                "reliability": reliability,
                "vacation_until": vacation_until,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.reliability import Reliability  # noqa: PLC0415

        d = dict(src_dict)
        username = d.pop("username")

        display_name = d.pop("display_name")

        avatar = check_avatar(d.pop("avatar"))

        bio = d.pop("bio")

        is_bot = d.pop("is_bot")

        def _parse_owner(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        owner = _parse_owner(d.pop("owner"))

        reliability = Reliability.from_dict(d.pop("reliability"))

        def _parse_vacation_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                vacation_until_type_0 = datetime.datetime.fromisoformat(data)

                return vacation_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        vacation_until = _parse_vacation_until(d.pop("vacation_until"))

        created_at = datetime.date.fromisoformat(d.pop("created_at"))

        player = cls(
            username=username,
            display_name=display_name,
            avatar=avatar,
            bio=bio,
            is_bot=is_bot,
            owner=owner,
            reliability=reliability,
            vacation_until=vacation_until,
            created_at=created_at,
        )

        player.additional_properties = d
        return player

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
