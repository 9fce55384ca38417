from typing import Literal, cast

ListEventsFormat = Literal["json", "sse"]

LIST_EVENTS_FORMAT_VALUES: set[ListEventsFormat] = {
    "json",
    "sse",
}


def check_list_events_format(value: str) -> ListEventsFormat:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ListEventsFormat, value)
