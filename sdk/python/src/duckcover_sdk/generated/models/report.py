from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.report_reason import ReportReason, check_report_reason

T = TypeVar("T", bound="Report")


@_attrs_define
class Report:
    """A report as it was taken down.

    Attributes:
        id (UUID):
        reported (str):
        reason (ReportReason):
        detail (str):
        game (None | UUID):
        message (None | UUID):
        created_at (datetime.datetime):
    """

    id: UUID
    reported: str
    reason: ReportReason
    detail: str
    game: None | UUID
    message: None | UUID
    created_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        reported = self.reported

        reason: str = self.reason

        detail = self.detail

        game: None | str
        if isinstance(self.game, UUID):
            game = str(self.game)
        else:
            game = self.game

        message: None | str
        if isinstance(self.message, UUID):
            message = str(self.message)
        else:
            message = self.message

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "reported": reported,
                "reason": reason,
                "detail": detail,
                "game": game,
                "message": message,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        reported = d.pop("reported")

        reason = check_report_reason(d.pop("reason"))

        detail = d.pop("detail")

        def _parse_game(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                game_type_0 = UUID(data)

                return game_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        game = _parse_game(d.pop("game"))

        def _parse_message(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                message_type_0 = UUID(data)

                return message_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        message = _parse_message(d.pop("message"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        report = cls(
            id=id,
            reported=reported,
            reason=reason,
            detail=detail,
            game=game,
            message=message,
            created_at=created_at,
        )

        report.additional_properties = d
        return report

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
