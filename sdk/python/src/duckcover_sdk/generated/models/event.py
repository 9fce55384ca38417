from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.event_kind import EventKind, check_event_kind

if TYPE_CHECKING:
    from ..models.event_details_type_0 import EventDetailsType0


T = TypeVar("T", bound="Event")


@_attrs_define
class Event:
    """One thing that happened; `details` depend on `kind` and are null while H5 hides them.

    Attributes:
        number (int): Greater than that of every event before; the steps have no meaning.
        kind (EventKind):
        at (datetime.datetime):
        seat (int | None):
        turn (int | None):
        details (EventDetailsType0 | None):
    """

    number: int
    kind: EventKind
    at: datetime.datetime
    seat: int | None
    turn: int | None
    details: EventDetailsType0 | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.event_details_type_0 import EventDetailsType0  # noqa: PLC0415

        number = self.number

        kind: str = self.kind

        at = self.at.isoformat()

        seat: int | None
        seat = self.seat

        turn: int | None
        turn = self.turn

        details: dict[str, Any] | None
        if isinstance(self.details, EventDetailsType0):
            details = self.details.to_dict()
        else:
            details = self.details

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "kind": kind,
                "at": at,
                "seat": seat,
                "turn": turn,
                "details": details,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.event_details_type_0 import EventDetailsType0  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        kind = check_event_kind(d.pop("kind"))

        at = datetime.datetime.fromisoformat(d.pop("at"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        def _parse_turn(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        turn = _parse_turn(d.pop("turn"))

        def _parse_details(data: object) -> EventDetailsType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                details_type_0 = EventDetailsType0.from_dict(data)

                return details_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EventDetailsType0 | None, data)

        details = _parse_details(d.pop("details"))

        event = cls(
            number=number,
            kind=kind,
            at=at,
            seat=seat,
            turn=turn,
            details=details,
        )

        event.additional_properties = d
        return event

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
