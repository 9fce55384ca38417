from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.reaction import Reaction, check_reaction

T = TypeVar("T", bound="Message")


@_attrs_define
class Message:
    """A message, or a reaction; one of `text` and `reaction` is null.

    Attributes:
        id (UUID):
        player (str): Who says so.
        text (None | str): Plain text, not markup. Null: it is a reaction, or was removed.
        reaction (None | Reaction):
        removed (bool): Whether a moderator has taken the text away.
        created_at (datetime.datetime):
    """

    id: UUID
    player: str
    text: None | str
    reaction: None | Reaction
    removed: bool
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        player = self.player

        text: None | str
        text = self.text

        reaction: None | str
        if isinstance(self.reaction, str):
            reaction = self.reaction
        else:
            reaction = self.reaction

        removed = self.removed

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "player": player,
                "text": text,
                "reaction": reaction,
                "removed": removed,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        player = d.pop("player")

        def _parse_text(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        text = _parse_text(d.pop("text"))

        def _parse_reaction(data: object) -> None | Reaction:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reaction_type_0 = check_reaction(data)

                return reaction_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Reaction, data)

        reaction = _parse_reaction(d.pop("reaction"))

        removed = d.pop("removed")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        message = cls(
            id=id,
            player=player,
            text=text,
            reaction=reaction,
            removed=removed,
            created_at=created_at,
        )

        message.additional_properties = d
        return message

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
