from typing import Literal, cast

SeatState = Literal["autopilot", "awaited", "idle", "quack", "ready"]

SEAT_STATE_VALUES: set[SeatState] = {
    "autopilot",
    "awaited",
    "idle",
    "quack",
    "ready",
}


def check_seat_state(value: str) -> SeatState:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(SeatState, value)
