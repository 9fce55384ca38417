from typing import Literal, cast

FirstRound = Literal["adjacent", "lot", "snake"]

FIRST_ROUND_VALUES: set[FirstRound] = {
    "adjacent",
    "lot",
    "snake",
}


def check_first_round(value: str) -> FirstRound:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(FirstRound, value)
