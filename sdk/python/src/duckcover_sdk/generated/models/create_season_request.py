from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.season_fill import SeasonFill, check_season_fill
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.create_competition_request import CreateCompetitionRequest


T = TypeVar("T", bound="CreateSeasonRequest")


@_attrs_define
class CreateSeasonRequest:
    """A season to make, with its divisions from the top.

    Attributes:
        name (str):
        size (int): How many entries a division has in the seasons that follow.
        divisions (list[CreateCompetitionRequest]):
        up (int | Unset): How many of a division go up.
        down (int | Unset): How many of a division go down.
        fill (SeasonFill | Unset):
    """

    name: str
    size: int
    divisions: list[CreateCompetitionRequest]
    up: int | Unset = UNSET
    down: int | Unset = UNSET
    fill: SeasonFill | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        size = self.size

        divisions = []
        for divisions_item_data in self.divisions:
            divisions_item = divisions_item_data.to_dict()
            divisions.append(divisions_item)

        up = self.up

        down = self.down

        fill: str | Unset = UNSET
        if not isinstance(self.fill, Unset):
            fill = self.fill

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "size": size,
                "divisions": divisions,
            }
        )
        if up is not UNSET:
            field_dict["up"] = up
        if down is not UNSET:
            field_dict["down"] = down
        if fill is not UNSET:
            field_dict["fill"] = fill

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.create_competition_request import CreateCompetitionRequest  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        size = d.pop("size")

        divisions = []
        _divisions = d.pop("divisions")
        for divisions_item_data in _divisions:
            divisions_item = CreateCompetitionRequest.from_dict(divisions_item_data)

            divisions.append(divisions_item)

        up = d.pop("up", UNSET)

        down = d.pop("down", UNSET)

        _fill = d.pop("fill", UNSET)
        fill: SeasonFill | Unset
        if isinstance(_fill, Unset):
            fill = UNSET
        else:
            fill = check_season_fill(_fill)

        create_season_request = cls(
            name=name,
            size=size,
            divisions=divisions,
            up=up,
            down=down,
            fill=fill,
        )

        create_season_request.additional_properties = d
        return create_season_request

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
