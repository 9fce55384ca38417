from typing import Literal, cast

ListMyEventsFormat = Literal["json", "sse"]

LIST_MY_EVENTS_FORMAT_VALUES: set[ListMyEventsFormat] = {
    "json",
    "sse",
}


def check_list_my_events_format(value: str) -> ListMyEventsFormat:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ListMyEventsFormat, value)
