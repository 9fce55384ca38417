from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.result_kind import ResultKind, check_result_kind

T = TypeVar("T", bound="RoundResultOutput")


@_attrs_define
class RoundResultOutput:
    """What one round was to an entry.

    Attributes:
        round_ (int):
        table (int | None):
        size (int | None): How many seats its table had.
        rank (int | None):
        points (float):
        kind (ResultKind):
    """

    round_: int
    table: int | None
    size: int | None
    rank: int | None
    points: float
    kind: ResultKind
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        table: int | None
        table = self.table

        size: int | None
        size = self.size

        rank: int | None
        rank = self.rank

        points = self.points

        kind: str = self.kind

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "table": table,
                "size": size,
                "rank": rank,
                "points": points,
                "kind": kind,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        round_ = d.pop("round")

        def _parse_table(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        table = _parse_table(d.pop("table"))

        def _parse_size(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        size = _parse_size(d.pop("size"))

        def _parse_rank(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rank = _parse_rank(d.pop("rank"))

        points = d.pop("points")

        kind = check_result_kind(d.pop("kind"))

        round_result_output = cls(
            round_=round_,
            table=table,
            size=size,
            rank=rank,
            points=points,
            kind=kind,
        )

        round_result_output.additional_properties = d
        return round_result_output

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
