from typing import Literal, cast

TenureEnd = Literal["account_deleted", "autopilot", "resigned"]

TENURE_END_VALUES: set[TenureEnd] = {
    "account_deleted",
    "autopilot",
    "resigned",
}


def check_tenure_end(value: str) -> TenureEnd:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(TenureEnd, value)
