from typing import Literal, cast

DecidedBy = Literal["ask", "otherwise", "preference"]

DECIDED_BY_VALUES: set[DecidedBy] = {
    "ask",
    "otherwise",
    "preference",
}


def check_decided_by(value: str) -> DecidedBy:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(DecidedBy, value)
