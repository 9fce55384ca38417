from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.rating_pool import RatingPool, check_rating_pool

if TYPE_CHECKING:
    from ..models.exported_seat import ExportedSeat


T = TypeVar("T", bound="ExportedGame")


@_attrs_define
class ExportedGame:
    """A rated game: a line of the export.

    Attributes:
        game (UUID):
        finished_at (datetime.datetime):
        pool (RatingPool):
        seats (list[ExportedSeat]):
    """

    game: UUID
    finished_at: datetime.datetime
    pool: RatingPool
    seats: list[ExportedSeat]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = str(self.game)

        finished_at = self.finished_at.isoformat()

        pool: str = self.pool

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "finished_at": finished_at,
                "pool": pool,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.exported_seat import ExportedSeat  # noqa: PLC0415

        d = dict(src_dict)
        game = UUID(d.pop("game"))

        finished_at = datetime.datetime.fromisoformat(d.pop("finished_at"))

        pool = check_rating_pool(d.pop("pool"))

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = ExportedSeat.from_dict(seats_item_data)

            seats.append(seats_item)

        exported_game = cls(
            game=game,
            finished_at=finished_at,
            pool=pool,
            seats=seats,
        )

        exported_game.additional_properties = d
        return exported_game

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
