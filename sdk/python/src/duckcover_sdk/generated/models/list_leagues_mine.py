from typing import Literal, cast

ListLeaguesMine = Literal["true"]

LIST_LEAGUES_MINE_VALUES: set[ListLeaguesMine] = {
    "true",
}


def check_list_leagues_mine(value: str) -> ListLeaguesMine:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ListLeaguesMine, value)
