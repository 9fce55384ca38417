from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.division_changes_request import DivisionChangesRequest


T = TypeVar("T", bound="NextSeasonRequest")


@_attrs_define
class NextSeasonRequest:
    """The next season.

    Attributes:
        name (str):
        changes (DivisionChangesRequest | Unset): Members of a competition that replace those of every division.
    """

    name: str
    changes: DivisionChangesRequest | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        changes: dict[str, Any] | Unset = UNSET
        if not isinstance(self.changes, Unset):
            changes = self.changes.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
            }
        )
        if changes is not UNSET:
            field_dict["changes"] = changes

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.division_changes_request import DivisionChangesRequest  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        _changes = d.pop("changes", UNSET)
        changes: DivisionChangesRequest | Unset
        if isinstance(_changes, Unset):
            changes = UNSET
        else:
            changes = DivisionChangesRequest.from_dict(_changes)

        next_season_request = cls(
            name=name,
            changes=changes,
        )

        next_season_request.additional_properties = d
        return next_season_request

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
