from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="SeededEntry")


@_attrs_define
class SeededEntry:
    """An entry in the order of the seeding of its next division.

    Attributes:
        seed (int):
        entry (UUID):
        player (None | str):
        from_tier (int | None): Null: it waits for a place.
    """

    seed: int
    entry: UUID
    player: None | str
    from_tier: int | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seed = self.seed

        entry = str(self.entry)

        player: None | str
        player = self.player

        from_tier: int | None
        from_tier = self.from_tier

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seed": seed,
                "entry": entry,
                "player": player,
                "from_tier": from_tier,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seed = d.pop("seed")

        entry = UUID(d.pop("entry"))

        def _parse_player(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player = _parse_player(d.pop("player"))

        def _parse_from_tier(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        from_tier = _parse_from_tier(d.pop("from_tier"))

        seeded_entry = cls(
            seed=seed,
            entry=entry,
            player=player,
            from_tier=from_tier,
        )

        seeded_entry.additional_properties = d
        return seeded_entry

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
