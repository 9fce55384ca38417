from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.call_name import CallName, check_call_name
from ..models.card_name import CardName, check_card_name
from ..models.turn_phase import TurnPhase, check_turn_phase

if TYPE_CHECKING:
    from ..models.seat_move import SeatMove


T = TypeVar("T", bound="Turn")


@_attrs_define
class Turn:
    """A resolved turn with its round and its times.

    Attributes:
        number (int):
        phase (TurnPhase):
        card (CardName | int): A captain card: a number from 1 to 12, `max` or `repeat`.
        call (CallName | int | None):
        discarded (bool):
        moves (list[SeatMove]):
        quacks (list[int]):
        round_ (int):
        opened_at (datetime.datetime):
        resolved_at (datetime.datetime):
    """

    number: int
    phase: TurnPhase
    card: CardName | int
    call: CallName | int | None
    discarded: bool
    moves: list[SeatMove]
    quacks: list[int]
    round_: int
    opened_at: datetime.datetime
    resolved_at: datetime.datetime
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

        round_ = self.round_

        opened_at = self.opened_at.isoformat()

        resolved_at = self.resolved_at.isoformat()

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
                "round": round_,
                "opened_at": opened_at,
                "resolved_at": resolved_at,
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

        round_ = d.pop("round")

        opened_at = datetime.datetime.fromisoformat(d.pop("opened_at"))

        resolved_at = datetime.datetime.fromisoformat(d.pop("resolved_at"))

        turn = cls(
            number=number,
            phase=phase,
            card=card,
            call=call,
            discarded=discarded,
            moves=moves,
            quacks=quacks,
            round_=round_,
            opened_at=opened_at,
            resolved_at=resolved_at,
        )

        turn.additional_properties = d
        return turn

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
