from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.call_name import CallName, check_call_name
from ..models.card_name import CardName, check_card_name
from ..models.turn_phase import TurnPhase, check_turn_phase

T = TypeVar("T", bound="AwaitedTurn")


@_attrs_define
class AwaitedTurn:
    """A turn that waits for the caller.

    Attributes:
        game (UUID):
        name (str):
        round_ (int):
        turn (int):
        phase (TurnPhase):
        card (CardName | int): A captain card: a number from 1 to 12, `max` or `repeat`.
        call (CallName | int | None):
        opened_at (datetime.datetime):
        deadline (datetime.datetime):
    """

    game: UUID
    name: str
    round_: int
    turn: int
    phase: TurnPhase
    card: CardName | int
    call: CallName | int | None
    opened_at: datetime.datetime
    deadline: datetime.datetime
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        game = str(self.game)

        name = self.name

        round_ = self.round_

        turn = self.turn

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

        opened_at = self.opened_at.isoformat()

        deadline = self.deadline.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "game": game,
                "name": name,
                "round": round_,
                "turn": turn,
                "phase": phase,
                "card": card,
                "call": call,
                "opened_at": opened_at,
                "deadline": deadline,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        game = UUID(d.pop("game"))

        name = d.pop("name")

        round_ = d.pop("round")

        turn = d.pop("turn")

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

        opened_at = datetime.datetime.fromisoformat(d.pop("opened_at"))

        deadline = datetime.datetime.fromisoformat(d.pop("deadline"))

        awaited_turn = cls(
            game=game,
            name=name,
            round_=round_,
            turn=turn,
            phase=phase,
            card=card,
            call=call,
            opened_at=opened_at,
            deadline=deadline,
        )

        awaited_turn.additional_properties = d
        return awaited_turn

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
