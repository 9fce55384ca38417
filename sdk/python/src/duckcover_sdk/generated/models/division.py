from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.mover import Mover


T = TypeVar("T", bound="Division")


@_attrs_define
class Division:
    """A division as it stands.

    Attributes:
        tier (int):
        competition (UUID):
        entries (list[Mover]):
    """

    tier: int
    competition: UUID
    entries: list[Mover]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tier = self.tier

        competition = str(self.competition)

        entries = []
        for entries_item_data in self.entries:
            entries_item = entries_item_data.to_dict()
            entries.append(entries_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "tier": tier,
                "competition": competition,
                "entries": entries,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.mover import Mover  # noqa: PLC0415

        d = dict(src_dict)
        tier = d.pop("tier")

        competition = UUID(d.pop("competition"))

        entries = []
        _entries = d.pop("entries")
        for entries_item_data in _entries:
            entries_item = Mover.from_dict(entries_item_data)

            entries.append(entries_item)

        division = cls(
            tier=tier,
            competition=competition,
            entries=entries,
        )

        division.additional_properties = d
        return division

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
