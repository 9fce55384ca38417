from typing import Literal, cast

ListGamesAwaiting = Literal["me"]

LIST_GAMES_AWAITING_VALUES: set[ListGamesAwaiting] = {
    "me",
}


def check_list_games_awaiting(value: str) -> ListGamesAwaiting:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ListGamesAwaiting, value)
