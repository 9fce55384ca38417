from typing import Literal, cast

TurnPhase = Literal["give", "move", "place"]

TURN_PHASE_VALUES: set[TurnPhase] = {
    "give",
    "move",
    "place",
}


def check_turn_phase(value: str) -> TurnPhase:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(TurnPhase, value)
