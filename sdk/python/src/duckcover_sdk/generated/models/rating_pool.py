from typing import Literal, cast

RatingPool = Literal["daily", "live", "slow", "variations"]

RATING_POOL_VALUES: set[RatingPool] = {
    "daily",
    "live",
    "slow",
    "variations",
}


def check_rating_pool(value: str) -> RatingPool:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(RatingPool, value)
