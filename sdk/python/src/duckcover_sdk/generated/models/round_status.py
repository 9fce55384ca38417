from typing import Literal, cast

RoundStatus = Literal["closed", "closing", "drawn", "open", "planned", "published"]

ROUND_STATUS_VALUES: set[RoundStatus] = {
    "closed",
    "closing",
    "drawn",
    "open",
    "planned",
    "published",
}


def check_round_status(value: str) -> RoundStatus:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(RoundStatus, value)
