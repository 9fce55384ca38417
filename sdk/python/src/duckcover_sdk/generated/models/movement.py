from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.division import Division
    from ..models.next_division import NextDivision


T = TypeVar("T", bound="Movement")


@_attrs_define
class Movement:
    """Who moves where.

    Attributes:
        season (UUID):
        final (bool): All divisions are finished.
        divisions (list[Division]):
        following (list[NextDivision]):
    """

    season: UUID
    final: bool
    divisions: list[Division]
    following: list[NextDivision]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        season = str(self.season)

        final = self.final

        divisions = []
        for divisions_item_data in self.divisions:
            divisions_item = divisions_item_data.to_dict()
            divisions.append(divisions_item)

        following = []
        for following_item_data in self.following:
            following_item = following_item_data.to_dict()
            following.append(following_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "season": season,
                "final": final,
                "divisions": divisions,
                "following": following,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.division import Division  # noqa: PLC0415
        from ..models.next_division import NextDivision  # noqa: PLC0415

        d = dict(src_dict)
        season = UUID(d.pop("season"))

        final = d.pop("final")

        divisions = []
        _divisions = d.pop("divisions")
        for divisions_item_data in _divisions:
            divisions_item = Division.from_dict(divisions_item_data)

            divisions.append(divisions_item)

        following = []
        _following = d.pop("following")
        for following_item_data in _following:
            following_item = NextDivision.from_dict(following_item_data)

            following.append(following_item)

        movement = cls(
            season=season,
            final=final,
            divisions=divisions,
            following=following,
        )

        movement.additional_properties = d
        return movement

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
