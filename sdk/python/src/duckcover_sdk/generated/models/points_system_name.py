from typing import Literal, cast

PointsSystemName = Literal["linear", "podium", "table", "wins"]

POINTS_SYSTEM_NAME_VALUES: set[PointsSystemName] = {
    "linear",
    "podium",
    "table",
    "wins",
}


def check_points_system_name(value: str) -> PointsSystemName:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(PointsSystemName, value)
