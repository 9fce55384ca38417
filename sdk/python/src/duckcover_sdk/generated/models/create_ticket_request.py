from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.clock_name import ClockName, check_clock_name
from ..types import UNSET, Unset

T = TypeVar("T", bound="CreateTicketRequest")


@_attrs_define
class CreateTicketRequest:
    """What kind of game to wait for.

    Attributes:
        seats (list[int]): Sizes of a table; the first is tried first.
        clocks (list[ClockName]): Names of clocks; the first is tried first.
        rated (bool | Unset): Whether results of the game count for ratings. Default: True.
        bots_after_hours (int | None | Unset): After so many hours bots take the seats that are left; null: never.
    """

    seats: list[int]
    clocks: list[ClockName]
    rated: bool | Unset = True
    bots_after_hours: int | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seats = self.seats

        clocks = []
        for clocks_item_data in self.clocks:
            clocks_item: str = clocks_item_data
            clocks.append(clocks_item)

        rated = self.rated

        bots_after_hours: int | None | Unset
        if isinstance(self.bots_after_hours, Unset):
            bots_after_hours = UNSET
        else:
            bots_after_hours = self.bots_after_hours

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seats": seats,
                "clocks": clocks,
            }
        )
        if rated is not UNSET:
            field_dict["rated"] = rated
        if bots_after_hours is not UNSET:
            field_dict["bots_after_hours"] = bots_after_hours

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seats = cast(list[int], d.pop("seats"))

        clocks = []
        _clocks = d.pop("clocks")
        for clocks_item_data in _clocks:
            clocks_item = check_clock_name(clocks_item_data)

            clocks.append(clocks_item)

        rated = d.pop("rated", UNSET)

        def _parse_bots_after_hours(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        bots_after_hours = _parse_bots_after_hours(d.pop("bots_after_hours", UNSET))

        create_ticket_request = cls(
            seats=seats,
            clocks=clocks,
            rated=rated,
            bots_after_hours=bots_after_hours,
        )

        create_ticket_request.additional_properties = d
        return create_ticket_request

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
