from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.exported_standing import ExportedStanding


T = TypeVar("T", bound="ExportedStandings")


@_attrs_define
class ExportedStandings:
    """The standings after a round.

    Attributes:
        round_ (int):
        stage (int | None): Null: of all stages.
        rows (list[ExportedStanding]):
    """

    round_: int
    stage: int | None
    rows: list[ExportedStanding]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        stage: int | None
        stage = self.stage

        rows = []
        for rows_item_data in self.rows:
            rows_item = rows_item_data.to_dict()
            rows.append(rows_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "stage": stage,
                "rows": rows,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.exported_standing import ExportedStanding  # noqa: PLC0415

        d = dict(src_dict)
        round_ = d.pop("round")

        def _parse_stage(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        stage = _parse_stage(d.pop("stage"))

        rows = []
        _rows = d.pop("rows")
        for rows_item_data in _rows:
            rows_item = ExportedStanding.from_dict(rows_item_data)

            rows.append(rows_item)

        exported_standings = cls(
            round_=round_,
            stage=stage,
            rows=rows,
        )

        exported_standings.additional_properties = d
        return exported_standings

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
