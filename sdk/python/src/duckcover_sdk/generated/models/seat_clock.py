from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.clock_reason import ClockReason, check_clock_reason

T = TypeVar("T", bound="SeatClock")


@_attrs_define
class SeatClock:
    """The clock of one seat: what is left, whether it runs, and why or why not.

    Attributes:
        seat (int):
        running (bool):
        reason (ClockReason):
        left_seconds (int | None): Seconds of running time: of the reserve of a bank, else until the deadline; null: no
            turn asks it.
        deadline (datetime.datetime | None): Of the open turn; null: it does not ask the seat.
    """

    seat: int
    running: bool
    reason: ClockReason
    left_seconds: int | None
    deadline: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        running = self.running

        reason: str = self.reason

        left_seconds: int | None
        left_seconds = self.left_seconds

        deadline: None | str
        if isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "running": running,
                "reason": reason,
                "left_seconds": left_seconds,
                "deadline": deadline,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        running = d.pop("running")

        reason = check_clock_reason(d.pop("reason"))

        def _parse_left_seconds(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        left_seconds = _parse_left_seconds(d.pop("left_seconds"))

        def _parse_deadline(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = datetime.datetime.fromisoformat(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        seat_clock = cls(
            seat=seat,
            running=running,
            reason=reason,
            left_seconds=left_seconds,
            deadline=deadline,
        )

        seat_clock.additional_properties = d
        return seat_clock

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
