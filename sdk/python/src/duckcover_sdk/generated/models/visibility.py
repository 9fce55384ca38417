from typing import Literal, cast

Visibility = Literal["private", "public", "unlisted"]

VISIBILITY_VALUES: set[Visibility] = {
    "private",
    "public",
    "unlisted",
}


def check_visibility(value: str) -> Visibility:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(Visibility, value)
