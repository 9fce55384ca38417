from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Mover")


@_attrs_define
class Mover:
    """An entry in the order of its division.

    Attributes:
        place (int): Ties are broken by lot.
        entry (UUID):
        player (None | str):
        to_tier (int | None): Where it plays next; null: it does not.
    """

    place: int
    entry: UUID
    player: None | str
    to_tier: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        place = self.place

        entry = str(self.entry)

        player: None | str
        player = self.player

        to_tier: int | None
        to_tier = self.to_tier

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "place": place,
                "entry": entry,
                "player": player,
                "to_tier": to_tier,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        place = d.pop("place")

        entry = UUID(d.pop("entry"))

        def _parse_player(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player = _parse_player(d.pop("player"))

        def _parse_to_tier(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        to_tier = _parse_to_tier(d.pop("to_tier"))

        mover = cls(
            place=place,
            entry=entry,
            player=player,
            to_tier=to_tier,
        )

        mover.additional_properties = d
        return mover

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
