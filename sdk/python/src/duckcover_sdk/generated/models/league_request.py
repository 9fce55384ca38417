from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.request_kind import RequestKind, check_request_kind

T = TypeVar("T", bound="LeagueRequest")


@_attrs_define
class LeagueRequest:
    """What a player has asked of the staff, and their answer.

    Attributes:
        id (UUID):
        entry (UUID):
        player (None | str): Who has asked; null: the account is gone.
        kind (RequestKind):
        text (str):
        created_at (datetime.datetime):
        answer (None | str): Null: it waits for one.
        answered_at (datetime.datetime | None):
        answered_by (None | str): Null: nobody, or the account is gone.
        private_note (None | str): For staff; null to everybody else.
    """

    id: UUID
    entry: UUID
    player: None | str
    kind: RequestKind
    text: str
    created_at: datetime.datetime
    answer: None | str
    answered_at: datetime.datetime | None
    answered_by: None | str
    private_note: None | str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        entry = str(self.entry)

        player: None | str
        player = self.player

        kind: str = self.kind

        text = self.text

        created_at = self.created_at.isoformat()

        answer: None | str
        answer = self.answer

        answered_at: None | str
        if isinstance(self.answered_at, datetime.datetime):
            answered_at = self.answered_at.isoformat()
        else:
            answered_at = self.answered_at

        answered_by: None | str
        answered_by = self.answered_by

        private_note: None | str
        private_note = self.private_note

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "entry": entry,
                "player": player,
                "kind": kind,
                "text": text,
                "created_at": created_at,
                "answer": answer,
                "answered_at": answered_at,
                "answered_by": answered_by,
                "private_note": private_note,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        entry = UUID(d.pop("entry"))

        def _parse_player(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player = _parse_player(d.pop("player"))

        kind = check_request_kind(d.pop("kind"))

        text = d.pop("text")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_answer(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        answer = _parse_answer(d.pop("answer"))

        def _parse_answered_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                answered_at_type_0 = datetime.datetime.fromisoformat(data)

                return answered_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        answered_at = _parse_answered_at(d.pop("answered_at"))

        def _parse_answered_by(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        answered_by = _parse_answered_by(d.pop("answered_by"))

        def _parse_private_note(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        private_note = _parse_private_note(d.pop("private_note"))

        league_request = cls(
            id=id,
            entry=entry,
            player=player,
            kind=kind,
            text=text,
            created_at=created_at,
            answer=answer,
            answered_at=answered_at,
            answered_by=answered_by,
            private_note=private_note,
        )

        league_request.additional_properties = d
        return league_request

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
