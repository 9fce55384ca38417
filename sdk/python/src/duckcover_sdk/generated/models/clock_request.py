from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.clock_kind import ClockKind, check_clock_kind
from ..types import UNSET, Unset

T = TypeVar("T", bound="ClockRequest")


@_attrs_define
class ClockRequest:
    """How long a turn stays open: 60 seconds to 28 days.

    Attributes:
        kind (ClockKind | Unset):  Default: 'per_turn'.
        turn_seconds (int | Unset): Whole seconds. Default: 86400.
    """

    kind: ClockKind | Unset = "per_turn"
    turn_seconds: int | Unset = 86400
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str | Unset = UNSET
        if not isinstance(self.kind, Unset):
            kind = self.kind

        turn_seconds = self.turn_seconds

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if kind is not UNSET:
            field_dict["kind"] = kind
        if turn_seconds is not UNSET:
            field_dict["turn_seconds"] = turn_seconds

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _kind = d.pop("kind", UNSET)
        kind: ClockKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_clock_kind(_kind)

        turn_seconds = d.pop("turn_seconds", UNSET)

        clock_request = cls(
            kind=kind,
            turn_seconds=turn_seconds,
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
