from typing import Literal, cast

BotScope = Literal["games:play", "games:read", "profile:read", "profile:write"]

BOT_SCOPE_VALUES: set[BotScope] = {
    "games:play",
    "games:read",
    "profile:read",
    "profile:write",
}


def check_bot_scope(value: str) -> BotScope:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(BotScope, value)
