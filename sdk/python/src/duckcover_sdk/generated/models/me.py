from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.avatar import Avatar, check_avatar
from ..models.language import Language, check_language
from ..models.scope import Scope, check_scope

if TYPE_CHECKING:
    from ..models.reliability import Reliability


T = TypeVar("T", bound="Me")


@_attrs_define
class Me:
    """A player as it sees itself.

    Attributes:
        username (str):
        display_name (str):
        avatar (Avatar):
        bio (str):
        is_bot (bool): Whether this account plays through the API for its owner.
        owner (None | str): Whose bot account this is.
        reliability (Reliability): How much one may rely on a player to move when it is asked.
        vacation_until (datetime.datetime | None): Until when the player is on vacation; null: it is not.
        id (UUID):
        language (Language):
        time_zone (str): A name of the IANA time zone database.
        email (None | str): Null when there is none, as of bot accounts, and for an app without the scope `email`.
        email_verified (bool | None): Whether the address is proved to be the player's; null for an app without the
            scope `email`.
        created_at (datetime.datetime):
        scopes (list[Scope] | None): What the token of this request may be used for; null: everything, as of devices.
    """

    username: str
    display_name: str
    avatar: Avatar
    bio: str
    is_bot: bool
    owner: None | str
    reliability: Reliability
    vacation_until: datetime.datetime | None
    id: UUID
    language: Language
    time_zone: str
    email: None | str
    email_verified: bool | None
    created_at: datetime.datetime
    scopes: list[Scope] | None
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

        id = str(self.id)

        language: str = self.language

        time_zone = self.time_zone

        email: None | str
        email = self.email

        email_verified: bool | None
        email_verified = self.email_verified

        created_at = self.created_at.isoformat()

        scopes: list[str] | None
        if isinstance(self.scopes, list):
            scopes = []
            for scopes_type_0_item_data in self.scopes:
                scopes_type_0_item: str = scopes_type_0_item_data
                scopes.append(scopes_type_0_item)

        else:
            scopes = self.scopes

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
                "id": id,
                "language": language,
                "time_zone": time_zone,
                "email": email,
                "email_verified": email_verified,
                "created_at": created_at,
                "scopes": scopes,
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

        id = UUID(d.pop("id"))

        language = check_language(d.pop("language"))

        time_zone = d.pop("time_zone")

        def _parse_email(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        email = _parse_email(d.pop("email"))

        def _parse_email_verified(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        email_verified = _parse_email_verified(d.pop("email_verified"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_scopes(data: object) -> list[Scope] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                scopes_type_0 = []
                _scopes_type_0 = data
                for scopes_type_0_item_data in _scopes_type_0:
                    scopes_type_0_item = check_scope(scopes_type_0_item_data)

                    scopes_type_0.append(scopes_type_0_item)

                return scopes_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[Scope] | None, data)

        scopes = _parse_scopes(d.pop("scopes"))

        me = cls(
            username=username,
            display_name=display_name,
            avatar=avatar,
            bio=bio,
            is_bot=is_bot,
            owner=owner,
            reliability=reliability,
            vacation_until=vacation_until,
            id=id,
            language=language,
            time_zone=time_zone,
            email=email,
            email_verified=email_verified,
            created_at=created_at,
            scopes=scopes,
        )

        me.additional_properties = d
        return me

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
