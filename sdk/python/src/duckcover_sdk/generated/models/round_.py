from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.round_status import RoundStatus, check_round_status

if TYPE_CHECKING:
    from ..models.unseated import Unseated


T = TypeVar("T", bound="Round")


@_attrs_define
class Round:
    """A round, with who has no seat in it.

    Attributes:
        number (int): Rounds count from 1 through all stages.
        stage (int):
        status (RoundStatus):
        draws_at (datetime.datetime):
        publishes_at (datetime.datetime):
        opens_at (datetime.datetime):
        closes_at (datetime.datetime):
        published_at (datetime.datetime | None):
        opened_at (datetime.datetime | None):
        closed_at (datetime.datetime | None):
        paused_until (datetime.datetime | None):
        attempt (int): Which draw it is: 0, or 1 to 3 after redraws.
        by_hand (bool): Organizers have set its tables.
        tables (int): How many tables there are; 0 before the round is published.
        unseated (list[Unseated]):
    """

    number: int
    stage: int
    status: RoundStatus
    draws_at: datetime.datetime
    publishes_at: datetime.datetime
    opens_at: datetime.datetime
    closes_at: datetime.datetime
    published_at: datetime.datetime | None
    opened_at: datetime.datetime | None
    closed_at: datetime.datetime | None
    paused_until: datetime.datetime | None
    attempt: int
    by_hand: bool
    tables: int
    unseated: list[Unseated]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        stage = self.stage

        status: str = self.status

        draws_at = self.draws_at.isoformat()

        publishes_at = self.publishes_at.isoformat()

        opens_at = self.opens_at.isoformat()

        closes_at = self.closes_at.isoformat()

        published_at: None | str
        if isinstance(self.published_at, datetime.datetime):
            published_at = self.published_at.isoformat()
        else:
            published_at = self.published_at

        opened_at: None | str
        if isinstance(self.opened_at, datetime.datetime):
            opened_at = self.opened_at.isoformat()
        else:
            opened_at = self.opened_at

        closed_at: None | str
        if isinstance(self.closed_at, datetime.datetime):
            closed_at = self.closed_at.isoformat()
        else:
            closed_at = self.closed_at

        paused_until: None | str
        if isinstance(self.paused_until, datetime.datetime):
            paused_until = self.paused_until.isoformat()
        else:
            paused_until = self.paused_until

        attempt = self.attempt

        by_hand = self.by_hand

        tables = self.tables

        unseated = []
        for unseated_item_data in self.unseated:
            unseated_item = unseated_item_data.to_dict()
            unseated.append(unseated_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "stage": stage,
                "status": status,
                "draws_at": draws_at,
                "publishes_at": publishes_at,
                "opens_at": opens_at,
                "closes_at": closes_at,
                "published_at": published_at,
                "opened_at": opened_at,
                "closed_at": closed_at,
                "paused_until": paused_until,
                "attempt": attempt,
                "by_hand": by_hand,
                "tables": tables,
                "unseated": unseated,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.unseated import Unseated  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        stage = d.pop("stage")

        status = check_round_status(d.pop("status"))

        draws_at = datetime.datetime.fromisoformat(d.pop("draws_at"))

        publishes_at = datetime.datetime.fromisoformat(d.pop("publishes_at"))

        opens_at = datetime.datetime.fromisoformat(d.pop("opens_at"))

        closes_at = datetime.datetime.fromisoformat(d.pop("closes_at"))

        def _parse_published_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                published_at_type_0 = datetime.datetime.fromisoformat(data)

                return published_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        published_at = _parse_published_at(d.pop("published_at"))

        def _parse_opened_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                opened_at_type_0 = datetime.datetime.fromisoformat(data)

                return opened_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        opened_at = _parse_opened_at(d.pop("opened_at"))

        def _parse_closed_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                closed_at_type_0 = datetime.datetime.fromisoformat(data)

                return closed_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        closed_at = _parse_closed_at(d.pop("closed_at"))

        def _parse_paused_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                paused_until_type_0 = datetime.datetime.fromisoformat(data)

                return paused_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        paused_until = _parse_paused_until(d.pop("paused_until"))

        attempt = d.pop("attempt")

        by_hand = d.pop("by_hand")

        tables = d.pop("tables")

        unseated = []
        _unseated = d.pop("unseated")
        for unseated_item_data in _unseated:
            unseated_item = Unseated.from_dict(unseated_item_data)

            unseated.append(unseated_item)

        round_ = cls(
            number=number,
            stage=stage,
            status=status,
            draws_at=draws_at,
            publishes_at=publishes_at,
            opens_at=opens_at,
            closes_at=closes_at,
            published_at=published_at,
            opened_at=opened_at,
            closed_at=closed_at,
            paused_until=paused_until,
            attempt=attempt,
            by_hand=by_hand,
            tables=tables,
            unseated=unseated,
        )

        round_.additional_properties = d
        return round_

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
