from typing import Literal, cast

Reaction = Literal["good_luck", "laugh", "ouch", "quack", "sorry", "thanks", "thinking", "well_played", "wow"]

REACTION_VALUES: set[Reaction] = {
    "good_luck",
    "laugh",
    "ouch",
    "quack",
    "sorry",
    "thanks",
    "thinking",
    "well_played",
    "wow",
}


def check_reaction(value: str) -> Reaction:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(Reaction, value)
