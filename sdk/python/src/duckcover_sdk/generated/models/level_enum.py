from typing import Literal, cast

LevelEnum = Literal["sharp", "steady"]

LEVEL_ENUM_VALUES: set[LevelEnum] = {
    "sharp",
    "steady",
}


def check_level_enum(value: str) -> LevelEnum:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(LevelEnum, value)
