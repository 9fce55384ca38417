from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.competition_status import CompetitionStatus, check_competition_status

T = TypeVar("T", bound="EnteredCompetition")


@_attrs_define
class EnteredCompetition:
    """What an entry is for.

    Attributes:
        id (UUID):
        name (str):
        status (CompetitionStatus):
        season (None | UUID): null: a tournament by itself.
        tier (int | None): Of a division: 1 at the top.
        league (UUID):
        league_name (str):
    """

    id: UUID
    name: str
    status: CompetitionStatus
    season: None | UUID
    tier: int | None
    league: UUID
    league_name: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        name = self.name

        status: str = self.status

        season: None | str
        if isinstance(self.season, UUID):
            season = str(self.season)
        else:
            season = self.season

        tier: int | None
        tier = self.tier

        league = str(self.league)

        league_name = self.league_name

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "status": status,
                "season": season,
                "tier": tier,
                "league": league,
                "league_name": league_name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        name = d.pop("name")

        status = check_competition_status(d.pop("status"))

        def _parse_season(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                season_type_0 = UUID(data)

                return season_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        season = _parse_season(d.pop("season"))

        def _parse_tier(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        tier = _parse_tier(d.pop("tier"))

        league = UUID(d.pop("league"))

        league_name = d.pop("league_name")

        entered_competition = cls(
            id=id,
            name=name,
            status=status,
            season=season,
            tier=tier,
            league=league,
            league_name=league_name,
        )

        entered_competition.additional_properties = d
        return entered_competition

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
