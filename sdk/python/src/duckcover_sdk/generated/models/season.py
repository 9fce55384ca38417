from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.season_fill import SeasonFill, check_season_fill

if TYPE_CHECKING:
    from ..models.competition_reference import CompetitionReference
    from ..models.you_in_season import YouInSeason


T = TypeVar("T", bound="Season")


@_attrs_define
class Season:
    """A season: one run of a league.

    Attributes:
        id (UUID):
        name (str):
        finished_at (datetime.datetime | None):
        league (UUID):
        previous (None | UUID): The season that it was made from.
        next_ (None | UUID): The season that was made from it.
        size (int): How many entries a division has.
        up (int): How many of a division go up.
        down (int): How many of a division go down.
        fill (SeasonFill):
        divisions (list[CompetitionReference]): From the top.
        version (int):
        created_at (datetime.datetime):
        you (YouInSeason): What concerns the caller alone.
    """

    id: UUID
    name: str
    finished_at: datetime.datetime | None
    league: UUID
    previous: None | UUID
    next_: None | UUID
    size: int
    up: int
    down: int
    fill: SeasonFill
    divisions: list[CompetitionReference]
    version: int
    created_at: datetime.datetime
    you: YouInSeason
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        name = self.name

        finished_at: None | str
        if isinstance(self.finished_at, datetime.datetime):
            finished_at = self.finished_at.isoformat()
        else:
            finished_at = self.finished_at

        league = str(self.league)

        previous: None | str
        if isinstance(self.previous, UUID):
            previous = str(self.previous)
        else:
            previous = self.previous

        next_: None | str
        if isinstance(self.next_, UUID):
            next_ = str(self.next_)
        else:
            next_ = self.next_

        size = self.size

        up = self.up

        down = self.down

        fill: str = self.fill

        divisions = []
        for divisions_item_data in self.divisions:
            divisions_item = divisions_item_data.to_dict()
            divisions.append(divisions_item)

        version = self.version

        created_at = self.created_at.isoformat()

        you = self.you.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "finished_at": finished_at,
                "league": league,
                "previous": previous,
                "next": next_,
                "size": size,
                "up": up,
                "down": down,
                "fill": fill,
                "divisions": divisions,
                "version": version,
                "created_at": created_at,
                "you": you,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.competition_reference import CompetitionReference  # noqa: PLC0415
        from ..models.you_in_season import YouInSeason  # noqa: PLC0415

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        name = d.pop("name")

        def _parse_finished_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                finished_at_type_0 = datetime.datetime.fromisoformat(data)

                return finished_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        finished_at = _parse_finished_at(d.pop("finished_at"))

        league = UUID(d.pop("league"))

        def _parse_previous(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                previous_type_0 = UUID(data)

                return previous_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        previous = _parse_previous(d.pop("previous"))

        def _parse_next_(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                next_type_0 = UUID(data)

                return next_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        next_ = _parse_next_(d.pop("next"))

        size = d.pop("size")

        up = d.pop("up")

        down = d.pop("down")

        fill = check_season_fill(d.pop("fill"))

        divisions = []
        _divisions = d.pop("divisions")
        for divisions_item_data in _divisions:
            divisions_item = CompetitionReference.from_dict(divisions_item_data)

            divisions.append(divisions_item)

        version = d.pop("version")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        you = YouInSeason.from_dict(d.pop("you"))

        season = cls(
            id=id,
            name=name,
            finished_at=finished_at,
            league=league,
            previous=previous,
            next_=next_,
            size=size,
            up=up,
            down=down,
            fill=fill,
            divisions=divisions,
            version=version,
            created_at=created_at,
            you=you,
        )

        season.additional_properties = d
        return season

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
