from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.competition_gates import CompetitionGates


T = TypeVar("T", bound="RegistrationRequest")


@_attrs_define
class RegistrationRequest:
    """When and how one enters.

    Attributes:
        opens_at (datetime.datetime | Unset):
        closes_at (datetime.datetime | Unset):
        capacity (int | Unset): How many take part; others wait.
        confirm_hours (int | Unset): Who does not confirm within so many hours before the draw goes; 0: nobody has to.
        late_until_round (int | Unset): Up to which round one may still enter.
        gates (CompetitionGates | Unset): Who may enter; null and false: everybody.
    """

    opens_at: datetime.datetime | Unset = UNSET
    closes_at: datetime.datetime | Unset = UNSET
    capacity: int | Unset = UNSET
    confirm_hours: int | Unset = UNSET
    late_until_round: int | Unset = UNSET
    gates: CompetitionGates | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        opens_at: str | Unset = UNSET
        if not isinstance(self.opens_at, Unset):
            opens_at = self.opens_at.isoformat()

        closes_at: str | Unset = UNSET
        if not isinstance(self.closes_at, Unset):
            closes_at = self.closes_at.isoformat()

        capacity = self.capacity

        confirm_hours = self.confirm_hours

        late_until_round = self.late_until_round

        gates: dict[str, Any] | Unset = UNSET
        if not isinstance(self.gates, Unset):
            gates = self.gates.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if opens_at is not UNSET:
            field_dict["opens_at"] = opens_at
        if closes_at is not UNSET:
            field_dict["closes_at"] = closes_at
        if capacity is not UNSET:
            field_dict["capacity"] = capacity
        if confirm_hours is not UNSET:
            field_dict["confirm_hours"] = confirm_hours
        if late_until_round is not UNSET:
            field_dict["late_until_round"] = late_until_round
        if gates is not UNSET:
            field_dict["gates"] = gates

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.competition_gates import CompetitionGates  # noqa: PLC0415

        d = dict(src_dict)
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

        capacity = d.pop("capacity", UNSET)

        confirm_hours = d.pop("confirm_hours", UNSET)

        late_until_round = d.pop("late_until_round", UNSET)

        _gates = d.pop("gates", UNSET)
        gates: CompetitionGates | Unset
        if isinstance(_gates, Unset):
            gates = UNSET
        else:
            gates = CompetitionGates.from_dict(_gates)

        registration_request = cls(
            opens_at=opens_at,
            closes_at=closes_at,
            capacity=capacity,
            confirm_hours=confirm_hours,
            late_until_round=late_until_round,
            gates=gates,
        )

        registration_request.additional_properties = d
        return registration_request

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
