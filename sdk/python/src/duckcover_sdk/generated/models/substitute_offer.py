from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.substitute_offer_status import SubstituteOfferStatus, check_substitute_offer_status

if TYPE_CHECKING:
    from ..models.entered_competition import EnteredCompetition


T = TypeVar("T", bound="SubstituteOffer")


@_attrs_define
class SubstituteOffer:
    """A seat whose player has left, offered to the caller.

    Attributes:
        id (UUID):
        competition (EnteredCompetition): What an entry is for.
        round_ (int):
        table (int):
        seat (int): Its index at the table.
        game (None | UUID):
        closes_at (datetime.datetime): When the table closes.
        status (SubstituteOfferStatus):
        made_at (datetime.datetime):
        ends_at (datetime.datetime): Until when the caller may answer.
        answered_at (datetime.datetime | None):
    """

    id: UUID
    competition: EnteredCompetition
    round_: int
    table: int
    seat: int
    game: None | UUID
    closes_at: datetime.datetime
    status: SubstituteOfferStatus
    made_at: datetime.datetime
    ends_at: datetime.datetime
    answered_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        competition = self.competition.to_dict()

        round_ = self.round_

        table = self.table

        seat = self.seat

        game: None | str
        if isinstance(self.game, UUID):
            game = str(self.game)
        else:
            game = self.game

        closes_at = self.closes_at.isoformat()

        status: str = self.status

        made_at = self.made_at.isoformat()

        ends_at = self.ends_at.isoformat()

        answered_at: None | str
        if isinstance(self.answered_at, datetime.datetime):
            answered_at = self.answered_at.isoformat()
        else:
            answered_at = self.answered_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "competition": competition,
                "round": round_,
                "table": table,
                "seat": seat,
                "game": game,
                "closes_at": closes_at,
                "status": status,
                "made_at": made_at,
                "ends_at": ends_at,
                "answered_at": answered_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.entered_competition import EnteredCompetition  # noqa: PLC0415

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        competition = EnteredCompetition.from_dict(d.pop("competition"))

        round_ = d.pop("round")

        table = d.pop("table")

        seat = d.pop("seat")

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

        closes_at = datetime.datetime.fromisoformat(d.pop("closes_at"))

        status = check_substitute_offer_status(d.pop("status"))

        made_at = datetime.datetime.fromisoformat(d.pop("made_at"))

        ends_at = datetime.datetime.fromisoformat(d.pop("ends_at"))

        def _parse_answered_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                answered_at_type_0 = datetime.datetime.fromisoformat(data)

                return answered_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        answered_at = _parse_answered_at(d.pop("answered_at"))

        substitute_offer = cls(
            id=id,
            competition=competition,
            round_=round_,
            table=table,
            seat=seat,
            game=game,
            closes_at=closes_at,
            status=status,
            made_at=made_at,
            ends_at=ends_at,
            answered_at=answered_at,
        )

        substitute_offer.additional_properties = d
        return substitute_offer

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
