from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.table_status import TableStatus, check_table_status

T = TypeVar("T", bound="OwnTable")


@_attrs_define
class OwnTable:
    """A table of the entry's that has not ended.

    Attributes:
        round_ (int):
        table (int):
        game (None | UUID): null: it has not started.
        status (TableStatus):
        opens_at (datetime.datetime):
        closes_at (datetime.datetime):
    """

    round_: int
    table: int
    game: None | UUID
    status: TableStatus
    opens_at: datetime.datetime
    closes_at: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        table = self.table

        game: None | str
        if isinstance(self.game, UUID):
            game = str(self.game)
        else:
            game = self.game

        status: str = self.status

        opens_at = self.opens_at.isoformat()

        closes_at = self.closes_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "round": round_,
                "table": table,
                "game": game,
                "status": status,
                "opens_at": opens_at,
                "closes_at": closes_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        round_ = d.pop("round")

        table = d.pop("table")

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

        opens_at = datetime.datetime.fromisoformat(d.pop("opens_at"))

        closes_at = datetime.datetime.fromisoformat(d.pop("closes_at"))

        own_table = cls(
            round_=round_,
            table=table,
            game=game,
            status=status,
            opens_at=opens_at,
            closes_at=closes_at,
        )

        own_table.additional_properties = d
        return own_table

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
