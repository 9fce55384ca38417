from typing import Literal, cast

TurningPointKindEnum = Literal["lucky", "mistake", "unlucky"]

TURNING_POINT_KIND_ENUM_VALUES: set[TurningPointKindEnum] = {
    "lucky",
    "mistake",
    "unlucky",
}


def check_turning_point_kind_enum(value: str) -> TurningPointKindEnum:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(TurningPointKindEnum, value)
