from typing import Literal, cast

CallName = Literal["max"]

CALL_NAME_VALUES: set[CallName] = {
    "max",
}


def check_call_name(value: str) -> CallName:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(CallName, value)
