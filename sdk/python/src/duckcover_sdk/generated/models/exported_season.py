from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.season_fill import SeasonFill, check_season_fill

T = TypeVar("T", bound="ExportedSeason")


@_attrs_define
class ExportedSeason:
    """How the divisions of a season exchange entries.

    Attributes:
        id (UUID):
        name (str):
        size (int):
        up (int):
        down (int):
        fill (SeasonFill):
    """

    id: UUID
    name: str
    size: int
    up: int
    down: int
    fill: SeasonFill
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = str(self.id)

        name = self.name

        size = self.size

        up = self.up

        down = self.down

        fill: str = self.fill

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "size": size,
                "up": up,
                "down": down,
                "fill": fill,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = UUID(d.pop("id"))

        name = d.pop("name")

        size = d.pop("size")

        up = d.pop("up")

        down = d.pop("down")

        fill = check_season_fill(d.pop("fill"))

        exported_season = cls(
            id=id,
            name=name,
            size=size,
            up=up,
            down=down,
            fill=fill,
        )

        exported_season.additional_properties = d
        return exported_season

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
