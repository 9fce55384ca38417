from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.channels_update_request import ChannelsUpdateRequest


T = TypeVar("T", bound="KindsUpdateRequest")


@_attrs_define
class KindsUpdateRequest:
    """The matrix of kinds and channels; what is left out stays.

    Attributes:
        your_turn (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        deadline_near (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        round_ended (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        game_finished (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        invited (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        seat_offered (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        autopilot (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        orders_paused (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        pause_asked (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        game_cancelled (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        message (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        operator (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        round_drawn (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        round_opened (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        round_closing (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        round_closed (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        entry_changed (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        confirm_asked (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        substitute_asked (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        request_answered (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        appointed (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
        staff_needed (ChannelsUpdateRequest | Unset): By which ways to tell of one kind; what is left out stays.
    """

    your_turn: ChannelsUpdateRequest | Unset = UNSET
    deadline_near: ChannelsUpdateRequest | Unset = UNSET
    round_ended: ChannelsUpdateRequest | Unset = UNSET
    game_finished: ChannelsUpdateRequest | Unset = UNSET
    invited: ChannelsUpdateRequest | Unset = UNSET
    seat_offered: ChannelsUpdateRequest | Unset = UNSET
    autopilot: ChannelsUpdateRequest | Unset = UNSET
    orders_paused: ChannelsUpdateRequest | Unset = UNSET
    pause_asked: ChannelsUpdateRequest | Unset = UNSET
    game_cancelled: ChannelsUpdateRequest | Unset = UNSET
    message: ChannelsUpdateRequest | Unset = UNSET
    operator: ChannelsUpdateRequest | Unset = UNSET
    round_drawn: ChannelsUpdateRequest | Unset = UNSET
    round_opened: ChannelsUpdateRequest | Unset = UNSET
    round_closing: ChannelsUpdateRequest | Unset = UNSET
    round_closed: ChannelsUpdateRequest | Unset = UNSET
    entry_changed: ChannelsUpdateRequest | Unset = UNSET
    confirm_asked: ChannelsUpdateRequest | Unset = UNSET
    substitute_asked: ChannelsUpdateRequest | Unset = UNSET
    request_answered: ChannelsUpdateRequest | Unset = UNSET
    appointed: ChannelsUpdateRequest | Unset = UNSET
    staff_needed: ChannelsUpdateRequest | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        your_turn: dict[str, Any] | Unset = UNSET
        if not isinstance(self.your_turn, Unset):
            your_turn = self.your_turn.to_dict()

        deadline_near: dict[str, Any] | Unset = UNSET
        if not isinstance(self.deadline_near, Unset):
            deadline_near = self.deadline_near.to_dict()

        round_ended: dict[str, Any] | Unset = UNSET
        if not isinstance(self.round_ended, Unset):
            round_ended = self.round_ended.to_dict()

        game_finished: dict[str, Any] | Unset = UNSET
        if not isinstance(self.game_finished, Unset):
            game_finished = self.game_finished.to_dict()

        invited: dict[str, Any] | Unset = UNSET
        if not isinstance(self.invited, Unset):
            invited = self.invited.to_dict()

        seat_offered: dict[str, Any] | Unset = UNSET
        if not isinstance(self.seat_offered, Unset):
            seat_offered = self.seat_offered.to_dict()

        autopilot: dict[str, Any] | Unset = UNSET
        if not isinstance(self.autopilot, Unset):
            autopilot = self.autopilot.to_dict()

        orders_paused: dict[str, Any] | Unset = UNSET
        if not isinstance(self.orders_paused, Unset):
            orders_paused = self.orders_paused.to_dict()

        pause_asked: dict[str, Any] | Unset = UNSET
        if not isinstance(self.pause_asked, Unset):
            pause_asked = self.pause_asked.to_dict()

        game_cancelled: dict[str, Any] | Unset = UNSET
        if not isinstance(self.game_cancelled, Unset):
            game_cancelled = self.game_cancelled.to_dict()

        message: dict[str, Any] | Unset = UNSET
        if not isinstance(self.message, Unset):
            message = self.message.to_dict()

        operator: dict[str, Any] | Unset = UNSET
        if not isinstance(self.operator, Unset):
            operator = self.operator.to_dict()

        round_drawn: dict[str, Any] | Unset = UNSET
        if not isinstance(self.round_drawn, Unset):
            round_drawn = self.round_drawn.to_dict()

        round_opened: dict[str, Any] | Unset = UNSET
        if not isinstance(self.round_opened, Unset):
            round_opened = self.round_opened.to_dict()

        round_closing: dict[str, Any] | Unset = UNSET
        if not isinstance(self.round_closing, Unset):
            round_closing = self.round_closing.to_dict()

        round_closed: dict[str, Any] | Unset = UNSET
        if not isinstance(self.round_closed, Unset):
            round_closed = self.round_closed.to_dict()

        entry_changed: dict[str, Any] | Unset = UNSET
        if not isinstance(self.entry_changed, Unset):
            entry_changed = self.entry_changed.to_dict()

        confirm_asked: dict[str, Any] | Unset = UNSET
        if not isinstance(self.confirm_asked, Unset):
            confirm_asked = self.confirm_asked.to_dict()

        substitute_asked: dict[str, Any] | Unset = UNSET
        if not isinstance(self.substitute_asked, Unset):
            substitute_asked = self.substitute_asked.to_dict()

        request_answered: dict[str, Any] | Unset = UNSET
        if not isinstance(self.request_answered, Unset):
            request_answered = self.request_answered.to_dict()

        appointed: dict[str, Any] | Unset = UNSET
        if not isinstance(self.appointed, Unset):
            appointed = self.appointed.to_dict()

        staff_needed: dict[str, Any] | Unset = UNSET
        if not isinstance(self.staff_needed, Unset):
            staff_needed = self.staff_needed.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if your_turn is not UNSET:
            field_dict["your_turn"] = your_turn
        if deadline_near is not UNSET:
            field_dict["deadline_near"] = deadline_near
        if round_ended is not UNSET:
            field_dict["round_ended"] = round_ended
        if game_finished is not UNSET:
            field_dict["game_finished"] = game_finished
        if invited is not UNSET:
            field_dict["invited"] = invited
        if seat_offered is not UNSET:
            field_dict["seat_offered"] = seat_offered
        if autopilot is not UNSET:
            field_dict["autopilot"] = autopilot
        if orders_paused is not UNSET:
            field_dict["orders_paused"] = orders_paused
        if pause_asked is not UNSET:
            field_dict["pause_asked"] = pause_asked
        if game_cancelled is not UNSET:
            field_dict["game_cancelled"] = game_cancelled
        if message is not UNSET:
            field_dict["message"] = message
        if operator is not UNSET:
            field_dict["operator"] = operator
        if round_drawn is not UNSET:
            field_dict["round_drawn"] = round_drawn
        if round_opened is not UNSET:
            field_dict["round_opened"] = round_opened
        if round_closing is not UNSET:
            field_dict["round_closing"] = round_closing
        if round_closed is not UNSET:
            field_dict["round_closed"] = round_closed
        if entry_changed is not UNSET:
            field_dict["entry_changed"] = entry_changed
        if confirm_asked is not UNSET:
            field_dict["confirm_asked"] = confirm_asked
        if substitute_asked is not UNSET:
            field_dict["substitute_asked"] = substitute_asked
        if request_answered is not UNSET:
            field_dict["request_answered"] = request_answered
        if appointed is not UNSET:
            field_dict["appointed"] = appointed
        if staff_needed is not UNSET:
            field_dict["staff_needed"] = staff_needed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.channels_update_request import ChannelsUpdateRequest  # noqa: PLC0415

        d = dict(src_dict)
        _your_turn = d.pop("your_turn", UNSET)
        your_turn: ChannelsUpdateRequest | Unset
        if isinstance(_your_turn, Unset):
            your_turn = UNSET
        else:
            your_turn = ChannelsUpdateRequest.from_dict(_your_turn)

        _deadline_near = d.pop("deadline_near", UNSET)
        deadline_near: ChannelsUpdateRequest | Unset
        if isinstance(_deadline_near, Unset):
            deadline_near = UNSET
        else:
            deadline_near = ChannelsUpdateRequest.from_dict(_deadline_near)

        _round_ended = d.pop("round_ended", UNSET)
        round_ended: ChannelsUpdateRequest | Unset
        if isinstance(_round_ended, Unset):
            round_ended = UNSET
        else:
            round_ended = ChannelsUpdateRequest.from_dict(_round_ended)

        _game_finished = d.pop("game_finished", UNSET)
        game_finished: ChannelsUpdateRequest | Unset
        if isinstance(_game_finished, Unset):
            game_finished = UNSET
        else:
            game_finished = ChannelsUpdateRequest.from_dict(_game_finished)

        _invited = d.pop("invited", UNSET)
        invited: ChannelsUpdateRequest | Unset
        if isinstance(_invited, Unset):
            invited = UNSET
        else:
            invited = ChannelsUpdateRequest.from_dict(_invited)

        _seat_offered = d.pop("seat_offered", UNSET)
        seat_offered: ChannelsUpdateRequest | Unset
        if isinstance(_seat_offered, Unset):
            seat_offered = UNSET
        else:
            seat_offered = ChannelsUpdateRequest.from_dict(_seat_offered)

        _autopilot = d.pop("autopilot", UNSET)
        autopilot: ChannelsUpdateRequest | Unset
        if isinstance(_autopilot, Unset):
            autopilot = UNSET
        else:
            autopilot = ChannelsUpdateRequest.from_dict(_autopilot)

        _orders_paused = d.pop("orders_paused", UNSET)
        orders_paused: ChannelsUpdateRequest | Unset
        if isinstance(_orders_paused, Unset):
            orders_paused = UNSET
        else:
            orders_paused = ChannelsUpdateRequest.from_dict(_orders_paused)

        _pause_asked = d.pop("pause_asked", UNSET)
        pause_asked: ChannelsUpdateRequest | Unset
        if isinstance(_pause_asked, Unset):
            pause_asked = UNSET
        else:
            pause_asked = ChannelsUpdateRequest.from_dict(_pause_asked)

        _game_cancelled = d.pop("game_cancelled", UNSET)
        game_cancelled: ChannelsUpdateRequest | Unset
        if isinstance(_game_cancelled, Unset):
            game_cancelled = UNSET
        else:
            game_cancelled = ChannelsUpdateRequest.from_dict(_game_cancelled)

        _message = d.pop("message", UNSET)
        message: ChannelsUpdateRequest | Unset
        if isinstance(_message, Unset):
            message = UNSET
        else:
            message = ChannelsUpdateRequest.from_dict(_message)

        _operator = d.pop("operator", UNSET)
        operator: ChannelsUpdateRequest | Unset
        if isinstance(_operator, Unset):
            operator = UNSET
        else:
            operator = ChannelsUpdateRequest.from_dict(_operator)

        _round_drawn = d.pop("round_drawn", UNSET)
        round_drawn: ChannelsUpdateRequest | Unset
        if isinstance(_round_drawn, Unset):
            round_drawn = UNSET
        else:
            round_drawn = ChannelsUpdateRequest.from_dict(_round_drawn)

        _round_opened = d.pop("round_opened", UNSET)
        round_opened: ChannelsUpdateRequest | Unset
        if isinstance(_round_opened, Unset):
            round_opened = UNSET
        else:
            round_opened = ChannelsUpdateRequest.from_dict(_round_opened)

        _round_closing = d.pop("round_closing", UNSET)
        round_closing: ChannelsUpdateRequest | Unset
        if isinstance(_round_closing, Unset):
            round_closing = UNSET
        else:
            round_closing = ChannelsUpdateRequest.from_dict(_round_closing)

        _round_closed = d.pop("round_closed", UNSET)
        round_closed: ChannelsUpdateRequest | Unset
        if isinstance(_round_closed, Unset):
            round_closed = UNSET
        else:
            round_closed = ChannelsUpdateRequest.from_dict(_round_closed)

        _entry_changed = d.pop("entry_changed", UNSET)
        entry_changed: ChannelsUpdateRequest | Unset
        if isinstance(_entry_changed, Unset):
            entry_changed = UNSET
        else:
            entry_changed = ChannelsUpdateRequest.from_dict(_entry_changed)

        _confirm_asked = d.pop("confirm_asked", UNSET)
        confirm_asked: ChannelsUpdateRequest | Unset
        if isinstance(_confirm_asked, Unset):
            confirm_asked = UNSET
        else:
            confirm_asked = ChannelsUpdateRequest.from_dict(_confirm_asked)

        _substitute_asked = d.pop("substitute_asked", UNSET)
        substitute_asked: ChannelsUpdateRequest | Unset
        if isinstance(_substitute_asked, Unset):
            substitute_asked = UNSET
        else:
            substitute_asked = ChannelsUpdateRequest.from_dict(_substitute_asked)

        _request_answered = d.pop("request_answered", UNSET)
        request_answered: ChannelsUpdateRequest | Unset
        if isinstance(_request_answered, Unset):
            request_answered = UNSET
        else:
            request_answered = ChannelsUpdateRequest.from_dict(_request_answered)

        _appointed = d.pop("appointed", UNSET)
        appointed: ChannelsUpdateRequest | Unset
        if isinstance(_appointed, Unset):
            appointed = UNSET
        else:
            appointed = ChannelsUpdateRequest.from_dict(_appointed)

        _staff_needed = d.pop("staff_needed", UNSET)
        staff_needed: ChannelsUpdateRequest | Unset
        if isinstance(_staff_needed, Unset):
            staff_needed = UNSET
        else:
            staff_needed = ChannelsUpdateRequest.from_dict(_staff_needed)

        kinds_update_request = cls(
            your_turn=your_turn,
            deadline_near=deadline_near,
            round_ended=round_ended,
            game_finished=game_finished,
            invited=invited,
            seat_offered=seat_offered,
            autopilot=autopilot,
            orders_paused=orders_paused,
            pause_asked=pause_asked,
            game_cancelled=game_cancelled,
            message=message,
            operator=operator,
            round_drawn=round_drawn,
            round_opened=round_opened,
            round_closing=round_closing,
            round_closed=round_closed,
            entry_changed=entry_changed,
            confirm_asked=confirm_asked,
            substitute_asked=substitute_asked,
            request_answered=request_answered,
            appointed=appointed,
            staff_needed=staff_needed,
        )

        kinds_update_request.additional_properties = d
        return kinds_update_request

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
