from typing import Literal, cast

SeatSound = Literal[
    "baa", "buzz", "cock_a_doodle_doo", "hoot", "meow", "moo", "neigh", "oink", "ribbit", "roar", "tweet", "woof"
]

SEAT_SOUND_VALUES: set[SeatSound] = {
    "baa",
    "buzz",
    "cock_a_doodle_doo",
    "hoot",
    "meow",
    "moo",
    "neigh",
    "oink",
    "ribbit",
    "roar",
    "tweet",
    "woof",
}


def check_seat_sound(value: str) -> SeatSound:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(SeatSound, value)
