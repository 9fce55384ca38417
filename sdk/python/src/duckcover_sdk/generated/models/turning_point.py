from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.turning_point_kind import TurningPointKind, check_turning_point_kind

T = TypeVar("T", bound="TurningPoint")


@_attrs_define
class TurningPoint:
    """A turn that changed much for a seat.

    Attributes:
        turn (int):
        round_ (int):
        seat (int):
        kind (TurningPointKind):
        value (float): In points; below 0: it was to the disadvantage of the seat.
    """

    turn: int
    round_: int
    seat: int
    kind: TurningPointKind
    value: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        turn = self.turn

        round_ = self.round_

        seat = self.seat

        kind: str = self.kind

        value = self.value

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "turn": turn,
                "round": round_,
                "seat": seat,
                "kind": kind,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        turn = d.pop("turn")

        round_ = d.pop("round")

        seat = d.pop("seat")

        kind = check_turning_point_kind(d.pop("kind"))

        value = d.pop("value")

        turning_point = cls(
            turn=turn,
            round_=round_,
            seat=seat,
            kind=kind,
            value=value,
        )

        turning_point.additional_properties = d
        return turning_point

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
