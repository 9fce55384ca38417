from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="ReplaceRequest")


@_attrs_define
class ReplaceRequest:
    """Who takes the seat of whom.

    Attributes:
        reason (str): Public, and on record.
        entry (UUID): The entry whose seat it is.
        player (str): A player who has volunteered.
        private_note (str | Unset): For staff alone. Default: ''.
        dry_run (bool | Unset): Answer what would be decided, and change nothing. Default: False.
        lasting (bool | Unset): The player gets the entry as well, from the next draw on. Default: False.
    """

    reason: str
    entry: UUID
    player: str
    private_note: str | Unset = ""
    dry_run: bool | Unset = False
    lasting: bool | Unset = False
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        entry = str(self.entry)

        player = self.player

        private_note = self.private_note

        dry_run = self.dry_run

        lasting = self.lasting

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "entry": entry,
                "player": player,
            }
        )
        if private_note is not UNSET:
            field_dict["private_note"] = private_note
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run
        if lasting is not UNSET:
            field_dict["lasting"] = lasting

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = d.pop("reason")

        entry = UUID(d.pop("entry"))

        player = d.pop("player")

        private_note = d.pop("private_note", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        lasting = d.pop("lasting", UNSET)

        replace_request = cls(
            reason=reason,
            entry=entry,
            player=player,
            private_note=private_note,
            dry_run=dry_run,
            lasting=lasting,
        )

        replace_request.additional_properties = d
        return replace_request

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
