from typing import Literal, cast

BotLevel = Literal["easy", "sharp", "steady"]

BOT_LEVEL_VALUES: set[BotLevel] = {
    "easy",
    "sharp",
    "steady",
}


def check_bot_level(value: str) -> BotLevel:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(BotLevel, value)
