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
    from ..models.you_in_league import YouInLeague


T = TypeVar("T", bound="LeagueSummary")


@_attrs_define
class LeagueSummary:
    """A league as lists show it.

    Attributes:
        id (UUID):
        name (str):
        description (str):
        visibility (Visibility):
        language (Language | None):
        version (int):
        created_at (datetime.datetime):
        you (YouInLeague): What concerns the caller alone.
    """

    id: UUID
    name: str
    description: str
    visibility: Visibility
    language: Language | None
    version: int
    created_at: datetime.datetime
    you: YouInLeague
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
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
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

        league_summary = cls(
            id=id,
            name=name,
            description=description,
            visibility=visibility,
            language=language,
            version=version,
            created_at=created_at,
            you=you,
        )

        league_summary.additional_properties = d
        return league_summary

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
