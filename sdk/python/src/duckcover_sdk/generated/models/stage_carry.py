from typing import Literal, cast

StageCarry = Literal["all", "none"]

STAGE_CARRY_VALUES: set[StageCarry] = {
    "all",
    "none",
}


def check_stage_carry(value: str) -> StageCarry:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(StageCarry, value)
