from typing import Literal, cast

TimingKind = Literal["arena", "every", "fixed", "rolling"]

TIMING_KIND_VALUES: set[TimingKind] = {
    "arena",
    "every",
    "fixed",
    "rolling",
}


def check_timing_kind(value: str) -> TimingKind:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(TimingKind, value)
