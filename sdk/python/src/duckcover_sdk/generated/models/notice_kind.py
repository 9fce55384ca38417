from typing import Literal, cast

NoticeKind = Literal[
    "appointed",
    "autopilot",
    "confirm_asked",
    "deadline_near",
    "entry_changed",
    "game_cancelled",
    "game_finished",
    "invited",
    "message",
    "operator",
    "orders_paused",
    "pause_asked",
    "request_answered",
    "round_closed",
    "round_closing",
    "round_drawn",
    "round_ended",
    "round_opened",
    "seat_offered",
    "staff_needed",
    "substitute_asked",
    "your_turn",
]

NOTICE_KIND_VALUES: set[NoticeKind] = {
    "appointed",
    "autopilot",
    "confirm_asked",
    "deadline_near",
    "entry_changed",
    "game_cancelled",
    "game_finished",
    "invited",
    "message",
    "operator",
    "orders_paused",
    "pause_asked",
    "request_answered",
    "round_closed",
    "round_closing",
    "round_drawn",
    "round_ended",
    "round_opened",
    "seat_offered",
    "staff_needed",
    "substitute_asked",
    "your_turn",
}


def check_notice_kind(value: str) -> NoticeKind:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(NoticeKind, value)
