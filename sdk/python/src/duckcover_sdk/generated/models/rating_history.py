from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.rated_result import RatedResult
    from ..models.rating import Rating


T = TypeVar("T", bound="RatingHistory")


@_attrs_define
class RatingHistory:
    """The ratings of a player, and a page of what games did to them, newest first.

    Attributes:
        next_ (None | str):
        previous (None | str):
        subject (None | UUID): null: no game of the player was rated yet.
        ratings (list[Rating]):
        results (list[RatedResult]):
    """

    next_: None | str
    previous: None | str
    subject: None | UUID
    ratings: list[Rating]
    results: list[RatedResult]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        next_: None | str
        next_ = self.next_

        previous: None | str
        previous = self.previous

        subject: None | str
        if isinstance(self.subject, UUID):
            subject = str(self.subject)
        else:
            subject = self.subject

        ratings = []
        for ratings_item_data in self.ratings:
            ratings_item = ratings_item_data.to_dict()
            ratings.append(ratings_item)

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
                "subject": subject,
                "ratings": ratings,
                "results": results,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.rated_result import RatedResult  # noqa: PLC0415
        from ..models.rating import Rating  # noqa: PLC0415

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

        def _parse_subject(data: object) -> None | UUID:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                subject_type_0 = UUID(data)

                return subject_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | UUID, data)

        subject = _parse_subject(d.pop("subject"))

        ratings = []
        _ratings = d.pop("ratings")
        for ratings_item_data in _ratings:
            ratings_item = Rating.from_dict(ratings_item_data)

            ratings.append(ratings_item)

        results = []
        _results = d.pop("results")
        for results_item_data in _results:
            results_item = RatedResult.from_dict(results_item_data)

            results.append(results_item)

        rating_history = cls(
            next_=next_,
            previous=previous,
            subject=subject,
            ratings=ratings,
            results=results,
        )

        rating_history.additional_properties = d
        return rating_history

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
