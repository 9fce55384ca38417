from typing import Literal, cast

CardName = Literal["max", "repeat"]

CARD_NAME_VALUES: set[CardName] = {
    "max",
    "repeat",
}


def check_card_name(value: str) -> CardName:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(CardName, value)
