from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.orders_otherwise import OrdersOtherwise, check_orders_otherwise
from ..models.orders_until import OrdersUntil, check_orders_until
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.orders_request_calls import OrdersRequestCalls


T = TypeVar("T", bound="OrdersRequest")


@_attrs_define
class OrdersRequest:
    """Standing orders; they replace all that the seat had.

    Attributes:
        calls (OrdersRequestCalls): By call, `"1"` to `"12"`, `"max"`, and in low blows `"give"` or `"place"`: what is
            wanted, first choice first.
        otherwise (OrdersOtherwise | Unset):  Default: 'ask'.
        until (OrdersUntil | Unset):  Default: 'round'.
        pause_after (int | None | Unset): Ask me after so many moves in a row.
        pause_at_stacks (int | None | Unset): Ask me as soon as I have so few stacks.
    """

    calls: OrdersRequestCalls
    otherwise: OrdersOtherwise | Unset = "ask"
    until: OrdersUntil | Unset = "round"
    pause_after: int | None | Unset = UNSET
    pause_at_stacks: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        calls = self.calls.to_dict()

        otherwise: str | Unset = UNSET
        if not isinstance(self.otherwise, Unset):
            otherwise = self.otherwise

        until: str | Unset = UNSET
        if not isinstance(self.until, Unset):
            until = self.until

        pause_after: int | None | Unset
        if isinstance(self.pause_after, Unset):
            pause_after = UNSET
        else:
            pause_after = self.pause_after

        pause_at_stacks: int | None | Unset
        if isinstance(self.pause_at_stacks, Unset):
            pause_at_stacks = UNSET
        else:
            pause_at_stacks = self.pause_at_stacks

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "calls": calls,
            }
        )
        if otherwise is not UNSET:
            field_dict["otherwise"] = otherwise
        if until is not UNSET:
            field_dict["until"] = until
        if pause_after is not UNSET:
            field_dict["pause_after"] = pause_after
        if pause_at_stacks is not UNSET:
            field_dict["pause_at_stacks"] = pause_at_stacks

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.orders_request_calls import OrdersRequestCalls  # noqa: PLC0415

        d = dict(src_dict)
        calls = OrdersRequestCalls.from_dict(d.pop("calls"))

        _otherwise = d.pop("otherwise", UNSET)
        otherwise: OrdersOtherwise | Unset
        if isinstance(_otherwise, Unset):
            otherwise = UNSET
        else:
            otherwise = check_orders_otherwise(_otherwise)

        _until = d.pop("until", UNSET)
        until: OrdersUntil | Unset
        if isinstance(_until, Unset):
            until = UNSET
        else:
            until = check_orders_until(_until)

        def _parse_pause_after(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        pause_after = _parse_pause_after(d.pop("pause_after", UNSET))

        def _parse_pause_at_stacks(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        pause_at_stacks = _parse_pause_at_stacks(d.pop("pause_at_stacks", UNSET))

        orders_request = cls(
            calls=calls,
            otherwise=otherwise,
            until=until,
            pause_after=pause_after,
            pause_at_stacks=pause_at_stacks,
        )

        orders_request.additional_properties = d
        return orders_request

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
