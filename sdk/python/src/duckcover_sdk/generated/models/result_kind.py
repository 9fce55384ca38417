from typing import Literal, cast

ResultKind = Literal["absent", "bye", "late", "sit_out", "table"]

RESULT_KIND_VALUES: set[ResultKind] = {
    "absent",
    "bye",
    "late",
    "sit_out",
    "table",
}


def check_result_kind(value: str) -> ResultKind:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ResultKind, value)
