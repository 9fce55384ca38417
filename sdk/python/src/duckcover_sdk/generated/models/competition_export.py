from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.competition_status import CompetitionStatus, check_competition_status

if TYPE_CHECKING:
    from ..models.competition_export_settings import CompetitionExportSettings
    from ..models.entry import Entry
    from ..models.exported_round import ExportedRound
    from ..models.exported_season import ExportedSeason
    from ..models.exported_standings import ExportedStandings
    from ..models.ruling import Ruling


T = TypeVar("T", bound="CompetitionExport")


@_attrs_define
class CompetitionExport:
    """All that draws and standings of a competition follow from.

    Attributes:
        format_ (str): `duckcover-competition/1`
        competition (UUID):
        league (UUID):
        season (ExportedSeason | None): Null: a tournament by itself.
        tier (int | None): The division of the season, 1 at the top.
        name (str):
        status (CompetitionStatus):
        version (int):
        settings (CompetitionExportSettings): The settings of the competition, with all defaults.
        entries (list[Entry]):
        rounds (list[ExportedRound]):
        rulings (list[Ruling]): All of them, oldest first.
        standings (list[ExportedStandings]):
    """

    format_: str
    competition: UUID
    league: UUID
    season: ExportedSeason | None
    tier: int | None
    name: str
    status: CompetitionStatus
    version: int
    settings: CompetitionExportSettings
    entries: list[Entry]
    rounds: list[ExportedRound]
    rulings: list[Ruling]
    standings: list[ExportedStandings]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.exported_season import ExportedSeason  # noqa: PLC0415

        format_ = self.format_

        competition = str(self.competition)

        league = str(self.league)

        season: dict[str, Any] | None
        if isinstance(self.season, ExportedSeason):
            season = self.season.to_dict()
        else:
            season = self.season

        tier: int | None
        tier = self.tier

        name = self.name

        status: str = self.status

        version = self.version

        settings = self.settings.to_dict()

        entries = []
        for entries_item_data in self.entries:
            entries_item = entries_item_data.to_dict()
            entries.append(entries_item)

        rounds = []
        for rounds_item_data in self.rounds:
            rounds_item = rounds_item_data.to_dict()
            rounds.append(rounds_item)

        rulings = []
        for rulings_item_data in self.rulings:
            rulings_item = rulings_item_data.to_dict()
            rulings.append(rulings_item)

        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "format": format_,
                "competition": competition,
                "league": league,
                "season": season,
                "tier": tier,
                "name": name,
                "status": status,
                "version": version,
                "settings": settings,
                "entries": entries,
                "rounds": rounds,
                "rulings": rulings,
                "standings": standings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.competition_export_settings import CompetitionExportSettings  # noqa: PLC0415
        from ..models.entry import Entry  # noqa: PLC0415
        from ..models.exported_round import ExportedRound  # noqa: PLC0415
        from ..models.exported_season import ExportedSeason  # noqa: PLC0415
        from ..models.exported_standings import ExportedStandings  # noqa: PLC0415
        from ..models.ruling import Ruling  # noqa: PLC0415

        d = dict(src_dict)
        format_ = d.pop("format")

        competition = UUID(d.pop("competition"))

        league = UUID(d.pop("league"))

        def _parse_season(data: object) -> ExportedSeason | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                season_type_0 = ExportedSeason.from_dict(data)

                return season_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ExportedSeason | None, data)

        season = _parse_season(d.pop("season"))

        def _parse_tier(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        tier = _parse_tier(d.pop("tier"))

        name = d.pop("name")

        status = check_competition_status(d.pop("status"))

        version = d.pop("version")

        settings = CompetitionExportSettings.from_dict(d.pop("settings"))

        entries = []
        _entries = d.pop("entries")
        for entries_item_data in _entries:
            entries_item = Entry.from_dict(entries_item_data)

            entries.append(entries_item)

        rounds = []
        _rounds = d.pop("rounds")
        for rounds_item_data in _rounds:
            rounds_item = ExportedRound.from_dict(rounds_item_data)

            rounds.append(rounds_item)

        rulings = []
        _rulings = d.pop("rulings")
        for rulings_item_data in _rulings:
            rulings_item = Ruling.from_dict(rulings_item_data)

            rulings.append(rulings_item)

        standings = []
        _standings = d.pop("standings")
        for standings_item_data in _standings:
            standings_item = ExportedStandings.from_dict(standings_item_data)

            standings.append(standings_item)

        competition_export = cls(
            format_=format_,
            competition=competition,
            league=league,
            season=season,
            tier=tier,
            name=name,
            status=status,
            version=version,
            settings=settings,
            entries=entries,
            rounds=rounds,
            rulings=rulings,
            standings=standings,
        )

        competition_export.additional_properties = d
        return competition_export

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
