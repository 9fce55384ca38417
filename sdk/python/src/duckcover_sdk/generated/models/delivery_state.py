from typing import Literal, cast

DeliveryState = Literal["dropped", "failed", "sent", "waiting"]

DELIVERY_STATE_VALUES: set[DeliveryState] = {
    "dropped",
    "failed",
    "sent",
    "waiting",
}


def check_delivery_state(value: str) -> DeliveryState:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(DeliveryState, value)
