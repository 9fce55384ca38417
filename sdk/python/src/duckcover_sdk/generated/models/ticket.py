from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.clock_name import ClockName, check_clock_name

T = TypeVar("T", bound="Ticket")


@_attrs_define
class Ticket:
    """The caller waits for a game, or got one.

    Attributes:
        id (UUID):
        seats (list[int]):
        clocks (list[ClockName]):
        rated (bool):
        bots_after_hours (int | None):
        created_at (datetime.datetime):
        ends_at (datetime.datetime | None): When it is deleted if no game was made of it; null: one was.
        game (None | UUID): The game that was made of it.
        matched_at (datetime.datetime | None): When it was made.
    """

    id: UUID
    seats: list[int]
    clocks: list[ClockName]
    rated: bool
    bots_after_hours: int | None
    created_at: datetime.datetime
    ends_at: datetime.datetime | None
    game: None | UUID
    matched_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        seats = self.seats

        clocks = []
        for clocks_item_data in self.clocks:
            clocks_item: str = clocks_item_data
            clocks.append(clocks_item)

        rated = self.rated

        bots_after_hours: int | None
        bots_after_hours = self.bots_after_hours

        created_at = self.created_at.isoformat()

        ends_at: None | str
        if isinstance(self.ends_at, datetime.datetime):
            ends_at = self.ends_at.isoformat()
        else:
            ends_at = self.ends_at

        game: None | str
        if isinstance(self.game, UUID):
            game = str(self.game)
        else:
            game = self.game

        matched_at: None | str
        if isinstance(self.matched_at, datetime.datetime):
            matched_at = self.matched_at.isoformat()
        else:
            matched_at = self.matched_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "seats": seats,
                "clocks": clocks,
                "rated": rated,
                "bots_after_hours": bots_after_hours,
                "created_at": created_at,
                "ends_at": ends_at,
                "game": game,
                "matched_at": matched_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        seats = cast(list[int], d.pop("seats"))

        clocks = []
        _clocks = d.pop("clocks")
        for clocks_item_data in _clocks:
            clocks_item = check_clock_name(clocks_item_data)

            clocks.append(clocks_item)

        rated = d.pop("rated")

        def _parse_bots_after_hours(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        bots_after_hours = _parse_bots_after_hours(d.pop("bots_after_hours"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_ends_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ends_at_type_0 = datetime.datetime.fromisoformat(data)

                return ends_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ends_at = _parse_ends_at(d.pop("ends_at"))

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

        def _parse_matched_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                matched_at_type_0 = datetime.datetime.fromisoformat(data)

                return matched_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        matched_at = _parse_matched_at(d.pop("matched_at"))

        ticket = cls(
            id=id,
            seats=seats,
            clocks=clocks,
            rated=rated,
            bots_after_hours=bots_after_hours,
            created_at=created_at,
            ends_at=ends_at,
            game=game,
            matched_at=matched_at,
        )

        ticket.additional_properties = d
        return ticket

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
