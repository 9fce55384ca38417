from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.orders_pause import OrdersPause, check_orders_pause

T = TypeVar("T", bound="OrdersPaused")


@_attrs_define
class OrdersPaused:
    """Why orders do nothing now: so many moves in a row, so few stacks, or a move of theirs was withdrawn.

    Attributes:
        reason (OrdersPause):
    """

    reason: OrdersPause
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason: str = self.reason

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = check_orders_pause(d.pop("reason"))

        orders_paused = cls(
            reason=reason,
        )

        orders_paused.additional_properties = d
        return orders_paused

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
