from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.competition_event_kind import CompetitionEventKind, check_competition_event_kind

if TYPE_CHECKING:
    from ..models.competition_event_output_details import CompetitionEventOutputDetails


T = TypeVar("T", bound="CompetitionEventOutput")


@_attrs_define
class CompetitionEventOutput:
    """Something that happened in a competition.

    Attributes:
        number (int): Numbers grow; some are left out.
        kind (CompetitionEventKind):
        at (datetime.datetime):
        round_ (int | None):
        table (int | None):
        details (CompetitionEventOutputDetails): `ruling` and `action`, `entry` and `status` or `why`; never a name.
    """

    number: int
    kind: CompetitionEventKind
    at: datetime.datetime
    round_: int | None
    table: int | None
    details: CompetitionEventOutputDetails
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        kind: str = self.kind

        at = self.at.isoformat()

        round_: int | None
        round_ = self.round_

        table: int | None
        table = self.table

        details = self.details.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "kind": kind,
                "at": at,
                "round": round_,
                "table": table,
                "details": details,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.competition_event_output_details import CompetitionEventOutputDetails  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        kind = check_competition_event_kind(d.pop("kind"))

        at = datetime.datetime.fromisoformat(d.pop("at"))

        def _parse_round_(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        round_ = _parse_round_(d.pop("round"))

        def _parse_table(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        table = _parse_table(d.pop("table"))

        details = CompetitionEventOutputDetails.from_dict(d.pop("details"))

        competition_event_output = cls(
            number=number,
            kind=kind,
            at=at,
            round_=round_,
            table=table,
            details=details,
        )

        competition_event_output.additional_properties = d
        return competition_event_output

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
