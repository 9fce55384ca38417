from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="Standing")


@_attrs_define
class Standing:
    """One line of the final ranking.

    Attributes:
        seat (int):
        rank (int):
        total (int):
        visible_cards (int):
        round_scores (list[int]):
        resigned (bool): A bot played this seat to the end.
    """

    seat: int
    rank: int
    total: int
    visible_cards: int
    round_scores: list[int]
    resigned: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        rank = self.rank

        total = self.total

        visible_cards = self.visible_cards

        round_scores = self.round_scores

        resigned = self.resigned

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "rank": rank,
                "total": total,
                "visible_cards": visible_cards,
                "round_scores": round_scores,
                "resigned": resigned,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        rank = d.pop("rank")

        total = d.pop("total")

        visible_cards = d.pop("visible_cards")

        round_scores = cast(list[int], d.pop("round_scores"))

        resigned = d.pop("resigned")

        standing = cls(
            seat=seat,
            rank=rank,
            total=total,
            visible_cards=visible_cards,
            round_scores=round_scores,
            resigned=resigned,
        )

        standing.additional_properties = d
        return standing

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
