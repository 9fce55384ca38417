from typing import Literal, cast

UnseatedKind = Literal["absent", "bye", "late", "sit_out"]

UNSEATED_KIND_VALUES: set[UnseatedKind] = {
    "absent",
    "bye",
    "late",
    "sit_out",
}


def check_unseated_kind(value: str) -> UnseatedKind:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(UnseatedKind, value)
