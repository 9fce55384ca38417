from typing import Literal, cast

NoticeKind = Literal[
    "autopilot",
    "deadline_near",
    "game_cancelled",
    "game_finished",
    "invited",
    "message",
    "operator",
    "orders_paused",
    "pause_asked",
    "round_ended",
    "seat_offered",
    "your_turn",
]

NOTICE_KIND_VALUES: set[NoticeKind] = {
    "autopilot",
    "deadline_near",
    "game_cancelled",
    "game_finished",
    "invited",
    "message",
    "operator",
    "orders_paused",
    "pause_asked",
    "round_ended",
    "seat_offered",
    "your_turn",
}


def check_notice_kind(value: str) -> NoticeKind:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(NoticeKind, value)
