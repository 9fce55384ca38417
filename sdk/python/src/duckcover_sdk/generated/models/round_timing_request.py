from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.timing_kind import TimingKind, check_timing_kind
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.round_window import RoundWindow


T = TypeVar("T", bound="RoundTimingRequest")


@_attrs_define
class RoundTimingRequest:
    """When rounds are played.

    `fixed` takes `rounds`, `every` takes `first`, `days`, `length_days` and `zone`, `rolling` takes `first`,
    `gap_hours` and `length_days`, `arena` takes `opens_at`, `closes_at`, `every_hours`, `slots` and `length_days`.

        Attributes:
            kind (TimingKind):
            rounds (list[RoundWindow] | Unset):
            first (datetime.datetime | Unset): When the first round opens.
            days (int | Unset): From one round to the next.
            length_days (int | Unset):
            zone (str | Unset): A name of the IANA time zone database: "Europe/Madrid".
            gap_hours (int | Unset):
            opens_at (datetime.datetime | Unset): When the first tables of an arena are drawn.
            closes_at (datetime.datetime | Unset): From when on an arena draws no more tables.
            every_hours (int | Unset): From one draw of an arena to the next.
            slots (int | Unset): At how many tables of an arena one may play at a time.
            draw_hours (int | Unset): So long before it opens a round is drawn.
            preview_hours (int | Unset): So long after that it is published.
    """

    kind: TimingKind
    rounds: list[RoundWindow] | Unset = UNSET
    first: datetime.datetime | Unset = UNSET
    days: int | Unset = UNSET
    length_days: int | Unset = UNSET
    zone: str | Unset = UNSET
    gap_hours: int | Unset = UNSET
    opens_at: datetime.datetime | Unset = UNSET
    closes_at: datetime.datetime | Unset = UNSET
    every_hours: int | Unset = UNSET
    slots: int | Unset = UNSET
    draw_hours: int | Unset = UNSET
    preview_hours: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        rounds: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.rounds, Unset):
            rounds = []
            for rounds_item_data in self.rounds:
                rounds_item = rounds_item_data.to_dict()
                rounds.append(rounds_item)

        first: str | Unset = UNSET
        if not isinstance(self.first, Unset):
            first = self.first.isoformat()

        days = self.days

        length_days = self.length_days

        zone = self.zone

        gap_hours = self.gap_hours

        opens_at: str | Unset = UNSET
        if not isinstance(self.opens_at, Unset):
            opens_at = self.opens_at.isoformat()

        closes_at: str | Unset = UNSET
        if not isinstance(self.closes_at, Unset):
            closes_at = self.closes_at.isoformat()

        every_hours = self.every_hours

        slots = self.slots

        draw_hours = self.draw_hours

        preview_hours = self.preview_hours

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
            }
        )
        if rounds is not UNSET:
            field_dict["rounds"] = rounds
        if first is not UNSET:
            field_dict["first"] = first
        if days is not UNSET:
            field_dict["days"] = days
        if length_days is not UNSET:
            field_dict["length_days"] = length_days
        if zone is not UNSET:
            field_dict["zone"] = zone
        if gap_hours is not UNSET:
            field_dict["gap_hours"] = gap_hours
        if opens_at is not UNSET:
            field_dict["opens_at"] = opens_at
        if closes_at is not UNSET:
            field_dict["closes_at"] = closes_at
        if every_hours is not UNSET:
            field_dict["every_hours"] = every_hours
        if slots is not UNSET:
            field_dict["slots"] = slots
        if draw_hours is not UNSET:
            field_dict["draw_hours"] = draw_hours
        if preview_hours is not UNSET:
            field_dict["preview_hours"] = preview_hours

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.round_window import RoundWindow  # noqa: PLC0415

        d = dict(src_dict)
        kind = check_timing_kind(d.pop("kind"))

        _rounds = d.pop("rounds", UNSET)
        rounds: list[RoundWindow] | Unset = UNSET
        if _rounds is not UNSET:
            rounds = []
            for rounds_item_data in _rounds:
                rounds_item = RoundWindow.from_dict(rounds_item_data)

                rounds.append(rounds_item)

        _first = d.pop("first", UNSET)
        first: datetime.datetime | Unset
        if isinstance(_first, Unset):
            first = UNSET
        else:
            first = datetime.datetime.fromisoformat(_first)

        days = d.pop("days", UNSET)

        length_days = d.pop("length_days", UNSET)

        zone = d.pop("zone", UNSET)

        gap_hours = d.pop("gap_hours", UNSET)

        _opens_at = d.pop("opens_at", UNSET)
        opens_at: datetime.datetime | Unset
        if isinstance(_opens_at, Unset):
            opens_at = UNSET
        else:
            opens_at = datetime.datetime.fromisoformat(_opens_at)

        _closes_at = d.pop("closes_at", UNSET)
        closes_at: datetime.datetime | Unset
        if isinstance(_closes_at, Unset):
            closes_at = UNSET
        else:
            closes_at = datetime.datetime.fromisoformat(_closes_at)

        every_hours = d.pop("every_hours", UNSET)

        slots = d.pop("slots", UNSET)

        draw_hours = d.pop("draw_hours", UNSET)

        preview_hours = d.pop("preview_hours", UNSET)

        round_timing_request = cls(
            kind=kind,
            rounds=rounds,
            first=first,
            days=days,
            length_days=length_days,
            zone=zone,
            gap_hours=gap_hours,
            opens_at=opens_at,
            closes_at=closes_at,
            every_hours=every_hours,
            slots=slots,
            draw_hours=draw_hours,
            preview_hours=preview_hours,
        )

        round_timing_request.additional_properties = d
        return round_timing_request

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
