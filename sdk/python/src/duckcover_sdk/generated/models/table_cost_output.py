from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.pair_cost_output import PairCostOutput


T = TypeVar("T", bound="TableCostOutput")


@_attrs_define
class TableCostOutput:
    """What a table costs, by term.

    Attributes:
        number (int):
        pairs (list[PairCostOutput]):
        repeat (int):
        score (int):
        short (int):
        apart (int): For pairs that organizers keep apart now.
        total (int):
    """

    number: int
    pairs: list[PairCostOutput]
    repeat: int
    score: int
    short: int
    apart: int
    total: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        pairs = []
        for pairs_item_data in self.pairs:
            pairs_item = pairs_item_data.to_dict()
            pairs.append(pairs_item)

        repeat = self.repeat

        score = self.score

        short = self.short

        apart = self.apart

        total = self.total

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "pairs": pairs,
                "repeat": repeat,
                "score": score,
                "short": short,
                "apart": apart,
                "total": total,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.pair_cost_output import PairCostOutput  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        pairs = []
        _pairs = d.pop("pairs")
        for pairs_item_data in _pairs:
            pairs_item = PairCostOutput.from_dict(pairs_item_data)

            pairs.append(pairs_item)

        repeat = d.pop("repeat")

        score = d.pop("score")

        short = d.pop("short")

        apart = d.pop("apart")

        total = d.pop("total")

        table_cost_output = cls(
            number=number,
            pairs=pairs,
            repeat=repeat,
            score=score,
            short=short,
            apart=apart,
            total=total,
        )

        table_cost_output.additional_properties = d
        return table_cost_output

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
