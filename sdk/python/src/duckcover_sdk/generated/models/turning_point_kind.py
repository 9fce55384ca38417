from typing import Literal, cast

TurningPointKind = Literal["lucky", "mistake", "unlucky"]

TURNING_POINT_KIND_VALUES: set[TurningPointKind] = {
    "lucky",
    "mistake",
    "unlucky",
}


def check_turning_point_kind(value: str) -> TurningPointKind:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(TurningPointKind, value)
