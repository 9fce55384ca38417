from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.unseated_kind import UnseatedKind, check_unseated_kind

T = TypeVar("T", bound="Unseated")


@_attrs_define
class Unseated:
    """An entry that sits at no table of a round.

    Attributes:
        entry (UUID):
        kind (UnseatedKind):
        points (int):
    """

    entry: UUID
    kind: UnseatedKind
    points: int
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        entry = str(self.entry)

        kind: str = self.kind

        points = self.points

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "entry": entry,
                "kind": kind,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        entry = UUID(d.pop("entry"))

        kind = check_unseated_kind(d.pop("kind"))

        points = d.pop("points")

        unseated = cls(
            entry=entry,
            kind=kind,
            points=points,
        )

        unseated.additional_properties = d
        return unseated

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
