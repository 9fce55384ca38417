from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.report_reason import ReportReason, check_report_reason
from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateReportRequest")


@_attrs_define
class CreateReportRequest:
    """What somebody did that the operator should look at.

    Attributes:
        reason (ReportReason):
        detail (str | Unset): What happened, in the player's own words. Default: ''.
        game (None | Unset | UUID): The game that it happened in.
        message (None | Unset | UUID): The message that it is about.
    """

    reason: ReportReason
    detail: str | Unset = ""
    game: None | Unset | UUID = UNSET
    message: None | Unset | UUID = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason: str = self.reason

        detail = self.detail

        game: None | str | Unset
        if isinstance(self.game, Unset):
            game = UNSET
        elif isinstance(self.game, UUID):
            game = str(self.game)
        else:
            game = self.game

        message: None | str | Unset
        if isinstance(self.message, Unset):
            message = UNSET
        elif isinstance(self.message, UUID):
            message = str(self.message)
        else:
            message = self.message

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
            }
        )
        if detail is not UNSET:
            field_dict["detail"] = detail
        if game is not UNSET:
            field_dict["game"] = game
        if message is not UNSET:
            field_dict["message"] = message

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = check_report_reason(d.pop("reason"))

        detail = d.pop("detail", UNSET)

        def _parse_game(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                game_type_0 = UUID(data)

                return game_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        game = _parse_game(d.pop("game", UNSET))

        def _parse_message(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                message_type_0 = UUID(data)

                return message_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        message = _parse_message(d.pop("message", UNSET))

        create_report_request = cls(
            reason=reason,
            detail=detail,
            game=game,
            message=message,
        )

        create_report_request.additional_properties = d
        return create_report_request

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
