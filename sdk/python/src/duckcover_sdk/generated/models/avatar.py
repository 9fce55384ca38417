from typing import Literal, cast

Avatar = Literal["", "astronauts", "cowboys", "divers", "knights", "pirates", "vikings", "wizards"]

AVATAR_VALUES: set[Avatar] = {
    "",
    "astronauts",
    "cowboys",
    "divers",
    "knights",
    "pirates",
    "vikings",
    "wizards",
}


def check_avatar(value: str) -> Avatar:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(Avatar, value)
