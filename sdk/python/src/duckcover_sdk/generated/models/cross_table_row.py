from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.met_output import MetOutput


T = TypeVar("T", bound="CrossTableRow")


@_attrs_define
class CrossTableRow:
    """Whom an entry has met at tables that were played; void and split ones do not count.

    Attributes:
        rank (int | None):
        entry (UUID):
        player (None | str):
        met (list[MetOutput]):
    """

    rank: int | None
    entry: UUID
    player: None | str
    met: list[MetOutput]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank: int | None
        rank = self.rank

        entry = str(self.entry)

        player: None | str
        player = self.player

        met = []
        for met_item_data in self.met:
            met_item = met_item_data.to_dict()
            met.append(met_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "entry": entry,
                "player": player,
                "met": met,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.met_output import MetOutput  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_rank(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rank = _parse_rank(d.pop("rank"))

        entry = UUID(d.pop("entry"))

        def _parse_player(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player = _parse_player(d.pop("player"))

        met = []
        _met = d.pop("met")
        for met_item_data in _met:
            met_item = MetOutput.from_dict(met_item_data)

            met.append(met_item)

        cross_table_row = cls(
            rank=rank,
            entry=entry,
            player=player,
            met=met,
        )

        cross_table_row.additional_properties = d
        return cross_table_row

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
