from typing import Literal, cast

OrdersUntil = Literal["game", "round"]

ORDERS_UNTIL_VALUES: set[OrdersUntil] = {
    "game",
    "round",
}


def check_orders_until(value: str) -> OrdersUntil:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(OrdersUntil, value)
