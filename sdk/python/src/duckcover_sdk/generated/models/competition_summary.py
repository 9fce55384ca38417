from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.competition_status import CompetitionStatus, check_competition_status
from ..models.visibility import Visibility, check_visibility

if TYPE_CHECKING:
    from ..models.entry_counts import EntryCounts
    from ..models.registration import Registration
    from ..models.stage import Stage
    from ..models.you_in_competition import YouInCompetition


T = TypeVar("T", bound="CompetitionSummary")


@_attrs_define
class CompetitionSummary:
    """A competition as lists show it.

    Attributes:
        id (UUID):
        name (str):
        status (CompetitionStatus):
        season (None | UUID): null: a tournament by itself.
        tier (int | None): Of a division: 1 at the top.
        stages (list[Stage]):
        registration (Registration): When and how one enters.
        league (UUID):
        visibility (Visibility):
        version (int):
        published_at (datetime.datetime | None):
        finished_at (datetime.datetime | None):
        entries (EntryCounts): How many take part, and wait.
        you (YouInCompetition): What concerns the caller alone.
    """

    id: UUID
    name: str
    status: CompetitionStatus
    season: None | UUID
    tier: int | None
    stages: list[Stage]
    registration: Registration
    league: UUID
    visibility: Visibility
    version: int
    published_at: datetime.datetime | None
    finished_at: datetime.datetime | None
    entries: EntryCounts
    you: YouInCompetition
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

        stages = []
        for stages_item_data in self.stages:
            stages_item = stages_item_data.to_dict()
            stages.append(stages_item)

        registration = self.registration.to_dict()

        league = str(self.league)

        visibility: str = self.visibility

        version = self.version

        published_at: None | str
        if isinstance(self.published_at, datetime.datetime):
            published_at = self.published_at.isoformat()
        else:
            published_at = self.published_at

        finished_at: None | str
        if isinstance(self.finished_at, datetime.datetime):
            finished_at = self.finished_at.isoformat()
        else:
            finished_at = self.finished_at

        entries = self.entries.to_dict()

        you = self.you.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "status": status,
                "season": season,
                "tier": tier,
                "stages": stages,
                "registration": registration,
                "league": league,
                "visibility": visibility,
                "version": version,
                "published_at": published_at,
                "finished_at": finished_at,
                "entries": entries,
                "you": you,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.entry_counts import EntryCounts  # noqa: PLC0415
        from ..models.registration import Registration  # noqa: PLC0415
        from ..models.stage import Stage  # noqa: PLC0415
        from ..models.you_in_competition import YouInCompetition  # noqa: PLC0415

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

        stages = []
        _stages = d.pop("stages")
        for stages_item_data in _stages:
            stages_item = Stage.from_dict(stages_item_data)

            stages.append(stages_item)

        registration = Registration.from_dict(d.pop("registration"))

        league = UUID(d.pop("league"))

        visibility = check_visibility(d.pop("visibility"))

        version = d.pop("version")

        def _parse_published_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                published_at_type_0 = datetime.datetime.fromisoformat(data)

                return published_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        published_at = _parse_published_at(d.pop("published_at"))

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

        entries = EntryCounts.from_dict(d.pop("entries"))

        you = YouInCompetition.from_dict(d.pop("you"))

        competition_summary = cls(
            id=id,
            name=name,
            status=status,
            season=season,
            tier=tier,
            stages=stages,
            registration=registration,
            league=league,
            visibility=visibility,
            version=version,
            published_at=published_at,
            finished_at=finished_at,
            entries=entries,
            you=you,
        )

        competition_summary.additional_properties = d
        return competition_summary

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
