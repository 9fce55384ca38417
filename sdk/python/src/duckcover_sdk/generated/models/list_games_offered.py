from typing import Literal, cast

ListGamesOffered = Literal["true"]

LIST_GAMES_OFFERED_VALUES: set[ListGamesOffered] = {
    "true",
}


def check_list_games_offered(value: str) -> ListGamesOffered:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ListGamesOffered, value)
