from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.game_result import GameResult
    from ..models.record_options import RecordOptions
    from ..models.record_round import RecordRound
    from ..models.record_seat import RecordSeat


T = TypeVar("T", bound="Record")


@_attrs_define
class Record:
    """The replayable record of a game (duckcover-record/1).

    Attributes:
        format_ (str):
        game (UUID):
        rules_version (int): The version of the rules that the game was played by.
        captain_seat (int):
        options (RecordOptions):
        seats (list[RecordSeat]):
        rounds (list[RecordRound]):
        result (GameResult | None):
    """

    format_: str
    game: UUID
    rules_version: int
    captain_seat: int
    options: RecordOptions
    seats: list[RecordSeat]
    rounds: list[RecordRound]
    result: GameResult | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.game_result import GameResult  # noqa: PLC0415

        format_ = self.format_

        game = str(self.game)

        rules_version = self.rules_version

        captain_seat = self.captain_seat

        options = self.options.to_dict()

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        rounds = []
        for rounds_item_data in self.rounds:
            rounds_item = rounds_item_data.to_dict()
            rounds.append(rounds_item)

        result: dict[str, Any] | None
        if isinstance(self.result, GameResult):
            result = self.result.to_dict()
        else:
            result = self.result

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "format": format_,
                "game": game,
                "rules_version": rules_version,
                "captain_seat": captain_seat,
                "options": options,
                "seats": seats,
                "rounds": rounds,
                "result": result,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.game_result import GameResult  # noqa: PLC0415
        from ..models.record_options import RecordOptions  # noqa: PLC0415
        from ..models.record_round import RecordRound  # noqa: PLC0415
        from ..models.record_seat import RecordSeat  # noqa: PLC0415

        d = dict(src_dict)
        format_ = d.pop("format")

        game = UUID(d.pop("game"))

        rules_version = d.pop("rules_version")

        captain_seat = d.pop("captain_seat")

        options = RecordOptions.from_dict(d.pop("options"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = RecordSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        rounds = []
        _rounds = d.pop("rounds")
        for rounds_item_data in _rounds:
            rounds_item = RecordRound.from_dict(rounds_item_data)

            rounds.append(rounds_item)

        def _parse_result(data: object) -> GameResult | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = GameResult.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GameResult | None, data)

        result = _parse_result(d.pop("result"))

        record = cls(
            format_=format_,
            game=game,
            rules_version=rules_version,
            captain_seat=captain_seat,
            options=options,
            seats=seats,
            rounds=rounds,
            result=result,
        )

        record.additional_properties = d
        return record

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
