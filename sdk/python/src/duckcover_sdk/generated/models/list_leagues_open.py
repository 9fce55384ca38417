from typing import Literal, cast

ListLeaguesOpen = Literal["true"]

LIST_LEAGUES_OPEN_VALUES: set[ListLeaguesOpen] = {
    "true",
}


def check_list_leagues_open(value: str) -> ListLeaguesOpen:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ListLeaguesOpen, value)
