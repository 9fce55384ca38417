from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.rating_pool import RatingPool, check_rating_pool

if TYPE_CHECKING:
    from ..models.leaderboard_entry import LeaderboardEntry


T = TypeVar("T", bound="Leaderboard")


@_attrs_define
class Leaderboard:
    """A page of a leaderboard, the best first.

    Attributes:
        next_ (None | str):
        previous (None | str):
        pool (RatingPool):
        through (datetime.date | None): The last day (UTC) that is rated; null: none yet.
        recomputed_from (datetime.date | None): From which day on the pool was recomputed last: a game was annulled.
            null: never.
        recomputed_at (datetime.datetime | None):
        results (list[LeaderboardEntry]):
    """

    next_: None | str
    previous: None | str
    pool: RatingPool
    through: datetime.date | None
    recomputed_from: datetime.date | None
    recomputed_at: datetime.datetime | None
    results: list[LeaderboardEntry]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        next_: None | str
        next_ = self.next_

        previous: None | str
        previous = self.previous

        pool: str = self.pool

        through: None | str
        if isinstance(self.through, datetime.date):
            through = self.through.isoformat()
        else:
            through = self.through

        recomputed_from: None | str
        if isinstance(self.recomputed_from, datetime.date):
            recomputed_from = self.recomputed_from.isoformat()
        else:
            recomputed_from = self.recomputed_from

        recomputed_at: None | str
        if isinstance(self.recomputed_at, datetime.datetime):
            recomputed_at = self.recomputed_at.isoformat()
        else:
            recomputed_at = self.recomputed_at

        results = []
        for results_item_data in self.results:
            results_item = results_item_data.to_dict()
            results.append(results_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "next": next_,
                "previous": previous,
                "pool": pool,
                "through": through,
                "recomputed_from": recomputed_from,
                "recomputed_at": recomputed_at,
                "results": results,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.leaderboard_entry import LeaderboardEntry  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_next_(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        next_ = _parse_next_(d.pop("next"))

        def _parse_previous(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        previous = _parse_previous(d.pop("previous"))

        pool = check_rating_pool(d.pop("pool"))

        def _parse_through(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                through_type_0 = datetime.date.fromisoformat(data)

                return through_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        through = _parse_through(d.pop("through"))

        def _parse_recomputed_from(data: object) -> datetime.date | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                recomputed_from_type_0 = datetime.date.fromisoformat(data)

                return recomputed_from_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None, data)

        recomputed_from = _parse_recomputed_from(d.pop("recomputed_from"))

        def _parse_recomputed_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                recomputed_at_type_0 = datetime.datetime.fromisoformat(data)

                return recomputed_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        recomputed_at = _parse_recomputed_at(d.pop("recomputed_at"))

        results = []
        _results = d.pop("results")
        for results_item_data in _results:
            results_item = LeaderboardEntry.from_dict(results_item_data)

            results.append(results_item)

        leaderboard = cls(
            next_=next_,
            previous=previous,
            pool=pool,
            through=through,
            recomputed_from=recomputed_from,
            recomputed_at=recomputed_at,
            results=results,
        )

        leaderboard.additional_properties = d
        return leaderboard

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
