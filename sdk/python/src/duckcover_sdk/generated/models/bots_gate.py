from typing import Literal, cast

BotsGate = Literal["allowed", "none", "only"]

BOTS_GATE_VALUES: set[BotsGate] = {
    "allowed",
    "none",
    "only",
}


def check_bots_gate(value: str) -> BotsGate:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(BotsGate, value)
