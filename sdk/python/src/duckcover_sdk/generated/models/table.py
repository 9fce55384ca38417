from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.table_status import TableStatus, check_table_status

if TYPE_CHECKING:
    from ..models.table_seat_output import TableSeatOutput


T = TypeVar("T", bound="Table")


@_attrs_define
class Table:
    """A table of a round: exactly one game, once the round is open.

    Attributes:
        number (int):
        game (None | UUID):
        status (TableStatus):
        captain (int): The index of the Captain's seat.
        closes_at (datetime.datetime):
        rule_by (datetime.datetime | None): Until when staff may rule how it ends.
        paused_until (datetime.datetime | None):
        ended_at (datetime.datetime | None):
        seats (list[TableSeatOutput]):
    """

    number: int
    game: None | UUID
    status: TableStatus
    captain: int
    closes_at: datetime.datetime
    rule_by: datetime.datetime | None
    paused_until: datetime.datetime | None
    ended_at: datetime.datetime | None
    seats: list[TableSeatOutput]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        game: None | str
        if isinstance(self.game, UUID):
            game = str(self.game)
        else:
            game = self.game

        status: str = self.status

        captain = self.captain

        closes_at = self.closes_at.isoformat()

        rule_by: None | str
        if isinstance(self.rule_by, datetime.datetime):
            rule_by = self.rule_by.isoformat()
        else:
            rule_by = self.rule_by

        paused_until: None | str
        if isinstance(self.paused_until, datetime.datetime):
            paused_until = self.paused_until.isoformat()
        else:
            paused_until = self.paused_until

        ended_at: None | str
        if isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "game": game,
                "status": status,
                "captain": captain,
                "closes_at": closes_at,
                "rule_by": rule_by,
                "paused_until": paused_until,
                "ended_at": ended_at,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.table_seat_output import TableSeatOutput  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        def _parse_game(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                game_type_0 = UUID(data)

                return game_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        game = _parse_game(d.pop("game"))

        status = check_table_status(d.pop("status"))

        captain = d.pop("captain")

        closes_at = datetime.datetime.fromisoformat(d.pop("closes_at"))

        def _parse_rule_by(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                rule_by_type_0 = datetime.datetime.fromisoformat(data)

                return rule_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        rule_by = _parse_rule_by(d.pop("rule_by"))

        def _parse_paused_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                paused_until_type_0 = datetime.datetime.fromisoformat(data)

                return paused_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        paused_until = _parse_paused_until(d.pop("paused_until"))

        def _parse_ended_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_at_type_0 = datetime.datetime.fromisoformat(data)

                return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = TableSeatOutput.from_dict(seats_item_data)

            seats.append(seats_item)

        table = cls(
            number=number,
            game=game,
            status=status,
            captain=captain,
            closes_at=closes_at,
            rule_by=rule_by,
            paused_until=paused_until,
            ended_at=ended_at,
            seats=seats,
        )

        table.additional_properties = d
        return table

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
