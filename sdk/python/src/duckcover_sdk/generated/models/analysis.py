from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.analysed_seat import AnalysedSeat
    from ..models.analysed_turn import AnalysedTurn
    from ..models.turning_point import TurningPoint


T = TypeVar("T", bound="Analysis")


@_attrs_define
class Analysis:
    """A finished game, looked at again: its splashes turn by turn, luck and losses.

    Attributes:
        game (UUID):
        version (int): Of the algorithm; another one may come to other values.
        seats (list[AnalysedSeat]):
        turning_points (list[TurningPoint]): The greatest luck and losses, six at most, by turn.
        turns (list[AnalysedTurn]):
    """

    game: UUID
    version: int
    seats: list[AnalysedSeat]
    turning_points: list[TurningPoint]
    turns: list[AnalysedTurn]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = str(self.game)

        version = self.version

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        turning_points = []
        for turning_points_item_data in self.turning_points:
            turning_points_item = turning_points_item_data.to_dict()
            turning_points.append(turning_points_item)

        turns = []
        for turns_item_data in self.turns:
            turns_item = turns_item_data.to_dict()
            turns.append(turns_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "version": version,
                "seats": seats,
                "turning_points": turning_points,
                "turns": turns,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.analysed_seat import AnalysedSeat  # noqa: PLC0415
        from ..models.analysed_turn import AnalysedTurn  # noqa: PLC0415
        from ..models.turning_point import TurningPoint  # noqa: PLC0415

        d = dict(src_dict)
        game = UUID(d.pop("game"))

        version = d.pop("version")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = AnalysedSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        turning_points = []
        _turning_points = d.pop("turning_points")
        for turning_points_item_data in _turning_points:
            turning_points_item = TurningPoint.from_dict(turning_points_item_data)

            turning_points.append(turning_points_item)

        turns = []
        _turns = d.pop("turns")
        for turns_item_data in _turns:
            turns_item = AnalysedTurn.from_dict(turns_item_data)

            turns.append(turns_item)

        analysis = cls(
            game=game,
            version=version,
            seats=seats,
            turning_points=turning_points,
            turns=turns,
        )

        analysis.additional_properties = d
        return analysis

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
