from typing import Literal, cast

ListCrossTableFormat = Literal["csv", "json"]

LIST_CROSS_TABLE_FORMAT_VALUES: set[ListCrossTableFormat] = {
    "csv",
    "json",
}


def check_list_cross_table_format(value: str) -> ListCrossTableFormat:
    """The value as it is: a newer service may know more values than this version of the SDK."""
    return cast(ListCrossTableFormat, value)
