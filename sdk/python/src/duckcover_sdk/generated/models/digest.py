from typing import Literal, cast

Digest = Literal["daily", "off"]

DIGEST_VALUES: set[Digest] = {
    "daily",
    "off",
}


def check_digest(value: str) -> Digest:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(Digest, value)
