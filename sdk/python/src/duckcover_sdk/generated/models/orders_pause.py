from typing import Literal, cast

OrdersPause = Literal["pause_after", "pause_at_stacks", "withdrawn"]

ORDERS_PAUSE_VALUES: set[OrdersPause] = {
    "pause_after",
    "pause_at_stacks",
    "withdrawn",
}


def check_orders_pause(value: str) -> OrdersPause:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(OrdersPause, value)
