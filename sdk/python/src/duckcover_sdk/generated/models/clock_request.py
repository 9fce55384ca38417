from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.clock_kind import ClockKind, check_clock_kind
from ..models.weekday import Weekday, check_weekday
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.play_hours_request import PlayHoursRequest


T = TypeVar("T", bound="ClockRequest")


@_attrs_define
class ClockRequest:
    """When a turn ends: after `turn_seconds`, at the next `at` (`daily`), or for each seat with its reserve (`bank`).

    `turn_seconds` is ignored where the kind is not `per_turn`: every clock that is shown has it.

        Attributes:
            kind (ClockKind | Unset):  Default: 'per_turn'.
            turn_seconds (int | Unset): Whole seconds. Default: 86400.
            bank_seconds (int | Unset): `bank` only: what each seat has at first.
            increment_seconds (int | Unset): `bank` only: what a seat gets whenever a turn asks it.
            max_seconds (int | Unset): `bank` only: what a seat has at most.
            at (str | Unset): `daily` only: the local time at which turns end.
            zone (str | Unset): `daily` only: a name of the IANA time zone database: "Europe/Madrid".
            min_hours (int | Unset): `daily` only: a turn lasts so many hours at least; 6 when it is left out.
            play_hours (None | PlayHoursRequest | Unset): Time outside of them does not run; null: all time runs.
            days (list[Weekday] | Unset): All days when it is left out.
    """

    kind: ClockKind | Unset = "per_turn"
    turn_seconds: int | Unset = 86400
    bank_seconds: int | Unset = UNSET
    increment_seconds: int | Unset = UNSET
    max_seconds: int | Unset = UNSET
    at: str | Unset = UNSET
    zone: str | Unset = UNSET
    min_hours: int | Unset = UNSET
    play_hours: None | PlayHoursRequest | Unset = UNSET
    days: list[Weekday] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.play_hours_request import PlayHoursRequest  # noqa: PLC0415

        kind: str | Unset = UNSET
        if not isinstance(self.kind, Unset):
            kind = self.kind

        turn_seconds = self.turn_seconds

        bank_seconds = self.bank_seconds

        increment_seconds = self.increment_seconds

        max_seconds = self.max_seconds

        at = self.at

        zone = self.zone

        min_hours = self.min_hours

        play_hours: dict[str, Any] | None | Unset
        if isinstance(self.play_hours, Unset):
            play_hours = UNSET
        elif isinstance(self.play_hours, PlayHoursRequest):
            play_hours = self.play_hours.to_dict()
        else:
            play_hours = self.play_hours

        days: list[str] | Unset = UNSET
        if not isinstance(self.days, Unset):
            days = []
            for days_item_data in self.days:
                days_item: str = days_item_data
                days.append(days_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if kind is not UNSET:
            field_dict["kind"] = kind
        if turn_seconds is not UNSET:
            field_dict["turn_seconds"] = turn_seconds
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
        if min_hours is not UNSET:
            field_dict["min_hours"] = min_hours
        if play_hours is not UNSET:
            field_dict["play_hours"] = play_hours
        if days is not UNSET:
            field_dict["days"] = days

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.play_hours_request import PlayHoursRequest  # noqa: PLC0415

        d = dict(src_dict)
        _kind = d.pop("kind", UNSET)
        kind: ClockKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_clock_kind(_kind)

        turn_seconds = d.pop("turn_seconds", UNSET)

        bank_seconds = d.pop("bank_seconds", UNSET)

        increment_seconds = d.pop("increment_seconds", UNSET)

        max_seconds = d.pop("max_seconds", UNSET)

        at = d.pop("at", UNSET)

        zone = d.pop("zone", UNSET)

        min_hours = d.pop("min_hours", UNSET)

        def _parse_play_hours(data: object) -> None | PlayHoursRequest | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                play_hours_type_0 = PlayHoursRequest.from_dict(data)

                return play_hours_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PlayHoursRequest | Unset, data)

        play_hours = _parse_play_hours(d.pop("play_hours", UNSET))

        _days = d.pop("days", UNSET)
        days: list[Weekday] | Unset = UNSET
        if _days is not UNSET:
            days = []
            for days_item_data in _days:
                days_item = check_weekday(days_item_data)

                days.append(days_item)

        clock_request = cls(
            kind=kind,
            turn_seconds=turn_seconds,
            bank_seconds=bank_seconds,
            increment_seconds=increment_seconds,
            max_seconds=max_seconds,
            at=at,
            zone=zone,
            min_hours=min_hours,
            play_hours=play_hours,
            days=days,
        )

        clock_request.additional_properties = d
        return clock_request

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
