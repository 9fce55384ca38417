from typing import Literal, cast

Weekday = Literal["fri", "mon", "sat", "sun", "thu", "tue", "wed"]

WEEKDAY_VALUES: set[Weekday] = {
    "fri",
    "mon",
    "sat",
    "sun",
    "thu",
    "tue",
    "wed",
}


def check_weekday(value: str) -> Weekday:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(Weekday, value)
