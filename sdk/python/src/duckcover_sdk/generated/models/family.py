from typing import Literal, cast

Family = Literal["astronauts", "cowboys", "divers", "knights", "pirates", "vikings", "wizards"]

FAMILY_VALUES: set[Family] = {
    "astronauts",
    "cowboys",
    "divers",
    "knights",
    "pirates",
    "vikings",
    "wizards",
}


def check_family(value: str) -> Family:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(Family, value)
