from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.competition_standing import CompetitionStanding


T = TypeVar("T", bound="StandingPage")


@_attrs_define
class StandingPage:
    """Standings, the best first, those without a rank at the end.

    Attributes:
        next_ (None | str):
        previous (None | str):
        round_ (int): The last round that has closed, or the one that was asked for.
        final (bool): The competition is finished: nothing changes any more.
        results (list[CompetitionStanding]):
    """

    next_: None | str
    previous: None | str
    round_: int
    final: bool
    results: list[CompetitionStanding]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        next_: None | str
        next_ = self.next_

        previous: None | str
        previous = self.previous

        round_ = self.round_

        final = self.final

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
                "round": round_,
                "final": final,
                "results": results,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.competition_standing import CompetitionStanding  # noqa: PLC0415

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

        round_ = d.pop("round")

        final = d.pop("final")

        results = []
        _results = d.pop("results")
        for results_item_data in _results:
            results_item = CompetitionStanding.from_dict(results_item_data)

            results.append(results_item)

        standing_page = cls(
            next_=next_,
            previous=previous,
            round_=round_,
            final=final,
            results=results,
        )

        standing_page.additional_properties = d
        return standing_page

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
