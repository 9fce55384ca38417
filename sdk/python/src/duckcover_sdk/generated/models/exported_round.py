from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.round_draw import RoundDraw
    from ..models.table import Table
    from ..models.unseated import Unseated


T = TypeVar("T", bound="ExportedRound")


@_attrs_define
class ExportedRound:
    """A round that was published. Its tables are as rulings have corrected them.

    Attributes:
        number (int):
        stage (int):
        by_hand (bool):
        draw (RoundDraw): The draw of a round, with its seed.
        tables (list[Table]):
        unseated (list[Unseated]):
    """

    number: int
    stage: int
    by_hand: bool
    draw: RoundDraw
    tables: list[Table]
    unseated: list[Unseated]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        stage = self.stage

        by_hand = self.by_hand

        draw = self.draw.to_dict()

        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        unseated = []
        for unseated_item_data in self.unseated:
            unseated_item = unseated_item_data.to_dict()
            unseated.append(unseated_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "stage": stage,
                "by_hand": by_hand,
                "draw": draw,
                "tables": tables,
                "unseated": unseated,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.round_draw import RoundDraw  # noqa: PLC0415
        from ..models.table import Table  # noqa: PLC0415
        from ..models.unseated import Unseated  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        stage = d.pop("stage")

        by_hand = d.pop("by_hand")

        draw = RoundDraw.from_dict(d.pop("draw"))

        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = Table.from_dict(tables_item_data)

            tables.append(tables_item)

        unseated = []
        _unseated = d.pop("unseated")
        for unseated_item_data in _unseated:
            unseated_item = Unseated.from_dict(unseated_item_data)

            unseated.append(unseated_item)

        exported_round = cls(
            number=number,
            stage=stage,
            by_hand=by_hand,
            draw=draw,
            tables=tables,
            unseated=unseated,
        )

        exported_round.additional_properties = d
        return exported_round

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
