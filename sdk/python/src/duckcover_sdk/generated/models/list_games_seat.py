from typing import Literal, cast

ListGamesSeat = Literal["me"]

LIST_GAMES_SEAT_VALUES: set[ListGamesSeat] = {
    "me",
}


def check_list_games_seat(value: str) -> ListGamesSeat:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ListGamesSeat, value)
