from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.seat_sound import SeatSound, check_seat_sound
from ..types import UNSET, Unset

T = TypeVar("T", bound="SeatRequest")


@_attrs_define
class SeatRequest:
    """What a player may change of the own seat.

    Attributes:
        sound (SeatSound | Unset):
    """

    sound: SeatSound | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        sound: str | Unset = UNSET
        if not isinstance(self.sound, Unset):
            sound = self.sound

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if sound is not UNSET:
            field_dict["sound"] = sound

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _sound = d.pop("sound", UNSET)
        sound: SeatSound | Unset
        if isinstance(_sound, Unset):
            sound = UNSET
        else:
            sound = check_seat_sound(_sound)

        seat_request = cls(
            sound=sound,
        )

        seat_request.additional_properties = d
        return seat_request

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
