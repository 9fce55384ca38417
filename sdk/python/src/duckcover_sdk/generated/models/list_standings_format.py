from typing import Literal, cast

ListStandingsFormat = Literal["csv", "json"]

LIST_STANDINGS_FORMAT_VALUES: set[ListStandingsFormat] = {
    "csv",
    "json",
}


def check_list_standings_format(value: str) -> ListStandingsFormat:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ListStandingsFormat, value)
