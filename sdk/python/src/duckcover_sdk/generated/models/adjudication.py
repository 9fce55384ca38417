from typing import Literal, cast

Adjudication = Literal["ended_rounds", "organizer", "play_out", "split"]

ADJUDICATION_VALUES: set[Adjudication] = {
    "ended_rounds",
    "organizer",
    "play_out",
    "split",
}


def check_adjudication(value: str) -> Adjudication:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(Adjudication, value)
