from typing import Literal, cast

DisqualifiedFrom = Literal["all", "now"]

DISQUALIFIED_FROM_VALUES: set[DisqualifiedFrom] = {
    "all",
    "now",
}


def check_disqualified_from(value: str) -> DisqualifiedFrom:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(DisqualifiedFrom, value)
