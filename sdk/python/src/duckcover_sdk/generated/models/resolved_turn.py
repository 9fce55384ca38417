from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.call_name import CallName, check_call_name
from ..models.card_name import CardName, check_card_name
from ..models.turn_phase import TurnPhase, check_turn_phase

if TYPE_CHECKING:
    from ..models.seat_move import SeatMove


T = TypeVar("T", bound="ResolvedTurn")


@_attrs_define
class ResolvedTurn:
    """What a resolved turn shows.

    Attributes:
        number (int):
        phase (TurnPhase):
        card (CardName | int): A captain card: a number from 1 to 12, `max` or `repeat`.
        call (CallName | int | None):
        discarded (bool):
        moves (list[SeatMove]):
        quacks (list[int]):
    """

    number: int
    phase: TurnPhase
    card: CardName | int
    call: CallName | int | None
    discarded: bool
    moves: list[SeatMove]
    quacks: list[int]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        phase: str = self.phase

        card: int | str
        if isinstance(self.card, str):
            card = self.card
        else:
            card = self.card

        call: int | None | str
        if isinstance(self.call, str):
            call = self.call
        else:
            call = self.call

        discarded = self.discarded

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        quacks = self.quacks

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "phase": phase,
                "card": card,
                "call": call,
                "discarded": discarded,
                "moves": moves,
                "quacks": quacks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seat_move import SeatMove  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        phase = check_turn_phase(d.pop("phase"))

        def _parse_card(data: object) -> CardName | int:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                componentsschemas_card_type_1 = check_card_name(data)

                return componentsschemas_card_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CardName | int, data)

        card = _parse_card(d.pop("card"))

        def _parse_call(data: object) -> CallName | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                componentsschemas_call_type_1 = check_call_name(data)

                return componentsschemas_call_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(CallName | int | None, data)

        call = _parse_call(d.pop("call"))

        discarded = d.pop("discarded")

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = SeatMove.from_dict(moves_item_data)

            moves.append(moves_item)

        quacks = cast(list[int], d.pop("quacks"))

        resolved_turn = cls(
            number=number,
            phase=phase,
            card=card,
            call=call,
            discarded=discarded,
            moves=moves,
            quacks=quacks,
        )

        resolved_turn.additional_properties = d
        return resolved_turn

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
