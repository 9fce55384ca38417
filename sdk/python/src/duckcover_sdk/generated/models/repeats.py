from typing import Literal, cast

Repeats = Literal["allow", "avoid"]

REPEATS_VALUES: set[Repeats] = {
    "allow",
    "avoid",
}


def check_repeats(value: str) -> Repeats:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(Repeats, value)
