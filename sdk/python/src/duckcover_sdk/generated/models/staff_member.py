from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.staff_role import StaffRole, check_staff_role

T = TypeVar("T", bound="StaffMember")


@_attrs_define
class StaffMember:
    """Somebody who runs a league, once it has accepted.

    Attributes:
        player (str):
        role (StaffRole):
        appointed_at (datetime.datetime):
        accepted_at (datetime.datetime | None):
    """

    player: str
    role: StaffRole
    appointed_at: datetime.datetime
    accepted_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        role: str = self.role

        appointed_at = self.appointed_at.isoformat()

        accepted_at: None | str
        if isinstance(self.accepted_at, datetime.datetime):
            accepted_at = self.accepted_at.isoformat()
        else:
            accepted_at = self.accepted_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "player": player,
                "role": role,
                "appointed_at": appointed_at,
                "accepted_at": accepted_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        player = d.pop("player")

        role = check_staff_role(d.pop("role"))

        appointed_at = datetime.datetime.fromisoformat(d.pop("appointed_at"))

        def _parse_accepted_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                accepted_at_type_0 = datetime.datetime.fromisoformat(data)

                return accepted_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        accepted_at = _parse_accepted_at(d.pop("accepted_at"))

        staff_member = cls(
            player=player,
            role=role,
            appointed_at=appointed_at,
            accepted_at=accepted_at,
        )

        staff_member.additional_properties = d
        return staff_member

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
