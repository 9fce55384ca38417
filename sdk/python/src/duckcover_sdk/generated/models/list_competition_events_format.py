from typing import Literal, cast

ListCompetitionEventsFormat = Literal["json", "sse"]

LIST_COMPETITION_EVENTS_FORMAT_VALUES: set[ListCompetitionEventsFormat] = {
    "json",
    "sse",
}


def check_list_competition_events_format(value: str) -> ListCompetitionEventsFormat:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ListCompetitionEventsFormat, value)
