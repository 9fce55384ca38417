from typing import Literal, cast

MoveOrigin = Literal["bot", "order", "player", "timeout"]

MOVE_ORIGIN_VALUES: set[MoveOrigin] = {
    "bot",
    "order",
    "player",
    "timeout",
}


def check_move_origin(value: str) -> MoveOrigin:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(MoveOrigin, value)
