from typing import Literal, cast

TableStatus = Literal["adjudicated", "closing", "finished", "playing", "split", "void", "waiting"]

TABLE_STATUS_VALUES: set[TableStatus] = {
    "adjudicated",
    "closing",
    "finished",
    "playing",
    "split",
    "void",
    "waiting",
}


def check_table_status(value: str) -> TableStatus:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(TableStatus, value)
