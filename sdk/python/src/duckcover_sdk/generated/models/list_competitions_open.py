from typing import Literal, cast

ListCompetitionsOpen = Literal["true"]

LIST_COMPETITIONS_OPEN_VALUES: set[ListCompetitionsOpen] = {
    "true",
}


def check_list_competitions_open(value: str) -> ListCompetitionsOpen:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ListCompetitionsOpen, value)
