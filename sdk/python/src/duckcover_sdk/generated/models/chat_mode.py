from typing import Literal, cast

ChatMode = Literal["all", "off", "reactions"]

CHAT_MODE_VALUES: set[ChatMode] = {
    "all",
    "off",
    "reactions",
}


def check_chat_mode(value: str) -> ChatMode:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ChatMode, value)
