from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.call_name import CallName, check_call_name
from ..models.card_name import CardName, check_card_name
from ..models.turn_phase import TurnPhase, check_turn_phase

if TYPE_CHECKING:
    from ..models.bot_hint import BotHint


T = TypeVar("T", bound="GameHint")


@_attrs_define
class GameHint:
    """What bots would do on the caller's seat in the open turn.

    Attributes:
        turn (int):
        phase (TurnPhase):
        card (CardName | int): A captain card: a number from 1 to 12, `max` or `repeat`.
        call (CallName | int | None):
        quacks (bool): The seat has no move in this turn: it quacks, and `hints` is empty.
        hints (list[BotHint]): One of each level, the weaker first.
    """

    turn: int
    phase: TurnPhase
    card: CardName | int
    call: CallName | int | None
    quacks: bool
    hints: list[BotHint]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
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

        quacks = self.quacks

        hints = []
        for hints_item_data in self.hints:
            hints_item = hints_item_data.to_dict()
            hints.append(hints_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "turn": turn,
                "phase": phase,
                "card": card,
                "call": call,
                "quacks": quacks,
                "hints": hints,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bot_hint import BotHint  # noqa: PLC0415

        d = dict(src_dict)
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

        quacks = d.pop("quacks")

        hints = []
        _hints = d.pop("hints")
        for hints_item_data in _hints:
            hints_item = BotHint.from_dict(hints_item_data)

            hints.append(hints_item)

        game_hint = cls(
            turn=turn,
            phase=phase,
            card=card,
            call=call,
            quacks=quacks,
            hints=hints,
        )

        game_hint.additional_properties = d
        return game_hint

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
