from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.exported_standing_tie_breaks import ExportedStandingTieBreaks
    from ..models.round_result_output import RoundResultOutput


T = TypeVar("T", bound="ExportedStanding")


@_attrs_define
class ExportedStanding:
    """A row of the standings.

    Attributes:
        rank (int | None): Who is level shares it; null: disqualified.
        entry (UUID):
        points (float): With 3 decimals.
        ticks (int): The same exactly: 420 to the point.
        substitute_points (float): Of `points`: earned on seats of others.
        adjustment (float): Of `points`: awards and deductions.
        tie_breaks (ExportedStandingTieBreaks): The value of each code of `tie_breaks`, in their order: a number, a list
            of numbers, or null.
        rounds (list[RoundResultOutput]):
    """

    rank: int | None
    entry: UUID
    points: float
    ticks: int
    substitute_points: float
    adjustment: float
    tie_breaks: ExportedStandingTieBreaks
    rounds: list[RoundResultOutput]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        rank: int | None
        rank = self.rank

        entry = str(self.entry)

        points = self.points

        ticks = self.ticks

        substitute_points = self.substitute_points

        adjustment = self.adjustment

        tie_breaks = self.tie_breaks.to_dict()

        rounds = []
        for rounds_item_data in self.rounds:
            rounds_item = rounds_item_data.to_dict()
            rounds.append(rounds_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "rank": rank,
                "entry": entry,
                "points": points,
                "ticks": ticks,
                "substitute_points": substitute_points,
                "adjustment": adjustment,
                "tie_breaks": tie_breaks,
                "rounds": rounds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.exported_standing_tie_breaks import ExportedStandingTieBreaks  # noqa: PLC0415
        from ..models.round_result_output import RoundResultOutput  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_rank(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        rank = _parse_rank(d.pop("rank"))

        entry = UUID(d.pop("entry"))

        points = d.pop("points")

        ticks = d.pop("ticks")

        substitute_points = d.pop("substitute_points")

        adjustment = d.pop("adjustment")

        tie_breaks = ExportedStandingTieBreaks.from_dict(d.pop("tie_breaks"))

        rounds = []
        _rounds = d.pop("rounds")
        for rounds_item_data in _rounds:
            rounds_item = RoundResultOutput.from_dict(rounds_item_data)

            rounds.append(rounds_item)

        exported_standing = cls(
            rank=rank,
            entry=entry,
            points=points,
            ticks=ticks,
            substitute_points=substitute_points,
            adjustment=adjustment,
            tie_breaks=tie_breaks,
            rounds=rounds,
        )

        exported_standing.additional_properties = d
        return exported_standing

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
