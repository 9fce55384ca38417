from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.entry_status import EntryStatus, check_entry_status

if TYPE_CHECKING:
    from ..models.entered_competition import EnteredCompetition
    from ..models.holder_output import HolderOutput
    from ..models.next_round import NextRound
    from ..models.own_table import OwnTable


T = TypeVar("T", bound="OwnEntry")


@_attrs_define
class OwnEntry:
    """An entry of the caller's, with what comes next.

    Attributes:
        id (UUID):
        player (None | str): Null: the account is gone.
        status (EntryStatus):
        seed (int | None):
        from_round (int):
        to_round (int | None):
        players (list[HolderOutput]):
        sit_outs (list[int]):
        entered_at (datetime.datetime):
        confirmed_at (datetime.datetime | None):
        no_shows (int):
        competition (EnteredCompetition): What an entry is for.
        tables (list[OwnTable]):
        next_round (NextRound | None):
    """

    id: UUID
    player: None | str
    status: EntryStatus
    seed: int | None
    from_round: int
    to_round: int | None
    players: list[HolderOutput]
    sit_outs: list[int]
    entered_at: datetime.datetime
    confirmed_at: datetime.datetime | None
    no_shows: int
    competition: EnteredCompetition
    tables: list[OwnTable]
    next_round: NextRound | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.next_round import NextRound  # noqa: PLC0415

        id = str(self.id)

        player: None | str
        player = self.player

        status: str = self.status

        seed: int | None
        seed = self.seed

        from_round = self.from_round

        to_round: int | None
        to_round = self.to_round

        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        sit_outs = self.sit_outs

        entered_at = self.entered_at.isoformat()

        confirmed_at: None | str
        if isinstance(self.confirmed_at, datetime.datetime):
            confirmed_at = self.confirmed_at.isoformat()
        else:
            confirmed_at = self.confirmed_at

        no_shows = self.no_shows

        competition = self.competition.to_dict()

        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        next_round: dict[str, Any] | None
        if isinstance(self.next_round, NextRound):
            next_round = self.next_round.to_dict()
        else:
            next_round = self.next_round

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "player": player,
                "status": status,
                "seed": seed,
                "from_round": from_round,
                "to_round": to_round,
                "players": players,
                "sit_outs": sit_outs,
                "entered_at": entered_at,
                "confirmed_at": confirmed_at,
                "no_shows": no_shows,
                "competition": competition,
                "tables": tables,
                "next_round": next_round,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.entered_competition import EnteredCompetition  # noqa: PLC0415
        from ..models.holder_output import HolderOutput  # noqa: PLC0415
        from ..models.next_round import NextRound  # noqa: PLC0415
        from ..models.own_table import OwnTable  # noqa: PLC0415

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        def _parse_player(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        player = _parse_player(d.pop("player"))

        status = check_entry_status(d.pop("status"))

        def _parse_seed(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seed = _parse_seed(d.pop("seed"))

        from_round = d.pop("from_round")

        def _parse_to_round(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        to_round = _parse_to_round(d.pop("to_round"))

        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = HolderOutput.from_dict(players_item_data)

            players.append(players_item)

        sit_outs = cast(list[int], d.pop("sit_outs"))

        entered_at = datetime.datetime.fromisoformat(d.pop("entered_at"))

        def _parse_confirmed_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                confirmed_at_type_0 = datetime.datetime.fromisoformat(data)

                return confirmed_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        confirmed_at = _parse_confirmed_at(d.pop("confirmed_at"))

        no_shows = d.pop("no_shows")

        competition = EnteredCompetition.from_dict(d.pop("competition"))

        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = OwnTable.from_dict(tables_item_data)

            tables.append(tables_item)

        def _parse_next_round(data: object) -> NextRound | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                next_round_type_0 = NextRound.from_dict(data)

                return next_round_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(NextRound | None, data)

        next_round = _parse_next_round(d.pop("next_round"))

        own_entry = cls(
            id=id,
            player=player,
            status=status,
            seed=seed,
            from_round=from_round,
            to_round=to_round,
            players=players,
            sit_outs=sit_outs,
            entered_at=entered_at,
            confirmed_at=confirmed_at,
            no_shows=no_shows,
            competition=competition,
            tables=tables,
            next_round=next_round,
        )

        own_entry.additional_properties = d
        return own_entry

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
