from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Announcement")


@_attrs_define
class Announcement:
    """What staff tell everybody.

    Attributes:
        id (UUID):
        competition (None | UUID): What it is about; null: the league.
        actor (None | str): Null: the account is gone.
        text (str):
        at (datetime.datetime):
    """

    id: UUID
    competition: None | UUID
    actor: None | str
    text: str
    at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        competition: None | str
        if isinstance(self.competition, UUID):
            competition = str(self.competition)
        else:
            competition = self.competition

        actor: None | str
        actor = self.actor

        text = self.text

        at = self.at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "competition": competition,
                "actor": actor,
                "text": text,
                "at": at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        def _parse_competition(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                competition_type_0 = UUID(data)

                return competition_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        competition = _parse_competition(d.pop("competition"))

        def _parse_actor(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        actor = _parse_actor(d.pop("actor"))

        text = d.pop("text")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        announcement = cls(
            id=id,
            competition=competition,
            actor=actor,
            text=text,
            at=at,
        )

        announcement.additional_properties = d
        return announcement

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
