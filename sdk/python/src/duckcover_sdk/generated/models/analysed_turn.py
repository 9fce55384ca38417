from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.analysed_move import AnalysedMove


T = TypeVar("T", bound="AnalysedTurn")


@_attrs_define
class AnalysedTurn:
    """A turn; its lists go by seat.

    Attributes:
        number (int):
        round_ (int):
        splashes (list[int]): The scores of the rounds before, and what the seat would score if the round ended after
            this turn.
        called (list[int]): The seats that were called.
        chances (list[float]): How likely it was, before the card was drawn, that a seat is called.
        luck (list[float]): What the card was worth to a seat, less what it was on average.
        moves (list[AnalysedMove]):
    """

    number: int
    round_: int
    splashes: list[int]
    called: list[int]
    chances: list[float]
    luck: list[float]
    moves: list[AnalysedMove]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        round_ = self.round_

        splashes = self.splashes

        called = self.called

        chances = self.chances

        luck = self.luck

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "round": round_,
                "splashes": splashes,
                "called": called,
                "chances": chances,
                "luck": luck,
                "moves": moves,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.analysed_move import AnalysedMove  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        round_ = d.pop("round")

        splashes = cast(list[int], d.pop("splashes"))

        called = cast(list[int], d.pop("called"))

        chances = cast(list[float], d.pop("chances"))

        luck = cast(list[float], d.pop("luck"))

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = AnalysedMove.from_dict(moves_item_data)

            moves.append(moves_item)

        analysed_turn = cls(
            number=number,
            round_=round_,
            splashes=splashes,
            called=called,
            chances=chances,
            luck=luck,
            moves=moves,
        )

        analysed_turn.additional_properties = d
        return analysed_turn

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
