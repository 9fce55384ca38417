from typing import Literal, cast

GetLeaderboardPool = Literal["daily", "live", "slow", "variations"]

GET_LEADERBOARD_POOL_VALUES: set[GetLeaderboardPool] = {
    "daily",
    "live",
    "slow",
    "variations",
}


def check_get_leaderboard_pool(value: str) -> GetLeaderboardPool:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(GetLeaderboardPool, value)
