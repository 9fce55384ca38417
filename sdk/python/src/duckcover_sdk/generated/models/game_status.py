from typing import Literal, cast

GameStatus = Literal["cancelled", "finished", "lobby", "playing"]

GAME_STATUS_VALUES: set[GameStatus] = {
    "cancelled",
    "finished",
    "lobby",
    "playing",
}


def check_game_status(value: str) -> GameStatus:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(GameStatus, value)
