from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.disqualified_from import DisqualifiedFrom, check_disqualified_from
from ..types import UNSET, Unset

T = TypeVar("T", bound="DisqualifyRequest")


@_attrs_define
class DisqualifyRequest:
    """From when on, and why.

    Attributes:
        reason (str): Public, and on record.
        private_note (str | Unset): For staff alone. Default: ''.
        dry_run (bool | Unset): Answer what would be decided, and change nothing. Default: False.
        from_ (DisqualifiedFrom | Unset):  Default: 'now'.
    """

    reason: str
    private_note: str | Unset = ""
    dry_run: bool | Unset = False
    from_: DisqualifiedFrom | Unset = "now"
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        private_note = self.private_note

        dry_run = self.dry_run

        from_: str | Unset = UNSET
        if not isinstance(self.from_, Unset):
            from_ = self.from_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
            }
        )
        if private_note is not UNSET:
            field_dict["private_note"] = private_note
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run
        if from_ is not UNSET:
            field_dict["from"] = from_

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = d.pop("reason")

        private_note = d.pop("private_note", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        _from_ = d.pop("from", UNSET)
        from_: DisqualifiedFrom | Unset
        if isinstance(_from_, Unset):
            from_ = UNSET
        else:
            from_ = check_disqualified_from(_from_)

        disqualify_request = cls(
            reason=reason,
            private_note=private_note,
            dry_run=dry_run,
            from_=from_,
        )

        disqualify_request.additional_properties = d
        return disqualify_request

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
