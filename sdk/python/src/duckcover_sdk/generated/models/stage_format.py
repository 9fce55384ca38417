from typing import Literal, cast

StageFormat = Literal["arena", "knockout", "round_robin", "swiss"]

STAGE_FORMAT_VALUES: set[StageFormat] = {
    "arena",
    "knockout",
    "round_robin",
    "swiss",
}


def check_stage_format(value: str) -> StageFormat:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(StageFormat, value)
