from typing import Literal, cast

ClockName = Literal["bank", "daily", "live", "relaxed", "slow", "table", "weekday"]

CLOCK_NAME_VALUES: set[ClockName] = {
    "bank",
    "daily",
    "live",
    "relaxed",
    "slow",
    "table",
    "weekday",
}


def check_clock_name(value: str) -> ClockName:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ClockName, value)
