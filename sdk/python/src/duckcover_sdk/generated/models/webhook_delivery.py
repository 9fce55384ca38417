from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.delivery_state import DeliveryState, check_delivery_state
from ..models.notice_kind import NoticeKind, check_notice_kind

T = TypeVar("T", bound="WebhookDelivery")


@_attrs_define
class WebhookDelivery:
    """What became of one notice at a webhook.

    Attributes:
        id (UUID): The `webhook-id` of every attempt.
        state (DeliveryState):
        attempts (int):
        answer (str): What was answered last.
        created_at (datetime.datetime):
        due_at (datetime.datetime | None): When it is tried again.
        ended_at (datetime.datetime | None):
        notice (int):
        kind (NoticeKind):
    """

    id: UUID
    state: DeliveryState
    attempts: int
    answer: str
    created_at: datetime.datetime
    due_at: datetime.datetime | None
    ended_at: datetime.datetime | None
    notice: int
    kind: NoticeKind
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        state: str = self.state

        attempts = self.attempts

        answer = self.answer

        created_at = self.created_at.isoformat()

        due_at: None | str
        if isinstance(self.due_at, datetime.datetime):
            due_at = self.due_at.isoformat()
        else:
            due_at = self.due_at

        ended_at: None | str
        if isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at

        notice = self.notice

        kind: str = self.kind

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "state": state,
                "attempts": attempts,
                "answer": answer,
                "created_at": created_at,
                "due_at": due_at,
                "ended_at": ended_at,
                "notice": notice,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        state = check_delivery_state(d.pop("state"))

        attempts = d.pop("attempts")

        answer = d.pop("answer")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_due_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                due_at_type_0 = datetime.datetime.fromisoformat(data)

                return due_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        due_at = _parse_due_at(d.pop("due_at"))

        def _parse_ended_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_at_type_0 = datetime.datetime.fromisoformat(data)

                return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        notice = d.pop("notice")

        kind = check_notice_kind(d.pop("kind"))

        webhook_delivery = cls(
            id=id,
            state=state,
            attempts=attempts,
            answer=answer,
            created_at=created_at,
            due_at=due_at,
            ended_at=ended_at,
            notice=notice,
            kind=kind,
        )

        webhook_delivery.additional_properties = d
        return webhook_delivery

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
