from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.draw_mode import DrawMode, check_draw_mode

if TYPE_CHECKING:
    from ..models.swap_cost_output import SwapCostOutput
    from ..models.table_cost_output import TableCostOutput


T = TypeVar("T", bound="Explanation")


@_attrs_define
class Explanation:
    """Why these tables.

    Attributes:
        round_ (int):
        attempt (int):
        pairing (str): The algorithm: `pairing/1`.
        mode (DrawMode):
        tables (list[TableCostOutput]):
        total (int):
        repeats (int): Pairs that had met and met again, in all rounds so far.
        fewest_repeats (int): No tables of these sizes have fewer.
        swap (None | SwapCostOutput):
    """

    round_: int
    attempt: int
    pairing: str
    mode: DrawMode
    tables: list[TableCostOutput]
    total: int
    repeats: int
    fewest_repeats: int
    swap: None | SwapCostOutput
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.swap_cost_output import SwapCostOutput  # noqa: PLC0415

        round_ = self.round_

        attempt = self.attempt

        pairing = self.pairing

        mode: str = self.mode

        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        total = self.total

        repeats = self.repeats

        fewest_repeats = self.fewest_repeats

        swap: dict[str, Any] | None
        if isinstance(self.swap, SwapCostOutput):
            swap = self.swap.to_dict()
        else:
            swap = self.swap

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "attempt": attempt,
                "pairing": pairing,
                "mode": mode,
                "tables": tables,
                "total": total,
                "repeats": repeats,
                "fewest_repeats": fewest_repeats,
                "swap": swap,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.swap_cost_output import SwapCostOutput  # noqa: PLC0415
        from ..models.table_cost_output import TableCostOutput  # noqa: PLC0415

        d = dict(src_dict)
        round_ = d.pop("round")

        attempt = d.pop("attempt")

        pairing = d.pop("pairing")

        mode = check_draw_mode(d.pop("mode"))

        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = TableCostOutput.from_dict(tables_item_data)

            tables.append(tables_item)

        total = d.pop("total")

        repeats = d.pop("repeats")

        fewest_repeats = d.pop("fewest_repeats")

        def _parse_swap(data: object) -> None | SwapCostOutput:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                swap_type_0 = SwapCostOutput.from_dict(data)

                return swap_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SwapCostOutput, data)

        swap = _parse_swap(d.pop("swap"))

        explanation = cls(
            round_=round_,
            attempt=attempt,
            pairing=pairing,
            mode=mode,
            tables=tables,
            total=total,
            repeats=repeats,
            fewest_repeats=fewest_repeats,
            swap=swap,
        )

        explanation.additional_properties = d
        return explanation

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
