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
    from ..models.open_turn_deadlines import OpenTurnDeadlines


T = TypeVar("T", bound="OpenTurn")


@_attrs_define
class OpenTurn:
    """The turn that is open; `number` counts the turns of the game from 1: each drawn card, and a low blow's twice.

    Attributes:
        number (int):
        phase (TurnPhase):
        card (CardName | int): A captain card: a number from 1 to 12, `max` or `repeat`.
        call (CallName | int | None):
        opened_at (datetime.datetime):
        deadline (datetime.datetime): When the time of the last seat ends.
        deadlines (OpenTurnDeadlines): By seat, where it differs from seat to seat; a seat that is not in here has
            `deadline`.
        waiting_for (list[int]):
    """

    number: int
    phase: TurnPhase
    card: CardName | int
    call: CallName | int | None
    opened_at: datetime.datetime
    deadline: datetime.datetime
    deadlines: OpenTurnDeadlines
    waiting_for: list[int]
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

        opened_at = self.opened_at.isoformat()

        deadline = self.deadline.isoformat()

        deadlines = self.deadlines.to_dict()

        waiting_for = self.waiting_for

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "number": number,
                "phase": phase,
                "card": card,
                "call": call,
                "opened_at": opened_at,
                "deadline": deadline,
                "deadlines": deadlines,
                "waiting_for": waiting_for,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.open_turn_deadlines import OpenTurnDeadlines  # noqa: PLC0415

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

        opened_at = datetime.datetime.fromisoformat(d.pop("opened_at"))

        deadline = datetime.datetime.fromisoformat(d.pop("deadline"))

        deadlines = OpenTurnDeadlines.from_dict(d.pop("deadlines"))

        waiting_for = cast(list[int], d.pop("waiting_for"))

        open_turn = cls(
            number=number,
            phase=phase,
            card=card,
            call=call,
            opened_at=opened_at,
            deadline=deadline,
            deadlines=deadlines,
            waiting_for=waiting_for,
        )

        open_turn.additional_properties = d
        return open_turn

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
