from typing import Literal, cast

MoveAction = Literal["cover", "duck", "give", "place"]

MOVE_ACTION_VALUES: set[MoveAction] = {
    "cover",
    "duck",
    "give",
    "place",
}


def check_move_action(value: str) -> MoveAction:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(MoveAction, value)
