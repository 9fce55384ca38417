from typing import Literal, cast

SeasonFill = Literal["from_below", "reprieve"]

SEASON_FILL_VALUES: set[SeasonFill] = {
    "from_below",
    "reprieve",
}


def check_season_fill(value: str) -> SeasonFill:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(SeasonFill, value)
