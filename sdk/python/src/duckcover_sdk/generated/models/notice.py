from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.notice_kind import NoticeKind, check_notice_kind

T = TypeVar("T", bound="Notice")


@_attrs_define
class Notice:
    """One fact told to the caller; `text` says it in the language of the request.

    Attributes:
        id (int):
        kind (NoticeKind):
        text (str):
        game (None | UUID):
        game_name (None | str):
        competition (None | UUID):
        competition_name (None | str):
        league (None | UUID): Of a notice about the league itself.
        turn (int | None):
        round_ (int | None):
        deadline (datetime.datetime | None): As it was announced.
        reason (None | str): Why, where there are several reasons.
        at (datetime.datetime):
        read_at (datetime.datetime | None):
    """

    id: int
    kind: NoticeKind
    text: str
    game: None | UUID
    game_name: None | str
    competition: None | UUID
    competition_name: None | str
    league: None | UUID
    turn: int | None
    round_: int | None
    deadline: datetime.datetime | None
    reason: None | str
    at: datetime.datetime
    read_at: datetime.datetime | None
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind: str = self.kind

        text = self.text

        game: None | str
        if isinstance(self.game, UUID):
            game = str(self.game)
        else:
            game = self.game

        game_name: None | str
        game_name = self.game_name

        competition: None | str
        if isinstance(self.competition, UUID):
            competition = str(self.competition)
        else:
            competition = self.competition

        competition_name: None | str
        competition_name = self.competition_name

        league: None | str
        if isinstance(self.league, UUID):
            league = str(self.league)
        else:
            league = self.league

        turn: int | None
        turn = self.turn

        round_: int | None
        round_ = self.round_

        deadline: None | str
        if isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        reason: None | str
        reason = self.reason

        at = self.at.isoformat()

        read_at: None | str
        if isinstance(self.read_at, datetime.datetime):
            read_at = self.read_at.isoformat()
        else:
            read_at = self.read_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "text": text,
                "game": game,
                "game_name": game_name,
                "competition": competition,
                "competition_name": competition_name,
                "league": league,
                "turn": turn,
                "round": round_,
                "deadline": deadline,
                "reason": reason,
                "at": at,
                "read_at": read_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        kind = check_notice_kind(d.pop("kind"))

        text = d.pop("text")

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

        def _parse_game_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        game_name = _parse_game_name(d.pop("game_name"))

        def _parse_competition(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                competition_type_0 = UUID(data)

                return competition_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        competition = _parse_competition(d.pop("competition"))

        def _parse_competition_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        competition_name = _parse_competition_name(d.pop("competition_name"))

        def _parse_league(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                league_type_0 = UUID(data)

                return league_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        league = _parse_league(d.pop("league"))

        def _parse_turn(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        turn = _parse_turn(d.pop("turn"))

        def _parse_round_(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        round_ = _parse_round_(d.pop("round"))

        def _parse_deadline(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = datetime.datetime.fromisoformat(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

        at = datetime.datetime.fromisoformat(d.pop("at"))

        def _parse_read_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                read_at_type_0 = datetime.datetime.fromisoformat(data)

                return read_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        read_at = _parse_read_at(d.pop("read_at"))

        notice = cls(
            id=id,
            kind=kind,
            text=text,
            game=game,
            game_name=game_name,
            competition=competition,
            competition_name=competition_name,
            league=league,
            turn=turn,
            round_=round_,
            deadline=deadline,
            reason=reason,
            at=at,
            read_at=read_at,
        )

        notice.additional_properties = d
        return notice

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
