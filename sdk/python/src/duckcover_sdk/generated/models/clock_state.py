from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.clock import Clock
    from ..models.seat_clock import SeatClock


T = TypeVar("T", bound="ClockState")


@_attrs_define
class ClockState:
    """The clocks of a game at one moment.

    Attributes:
        at (datetime.datetime): The moment, by the service's clock.
        clock (Clock): When a turn ends. What the clock does not have is left out.
        seats (list[SeatClock]):
    """

    at: datetime.datetime
    clock: Clock
    seats: list[SeatClock]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at.isoformat()

        clock = self.clock.to_dict()

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "clock": clock,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.clock import Clock  # noqa: PLC0415
        from ..models.seat_clock import SeatClock  # noqa: PLC0415

        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        clock = Clock.from_dict(d.pop("clock"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatClock.from_dict(seats_item_data)

            seats.append(seats_item)

        clock_state = cls(
            at=at,
            clock=clock,
            seats=seats,
        )

        clock_state.additional_properties = d
        return clock_state

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
