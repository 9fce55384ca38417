from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

T = TypeVar("T", bound="AnalysedSeat")


@_attrs_define
class AnalysedSeat:
    """A seat over the whole game; its luck and losses are in points: splashes, or numbers with `competition`.

    Attributes:
        seat (int):
        called (int): How often it was called.
        expected (float): How often that was to be expected from the cards in the draw deck.
        luck (float): What the calls were worth, less what they were worth on average.
        moves (int): Its decisions, those of low blows among them.
        agreed (int): How many of them `sharp` would have made.
        lost (float): The sum of the losses of its moves: the less, the better it played.
    """

    seat: int
    called: int
    expected: float
    luck: float
    moves: int
    agreed: int
    lost: float
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        called = self.called

        expected = self.expected

        luck = self.luck

        moves = self.moves

        agreed = self.agreed

        lost = self.lost

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "seat": seat,
                "called": called,
                "expected": expected,
                "luck": luck,
                "moves": moves,
                "agreed": agreed,
                "lost": lost,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        called = d.pop("called")

        expected = d.pop("expected")

        luck = d.pop("luck")

        moves = d.pop("moves")

        agreed = d.pop("agreed")

        lost = d.pop("lost")

        analysed_seat = cls(
            seat=seat,
            called=called,
            expected=expected,
            luck=luck,
            moves=moves,
            agreed=agreed,
            lost=lost,
        )

        analysed_seat.additional_properties = d
        return analysed_seat

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
