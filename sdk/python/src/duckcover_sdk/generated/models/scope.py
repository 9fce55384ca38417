from typing import Literal, cast

Scope = Literal["games:play", "games:read", "leagues:manage", "profile:read", "profile:write"]

SCOPE_VALUES: set[Scope] = {
    "games:play",
    "games:read",
    "leagues:manage",
    "profile:read",
    "profile:write",
}


def check_scope(value: str) -> Scope:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(Scope, value)
