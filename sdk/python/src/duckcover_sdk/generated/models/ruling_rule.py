from typing import Literal, cast

RulingRule = Literal["ended_rounds", "play_out", "split"]

RULING_RULE_VALUES: set[RulingRule] = {
    "ended_rounds",
    "play_out",
    "split",
}


def check_ruling_rule(value: str) -> RulingRule:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(RulingRule, value)
