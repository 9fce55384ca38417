from typing import Literal, cast

AppScope = Literal[
    "email", "games:play", "games:read", "leagues:manage", "openid", "profile", "profile:read", "profile:write"
]

APP_SCOPE_VALUES: set[AppScope] = {
    "email",
    "games:play",
    "games:read",
    "leagues:manage",
    "openid",
    "profile",
    "profile:read",
    "profile:write",
}


def check_app_scope(value: str) -> AppScope:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(AppScope, value)
