from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.guest_request import GuestRequest


T = TypeVar("T", bound="InviteManyRequest")


@_attrs_define
class InviteManyRequest:
    """Who is invited, and why.

    Attributes:
        reason (str): Public, and on record.
        entries (list[GuestRequest]):
        private_note (str | Unset): For staff alone. Default: ''.
        dry_run (bool | Unset): Answer what would be decided, and change nothing. Default: False.
    """

    reason: str
    entries: list[GuestRequest]
    private_note: str | Unset = ""
    dry_run: bool | Unset = False
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        entries = []
        for entries_item_data in self.entries:
            entries_item = entries_item_data.to_dict()
            entries.append(entries_item)

        private_note = self.private_note

        dry_run = self.dry_run

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "entries": entries,
            }
        )
        if private_note is not UNSET:
            field_dict["private_note"] = private_note
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.guest_request import GuestRequest  # noqa: PLC0415

        d = dict(src_dict)
        reason = d.pop("reason")

        entries = []
        _entries = d.pop("entries")
        for entries_item_data in _entries:
            entries_item = GuestRequest.from_dict(entries_item_data)

            entries.append(entries_item)

        private_note = d.pop("private_note", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        invite_many_request = cls(
            reason=reason,
            entries=entries,
            private_note=private_note,
            dry_run=dry_run,
        )

        invite_many_request.additional_properties = d
        return invite_many_request

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
