from typing import Literal, cast

ClockKind = Literal["bank", "daily", "per_turn"]

CLOCK_KIND_VALUES: set[ClockKind] = {
    "bank",
    "daily",
    "per_turn",
}


def check_clock_kind(value: str) -> ClockKind:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ClockKind, value)
