from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.orders_otherwise import OrdersOtherwise, check_orders_otherwise
from ..models.orders_until import OrdersUntil, check_orders_until

if TYPE_CHECKING:
    from ..models.orders_paused import OrdersPaused
    from ..models.standing_orders_calls import StandingOrdersCalls


T = TypeVar("T", bound="StandingOrders")


@_attrs_define
class StandingOrders:
    """The standing orders of the caller's seat.

    Attributes:
        calls (StandingOrdersCalls): By call, `"1"` to `"12"`, `"max"`, and in low blows `"give"` or `"place"`: what is
            wanted, first choice first.
        otherwise (OrdersOtherwise):
        until (OrdersUntil):
        pause_after (int | None):
        pause_at_stacks (int | None):
        paused (None | OrdersPaused):
    """

    calls: StandingOrdersCalls
    otherwise: OrdersOtherwise
    until: OrdersUntil
    pause_after: int | None
    pause_at_stacks: int | None
    paused: None | OrdersPaused
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.orders_paused import OrdersPaused  # noqa: PLC0415

        calls = self.calls.to_dict()

        otherwise: str = self.otherwise

        until: str = self.until

        pause_after: int | None
        pause_after = self.pause_after

        pause_at_stacks: int | None
        pause_at_stacks = self.pause_at_stacks

        paused: dict[str, Any] | None
        if isinstance(self.paused, OrdersPaused):
            paused = self.paused.to_dict()
        else:
            paused = self.paused

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "calls": calls,
                "otherwise": otherwise,
                "until": until,
                "pause_after": pause_after,
                "pause_at_stacks": pause_at_stacks,
                "paused": paused,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.orders_paused import OrdersPaused  # noqa: PLC0415
        from ..models.standing_orders_calls import StandingOrdersCalls  # noqa: PLC0415

        d = dict(src_dict)
        calls = StandingOrdersCalls.from_dict(d.pop("calls"))

        otherwise = check_orders_otherwise(d.pop("otherwise"))

        until = check_orders_until(d.pop("until"))

        def _parse_pause_after(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        pause_after = _parse_pause_after(d.pop("pause_after"))

        def _parse_pause_at_stacks(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        pause_at_stacks = _parse_pause_at_stacks(d.pop("pause_at_stacks"))

        def _parse_paused(data: object) -> None | OrdersPaused:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                paused_type_0 = OrdersPaused.from_dict(data)

                return paused_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | OrdersPaused, data)

        paused = _parse_paused(d.pop("paused"))

        standing_orders = cls(
            calls=calls,
            otherwise=otherwise,
            until=until,
            pause_after=pause_after,
            pause_at_stacks=pause_at_stacks,
            paused=paused,
        )

        standing_orders.additional_properties = d
        return standing_orders

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
