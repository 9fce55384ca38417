from typing import Literal, cast

HintReasonCode = Literal[
    "alone_callable",
    "beside",
    "callable_neighbours",
    "close",
    "covers",
    "ends_round",
    "equal",
    "fewer_alone",
    "fewer_groups",
    "fewer_splashes",
    "fewer_stacks",
    "gives",
    "hardly_called",
    "more_callable",
    "more_neighbours",
    "next_call",
    "next_cover",
    "no_cover",
    "not_yet",
    "only_move",
    "round_longer",
    "round_shorter",
]

HINT_REASON_CODE_VALUES: set[HintReasonCode] = {
    "alone_callable",
    "beside",
    "callable_neighbours",
    "close",
    "covers",
    "ends_round",
    "equal",
    "fewer_alone",
    "fewer_groups",
    "fewer_splashes",
    "fewer_stacks",
    "gives",
    "hardly_called",
    "more_callable",
    "more_neighbours",
    "next_call",
    "next_cover",
    "no_cover",
    "not_yet",
    "only_move",
    "round_longer",
    "round_shorter",
}


def check_hint_reason_code(value: str) -> HintReasonCode:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(HintReasonCode, value)
