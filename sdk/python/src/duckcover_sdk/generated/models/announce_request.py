from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="AnnounceRequest")


@_attrs_define
class AnnounceRequest:
    """What to tell everybody, and why.

    Attributes:
        reason (str): Public, and on record.
        text (str):
        private_note (str | Unset): For staff alone. Default: ''.
        dry_run (bool | Unset): Answer what would be decided, and change nothing. Default: False.
        competition (None | Unset | UUID): The competition that it is about; null: the league.
    """

    reason: str
    text: str
    private_note: str | Unset = ""
    dry_run: bool | Unset = False
    competition: None | Unset | UUID = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        text = self.text

        private_note = self.private_note

        dry_run = self.dry_run

        competition: None | str | Unset
        if isinstance(self.competition, Unset):
            competition = UNSET
        elif isinstance(self.competition, UUID):
            competition = str(self.competition)
        else:
            competition = self.competition

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "text": text,
            }
        )
        if private_note is not UNSET:
            field_dict["private_note"] = private_note
        if dry_run is not UNSET:
            field_dict["dry_run"] = dry_run
        if competition is not UNSET:
            field_dict["competition"] = competition

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = d.pop("reason")

        text = d.pop("text")

        private_note = d.pop("private_note", UNSET)

        dry_run = d.pop("dry_run", UNSET)

        def _parse_competition(data: object) -> None | Unset | UUID:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                competition_type_0 = UUID(data)

                return competition_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UUID, data)

        competition = _parse_competition(d.pop("competition", UNSET))

        announce_request = cls(
            reason=reason,
            text=text,
            private_note=private_note,
            dry_run=dry_run,
            competition=competition,
        )

        announce_request.additional_properties = d
        return announce_request

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
