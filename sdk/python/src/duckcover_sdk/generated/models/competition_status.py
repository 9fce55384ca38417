from typing import Literal, cast

CompetitionStatus = Literal["cancelled", "draft", "finished", "published", "running"]

COMPETITION_STATUS_VALUES: set[CompetitionStatus] = {
    "cancelled",
    "draft",
    "finished",
    "published",
    "running",
}


def check_competition_status(value: str) -> CompetitionStatus:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(CompetitionStatus, value)
