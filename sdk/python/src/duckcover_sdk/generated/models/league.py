from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.language import Language, check_language
from ..models.visibility import Visibility, check_visibility

if TYPE_CHECKING:
    from ..models.competition_reference import CompetitionReference
    from ..models.season_reference import SeasonReference
    from ..models.staff_member import StaffMember
    from ..models.you_in_league import YouInLeague


T = TypeVar("T", bound="League")


@_attrs_define
class League:
    """A league: the lasting home of seasons and competitions.

    Attributes:
        id (UUID):
        name (str):
        description (str):
        visibility (Visibility):
        language (Language | None):
        version (int):
        created_at (datetime.datetime):
        you (YouInLeague): What concerns the caller alone.
        staff (list[StaffMember]):
        seasons (list[SeasonReference]):
        competitions (list[CompetitionReference]): The newest 200.
    """

    id: UUID
    name: str
    description: str
    visibility: Visibility
    language: Language | None
    version: int
    created_at: datetime.datetime
    you: YouInLeague
    staff: list[StaffMember]
    seasons: list[SeasonReference]
    competitions: list[CompetitionReference]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        name = self.name

        description = self.description

        visibility: str = self.visibility

        language: None | str
        if isinstance(self.language, str):
            language = self.language
        else:
            language = self.language

        version = self.version

        created_at = self.created_at.isoformat()

        you = self.you.to_dict()

        staff = []
        for staff_item_data in self.staff:
            staff_item = staff_item_data.to_dict()
            staff.append(staff_item)

        seasons = []
        for seasons_item_data in self.seasons:
            seasons_item = seasons_item_data.to_dict()
            seasons.append(seasons_item)

        competitions = []
        for competitions_item_data in self.competitions:
            competitions_item = competitions_item_data.to_dict()
            competitions.append(competitions_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "description": description,
                "visibility": visibility,
                "language": language,
                "version": version,
                "created_at": created_at,
                "you": you,
                "staff": staff,
                "seasons": seasons,
                "competitions": competitions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.competition_reference import CompetitionReference  # noqa: PLC0415
        from ..models.season_reference import SeasonReference  # noqa: PLC0415
        from ..models.staff_member import StaffMember  # noqa: PLC0415
        from ..models.you_in_league import YouInLeague  # noqa: PLC0415

        d = dict(src_dict)
        id = UUID(d.pop("id"))

        name = d.pop("name")

        description = d.pop("description")

        visibility = check_visibility(d.pop("visibility"))

        def _parse_language(data: object) -> Language | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                language_type_0 = check_language(data)

                return language_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Language | None, data)

        language = _parse_language(d.pop("language"))

        version = d.pop("version")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        you = YouInLeague.from_dict(d.pop("you"))

        staff = []
        _staff = d.pop("staff")
        for staff_item_data in _staff:
            staff_item = StaffMember.from_dict(staff_item_data)

            staff.append(staff_item)

        seasons = []
        _seasons = d.pop("seasons")
        for seasons_item_data in _seasons:
            seasons_item = SeasonReference.from_dict(seasons_item_data)

            seasons.append(seasons_item)

        competitions = []
        _competitions = d.pop("competitions")
        for competitions_item_data in _competitions:
            competitions_item = CompetitionReference.from_dict(competitions_item_data)

            competitions.append(competitions_item)

        league = cls(
            id=id,
            name=name,
            description=description,
            visibility=visibility,
            language=language,
            version=version,
            created_at=created_at,
            you=you,
            staff=staff,
            seasons=seasons,
            competitions=competitions,
        )

        league.additional_properties = d
        return league

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
