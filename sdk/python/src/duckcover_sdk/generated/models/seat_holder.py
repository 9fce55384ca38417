from typing import Literal, cast

SeatHolder = Literal["bot", "player", "substitute"]

SEAT_HOLDER_VALUES: set[SeatHolder] = {
    "bot",
    "player",
    "substitute",
}


def check_seat_holder(value: str) -> SeatHolder:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(SeatHolder, value)
