from typing import Literal, cast

HintLevel = Literal["sharp", "steady"]

HINT_LEVEL_VALUES: set[HintLevel] = {
    "sharp",
    "steady",
}


def check_hint_level(value: str) -> HintLevel:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(HintLevel, value)
