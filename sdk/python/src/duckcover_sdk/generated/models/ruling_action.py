from typing import Literal, cast

RulingAction = Literal[
    "adjudicate",
    "admit",
    "announce",
    "appoint",
    "award",
    "change_settings",
    "deduct",
    "dismiss",
    "disqualify",
    "extend",
    "hide",
    "move",
    "pause",
    "publish",
    "redraw",
    "reinstate",
    "replace",
    "resume",
    "undo",
    "void",
    "warn",
    "withdraw",
]

RULING_ACTION_VALUES: set[RulingAction] = {
    "adjudicate",
    "admit",
    "announce",
    "appoint",
    "award",
    "change_settings",
    "deduct",
    "dismiss",
    "disqualify",
    "extend",
    "hide",
    "move",
    "pause",
    "publish",
    "redraw",
    "reinstate",
    "replace",
    "resume",
    "undo",
    "void",
    "warn",
    "withdraw",
}


def check_ruling_action(value: str) -> RulingAction:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(RulingAction, value)
