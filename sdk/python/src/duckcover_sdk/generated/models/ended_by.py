from typing import Literal, cast

EndedBy = Literal["discards", "single_stack"]

ENDED_BY_VALUES: set[EndedBy] = {
    "discards",
    "single_stack",
}


def check_ended_by(value: str) -> EndedBy:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(EndedBy, value)
