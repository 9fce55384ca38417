from typing import Literal, cast

EntryStatus = Literal["active", "disqualified", "invited", "waiting", "withdrawn"]

ENTRY_STATUS_VALUES: set[EntryStatus] = {
    "active",
    "disqualified",
    "invited",
    "waiting",
    "withdrawn",
}


def check_entry_status(value: str) -> EntryStatus:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(EntryStatus, value)
