from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="UpdateEntryRequest")


@_attrs_define
class UpdateEntryRequest:
    """What to change of the own entry; what is left out stays.

    Attributes:
        draw_seed (str | Unset): Own entropy for draws to come.
        sit_outs (list[int] | Unset): The rounds that it sits out, all of them.
        confirmed (bool | Unset): `true`: it will take part.
    """

    draw_seed: str | Unset = UNSET
    sit_outs: list[int] | Unset = UNSET
    confirmed: bool | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        draw_seed = self.draw_seed

        sit_outs: list[int] | Unset = UNSET
        if not isinstance(self.sit_outs, Unset):
            sit_outs = self.sit_outs

        confirmed = self.confirmed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if draw_seed is not UNSET:
            field_dict["draw_seed"] = draw_seed
        if sit_outs is not UNSET:
            field_dict["sit_outs"] = sit_outs
        if confirmed is not UNSET:
            field_dict["confirmed"] = confirmed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        draw_seed = d.pop("draw_seed", UNSET)

        sit_outs = cast(list[int], d.pop("sit_outs", UNSET))

        confirmed = d.pop("confirmed", UNSET)

        update_entry_request = cls(
            draw_seed=draw_seed,
            sit_outs=sit_outs,
            confirmed=confirmed,
        )

        update_entry_request.additional_properties = d
        return update_entry_request

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
