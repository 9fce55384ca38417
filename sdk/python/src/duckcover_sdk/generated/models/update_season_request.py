from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.season_fill import SeasonFill, check_season_fill
from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateSeasonRequest")


@_attrs_define
class UpdateSeasonRequest:
    """What to change of a season; what is left out stays.

    Attributes:
        name (str | Unset):
        size (int | Unset): How many entries a division has.
        up (int | Unset): How many of a division go up.
        down (int | Unset): How many of a division go down.
        fill (SeasonFill | Unset):
    """

    name: str | Unset = UNSET
    size: int | Unset = UNSET
    up: int | Unset = UNSET
    down: int | Unset = UNSET
    fill: SeasonFill | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        size = self.size

        up = self.up

        down = self.down

        fill: str | Unset = UNSET
        if not isinstance(self.fill, Unset):
            fill = self.fill

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if name is not UNSET:
            field_dict["name"] = name
        if size is not UNSET:
            field_dict["size"] = size
        if up is not UNSET:
            field_dict["up"] = up
        if down is not UNSET:
            field_dict["down"] = down
        if fill is not UNSET:
            field_dict["fill"] = fill

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name", UNSET)

        size = d.pop("size", UNSET)

        up = d.pop("up", UNSET)

        down = d.pop("down", UNSET)

        _fill = d.pop("fill", UNSET)
        fill: SeasonFill | Unset
        if isinstance(_fill, Unset):
            fill = UNSET
        else:
            fill = check_season_fill(_fill)

        update_season_request = cls(
            name=name,
            size=size,
            up=up,
            down=down,
            fill=fill,
        )

        update_season_request.additional_properties = d
        return update_season_request

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
