from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.idle_preference import IdlePreference
    from ..models.orders_paused import OrdersPaused
    from ..models.orders_preview_calls import OrdersPreviewCalls


T = TypeVar("T", bound="OrdersPreview")


@_attrs_define
class OrdersPreview:
    """What orders would do on today's grid, for every call.

    Attributes:
        calls (OrdersPreviewCalls):
        idle (list[IdlePreference]):
        paused (None | OrdersPaused): Why they would do none of it now.
    """

    calls: OrdersPreviewCalls
    idle: list[IdlePreference]
    paused: None | OrdersPaused
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.orders_paused import OrdersPaused  # noqa: PLC0415

        calls = self.calls.to_dict()

        idle = []
        for idle_item_data in self.idle:
            idle_item = idle_item_data.to_dict()
            idle.append(idle_item)

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
                "idle": idle,
                "paused": paused,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.idle_preference import IdlePreference  # noqa: PLC0415
        from ..models.orders_paused import OrdersPaused  # noqa: PLC0415
        from ..models.orders_preview_calls import OrdersPreviewCalls  # noqa: PLC0415

        d = dict(src_dict)
        calls = OrdersPreviewCalls.from_dict(d.pop("calls"))

        idle = []
        _idle = d.pop("idle")
        for idle_item_data in _idle:
            idle_item = IdlePreference.from_dict(idle_item_data)

            idle.append(idle_item)

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

        orders_preview = cls(
            calls=calls,
            idle=idle,
            paused=paused,
        )

        orders_preview.additional_properties = d
        return orders_preview

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
