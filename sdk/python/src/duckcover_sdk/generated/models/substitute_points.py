from typing import Literal, cast

SubstitutePoints = Literal["entry", "none", "tenure"]

SUBSTITUTE_POINTS_VALUES: set[SubstitutePoints] = {
    "entry",
    "none",
    "tenure",
}


def check_substitute_points(value: str) -> SubstitutePoints:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(SubstitutePoints, value)
