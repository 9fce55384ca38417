from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.competition_standing_tie_breaks import CompetitionStandingTieBreaks
    from ..models.possible_rank_output import PossibleRankOutput
    from ..models.round_result_output import RoundResultOutput


T = TypeVar("T", bound="CompetitionStanding")


@_attrs_define
class CompetitionStanding:
    """A row of the standings, as it is now.

    Attributes:
        rank (int | None): Who is level shares it; null: disqualified.
        entry (UUID):
        points (float): With 3 decimals.
        ticks (int): The same exactly: 420 to the point.
        substitute_points (float): Of `points`: earned on seats of others.
        adjustment (float): Of `points`: awards and deductions.
        tie_breaks (CompetitionStandingTieBreaks): The value of each code of `tie_breaks`, in their order: a number, a
            list of numbers, or null.
        rounds (list[RoundResultOutput]):
        player (None | str): Whose the entry is; null: the account is gone.
        possible_rank (None | PossibleRankOutput): Null where that cannot be said: several stages, knock-out,
            `counting`.
    """

    rank: int | None
    entry: UUID
    points: float
    ticks: int
    substitute_points: float
    adjustment: float
    tie_breaks: CompetitionStandingTieBreaks
    rounds: list[RoundResultOutput]
    player: None | str
    possible_rank: None | PossibleRankOutput
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.possible_rank_output import PossibleRankOutput  # noqa: PLC0415

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

        player: None | str
        player = self.player

        possible_rank: dict[str, Any] | None
        if isinstance(self.possible_rank, PossibleRankOutput):
            possible_rank = self.possible_rank.to_dict()
        else:
            possible_rank = self.possible_rank

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
                "player": player,
                "possible_rank": possible_rank,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.competition_standing_tie_breaks import CompetitionStandingTieBreaks  # noqa: PLC0415
        from ..models.possible_rank_output import PossibleRankOutput  # noqa: PLC0415
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

        tie_breaks = CompetitionStandingTieBreaks.from_dict(d.pop("tie_breaks"))

        rounds = []
        _rounds = d.pop("rounds")
        for rounds_item_data in _rounds:
            rounds_item = RoundResultOutput.from_dict(rounds_item_data)

            rounds.append(rounds_item)

        def _parse_player(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player = _parse_player(d.pop("player"))

        def _parse_possible_rank(data: object) -> None | PossibleRankOutput:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                possible_rank_type_0 = PossibleRankOutput.from_dict(data)

                return possible_rank_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | PossibleRankOutput, data)

        possible_rank = _parse_possible_rank(d.pop("possible_rank"))

        competition_standing = cls(
            rank=rank,
            entry=entry,
            points=points,
            ticks=ticks,
            substitute_points=substitute_points,
            adjustment=adjustment,
            tie_breaks=tie_breaks,
            rounds=rounds,
            player=player,
            possible_rank=possible_rank,
        )

        competition_standing.additional_properties = d
        return competition_standing

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
