from typing import Literal, cast

ClockReason = Literal[
    "asked",
    "bot",
    "moved",
    "not_asked",
    "not_playing",
    "outside_play_hours",
    "paused",
    "suspended",
    "time_up",
    "vacation",
]

CLOCK_REASON_VALUES: set[ClockReason] = {
    "asked",
    "bot",
    "moved",
    "not_asked",
    "not_playing",
    "outside_play_hours",
    "paused",
    "suspended",
    "time_up",
    "vacation",
}


def check_clock_reason(value: str) -> ClockReason:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ClockReason, value)
