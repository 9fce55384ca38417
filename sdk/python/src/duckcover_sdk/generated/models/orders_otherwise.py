from typing import Literal, cast

OrdersOtherwise = Literal["ask", "easy", "sharp", "steady"]

ORDERS_OTHERWISE_VALUES: set[OrdersOtherwise] = {
    "ask",
    "easy",
    "sharp",
    "steady",
}


def check_orders_otherwise(value: str) -> OrdersOtherwise:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(OrdersOtherwise, value)
