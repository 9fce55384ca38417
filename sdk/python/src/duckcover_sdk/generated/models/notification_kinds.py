from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.channels import Channels


T = TypeVar("T", bound="NotificationKinds")


@_attrs_define
class NotificationKinds:
    """The matrix of kinds and channels.

    Attributes:
        your_turn (Channels): By which ways the caller is told of one kind.
        deadline_near (Channels): By which ways the caller is told of one kind.
        round_ended (Channels): By which ways the caller is told of one kind.
        game_finished (Channels): By which ways the caller is told of one kind.
        invited (Channels): By which ways the caller is told of one kind.
        seat_offered (Channels): By which ways the caller is told of one kind.
        autopilot (Channels): By which ways the caller is told of one kind.
        orders_paused (Channels): By which ways the caller is told of one kind.
        pause_asked (Channels): By which ways the caller is told of one kind.
        game_cancelled (Channels): By which ways the caller is told of one kind.
        message (Channels): By which ways the caller is told of one kind.
        operator (Channels): By which ways the caller is told of one kind.
        round_drawn (Channels): By which ways the caller is told of one kind.
        round_opened (Channels): By which ways the caller is told of one kind.
        round_closing (Channels): By which ways the caller is told of one kind.
        round_closed (Channels): By which ways the caller is told of one kind.
        entry_changed (Channels): By which ways the caller is told of one kind.
        confirm_asked (Channels): By which ways the caller is told of one kind.
        substitute_asked (Channels): By which ways the caller is told of one kind.
        request_answered (Channels): By which ways the caller is told of one kind.
        appointed (Channels): By which ways the caller is told of one kind.
        staff_needed (Channels): By which ways the caller is told of one kind.
    """

    your_turn: Channels
    deadline_near: Channels
    round_ended: Channels
    game_finished: Channels
    invited: Channels
    seat_offered: Channels
    autopilot: Channels
    orders_paused: Channels
    pause_asked: Channels
    game_cancelled: Channels
    message: Channels
    operator: Channels
    round_drawn: Channels
    round_opened: Channels
    round_closing: Channels
    round_closed: Channels
    entry_changed: Channels
    confirm_asked: Channels
    substitute_asked: Channels
    request_answered: Channels
    appointed: Channels
    staff_needed: Channels
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        your_turn = self.your_turn.to_dict()

        deadline_near = self.deadline_near.to_dict()

        round_ended = self.round_ended.to_dict()

        game_finished = self.game_finished.to_dict()

        invited = self.invited.to_dict()

        seat_offered = self.seat_offered.to_dict()

        autopilot = self.autopilot.to_dict()

        orders_paused = self.orders_paused.to_dict()

        pause_asked = self.pause_asked.to_dict()

        game_cancelled = self.game_cancelled.to_dict()

        message = self.message.to_dict()

        operator = self.operator.to_dict()

        round_drawn = self.round_drawn.to_dict()

        round_opened = self.round_opened.to_dict()

        round_closing = self.round_closing.to_dict()

        round_closed = self.round_closed.to_dict()

        entry_changed = self.entry_changed.to_dict()

        confirm_asked = self.confirm_asked.to_dict()

        substitute_asked = self.substitute_asked.to_dict()

        request_answered = self.request_answered.to_dict()

        appointed = self.appointed.to_dict()

        staff_needed = self.staff_needed.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "your_turn": your_turn,
                "deadline_near": deadline_near,
                "round_ended": round_ended,
                "game_finished": game_finished,
                "invited": invited,
                "seat_offered": seat_offered,
                "autopilot": autopilot,
                "orders_paused": orders_paused,
                "pause_asked": pause_asked,
                "game_cancelled": game_cancelled,
                "message": message,
                "operator": operator,
                "round_drawn": round_drawn,
                "round_opened": round_opened,
                "round_closing": round_closing,
                "round_closed": round_closed,
                "entry_changed": entry_changed,
                "confirm_asked": confirm_asked,
                "substitute_asked": substitute_asked,
                "request_answered": request_answered,
                "appointed": appointed,
                "staff_needed": staff_needed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.channels import Channels  # noqa: PLC0415

        d = dict(src_dict)
        your_turn = Channels.from_dict(d.pop("your_turn"))

        deadline_near = Channels.from_dict(d.pop("deadline_near"))

        round_ended = Channels.from_dict(d.pop("round_ended"))

        game_finished = Channels.from_dict(d.pop("game_finished"))

        invited = Channels.from_dict(d.pop("invited"))

        seat_offered = Channels.from_dict(d.pop("seat_offered"))

        autopilot = Channels.from_dict(d.pop("autopilot"))

        orders_paused = Channels.from_dict(d.pop("orders_paused"))

        pause_asked = Channels.from_dict(d.pop("pause_asked"))

        game_cancelled = Channels.from_dict(d.pop("game_cancelled"))

        message = Channels.from_dict(d.pop("message"))

        operator = Channels.from_dict(d.pop("operator"))

        round_drawn = Channels.from_dict(d.pop("round_drawn"))

        round_opened = Channels.from_dict(d.pop("round_opened"))

        round_closing = Channels.from_dict(d.pop("round_closing"))

        round_closed = Channels.from_dict(d.pop("round_closed"))

        entry_changed = Channels.from_dict(d.pop("entry_changed"))

        confirm_asked = Channels.from_dict(d.pop("confirm_asked"))

        substitute_asked = Channels.from_dict(d.pop("substitute_asked"))

        request_answered = Channels.from_dict(d.pop("request_answered"))

        appointed = Channels.from_dict(d.pop("appointed"))

        staff_needed = Channels.from_dict(d.pop("staff_needed"))

        notification_kinds = cls(
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

        notification_kinds.additional_properties = d
        return notification_kinds

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
