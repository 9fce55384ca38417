from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.clock_kind import ClockKind, check_clock_kind
from ..models.weekday import Weekday, check_weekday
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.play_hours import PlayHours


T = TypeVar("T", bound="Clock")


@_attrs_define
class Clock:
    """When a turn ends. What the clock does not have is left out.

    Attributes:
        kind (ClockKind):
        turn_seconds (int): How long a turn lasts; about how long where `kind` is `daily`, at most where it is `bank`.
        bank_seconds (int | Unset):
        increment_seconds (int | Unset):
        max_seconds (int | Unset):
        at (str | Unset):
        zone (str | Unset):
        days (list[Weekday] | Unset):
        min_hours (int | Unset):
        play_hours (PlayHours | Unset): Local times between which the clock runs; `to` is on the next day where it is
            not after `from`.
    """

    kind: ClockKind
    turn_seconds: int
    bank_seconds: int | Unset = UNSET
    increment_seconds: int | Unset = UNSET
    max_seconds: int | Unset = UNSET
    at: str | Unset = UNSET
    zone: str | Unset = UNSET
    days: list[Weekday] | Unset = UNSET
    min_hours: int | Unset = UNSET
    play_hours: PlayHours | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        turn_seconds = self.turn_seconds

        bank_seconds = self.bank_seconds

        increment_seconds = self.increment_seconds

        max_seconds = self.max_seconds

        at = self.at

        zone = self.zone

        days: list[str] | Unset = UNSET
        if not isinstance(self.days, Unset):
            days = []
            for days_item_data in self.days:
                days_item: str = days_item_data
                days.append(days_item)

        min_hours = self.min_hours

        play_hours: dict[str, Any] | Unset = UNSET
        if not isinstance(self.play_hours, Unset):
            play_hours = self.play_hours.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "turn_seconds": turn_seconds,
            }
        )
        if bank_seconds is not UNSET:
            field_dict["bank_seconds"] = bank_seconds
        if increment_seconds is not UNSET:
            field_dict["increment_seconds"] = increment_seconds
        if max_seconds is not UNSET:
            field_dict["max_seconds"] = max_seconds
        if at is not UNSET:
            field_dict["at"] = at
        if zone is not UNSET:
            field_dict["zone"] = zone
        if days is not UNSET:
            field_dict["days"] = days
        if min_hours is not UNSET:
            field_dict["min_hours"] = min_hours
        if play_hours is not UNSET:
            field_dict["play_hours"] = play_hours

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.play_hours import PlayHours  # noqa: PLC0415

        d = dict(src_dict)
        kind = check_clock_kind(d.pop("kind"))

        turn_seconds = d.pop("turn_seconds")

        bank_seconds = d.pop("bank_seconds", UNSET)

        increment_seconds = d.pop("increment_seconds", UNSET)

        max_seconds = d.pop("max_seconds", UNSET)

        at = d.pop("at", UNSET)

        zone = d.pop("zone", UNSET)

        _days = d.pop("days", UNSET)
        days: list[Weekday] | Unset = UNSET
        if _days is not UNSET:
            days = []
            for days_item_data in _days:
                days_item = check_weekday(days_item_data)

                days.append(days_item)

        min_hours = d.pop("min_hours", UNSET)

        _play_hours = d.pop("play_hours", UNSET)
        play_hours: PlayHours | Unset
        if isinstance(_play_hours, Unset):
            play_hours = UNSET
        else:
            play_hours = PlayHours.from_dict(_play_hours)

        clock = cls(
            kind=kind,
            turn_seconds=turn_seconds,
            bank_seconds=bank_seconds,
            increment_seconds=increment_seconds,
            max_seconds=max_seconds,
            at=at,
            zone=zone,
            days=days,
            min_hours=min_hours,
            play_hours=play_hours,
        )

        clock.additional_properties = d
        return clock

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
